// Package law tests what a reader of the code may rely on: which room may
// import which, that files are formatted, how files are named, and what must
// not be said.
package law

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const module = "github.com/touchstone-ir/touchstone/"

// mayImport lists, for each room, the rooms that it may import.
var mayImport = map[string][]string{
	"diag":       {},
	"memory":     {},
	"simd":       {},
	"dialect/op": {},
	"dialect":    {"dialect/op", "diag", "internal"},
	"interp":     {"dialect", "dialect/op", "memory", "simd", "diag", "internal"},
	"repl":       {"interp", "dialect", "dialect/op", "diag", "internal"},
	"bench":      {"interp", "dialect", "dialect/op", "diag", "internal"},
	"cmd":        {"diag", "memory", "simd", "dialect", "dialect/op", "interp", "repl", "bench", "internal"},
	"internal":   {"internal"},
}

// testsMayImport are the rooms that test files of a room may import besides.
var testsMayImport = map[string][]string{
	"memory":   {"internal"},
	"diag":     {"internal"},
	"simd":     {"internal"},
	"internal": {"cmd", "interp", "dialect", "dialect/op", "diag", "memory"},
	"cmd":      {},
}

func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("../..")
	require.NoError(t, err)
	return dir
}

// room is the room of a path below the root, with slashes.
func room(path string) string {
	if strings.HasPrefix(path, "dialect/op") {
		return "dialect/op"
	}
	first, _, _ := strings.Cut(path, "/")
	return first
}

func goFiles(t *testing.T, visit func(rel string, text []byte)) {
	t.Helper()
	top := root(t)
	n := 0
	err := filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != top {
			return filepath.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(path, ".go") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(top, path)
		if err != nil {
			return err
		}
		n++
		visit(filepath.ToSlash(rel), text)
		return nil
	})
	require.NoError(t, err)
	require.Greater(t, n, 50, "the walk must find the project's files")
}

func TestImportsRunOneWay(t *testing.T) {
	goFiles(t, func(rel string, text []byte) {
		f, err := parser.ParseFile(token.NewFileSet(), rel, text, parser.ImportsOnly)
		require.NoError(t, err)
		r := room(rel)
		allowed, known := mayImport[r]
		require.True(t, known, "%s lies in no known room", rel)
		if strings.HasSuffix(rel, "_test.go") {
			allowed = append(append([]string{r}, allowed...), testsMayImport[r]...)
		}
		for _, imp := range f.Imports {
			path, err := strconv.Unquote(imp.Path.Value)
			require.NoError(t, err)
			inner, ours := strings.CutPrefix(path, module)
			if !ours || room(inner) == r {
				continue
			}
			require.Contains(t, allowed, room(inner), "%s imports %s", rel, inner)
		}
	})
}

func TestGofmt(t *testing.T) {
	goFiles(t, func(rel string, text []byte) {
		want, err := format.Source(text)
		require.NoError(t, err, rel)
		if !bytes.Equal(want, text) {
			t.Errorf("%s is not formatted", rel)
		}
	})
}

func TestNoCatchAllFiles(t *testing.T) {
	goFiles(t, func(rel string, _ []byte) {
		for _, part := range strings.Split(strings.TrimSuffix(rel, ".go"), "/") {
			for _, bad := range []string{"util", "utils", "helper", "helpers", "common", "misc"} {
				if strings.TrimSuffix(part, "_test") == bad {
					t.Errorf("%s: %s says nothing", rel, bad)
				}
			}
		}
	})
}

// TestExportedIsDocumented holds for the packages that others import.
func TestExportedIsDocumented(t *testing.T) {
	goFiles(t, func(rel string, text []byte) {
		if strings.HasSuffix(rel, "_test.go") || strings.HasPrefix(rel, "cmd/") {
			return
		}
		f, err := parser.ParseFile(token.NewFileSet(), rel, text, parser.ParseComments)
		require.NoError(t, err)
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Name.IsExported() && d.Doc == nil && exportedReceiver(d) {
					t.Errorf("%s: %s has no comment", rel, d.Name)
				}
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if ts, ok := s.(*ast.TypeSpec); ok && ts.Name.IsExported() && d.Doc == nil && ts.Doc == nil {
						t.Errorf("%s: %s has no comment", rel, ts.Name)
					}
				}
			}
		}
	})
}

func exportedReceiver(d *ast.FuncDecl) bool {
	if d.Recv == nil {
		return true
	}
	typ := d.Recv.List[0].Type
	if s, ok := typ.(*ast.StarExpr); ok {
		typ = s.X
	}
	id, ok := typ.(*ast.Ident)
	return ok && id.IsExported()
}

func TestEveryPackageHasADoc(t *testing.T) {
	documented := map[string]bool{}
	goFiles(t, func(rel string, text []byte) {
		dir := filepath.ToSlash(filepath.Dir(rel))
		f, err := parser.ParseFile(token.NewFileSet(), rel, text, parser.ParseComments|parser.PackageClauseOnly)
		require.NoError(t, err)
		documented[dir] = documented[dir] || f.Doc != nil
	})
	var missing []string
	for dir, ok := range documented {
		if !ok {
			missing = append(missing, dir)
		}
	}
	require.Empty(t, missing, "packages without a doc comment")
}
