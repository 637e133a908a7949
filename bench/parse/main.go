// Command parse measures how fast touchstone reads text, and with how much
// memory, against mlir-opt-22: see bench/parse.sh.
//
//	go run ./bench/parse -touchstone FILE [-dir FOLDER] [-runs N]
//
// It prints a table in Markdown. Each figure is the median of N runs, each in
// a process of its own.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"time"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect"
)

func main() {
	var (
		touchstone = flag.String("touchstone", "touchstone", "the `command` under test")
		programDir = flag.String("dir", "testdata/programs/c", "`folder` of the programs that the texts are made of")
		runs       = flag.Int("runs", 5, "runs of each figure")
		read       = flag.String("read", "", "only read `FILE` and print how long it took (for the runs)")
	)
	flag.Parse()
	err := error(nil)
	if *read != "" {
		err = readOnly(*read)
	} else {
		err = table(*touchstone, *programDir, *runs)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "parse:", err)
		os.Exit(1)
	}
}

// readOnly reads a file once and prints the seconds, of the clock and of all
// processors together.
func readOnly(name string) error {
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	src := diag.NewSource(name, string(text))
	text = nil
	began, used := time.Now(), processorTime()
	m, err := dialect.ParseSource(src, dialect.ParseOptions{})
	if err != nil {
		return err
	}
	fmt.Printf("%g %g\n", time.Since(began).Seconds(), processorTime()-used)
	_ = m.Op.Name
	return nil
}

// sample is what one run used.
type sample struct {
	seconds float64 // of the phase that is compared
	cpu     float64 // of the same, or of the whole process
	peak    float64 // greatest resident memory, in bytes
}

// figures is the medians of several samples.
func figures(runs int, one func() (sample, error)) (sample, error) {
	var s, c, p []float64
	for range runs {
		x, err := one()
		if err != nil {
			return sample{}, err
		}
		s, c, p = append(s, x.seconds), append(c, x.cpu), append(p, x.peak)
	}
	median := func(x []float64) float64 { slices.Sort(x); return x[len(x)/2] }
	return sample{median(s), median(c), median(p)}, nil
}

// parserTime is the wall time of mlir-opt's parser, verification included.
var parserTime = regexp.MustCompile(`(?m)^\s*([0-9.]+) \([^)]*\)\s+Parser$`)

func table(touchstone, dir string, runs int) error {
	texts, err := programs(dir)
	if err != nil {
		return err
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	tmp, err := os.MkdirTemp("", "parse")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	fmt.Println("| text | | seconds | MB/s | MB/s of processor time | peak memory | bytes a byte of text |")
	fmt.Println("|---|---|---:|---:|---:|---:|---:|")
	for _, want := range []struct {
		name string
		size int
	}{{"10 KB", 10_000}, {"1 MB", 1_000_000}, {"50 MB", 50_000_000}} {
		text := compose(texts, want.size)
		file := filepath.Join(tmp, "text.mlir")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			return err
		}
		size := float64(len(text))
		for _, e := range []struct {
			name string
			one  func() (sample, error)
		}{
			{"touchstone, read", func() (sample, error) { return timed([]string{self, "-read", file}, true) }},
			{"touchstone check", func() (sample, error) { return timed([]string{touchstone, "check", file}, false) }},
			{"mlir-opt-22, read and verify", func() (sample, error) { return mlirOpt(file) }},
			{"touchstone fmt", func() (sample, error) { return timed([]string{touchstone, "fmt", file}, false) }},
			{"mlir-opt-22, all", func() (sample, error) { return timed([]string{"mlir-opt-22", file}, false) }},
		} {
			if _, err := e.one(); err != nil { // warms the file's pages and the program's
				return fmt.Errorf("%s: %w", e.name, err)
			}
			s, err := figures(runs, e.one)
			if err != nil {
				return err
			}
			fmt.Printf("| %s (%s bytes) | %s | %.4f | %.1f | %.1f | %.1f MB | %.1f |\n", want.name, strconv.Itoa(len(text)), e.name,
				s.seconds, size/1e6/s.seconds, size/1e6/s.cpu, s.peak/1e6, s.peak/size)
		}
	}
	return nil
}

// timed runs a command. When it says so itself, its output is its own seconds
// of clock and processor, else both are the whole process's.
func timed(args []string, saysSo bool) (sample, error) {
	out, s, err := run(args)
	if err == nil && saysSo {
		_, err = fmt.Sscan(out, &s.seconds, &s.cpu)
	}
	return s, err
}

// mlirOpt is the parser's part of one run.
func mlirOpt(file string) (sample, error) {
	out, s, err := run([]string{"mlir-opt-22", "--mlir-timing", file, "-o", os.DevNull})
	if err != nil {
		return s, err
	}
	m := parserTime.FindStringSubmatch(out)
	if m == nil {
		return s, fmt.Errorf("mlir-opt-22 prints no time of its parser: %s", out)
	}
	whole := s.seconds
	s.seconds, err = strconv.ParseFloat(m[1], 64)
	s.cpu *= s.seconds / whole // its share of the processor time
	return s, err
}

func run(args []string) (output string, s sample, err error) {
	var out, errs bytes.Buffer
	c := exec.Command(args[0], args[1:]...)
	if args[len(args)-2] == "fmt" || len(args) == 2 {
		c.Stdout = nil // the text is not looked at
	} else {
		c.Stdout = &out
	}
	c.Stderr = &errs
	began := time.Now()
	if err := c.Run(); err != nil {
		return "", s, fmt.Errorf("%v: %w: %s", args, err, errs.String())
	}
	s.seconds = time.Since(began).Seconds()
	s.cpu, s.peak = usage(c.ProcessState)
	return out.String() + errs.String(), s, nil
}
