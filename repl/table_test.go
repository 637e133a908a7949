package repl

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/internal/golden"
)

// TestManual: docs/repl.md is what the table says.
func TestManual(t *testing.T) { golden.Golden(t, "../docs/repl.md", Markdown()) }

// TestTable: every command can be found by its name and its aliases, and says
// what it does in one sentence.
func TestTable(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range commands {
		for _, name := range append([]string{c.name}, c.aliases...) {
			require.False(t, seen[name], "%s is two commands", name)
			seen[name] = true
			got, err := find(name)
			require.NoError(t, err)
			require.Equal(t, c, got)
		}
		require.NotNil(t, c.run, c.name)
		require.NotEmpty(t, c.group, c.name)
		require.True(t, strings.HasSuffix(c.short, "."), "%s: %s", c.name, c.short)
		require.Contains(t, Markdown(), "### `"+c.usage()+"`")
	}
}

func TestFind(t *testing.T) {
	for given, want := range map[string]string{
		"r": "run", "c": "continue", "s": "step", "n": "next", "b": "break", "p": "print", "bt": "backtrace", "wa": "watch",
		"dele": "delete", "stepb": "stepblock", "reverse-c": "reverse-continue", "x": "x", "disas": "disassemble", "f": "frame",
	} {
		c, err := find(given)
		require.NoError(t, err, given)
		require.Equal(t, want, c.name)
	}
	_, err := find("di")
	require.EqualError(t, err, `"di" may mean disable, display, disassemble, diff`)
	_, err = find("frobnicate")
	require.ErrorContains(t, err, "there is no command")
}
