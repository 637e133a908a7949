package live

import (
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/interp"
)

// operations is the folder of operation files, seen from this package.
const operations = "../../testdata/op"

var (
	// expectLine is an expectation of an operation file: function, arguments,
	// answer.
	expectLine = regexp.MustCompile(`(?m)^\s*// EXPECT @([\w.]+)(?:\((.*)\))?: (.+)$`)
	// notLive names a function that LLVM makes no native code of, and says why.
	notLive = regexp.MustCompile(`(?m)^// live: not @([\w.]+), .+$`)
	// open matches answers and arguments that are no plain value, or one that LLVM
	// leaves to the implementation.
	open = regexp.MustCompile(`poison|undef|chosen|fault|unsupported|error|[@#%]`)
)

// TestLiveOperations calls the functions of every operation file, where the
// answer is a defined value, in native code made by LLVM and in touchstone, and
// compares what they print.
func TestLiveOperations(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(operations, "*.mlir"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	need(t, len(files), clangXX, opt, mlirTranslate)
	for _, path := range files {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".mlir"), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			program, calls := driver(t, path, text)
			if calls == 0 {
				t.Skip("no answer is a defined value")
			}
			dir := t.TempDir()
			file, module, native := filepath.Join(dir, "calls.mlir"), filepath.Join(dir, "calls.ll"), filepath.Join(dir, "native")
			require.NoError(t, os.WriteFile(file, []byte(program), 0o644))
			mlirTranslate.must(t, dir, "--mlir-to-llvmir", file, "-o", module)
			opt.must(t, dir, "-passes=lower-matrix-intrinsics", "-S", module, "-o", module)
			machine := []string{"-march=native"}
			if strings.HasPrefix(filepath.Base(path), "x86_") { // what they name; a processor without it is skipped below
				machine = []string{"-march=x86-64-v4", "-mavx512vbmi", "-mavx512vbmi2", "-mavx512vnni", "-mavx512bf16", "-mpclmul"}
			}
			clangXX.must(t, dir, append(machine, "-w", "-O0", module, "-o", native)...)
			exit, want, stderr := execute(t, dir, native)
			if exit < 0 && len(machine) > 1 {
				t.Skip("the processor lacks an instruction")
			}
			require.Zero(t, exit, "native code:\n%s", stderr)
			p := &driven{path: file}
			for _, engine := range engines {
				require.Equal(t, want, p.output(t, engine), "native code, and touchstone's engine %s", engine)
			}
		})
	}
}

// driven is a module whose main prints.
type driven struct{ path string }

func (p *driven) output(t testing.TB, engine string) string {
	t.Helper()
	r := (&program{kind: "c"}).run(t, p.path, engine)
	require.Zero(t, r.exit, r.stderr)
	return r.stdout
}

// driver is the operation file with a main that calls its functions, and the
// number of calls.
func driver(t testing.TB, path string, text []byte) (string, int) {
	m, err := dialect.Parse(path, text, dialect.ParseOptions{})
	require.NoError(t, err)
	machine, err := interp.New(m, interp.Options{MaxStack: 1 << 20})
	require.NoError(t, err)
	defer func() { require.NoError(t, machine.Close()) }()
	left := leave(m, text)
	d := &calls{}
	for _, x := range expectLine.FindAllStringSubmatch(string(text), -1) {
		fn, args, want := x[1], x[2], x[3]
		if left[fn] || open.MatchString(args) || open.MatchString(want) {
			continue
		}
		params, err := machine.Params(fn)
		require.NoError(t, err)
		result, err := machine.ResultType(fn)
		require.NoError(t, err)
		values, err := machine.ParseArgs(args, params)
		require.NoError(t, err)
		d.add(fn+"("+args+")", fn, params, values, result)
	}
	if d.n == 0 {
		return "", 0
	}
	var b strings.Builder
	require.NoError(t, m.Print(&b, dialect.PrintOptions{}))
	// The brace that closes the module stands alone on its line.
	whole, end, ok := strings.Cut(b.String(), "\n}\n")
	require.True(t, ok)
	program := whole + "\n" + d.text() + "}\n" + end
	for _, o := range m.Op.Body()[0].Ops {
		// A function called as one of C's would be called instead of it.
		if o.FuncType() != nil && !o.IsDeclaration() {
			program = regexp.MustCompile(`@`+regexp.QuoteMeta(o.SymName())+`\b`).ReplaceAllString(program, "@op."+o.SymName())
		}
	}
	return program, d.n
}

// leave takes the functions that are not to be compared out of the module.
func leave(m *dialect.Module, text []byte) map[string]bool {
	left := map[string]bool{}
	for _, x := range notLive.FindAllSubmatch(text, -1) {
		left[string(x[1])] = true
	}
	b := m.Op.Body()[0]
	b.Ops = slices.DeleteFunc(b.Ops, func(o *dialect.Operation) bool { return left[o.SymName()] })
	return left
}

// calls is a main function in the making.
type calls struct {
	body, globals strings.Builder
	n, next       int
}

func (d *calls) line(format string, args ...any) { fmt.Fprintf(&d.body, "  "+format+"\n", args...) }

// value is a fresh SSA name.
func (d *calls) value() string {
	d.next++
	return fmt.Sprintf("%%live%d", d.next)
}

// add appends a call that prints its result; functions with types that cannot
// be printed are left out.
func (d *calls) add(label, fn string, params []dialect.Type, args []interp.Value, result dialect.Type) {
	var names, types []string
	for i, p := range params {
		text, ok := constant(p, args[i].Leaves)
		if !ok || !printable(result) {
			return
		}
		v := d.value()
		d.line("%s = llvm.mlir.constant(%s) : %s", v, text, p)
		names, types = append(names, v), append(types, p.String())
	}
	if !printable(result) {
		return
	}
	d.n++
	d.show("label", fmt.Sprintf("live_label%d", d.n))
	fmt.Fprintf(&d.globals, "llvm.mlir.global private constant @live_label%d(\"%s\\00\") : !llvm.array<%d x i8>\n", d.n, escape(label), len(label)+1)
	r := d.value()
	d.line("%s = llvm.call @%s(%s) : (%s) -> %s", r, fn, strings.Join(names, ", "), strings.Join(types, ", "), result)
	d.print(r, result)
}

// escape keeps a label free of what MLIR strings would escape.
func escape(s string) string { return strings.NewReplacer(`"`, "'", `\`, "/").Replace(s) }

// show prints a string.
func (d *calls) show(format, global string) {
	f, a := d.value(), d.value()
	d.line("%s = llvm.mlir.addressof @live_%s : !llvm.ptr", f, format)
	d.line("%s = llvm.mlir.addressof @%s : !llvm.ptr", a, global)
	d.line("llvm.call @printf(%s, %s) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32", f, a)
}

// print prints the scalars of a value, 64 bits at a time.
func (d *calls) print(v string, t dialect.Type) {
	switch t := t.(type) {
	case *dialect.StructType:
		for i, f := range t.Fields {
			x := d.value()
			d.line("%s = llvm.extractvalue %s[%d] : %s", x, v, i, t)
			d.print(x, f)
		}
	case *dialect.ArrayType:
		for i := range t.N {
			x := d.value()
			d.line("%s = llvm.extractvalue %s[%d] : %s", x, v, i, t)
			d.print(x, t.Elem)
		}
	case *dialect.VectorType:
		for i := range t.Shape[0] {
			k, x := d.value(), d.value()
			d.line("%s = llvm.mlir.constant(%d : i32) : i32", k, i)
			d.line("%s = llvm.extractelement %s[%s : i32] : %s", x, v, k, t)
			d.print(x, t.Elem)
		}
	case *dialect.FloatType:
		w, _ := width(t)
		x := d.value()
		d.line("%s = llvm.bitcast %s : %s to i%d", x, v, t, w)
		d.print(x, dialect.Int(w))
	case *dialect.IntegerType:
		if t.Width < 64 {
			x := d.value()
			d.line("%s = llvm.zext %s : i%d to i64", x, v, t.Width)
			v = x
		}
		for at := 0; at < t.Width; at += 64 {
			part := v
			if t.Width > 64 {
				k, s := d.value(), d.value()
				part = d.value()
				d.line("%s = llvm.mlir.constant(%d : i%d) : i%d", k, at, t.Width, t.Width)
				d.line("%s = llvm.lshr %s, %s : i%d", s, v, k, t.Width)
				d.line("%s = llvm.trunc %s : i%d to i64", part, s, t.Width)
			}
			f := d.value()
			d.line("%s = llvm.mlir.addressof @live_number : !llvm.ptr", f)
			d.line("llvm.call @printf(%s, %s) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32", f, part)
		}
	}
}

func (d *calls) text() string {
	return d.globals.String() + `llvm.mlir.global private constant @live_label("\0A%s:\00") : !llvm.array<5 x i8>
llvm.mlir.global private constant @live_number(" %llx\00") : !llvm.array<6 x i8>
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @main() -> i32 {
` + d.body.String() + `  %live_status = llvm.mlir.constant(0 : i32) : i32
  llvm.return %live_status : i32
}
`
}

// width is the bits of a scalar type that can be printed.
func width(t dialect.Type) (int, bool) {
	switch t := t.(type) {
	case *dialect.IntegerType:
		return t.Width, true
	case *dialect.FloatType:
		switch t.Kind {
		case dialect.F16, dialect.BF16:
			return 16, true
		case dialect.F32:
			return 32, true
		case dialect.F64:
			return 64, true
		case dialect.F80:
			return 80, true
		case dialect.F128:
			return 128, true
		}
	}
	return 0, false
}

func printable(t dialect.Type) bool {
	switch t := t.(type) {
	case *dialect.StructType:
		for _, f := range t.Fields {
			if !printable(f) {
				return false
			}
		}
		return len(t.Fields) > 0
	case *dialect.ArrayType:
		return t.N > 0 && printable(t.Elem)
	case *dialect.VectorType:
		return len(t.Scalable) == 0 || !t.Scalable[0]
	}
	_, ok := width(t)
	return ok
}

// constant is the attribute of a scalar or vector value.
func constant(t dialect.Type, leaves []interp.Scalar) (string, bool) {
	if v, ok := t.(*dialect.VectorType); ok {
		if !printable(t) {
			return "", false
		}
		var list []string
		for _, x := range leaves {
			s, ok := number(v.Elem, x)
			if !ok {
				return "", false
			}
			list = append(list, s)
		}
		return fmt.Sprintf("dense<[%s]> : %s", strings.Join(list, ", "), t), true
	}
	if len(leaves) != 1 {
		return "", false
	}
	s, ok := number(t, leaves[0])
	if s == "true" || s == "false" {
		return s, ok
	}
	return s + " : " + t.String(), ok
}

// number spells one scalar: floats by their bits.
func number(t dialect.Type, x interp.Scalar) (string, bool) {
	w, ok := width(t)
	if !ok {
		return "", false
	}
	v := new(big.Int).SetUint64(x.V)
	if x.W != nil {
		v.SetUint64(0)
		for i := len(x.W.V) - 1; i >= 0; i-- {
			v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(x.W.V[i]))
		}
	}
	if _, isFloat := t.(*dialect.FloatType); isFloat {
		return fmt.Sprintf("0x%0*X", w/4, v), true
	}
	if w == 1 {
		return fmt.Sprint(v.Sign() != 0), true
	}
	if v.Bit(w-1) == 1 {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(w)))
	}
	return v.String(), true
}
