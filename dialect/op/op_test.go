package op

import (
	"fmt"
	"os"
	"sort"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func names[T any](list []T, name func(*T) string) string {
	var out []string
	for i := range list {
		n := name(&list[i])
		if n == "" {
			n = "_"
		}
		out = append(out, n)
	}
	return strings.Join(out, ",")
}

// Every operation of version 22 is a row, and every row of the llvm dialect
// is one of them.
func TestTableIsTheInventory(t *testing.T) {
	data, err := os.ReadFile("../../testdata/dialect/operations.txt")
	require.NoError(t, err)
	var want, got []string
	for _, line := range strings.Split(strings.TrimSpace(strings.ReplaceAll(string(data), "\r", "")), "\n") {
		if !strings.HasPrefix(line, "#") {
			want = append(want, line)
		}
	}
	arg := func(a *Arg) string { return a.Name }
	for _, o := range All() {
		if !strings.HasPrefix(o.Name, "llvm.") {
			continue
		}
		props := strings.Split(names(o.Props, func(p *Prop) string { return p.Name }), ",")
		sort.Strings(props)
		syntax := o.Format
		if syntax != Custom && syntax != GenericOnly {
			syntax = "format"
		}
		got = append(got, fmt.Sprintf("%s (%s) (%s) {%s} %s", o.Name, names(o.Operands, arg), names(o.Results, arg), strings.Join(props, ","), syntax))
	}
	sort.Strings(want)
	sort.Strings(got)
	require.Equal(t, want, got)
	require.Len(t, got, 284)
}

func TestLookup(t *testing.T) {
	for i, o := range All() {
		require.Equal(t, i, o.Index())
		require.Same(t, o, Lookup(o.Name))
	}
	require.Same(t, Add, Lookup("llvm.add"))
	require.Nil(t, Lookup("llvm.addd"))
	require.True(t, Br.Has("IsTerminator"))
	require.False(t, Add.Has("IsTerminator"))
}
