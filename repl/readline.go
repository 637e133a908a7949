package repl

import (
	"errors"
	"io"
	"os"
	"path/filepath"

	"github.com/chzyer/readline"
)

// terminal is Lines of a person at a terminal. It is the only place that
// knows the line editor.
type terminal struct {
	rl *readline.Instance
	in *readline.CancelableStdin
}

// Terminal edits lines at a terminal: history in the user's configuration
// folder, completion by the session. The error is the terminal's.
func (s *Session) Terminal(in io.Reader, out io.Writer) (Lines, error) {
	stdin := readline.NewCancelableStdin(in)
	c := &readline.Config{Stdin: stdin, Stdout: out, Stderr: out, AutoComplete: completer{s}, HistoryLimit: 2000,
		InterruptPrompt: "^C", EOFPrompt: "\n", HistoryFile: historyFile()}
	if s.o.Width > 0 {
		c.FuncGetWidth = func() int {
			if w := readline.GetScreenWidth(); w > 0 {
				return w
			}
			return s.o.Width
		}
	}
	rl, err := readline.NewEx(c)
	if err != nil {
		return nil, errors.Join(err, stdin.Close())
	}
	return &terminal{rl, stdin}, nil
}

// historyFile is where the lines typed are kept; "" when there is no place.
func historyFile() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	dir = filepath.Join(dir, "touchstone")
	if os.MkdirAll(dir, 0o700) != nil {
		return ""
	}
	return filepath.Join(dir, "history")
}

func (t *terminal) Read(prompt string) (string, error) {
	t.rl.SetPrompt(prompt)
	line, err := t.rl.Readline()
	if errors.Is(err, readline.ErrInterrupt) {
		return "", ErrInterrupt
	}
	return line, err
}

func (t *terminal) Interactive() bool { return true }

// Close gives the terminal back. The editor's own Close waits for a read that
// is under way; so its input ends first.
func (t *terminal) Close() error { return errors.Join(t.in.Close(), t.rl.Close()) }

// completer offers what may stand at the cursor.
type completer struct{ s *Session }

// Do implements readline.AutoCompleter.
func (c completer) Do(line []rune, pos int) ([][]rune, int) {
	words, n := c.s.Complete(string(line[:pos]))
	out := make([][]rune, len(words))
	for i, w := range words {
		out[i] = []rune(w[n:])
	}
	return out, n
}
