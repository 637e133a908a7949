package cli

import (
	"fmt"

	urfave "github.com/urfave/cli/v3"

	"github.com/touchstone-ir/touchstone/dialect"
)

// vintageOption is the flag --vintage, which every command that reads text
// takes.
func (a *app) vintageOption() urfave.Flag {
	return &urfave.StringFlag{
		Name:  "vintage",
		Value: "auto",
		Usage: "read text as `VERSION` of the dialect: auto for all at once, V1 (2019), V1b (2020), V2, V3, or a release of LLVM such as 14",
		Validator: func(word string) error {
			v, err := dialect.ParseVintage(word)
			if err != nil {
				return usageError{err}
			}
			a.vintage = v
			return nil
		},
	}
}

// reading is how a text is read.
func (a *app) reading() dialect.ParseOptions { return dialect.ParseOptions{Vintage: a.vintage} }

// likeTheTools is reading as mlir-opt does, today's unless another was asked
// for.
func (a *app) likeTheTools() dialect.ParseOptions {
	o := dialect.ParseOptions{Vintage: a.vintage, StopAtFirst: true}
	if o.Vintage == dialect.AnyVintage {
		o.Vintage = dialect.V22
	}
	return o
}

// targetOption is fmt's flag --to. Only today's text can be written.
func targetOption() urfave.Flag {
	return &urfave.StringFlag{
		Name:  "to",
		Value: "22",
		Usage: "write the text of `VERSION` 22, the only one there is to write",
		Validator: func(word string) error {
			if v, err := dialect.ParseVintage(word); err != nil || v != dialect.V22 {
				return usageError{fmt.Errorf("fmt writes the text of version 22, not of %q", word)}
			}
			return nil
		},
	}
}
