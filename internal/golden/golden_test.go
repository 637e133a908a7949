package golden

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestGolden(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "er", "file.txt")
	was := *update
	defer func() { *update = was }()

	*update = true
	require.True(t, Updating())
	Golden(t, path, "one\ntwo\n")
	b, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, "one\ntwo\n", string(b))

	*update = false
	Golden(t, path, []byte("one\ntwo\n"))
	require.NoError(t, os.WriteFile(path, []byte("one\r\ntwo\r\n"), 0o666))
	Golden(t, path, "one\ntwo\n")

	require.True(t, fails(t, func(r testing.TB) { Golden(r, path, "one\n") }))
	require.True(t, fails(t, func(r testing.TB) { Golden(r, path+"x", "one\n") }))
}

// recorder notes a failure instead of ending the test that runs it.
type recorder struct {
	testing.TB
	failed bool
}

type stop struct{}

func (r *recorder) Helper()               {}
func (r *recorder) Errorf(string, ...any) { r.failed = true }
func (r *recorder) FailNow()              { r.failed = true; panic(stop{}) }
func (r *recorder) Fatalf(string, ...any) { r.FailNow() }

func fails(t testing.TB, do func(testing.TB)) bool {
	r := &recorder{TB: t}
	func() {
		defer func() {
			if v := recover(); v != nil && v != any(stop{}) {
				panic(v)
			}
		}()
		do(r)
	}()
	return r.failed
}
