package interp

import "io"

// pending: the owners of disFast (fast) and runExitHandlers (host) delete this when theirs exist.
func (m *Machine) disFast(w io.Writer, f *function) error { return nil }

func (m *Machine) runExitHandlers() error { return nil }
