//go:build unix

package main

import (
	"os"
	"runtime"
	"syscall"
)

func seconds(t syscall.Timeval) float64 { return float64(t.Sec) + float64(t.Usec)/1e6 }

// processorTime is what this process used until now, in seconds.
func processorTime() float64 {
	var r syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &r) != nil {
		return 0
	}
	return seconds(r.Utime) + seconds(r.Stime)
}

// usage is the processor seconds and the greatest resident memory, in bytes,
// of a process that ended.
func usage(p *os.ProcessState) (cpu, peak float64) {
	r := p.SysUsage().(*syscall.Rusage)
	peak = float64(r.Maxrss)
	if runtime.GOOS != "darwin" {
		peak *= 1024 // in kilobytes everywhere else
	}
	return seconds(r.Utime) + seconds(r.Stime), peak
}
