package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	urfave "github.com/urfave/cli/v3"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect"
)

func (a *app) fmtCommand() *urfave.Command {
	return &urfave.Command{
		Name:      "fmt",
		Usage:     "print files as mlir-opt prints them",
		ArgsUsage: "FILE…",
		Description: "Prints every FILE (- for standard input) byte for byte as `mlir-opt-22\n" +
			"--allow-unregistered-dialect FILE` does, the blank line at the end included. Text of an older\n" +
			"version is brought up to date.\n\n" +
			"Exit status: 0 fine, 1 a file differs from its print (--check), 2 a mistake in a file.",
		OnUsageError: onUsage,
		Flags: []urfave.Flag{
			&urfave.BoolFlag{Name: "generic", Aliases: []string{"mlir-print-op-generic"}, Usage: "print every operation in the generic form"},
			&urfave.BoolFlag{Name: "locations", Aliases: []string{"mlir-print-debuginfo"}, Usage: "print locations"},
			&urfave.BoolFlag{Name: "write", Aliases: []string{"w"}, Usage: "write the print to the file itself"},
			&urfave.BoolFlag{Name: "check", Usage: "print only the names of files that differ from their print"},
			&urfave.StringFlag{Name: "output", Aliases: []string{"o"}, Usage: "print to `FILE`"},
			targetOption(),
			&urfave.BoolFlag{Name: "allow-unregistered-dialect", Usage: "accepted for mlir-opt's sake: always so", Hidden: true},
			splitOption(),
		},
		Action: a.formatFiles,
	}
}

func (a *app) formatFiles(_ context.Context, c *urfave.Command) (err error) {
	files, err := manyFiles(c)
	if err != nil {
		return err
	}
	write, check, output := c.Bool("write"), c.Bool("check"), c.String("output")
	if write && check || output != "" && (write || check) {
		return usageError{errors.New("fmt takes one of --write, --check and --output")}
	}
	out := a.out
	if output != "" && output != "-" {
		var b bytes.Buffer
		out = &b
		defer func() {
			if err == nil {
				err = os.WriteFile(output, b.Bytes(), 0o666)
			}
		}()
	}
	e := &each{app: a}
	for _, file := range files {
		err := e.do(func() error {
			if write && file == "-" {
				return usageError{errors.New("standard input cannot be written in place")}
			}
			src, err := a.source(file)
			if err != nil {
				return err
			}
			if !write && !check {
				return a.print(c, src, out)
			}
			var b bytes.Buffer
			if err := a.print(c, src, &b); err != nil {
				return err
			}
			switch {
			case b.String() == src.Text:
				return nil
			case check:
				if _, err := fmt.Fprintln(out, src.Name); err != nil {
					return err
				}
				return status(StatusFinding)
			}
			return replace(file, b.Bytes())
		})
		if err != nil {
			return err
		}
	}
	return e.result()
}

// print writes what mlir-opt prints for a file. In a file that is split the
// parts that are wrong are reported and print as nothing.
func (a *app) print(c *urfave.Command, src *diag.Source, out io.Writer) error {
	parts, err := a.parts(c, src)
	if err != nil {
		return err
	}
	e := &each{app: a}
	for i, parse := range parts {
		if i > 0 {
			if _, err := io.WriteString(out, splitMark); err != nil {
				return err
			}
		}
		err := e.do(func() error {
			m, err := parse(a.reading())
			if err != nil {
				return err
			}
			if err := dialect.Verify(m, dialect.VerifyOptions{AllowUnregistered: true}); err != nil {
				return err
			}
			if err := m.Print(out, dialect.PrintOptions{Generic: c.Bool("generic"), Locations: c.Bool("locations")}); err != nil {
				return err
			}
			_, err = io.WriteString(out, "\n")
			return err
		})
		if err != nil {
			return err
		}
	}
	return e.result()
}

// replace gives a file new contents, all or none: they are written beside it
// and take its place with its permissions.
func replace(name string, text []byte) error {
	name, err := filepath.EvalSymlinks(name)
	if err != nil {
		return err
	}
	st, err := os.Stat(name)
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // nothing is left of it when all went well
	_, err = f.Write(text)
	if cerr := f.Chmod(st.Mode().Perm()); err == nil {
		err = cerr
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}
