package repl

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

func keepCommands() []*command {
	return []*command{
		{name: "source", group: keeping, args: "FILE", takes: takesFile, short: "Execute the commands of a file.", run: source},
		{name: "transcript", group: keeping, args: "FILE|off", takes: takesFile, short: "Write what the debugger says to a file as well.", run: transcript},
		{name: "trace", group: keeping, args: "on FILE|off", takes: takesFile, short: "Write every operation that is executed to a file, with its step.", run: trace},
		{name: "help", aliases: []string{"h"}, group: keeping, args: "[COMMAND]", takes: takesCommand, short: "List the commands, or explain one.", run: helpCommand},
		{name: "quit", aliases: []string{"q", "exit"}, group: keeping, args: "[STATUS]", short: "Leave, with exit status 0 or the one given.", run: quit},
	}
}

// maxSources bounds scripts that source themselves.
const maxSources = 16

func source(s *Session, rest string) error {
	if rest == "" {
		return errNoArgument
	}
	if s.depth >= maxSources {
		return errors.New("scripts are nested too deeply")
	}
	f, err := os.Open(rest)
	if err != nil {
		return err
	}
	defer f.Close()
	return s.Script(f)
}

// Script executes the commands of r. An empty line in it repeats nothing.
func (s *Session) Script(r io.Reader) error {
	s.depth++
	defer func() { s.depth-- }()
	outer := s.lines
	s.lines = Stream(r)
	defer func() { s.lines = outer }()
	for !s.quit {
		line, err := s.read("")
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if err := s.Execute(line); err != nil {
			return err
		}
	}
	return nil
}

func transcript(s *Session, rest string) error {
	if rest == "" {
		return errNoArgument
	}
	if s.back != nil {
		s.back()
	}
	if rest == "off" {
		return nil
	}
	f, err := os.Create(rest)
	if err != nil {
		return err
	}
	out, errs := s.out, s.o.Err
	s.out, s.o.Err = io.MultiWriter(out, f), io.MultiWriter(errs, f)
	s.back = func() {
		s.out, s.o.Err, s.back = out, errs, nil
		if err := f.Close(); err != nil {
			s.printf("the transcript: %v\n", err)
		}
	}
	return nil
}

func trace(s *Session, rest string) error {
	how, file := word(rest)
	switch {
	case how == "off":
		if s.tracing == nil {
			return nil
		}
		f := s.tracing
		s.tracing = nil
		return f.Close()
	case how != "on" || file == "":
		return errors.New("trace takes `on FILE` or `off`")
	case s.tracing != nil:
		return fmt.Errorf("a trace is being written to %s", s.tracing.Name())
	}
	f, err := os.Create(file)
	s.tracing = f
	return err
}

// traceOne writes the operation that is about to run.
func (s *Session) traceOne() {
	fs, _ := s.d.Frames(1)
	if len(fs) == 0 || fs[0].Op == nil || s.tracing == nil {
		return
	}
	if _, err := fmt.Fprintf(s.tracing, "%d @%s %s %s\n", s.d.Step(), fs[0].Name, s.names.place(fs[0].Op), fs[0].Op.Name); err != nil && s.failed == nil {
		s.failed = err
	}
}

func quit(s *Session, rest string) error {
	if rest = strings.TrimSpace(rest); rest != "" {
		n, err := parseNumber(rest)
		if err != nil || n > 255 {
			return fmt.Errorf("%q is not an exit status", rest)
		}
		s.status = int(n)
	}
	s.quit = true
	return nil
}
