package cli

import "fmt"

// printStats writes the figures of --stats to standard error.
func (x *execution) printStats() {
	s := x.m.Stats()
	rate := 0.0
	if sec := s.Run.Seconds(); sec > 0 {
		rate = float64(s.Steps) / sec
	}
	share := func(n uint64) float64 {
		if s.Steps == 0 {
			return 0
		}
		return 100 * float64(n) / float64(s.Steps)
	}
	fmt.Fprintf(x.err, "steps: %d\n", s.Steps)
	fmt.Fprintf(x.err, "steps per second: %.0f\n", rate)
	fmt.Fprintf(x.err, "in plain code: %.1f%%\n", share(s.PlainSteps))
	fmt.Fprintf(x.err, "in tainted frames: %.1f%%\n", share(s.TaintedSteps))
	fmt.Fprintf(x.err, "peak memory: %d bytes in %d allocations\n", s.PeakMemory, s.Objects)
	fmt.Fprintf(x.err, "parse: %v\nload: %v\ncompile: %v\nrun: %v\n", x.parse, x.compile, s.Compile, s.Run)
}
