//go:build !unix

package main

import (
	"os"
	"time"
)

var began = time.Now()

// processorTime is the time since the start where the system does not say more.
func processorTime() float64 { return time.Since(began).Seconds() }

// usage is the processor seconds of a process that ended; its memory is not
// known here.
func usage(p *os.ProcessState) (cpu, peak float64) {
	return (p.UserTime() + p.SystemTime()).Seconds(), 0
}
