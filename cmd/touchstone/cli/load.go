package cli

import (
	"errors"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/dialect"
)

// load reads, parses and verifies a file; runnable also refuses what has no
// meaning in LLVM. Warnings are written; the error is a *diag.List when the
// text is at fault.
func (a *app) load(name string, runnable bool) (*dialect.Module, error) {
	shown, text, err := a.read(name)
	if err != nil {
		return nil, err
	}
	m, err := dialect.Parse(shown, text, dialect.ParseOptions{})
	if err != nil {
		return nil, err
	}
	if runnable {
		if err := dialect.FoldCasts(m); err != nil {
			return nil, err
		}
	}
	err = dialect.Verify(m, dialect.VerifyOptions{Runnable: runnable, AllowUnregistered: runnable})
	if err := a.warnings(err); err != nil {
		return nil, err
	}
	return m, nil
}

// warnings writes the diagnostics of a list that holds no error.
func (a *app) warnings(err error) error {
	var list *diag.List
	if errors.As(err, &list) && list.Errors() == 0 {
		return list.Render(a.err, a.options())
	}
	return err
}
