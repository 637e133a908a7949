package interp

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
)

// The functions of testdata/op, called with their expectations' arguments and
// with others, are put to LLVM's optimiser, which folds what it can. A value
// that a meaning gives must be LLVM's, but for chosen bits; where a meaning
// gives poison, undef or a fault, LLVM may answer as it likes (S0.5).

// liveCall is one call put to both.
type liveCall struct {
	fn   string
	args []Value
}

func TestMeaningsAgainstLLVM(t *testing.T) {
	opt, err := exec.LookPath("opt-22")
	translate, err2 := exec.LookPath("mlir-translate-22")
	if err != nil || err2 != nil {
		t.Skip("live comparison: opt-22 and mlir-translate-22 are not installed")
	}
	for _, path := range opFiles(t) {
		name := strings.TrimSuffix(filepath.Base(path), ".mlir")
		switch name {
		case "memory", "control", "unwind", "indirect", "atomic", "intr_masked", "intr_matrix", "intr_vp":
			continue // their answers depend on memory that the folder does not see
		case "exceptions", "coroutine", "named_vector", "named_misc":
			continue // likewise, or they name intrinsics of other versions
		}
		t.Run(name, func(t *testing.T) {
			mod, list := readOpFile(t, path)
			calls := liveCalls(t, mod, list)
			ir, err := exec.Command(translate, "--mlir-to-llvmir", path).Output()
			require.NoError(t, err)
			text := string(ir)
			m, err := New(mod, Options{})
			require.NoError(t, err)
			defer func() { require.NoError(t, m.Close()) }()
			for _, f := range m.funcs {
				text = regexp.MustCompile(`@`+regexp.QuoteMeta(f.name)+`\(`).ReplaceAllString(text, "@t."+f.name+"(")
			}
			var b strings.Builder
			b.WriteString(text)
			for i, c := range calls {
				args := make([]string, len(c.args))
				for k, a := range c.args {
					args[k] = irType(a.Type) + " " + constOf(a)
				}
				r, err := m.ResultType(c.fn)
				require.NoError(t, err)
				fmt.Fprintf(&b, "define %s @live%d() {\n  %%r = call %s @t.%s(%s)\n  ret %s %%r\n}\n",
					irType(r), i, irType(r), c.fn, strings.Join(args, ", "), irType(r))
			}
			file := filepath.Join(t.TempDir(), name+".ll")
			require.NoError(t, os.WriteFile(file, []byte(b.String()), 0o600))
			out, err := exec.Command(opt, "-S", "-O2", "-inline-threshold=100000", file).Output()
			require.NoError(t, err)
			compareLive(t, m, calls, string(out))
		})
	}
}

var foldedFunc = regexp.MustCompile(`(?m)^define .*@live(\d+)\(\).*\{\n  (ret .*|unreachable)\n\}`)

func compareLive(t *testing.T, m *Machine, calls []liveCall, out string) {
	compared := 0
	for _, x := range foldedFunc.FindAllStringSubmatch(out, -1) {
		i, err := strconv.Atoi(x[1])
		require.NoError(t, err)
		c := calls[i]
		got, err := m.Call(c.fn, c.args)
		var limit *LimitError
		if errors.As(err, &limit) {
			continue
		}
		if err != nil || len(got.Leaves) == 0 {
			continue
		}
		if _, ok := liveExceptions[c.fn]; ok {
			continue
		}
		at := fmt.Sprintf("@%s(%s) gives %s, LLVM %q", c.fn, m.spellArgs(c.args), m.spell(got, nil), x[2])
		if x[2] == "unreachable" {
			require.True(t, allPoison(got.Leaves), at)
			continue
		}
		rest, ok := strings.CutPrefix(x[2], "ret "+irType(got.Type)+" ")
		require.True(t, ok, at)
		p := &constParser{text: rest}
		want := p.value(got.Type, nil)
		if p.bad {
			continue // not folded to a constant
		}
		require.Len(t, want, len(got.Leaves), at)
		compared++
		for k := range got.Leaves {
			g, w := &got.Leaves[k], &want[k]
			if g.Poison || g.anyUndef() {
				continue
			}
			if w.Poison || w.anyUndef() {
				if !g.anyChosen() {
					t.Error(at)
				}
				continue
			}
			x, y := open(g), open(w)
			diff := new(big.Int).Xor(x.v, y.v)
			if diff.AndNot(diff, x.c).Sign() != 0 && !nearly(c.fn, got.Type, g, w) {
				t.Error(at)
			}
		}
	}
	t.Logf("%d of %d calls compared", compared, len(calls))
}

// liveExceptions are functions of which LLVM's folder gives another answer that
// is right too, or that no rule of the language gives.
var liveExceptions = map[string]string{
	"fmuladd":    "the folder rounds once",
	"extract_i2": "the folder takes every undefined index for one out of range",
	"insert_i2":  "the folder takes every undefined index for one out of range",
}

func allPoison(vs []Scalar) bool {
	for i := range vs {
		if !vs[i].Poison && !vs[i].anyUndef() {
			return false
		}
	}
	return true
}

// inexact are the functions that another mathematical library may round
// another way.
var inexact = map[string]bool{
	"sin": true, "cos": true, "tan": true, "asin": true, "acos": true, "atan": true, "sinh": true, "cosh": true, "tanh": true,
	"exp": true, "exp2": true, "exp10": true, "log": true, "log2": true, "log10": true, "pow": true, "atan2": true,
	"exp_f32": true, "exp_f16": true, "sincos": true, "powi": true, "powi_vec": true, "powi_f16": true,
}

// nearly accepts neighbours in the last places of such a function.
func nearly(fn string, _ dialect.Type, g, w *Scalar) bool {
	d := int64(g.V - w.V)
	return inexact[fn] && d >= -4 && d <= 4
}

func (m *Machine) spellArgs(args []Value) string {
	out := make([]string, len(args))
	for i, a := range args {
		out[i] = m.Format(a)
	}
	return strings.Join(out, ", ")
}

// liveCalls are the calls of the file's expectations, and random ones.
func liveCalls(t *testing.T, mod *dialect.Module, list []expected) []liveCall {
	m, err := New(mod, Options{})
	require.NoError(t, err)
	defer func() { require.NoError(t, m.Close()) }()
	var calls []liveCall
	for _, e := range list {
		params, err := m.Params(e.fn)
		require.NoError(t, err)
		args, err := m.ParseArgs(e.args, params)
		require.NoError(t, err)
		if r, err := m.ResultType(e.fn); err == nil && writable(r) && writable(params...) {
			calls = append(calls, liveCall{e.fn, args})
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for _, f := range m.funcs {
		if !writable(f.typ.Params...) || !writable(f.typ.Result) || len(f.typ.Params) == 0 {
			continue
		}
		for range 20 {
			var args []Value
			for _, p := range f.typ.Params {
				args = append(args, m.randomValue(t, r, p))
			}
			calls = append(calls, liveCall{f.name, args})
		}
	}
	return calls
}

// writable reports types whose constants both sides can write.
func writable(ts ...dialect.Type) bool {
	for _, t := range ts {
		switch t := t.(type) {
		case *dialect.PointerType, *dialect.NamedLLVMType:
			return false
		case *dialect.VectorType:
			if !writable(t.Elem) {
				return false
			}
		case *dialect.ArrayType:
			if !writable(t.Elem) {
				return false
			}
		case *dialect.StructType:
			if !writable(t.Fields...) {
				return false
			}
		}
	}
	return true
}

var edgeFloats = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 1.5, 2.5, -2.5, 3, 65504, 65520, 1e10, -1e10, 1e-10, 1e300, 1e-300, 1e-320,
	127.5, 128, 255.5, 256, -128.5, -129, math.Inf(1), math.Inf(-1), math.NaN(), 16777217, 2147483647, 2147483648, -2147483649, 9.2e18, 1e38, 1e39, 0.1, 7}

func (m *Machine) randomValue(t *testing.T, r *rand.Rand, typ dialect.Type) Value {
	sh, err := m.shapes.of(typ)
	require.NoError(t, err)
	v := Value{Type: typ}
	for i := range sh.leaves {
		lf := &sh.leaves[i]
		switch r.IntN(24) {
		case 0:
			v.Leaves = append(v.Leaves, poisonScalar(lf.width))
			continue
		case 1:
			v.Leaves = append(v.Leaves, intScalar(lf.width, 0).markUndef())
			continue
		}
		if f, err := formatOf(lf.typ); err == nil {
			x := f.FromFloat64(math.Float64bits(edgeFloats[r.IntN(len(edgeFloats))])).Lo
			if r.IntN(4) == 0 {
				x = r.Uint64() & mask(lf.width)
			}
			v.Leaves = append(v.Leaves, Scalar{V: x, Width: lf.width})
			continue
		}
		x := new(big.Int)
		w := uint(lf.width)
		switch r.IntN(8) {
		case 0:
			x.SetInt64(int64(r.IntN(4)))
		case 1:
			x.SetInt64(-1 - int64(r.IntN(3)))
		case 2:
			x.Lsh(bigOne, w-1)
		case 3:
			x.Sub(x.Lsh(bigOne, w-1), bigOne)
		case 4:
			x.SetInt64(int64(w) - 1 + int64(r.IntN(3)))
		case 5:
			x.SetInt64(int64(r.IntN(int(w))))
		default:
			x.Lsh(x.SetUint64(r.Uint64()), w/2).Xor(x, new(big.Int).SetUint64(r.Uint64()))
		}
		v.Leaves = append(v.Leaves, bigScalar(lf.width, x))
	}
	return v
}

// irType is a type as LLVM's text writes it.
func irType(t dialect.Type) string {
	switch t := t.(type) {
	case *dialect.FloatType:
		return map[dialect.FloatKind]string{dialect.F16: "half", dialect.BF16: "bfloat", dialect.F32: "float", dialect.F64: "double"}[t.Kind]
	case *dialect.VectorType:
		return fmt.Sprintf("<%d x %s>", t.Shape[0], irType(t.Elem))
	case *dialect.ArrayType:
		return fmt.Sprintf("[%d x %s]", t.N, irType(t.Elem))
	case *dialect.StructType:
		fs := make([]string, len(t.Fields))
		for i, f := range t.Fields {
			fs[i] = irType(f)
		}
		return "{ " + strings.Join(fs, ", ") + " }"
	case *dialect.NamedLLVMType:
		return "void"
	case *dialect.PointerType:
		return "ptr"
	}
	return t.String()
}

// constOf is a value as LLVM's text writes a constant.
func constOf(v Value) string {
	text, _ := constText(v.Type, v.Leaves)
	return text
}

func constText(t dialect.Type, vs []Scalar) (string, []Scalar) {
	list := func(open, end string, n int, elem func(i int) dialect.Type) string {
		parts := make([]string, n)
		for i := range parts {
			var s string
			s, vs = constText(elem(i), vs)
			parts[i] = irType(elem(i)) + " " + s
		}
		return open + strings.Join(parts, ", ") + end
	}
	switch t := t.(type) {
	case *dialect.VectorType:
		return list("<", ">", int(t.Shape[0]), func(int) dialect.Type { return t.Elem }), vs
	case *dialect.ArrayType:
		return list("[", "]", int(t.N), func(int) dialect.Type { return t.Elem }), vs
	case *dialect.StructType:
		return list("{ ", " }", len(t.Fields), func(i int) dialect.Type { return t.Fields[i] }), vs
	}
	v, rest := &vs[0], vs[1:]
	switch {
	case v.Poison:
		return "poison", rest
	case v.anyUndef():
		return "undef", rest
	}
	if f, ok := t.(*dialect.FloatType); ok {
		switch f.Kind {
		case dialect.F16:
			return fmt.Sprintf("0xH%04X", v.V), rest
		case dialect.BF16:
			return fmt.Sprintf("0xR%04X", v.V), rest
		case dialect.F32:
			return fmt.Sprintf("0x%016X", widened(v.V)), rest
		}
		return fmt.Sprintf("0x%016X", v.V), rest
	}
	return v.signedBig().String(), rest
}

// widened is a float's bits as LLVM writes them: those of the double of equal
// value, a NaN's payload and signalling bit kept.
func widened(v uint64) uint64 {
	if f := f32(v); f == f {
		return math.Float64bits(float64(f))
	}
	return v>>31<<63 | 0x7ff<<52 | v&0x7fffff<<29
}

func narrowed(v uint64) uint64 {
	if f := f64(v); f == f {
		return uint64(math.Float32bits(float32(f)))
	}
	return v>>63<<31 | 0xff<<23 | v>>29&0x7fffff
}

// constParser reads a constant that LLVM printed.
type constParser struct {
	text string
	bad  bool
}

func (p *constParser) eat(s string) bool {
	rest, ok := strings.CutPrefix(strings.TrimLeft(p.text, " "), s)
	if ok {
		p.text = rest
	}
	return ok
}

func (p *constParser) value(t dialect.Type, out []Scalar) []Scalar {
	var elems []dialect.Type
	open, end := "", ""
	switch t := t.(type) {
	case *dialect.VectorType:
		open, end = "<", ">"
		for range t.Shape[0] {
			elems = append(elems, t.Elem)
		}
	case *dialect.ArrayType:
		open, end = "[", "]"
		for range t.N {
			elems = append(elems, t.Elem)
		}
	case *dialect.StructType:
		open, end, elems = "{", "}", t.Fields
	default:
		return append(out, p.scalar(t))
	}
	for _, word := range []string{"poison", "undef", "zeroinitializer"} {
		if p.eat(word) {
			for _, e := range elems {
				out = (&constParser{text: word}).value(e, out)
			}
			return out
		}
	}
	if p.eat("splat (") {
		p.eat(irType(elems[0]) + " ")
		one := p.value(elems[0], nil)
		p.eat(")")
		for range elems {
			out = append(out, one...)
		}
		return out
	}
	if !p.eat(open) {
		p.bad = true
		return out
	}
	for i, e := range elems {
		if i > 0 {
			p.eat(",")
		}
		if !p.eat(irType(e) + " ") {
			p.bad = true
			return out
		}
		out = p.value(e, out)
	}
	p.eat(end)
	return out
}

var constToken = regexp.MustCompile(`^\s*([-+.\w]+)`)

func (p *constParser) scalar(t dialect.Type) Scalar {
	x := constToken.FindString(p.text)
	p.text = p.text[len(x):]
	x = strings.TrimSpace(x)
	width := int32(64)
	switch t := t.(type) {
	case *dialect.IntegerType:
		width = int32(t.Width)
	case *dialect.FloatType:
		width = int32(floatBits(t.Kind))
	}
	switch x {
	case "poison":
		return poisonScalar(width)
	case "undef":
		return intScalar(width, 0).markUndef()
	case "true":
		return boolScalar(true)
	case "false", "zeroinitializer":
		return intScalar(width, 0)
	}
	if f, ok := t.(*dialect.FloatType); ok {
		return Scalar{V: p.float(f.Kind, x), Width: width}
	}
	v, ok := new(big.Int).SetString(x, 10)
	if !ok {
		p.bad = true
		return Scalar{Width: width}
	}
	return bigScalar(width, v)
}

func (p *constParser) float(k dialect.FloatKind, x string) uint64 {
	digits, hex := strings.CutPrefix(x, "0x")
	if !hex {
		v, err := strconv.ParseFloat(x, 64)
		p.bad = p.bad || err != nil
		digits = fmt.Sprintf("%016X", math.Float64bits(v))
	}
	digits = strings.TrimLeft(digits, "HR")
	v, err := strconv.ParseUint(digits, 16, 64)
	p.bad = p.bad || err != nil
	if k == dialect.F32 {
		return narrowed(v)
	}
	return v
}
