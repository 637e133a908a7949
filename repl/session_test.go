package repl

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

const loopProgram = `
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @rand() -> i32
llvm.func @malloc(i64) -> !llvm.ptr
llvm.mlir.global internal constant @fmt("%d\0A\00")
llvm.func @mix(%a: i32, %b: i32) -> i32 {
  %s = llvm.add %a, %b : i32
  %r = llvm.call @rand() : () -> i32
  %t = llvm.xor %s, %r : i32
  llvm.return %t : i32
}
llvm.func @main() -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(40 : i32) : i32
  %size = llvm.mlir.constant(4 : i64) : i64
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  llvm.br ^loop(%zero, %one : i32, i32)
^loop(%i: i32, %x: i32):
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %c, ^body, ^exit
^body:
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  %y = llvm.call @mix(%v, %i) : (i32, i32) -> i32
  %w = llvm.call @printf(%fmt, %y) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %next = llvm.add %i, %one : i32
  llvm.br ^loop(%next, %y : i32, i32)
^exit:
  llvm.return %zero : i32
}
`

// open makes a session on a text; what it says goes to out.
func openSession(t *testing.T, text string, out *bytes.Buffer) *Session {
	t.Helper()
	mod, err := dialect.Parse("test.mlir", []byte(text), dialect.ParseOptions{})
	require.NoError(t, err)
	s, err := New(Options{Module: mod, Machine: interp.Options{Stdout: out, Stderr: out}, Entry: "main", Out: out, Err: out,
		Report: func(err error) string { return "stopped: " + err.Error() + "\n" }})
	require.NoError(t, err)
	return s
}

// say executes lines and gives what was said since.
func say(t *testing.T, s *Session, out *bytes.Buffer, lines ...string) string {
	t.Helper()
	out.Reset()
	require.NoError(t, s.Script(strings.NewReader(strings.Join(lines, "\n"))))
	return out.String()
}

// state is all that commands show of the program.
func state(t *testing.T, s *Session, out *bytes.Buffer) string {
	t.Helper()
	return say(t, s, out, "when", "bt", "args", "locals", "heap", "globals", "up", "locals", "down")
}

// TestThereAndBack: forward n, back m, forward m is where forward n was, in
// registers, memory and calls, and nothing is printed twice.
func TestThereAndBack(t *testing.T) {
	var out, plain bytes.Buffer
	s := openSession(t, loopProgram, &out)
	whole := openSession(t, loopProgram, &plain)
	want := say(t, whole, &plain, "run")
	require.NoError(t, whole.Close())

	say(t, s, &out, "restart")
	r := rand.New(rand.NewPCG(3, 4))
	printed := ""
	note := func(text string) {
		for line := range strings.Lines(text) {
			if strings.Trim(line, "-0123456789\n") == "" {
				printed += line
			}
		}
	}
	for range 30 {
		n := 1 + r.IntN(400)
		note(say(t, s, &out, fmt.Sprintf("goto %d", n)))
		before := state(t, s, &out)
		require.Contains(t, before, fmt.Sprintf("step %d\n", n))
		m := 1 + r.IntN(n)
		note(say(t, s, &out, fmt.Sprintf("reverse-step %d", m)))
		note(say(t, s, &out, fmt.Sprintf("step %d", m)))
		require.Equal(t, before, state(t, s, &out), "n %d, m %d", n, m)
	}
	note(say(t, s, &out, "continue"))
	require.Equal(t, want[:strings.Index(want, "the program")], printed)
	require.NoError(t, s.Close())
}

// TestProgramsThereAndBack is TestThereAndBack on real programs.
func TestProgramsThereAndBack(t *testing.T) {
	files, err := filepath.Glob("../testdata/programs/*/*.lowered.mlir")
	require.NoError(t, err)
	more, err := filepath.Glob("../testdata/programs/c*/*.mlir")
	require.NoError(t, err)
	files = append(files, more...)
	r := rand.New(rand.NewPCG(5, 6))
	r.Shuffle(len(files), func(i, k int) { files[i], files[k] = files[k], files[i] })
	tried := 0
	for _, file := range files {
		if tried == 12 {
			break
		}
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		if len(text) > 200_000 {
			continue
		}
		mod, err := dialect.Parse(file, text, dialect.ParseOptions{})
		require.NoError(t, err)
		require.NoError(t, dialect.FoldCasts(mod))
		var out bytes.Buffer
		s, err := New(Options{Module: mod, Machine: interp.Options{Stdout: &out, Stderr: &out}, Entry: "main", Out: &out, Err: &out,
			Report: func(err error) string { return err.Error() + "\n" }})
		if err != nil {
			continue // it cannot be run, which other tests look at
		}
		if strings.Contains(say(t, s, &out, "run", "when"), "error: ") {
			require.NoError(t, s.Close())
			continue
		}
		end := s.d.Step()
		tried++
		for range 3 {
			n := 1 + r.Uint64N(end-1)
			say(t, s, &out, fmt.Sprintf("goto %d", n))
			before := state(t, s, &out)
			m := 1 + r.Uint64N(n)
			say(t, s, &out, fmt.Sprintf("goto %d", n-m), fmt.Sprintf("goto %d", n))
			require.Equal(t, before, state(t, s, &out), "%s: n %d, m %d", file, n, m)
		}
		require.NoError(t, s.Close())
	}
	require.Equal(t, 12, tried)
}

// TestReverse: going back over calls, to calls, and to breakpoints.
func TestReverse(t *testing.T) {
	var out bytes.Buffer
	s := openSession(t, loopProgram, &out)
	defer s.Close()
	say(t, s, &out, "break @mix if %b == 3", "run")
	require.Contains(t, say(t, s, &out, "args"), "%b = 3 : i32")
	require.Contains(t, say(t, s, &out, "reverse-finish"), "llvm.call @mix(%v, %i)")
	require.Contains(t, say(t, s, &out, "next"), "llvm.call @printf")
	require.Contains(t, say(t, s, &out, "reverse-next"), "llvm.call @mix(%v, %i)")
	require.Contains(t, say(t, s, &out, "delete", "break @main:^body", "reverse-continue", "print %i"), "\n3 : i32\n")
	require.Contains(t, say(t, s, &out, "reverse-continue", "print %i"), "\n2 : i32\n")
	require.Contains(t, say(t, s, &out, "delete", "reverse-continue", "when"), "\nstep 0\n")
}

// TestPoints: what stops the program, and what does not.
func TestPoints(t *testing.T) {
	for name, c := range map[string]struct {
		lines []string
		want  string
	}{
		"condition":  {[]string{"break @main:^body if %i == 7", "run", "print %i"}, "\n7 : i32\n"},
		"memory":     {[]string{"break 26 if i32[%p] == %v && %i > 4", "run", "print %i"}, "\n5 : i32\n"},
		"ignore":     {[]string{"break ^bb", "break @main:^bb2", "ignore 1 3", "run", "print %i"}, "\n3 : i32\n"},
		"passes":     {[]string{"break @main:^body", "run", "continue 5", "print %i"}, "\n5 : i32\n"},
		"temporary":  {[]string{"tbreak @mix", "run", "continue"}, "the program ended"},
		"disabled":   {[]string{"break @mix", "disable 1", "run"}, "the program ended"},
		"enabled":    {[]string{"break @mix", "disable 1", "enable", "run", "print %b"}, "\n0 : i32\n"},
		"operation":  {[]string{"break op:llvm.xor", "run", "whatis %s"}, "%s : i32"},
		"value":      {[]string{"break @main:^body", "run", "delete", "watch %y", "continue", "continue", "print %i"}, "\n1 : i32\n"},
		"commands":   {[]string{"break @mix if %b == 2", "commands", "print %b", "end", "run"}, "\n2 : i32\n"},
		"advance":    {[]string{"restart", "advance @mix", "bt"}, "#1 @main, ^body, test.mlir:26"},
		"until":      {[]string{"break @mix", "run", "delete", "finish", "until ^exit", "print %i"}, "\n40 : i32\n"},
		"fault":      {[]string{"break fault:", "run"}, "the program ended"},
		"poison":     {[]string{"break @main:^body", "run", "delete", "watch %v poison", "continue"}, "the program ended"},
		"no place":   {[]string{"break @nothing"}, "there is no function @nothing"},
		"no fault":   {[]string{"break fault:sadness"}, "there is no fault"},
		"no value":   {[]string{"restart", "print %i"}, "%i has no value here"},
		"no end":     {[]string{"continue"}, "has not been started"},
		"over":       {[]string{"run", "step"}, "the program has ended"},
		"nothing":    {[]string{"print"}, "an argument is missing"},
		"expression": {[]string{"print (1 + 2) * -3 == -9 && !(4 < 3)"}, "1\n"},
	} {
		t.Run(name, func(t *testing.T) {
			var out bytes.Buffer
			s := openSession(t, loopProgram, &out)
			require.Contains(t, say(t, s, &out, c.lines...), c.want)
			require.NoError(t, s.Close())
		})
	}
}

// TestEdits: a change at the prompt is made again whenever the program comes
// by, until another past is chosen.
func TestEdits(t *testing.T) {
	var out bytes.Buffer
	s := openSession(t, loopProgram, &out)
	defer s.Close()
	say(t, s, &out, "break @main:^body if %i == 3", "run", "delete", "set %i = 39", "checkpoint")
	at := say(t, s, &out, "next 6", "print %next")
	require.Contains(t, at, "\n40 : i32\n")
	require.Contains(t, say(t, s, &out, "goto 5", "rewind", "next 6", "print %next"), "\n40 : i32\n")
	require.Contains(t, say(t, s, &out, "continue"), "the program ended")
	say(t, s, &out, "rewind", "next 2", "set i32[%p] = 77")
	require.Contains(t, say(t, s, &out, "next", "print %v"), "\n77 : i32\n")
	require.Contains(t, say(t, s, &out, "set memory %p = 78 : i32", "print i32[%p]"), "\n78 : i32\n")
}

// TestInterrupt stops a program that never ends, a hundred times, and leaves
// no goroutine behind.
func TestInterrupt(t *testing.T) {
	const endless = "llvm.func @main() -> i32 {\n  llvm.br ^loop\n^loop:\n  llvm.br ^loop\n}"
	before := runtime.NumGoroutine()
	for range 100 {
		var out bytes.Buffer
		s := openSession(t, endless, &out)
		say(t, s, &out, "restart")
		// One that comes before the program runs is not for it: it is asked
		// again until it stops.
		done := make(chan struct{})
		go func() {
			tick := time.NewTicker(2 * time.Millisecond)
			defer tick.Stop()
			for {
				select {
				case <-done:
					return
				case <-tick.C:
					s.Interrupt()
				}
			}
		}()
		require.Contains(t, say(t, s, &out, "continue"), "interrupted")
		close(done)
		require.NoError(t, s.Close())
	}
	for end := time.Now().Add(5 * time.Second); runtime.NumGoroutine() > before && time.Now().Before(end); {
		time.Sleep(time.Millisecond)
	}
	require.LessOrEqual(t, runtime.NumGoroutine(), before)
}

// TestComplete: what Tab offers.
func TestComplete(t *testing.T) {
	var out bytes.Buffer
	s := openSession(t, loopProgram, &out)
	defer s.Close()
	say(t, s, &out, "break @mix", "run")
	for line, want := range map[string][]string{
		"rev":             {"reverse-continue", "reverse-finish", "reverse-next", "reverse-step"},
		"break @m":        {"@main", "@mix"},
		"break @main:^":   {"@main:^bb0", "@main:^body", "@main:^exit", "@main:^loop"},
		"break op:llvm.x": {"op:llvm.xor"},
		"print %":         {"%a", "%b", "%r", "%s", "%t"},
		"print @f":        {"@fmt"},
		"info br":         {"breakpoints"},
		"help ru":         {"run"},
		"print i32[%s":    {"%s"},
	} {
		got, _ := s.Complete(line)
		require.Equal(t, want, got, line)
	}
}

// TestBadLines: no line makes the session fall over.
func TestBadLines(t *testing.T) {
	var out bytes.Buffer
	s := openSession(t, loopProgram, &out)
	defer s.Close()
	say(t, s, &out, "break @mix", "run")
	for _, line := range []string{"print %", "print (", "print 1 +", "print i32[", "print i32[1", "print i32[0]", "print %a[9]", "print %a[x]", "print 1/0",
		"print/q %a", "x/0x %a", "x/99999999999x 1", "x/s 0", "break if", "break ^nothing", "break test.mlir:9999", "break other.c:3", "watch", "watch %a+", "watch 0+4",
		"condition", "condition 9 1", "condition 1 (((", "ignore 1", "delete 77", "goto -1", "goto x", "rewind", "memref %a", "memref", "frame 99", "down",
		"list @mix:^bb7", "layout nonsense", "set %a", "set %a = x", "set = 3", "set 3 = 3", "jump @printf", "why %q", "uses", "diff 99999999", "object 7", "memory 0",
		"source nofile", "source .", "help nonsense", "llvm.add %a, %nothing : i32", "llvm.br ^bb0", "llvm.return", "quit 999", "call", "call @mix", "call @mix(1)", "call @nothing()", "print " + strings.Repeat("(", 5000), "print " + strings.Repeat("-", 5000) + "1",
		"\x00", "\xff\xfe", "break op:", "break op:llvm.nothing", "trace", "display (", "undisplay 4", "stepi x", "continue 0", "advance", "until @nothing"} {
		got := say(t, s, &out, line)
		require.NotContains(t, got, "panic", line)
		require.Contains(t, got, "error: ", line)
	}
}
