package interp

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

const genxData = "../testdata/genx"

// genxType is a scalar or vector type of a test vector.
type genxType struct {
	elem   string // as MLIR spells it
	lanes  int
	vector bool
}

func (t genxType) String() string {
	if t.vector {
		return fmt.Sprintf("vector<%dx%s>", t.lanes, t.elem)
	}
	return t.elem
}

// mangled is the suffix of the type in an intrinsic's name.
func (t genxType) mangled() string {
	if t.vector {
		return fmt.Sprintf("v%d%s", t.lanes, t.elem)
	}
	return t.elem
}

func (t genxType) width() int32 {
	n, err := strconv.Atoi(strings.TrimLeft(t.elem, "fib"))
	if err != nil {
		panic(err)
	}
	return int32(n)
}

var llvmElem = map[string]string{"float": "f32", "half": "f16", "double": "f64"}

// genxTypeOf reads a type as LLVM IR spells it, or as MLIR does.
func genxTypeOf(tb testing.TB, s string) genxType {
	s = strings.TrimSpace(s)
	if m := regexp.MustCompile(`^<(\d+) x (\w+)>$`).FindStringSubmatch(s); m != nil {
		n, err := strconv.Atoi(m[1])
		require.NoError(tb, err)
		t := genxTypeOf(tb, m[2])
		return genxType{t.elem, n, true}
	}
	if e, ok := llvmElem[s]; ok {
		s = e
	}
	require.Regexp(tb, `^(i|f)\d+$`, s)
	return genxType{s, 1, false}
}

// bitsOfNumber is a JSON number as bits of a lane.
func (t genxType) bits(tb testing.TB, v any) uint64 {
	if s, ok := v.(string); ok && strings.HasPrefix(s, "0x") {
		n, err := strconv.ParseUint(s[2:], 16, 64)
		require.NoError(tb, err)
		return n
	}
	text := ""
	switch v := v.(type) {
	case json.Number:
		text = v.String()
	case string:
		text = v
	case bool:
		text = map[bool]string{true: "1", false: "0"}[v]
	default:
		require.Fail(tb, "no number", "%v", v)
	}
	if t.elem[0] == 'f' {
		x, err := strconv.ParseFloat(text, 64)
		require.NoError(tb, err)
		f := map[string]*softfloat.Format{"f16": softfloat.F16, "f32": softfloat.F32, "f64": softfloat.F64}[t.elem]
		return f.Convert(softfloat.F64, softfloat.Bits{Lo: math.Float64bits(x)}, softfloat.NearestEven).Lo
	}
	if strings.HasPrefix(text, "-") {
		n, err := strconv.ParseInt(text, 10, 64)
		require.NoError(tb, err)
		return uint64(n) & mask(t.width())
	}
	n, err := strconv.ParseUint(text, 10, 64)
	require.NoError(tb, err)
	return n & mask(t.width())
}

// lanes is a JSON value as the lanes of t; nil is a lane that may be anything.
func (t genxType) read(tb testing.TB, v any) []*uint64 {
	var out []*uint64
	if s, ok := v.(string); ok && t.vector && strings.HasPrefix(s, "0x") {
		n := t.bits(tb, v)
		for i := range t.lanes {
			bit := n >> i & 1
			out = append(out, &bit)
		}
		return out
	}
	list, ok := v.([]any)
	if !ok {
		list = []any{v}
	}
	require.Len(tb, list, t.lanes)
	for _, x := range list {
		if x == nil {
			out = append(out, nil)
			continue
		}
		b := t.bits(tb, x)
		out = append(out, &b)
	}
	return out
}

// value is a JSON value as an argument, whose type call fills in.
func (t genxType) value(tb testing.TB, v any) Value {
	var out Value
	for _, b := range t.read(tb, v) {
		require.NotNil(tb, b)
		out.Leaves = append(out.Leaves, intScalar(t.width(), *b))
	}
	return out
}

// genxFunction is the text of a function that calls an intrinsic; operands
// that are given as constants are not parameters.
type genxFunction struct {
	name, intrinsic string
	result          string
	operands        []genxType
	constants       map[int]string // text of llvm.mlir.constant, or "undef"
}

func (f genxFunction) text(call bool) string {
	var b strings.Builder
	var types, names, params []string
	for i, t := range f.operands {
		types = append(types, t.String())
		names = append(names, fmt.Sprintf("%%a%d", i))
		if _, fixed := f.constants[i]; !fixed {
			params = append(params, fmt.Sprintf("%%a%d: %s", i, t))
		}
	}
	if call {
		fmt.Fprintf(&b, "llvm.func @%s(%s) -> %s\n", f.intrinsic, strings.Join(types, ", "), f.result)
	}
	fmt.Fprintf(&b, "llvm.func @%s(%s) -> %s {\n", f.name, strings.Join(params, ", "), f.result)
	for i, t := range f.operands {
		switch c, fixed := f.constants[i]; {
		case c == "undef":
			fmt.Fprintf(&b, "  %%a%d = llvm.mlir.undef : %s\n", i, t)
		case fixed:
			fmt.Fprintf(&b, "  %%a%d = llvm.mlir.constant(%s) : %s\n", i, c, t)
		}
	}
	form := fmt.Sprintf("llvm.call_intrinsic %q", f.intrinsic)
	if call {
		form = "llvm.call @" + f.intrinsic
	}
	fmt.Fprintf(&b, "  %%r = %s(%s) : (%s) -> %s\n  llvm.return %%r : %s\n}\n",
		form, strings.Join(names, ", "), strings.Join(types, ", "), f.result, f.result)
	return b.String()
}

// genxMachines runs text in every engine.
func genxMachines(tb testing.TB, text string, g GenX, do func(tb testing.TB, engine string, m *Machine)) {
	mod, err := dialect.Parse("genx.mlir", []byte(text), dialect.ParseOptions{})
	require.NoError(tb, err, text)
	require.NoError(tb, dialect.Verify(mod, dialect.VerifyOptions{}), text)
	for _, e := range []string{"meanings", "plain", "fast"} {
		opts := small(engineByName[e])
		opts.GenX = g
		m, err := New(mod, opts)
		require.NoError(tb, err)
		do(tb, e, m)
		require.NoError(tb, m.Close())
	}
}

func genxCall(tb testing.TB, m *Machine, name string, args []Value) (Value, error) {
	params, err := m.Params(name)
	require.NoError(tb, err)
	require.Len(tb, args, len(params))
	for i := range args {
		args[i].Type = params[i]
	}
	return m.Call(name, args)
}

func requireLanes(tb testing.TB, want []*uint64, float *softfloat.Format, got []Scalar, about string, args ...any) {
	about = fmt.Sprintf(about, args...)
	require.Len(tb, got, len(want), about)
	for i, w := range want {
		if w == nil {
			require.NotZero(tb, got[i].Undef, "%s: lane %d is defined", about, i)
			continue
		}
		require.False(tb, got[i].Poison || got[i].Undef != 0, "%s: lane %d is %s", about, i, got[i].state())
		if float != nil && float.IsNaN(softfloat.Bits{Lo: *w}) {
			require.True(tb, float.IsNaN(softfloat.Bits{Lo: got[i].V}), "%s: lane %d", about, i)
			continue
		}
		require.Equal(tb, *w, got[i].V, "%s: lane %d", about, i)
	}
}

func readJSON(tb testing.TB, name string, into any) {
	f, err := os.Open(filepath.Join(genxData, name))
	require.NoError(tb, err)
	defer f.Close()
	d := json.NewDecoder(f)
	d.UseNumber()
	require.NoError(tb, d.Decode(into))
}

type regionVector struct {
	ID        string
	Op        string
	Elem      string
	Input     []any
	New       any
	N         int
	VStride   int
	Width     int
	Stride    int
	Offset    any
	Parent    any `json:"parent_width"`
	Mask      any
	ScalarNew bool `json:"scalar_new"`
	Scalar    bool `json:"scalar_result"`
	Expected  any
	Error     string
	Lenient   bool
}

// function is the intrinsic's call; with fixed, the region's parameters are
// constants, otherwise arguments.
func (v *regionVector) function(tb testing.TB, fixed bool) (genxFunction, []Value) {
	elem := genxTypeOf(tb, v.Elem).elem
	kind := "i"
	if elem[0] == 'f' {
		kind = "f"
	}
	i32, i16 := genxType{"i32", 1, false}, genxType{"i16", 1, false}
	parent := genxType{elem, len(v.Input), true}
	part := genxType{elem, v.N, true}
	f := genxFunction{name: "f", constants: map[int]string{}}
	values := []any{v.Input}
	suffix := ""
	if v.Op == "rdregion" {
		if v.Scalar {
			part = genxType{elem, 1, false}
		}
		f.operands = []genxType{parent, i32, i32, i32, i16, i32}
		f.result = part.String()
		suffix = part.mangled() + "." + parent.mangled()
	} else {
		if v.ScalarNew {
			part = genxType{elem, 1, false}
		}
		f.operands = []genxType{parent, part, i32, i32, i32, i16, i32, {"i1", 1, false}}
		f.result = parent.String()
		suffix = parent.mangled() + "." + part.mangled()
		values = append(values, v.New)
	}
	first := len(values)
	num := func(n int) any { return json.Number(strconv.Itoa(n)) }
	values = append(values, num(v.VStride), num(v.Width), num(v.Stride), v.Offset, v.Parent)
	if list, ok := v.Offset.([]any); ok {
		f.operands[first+3] = genxType{"i16", len(list), true}
	}
	suffix += "." + f.operands[first+3].mangled()
	if v.Op == "wrregion" {
		values = append(values, v.Mask)
		if list, ok := v.Mask.([]any); ok {
			f.operands[first+5] = genxType{"i1", len(list), true}
		}
		suffix += "." + f.operands[first+5].mangled()
	}
	f.intrinsic = "llvm.genx." + v.Op + kind + "." + suffix
	var args []Value
	for i, x := range values {
		if i == first+4 && x == nil {
			f.constants[i] = "undef"
			continue
		}
		if _, list := x.([]any); fixed && i >= first && !list {
			if f.operands[i].elem == "i1" {
				f.constants[i] = map[string]string{"1": "true", "0": "false"}[x.(json.Number).String()]
			} else {
				f.constants[i] = fmt.Sprintf("%s : %s", x, f.operands[i])
			}
			continue
		}
		args = append(args, f.operands[i].value(tb, x))
	}
	return f, args
}

// collides reports vectors whose lanes write one element: a fault unless
// lenient.
func (v *regionVector) collides() bool {
	switch v.ID {
	case "wr-mi-dup", "wr-stride0", "igc-wr-i32-4-4-v0w1s0o0":
		return true
	}
	return false
}

func TestGenXRegionVectors(t *testing.T) {
	var vectors []regionVector
	readJSON(t, "region_vectors.json", &vectors)
	require.Len(t, vectors, 163)
	for _, v := range vectors {
		for _, fixed := range []bool{true, false} {
			for _, call := range []bool{false, true} {
				f, args := v.function(t, fixed)
				text := f.text(call)
				strictFault := BadRegion
				if v.collides() {
					strictFault = LaneCollision
				}
				modes := []GenXMode{GenXStrict, GenXLenient}
				for _, mode := range modes {
					faults := v.Error != "" || mode == GenXStrict && (v.Lenient && v.N > 1 || v.collides())
					if v.Error != "" && mode == GenXLenient {
						continue // what becomes of it depends on the rule it breaks
					}
					genxMachines(t, text, GenX{Mode: mode}, func(tb testing.TB, engine string, m *Machine) {
						got, err := genxCall(tb, m, "f", args)
						if faults {
							var fault *Fault
							require.True(tb, errors.As(err, &fault), "%s %s: %v", v.ID, engine, err)
							require.Equal(tb, strictFault, fault.Kind, v.ID)
							if strings.HasPrefix(v.Error, "lane") {
								require.Equal(tb, v.Error, fault.Message)
							}
							return
						}
						require.NoError(tb, err, "%s %s\n%s", v.ID, engine, text)
						typ := genxType{genxTypeOf(tb, v.Elem).elem, len(got.Leaves), true}
						requireLanes(tb, typ.read(tb, v.Expected), nil, got.Leaves, "%s %s fixed=%v call=%v mode=%d", v.ID, engine, fixed, call, mode)
					})
				}
			}
		}
	}
}

type aluVector struct {
	Intrinsic string
	Operands  []any
	Result    any
	Types     string
	Width     int
}

// signature is the result types and the operand types of a vector.
func (v *aluVector) signature(tb testing.TB) (results, operands []genxType) {
	text := v.Types
	if m := regexp.MustCompile(`^(\w+) x(\d+)$`).FindStringSubmatch(text); m != nil {
		typ := genxTypeOf(tb, m[1])
		for range v.Operands {
			operands = append(operands, typ)
		}
		return []genxType{typ}, operands
	}
	split := func(s string) (out []genxType) {
		for _, part := range strings.Split(s, ",") {
			out = append(out, genxTypeOf(tb, part))
		}
		return out
	}
	result, rest, ok := strings.Cut(text, "(")
	results = split(strings.Trim(result, "{}"))
	switch {
	case ok:
		operands = split(strings.TrimSuffix(rest, ")"))
	case v.Width > 0:
		mask := genxType{"i1", v.Width, true}
		operands = []genxType{{"i1", 32, true}, mask, mask}[:len(v.Operands)]
	default:
		for range v.Operands {
			operands = append(operands, results[0])
		}
	}
	return results, operands
}

func TestGenXALUVectors(t *testing.T) {
	var vectors []aluVector
	readJSON(t, "alu_vectors.json", &vectors)
	require.Len(t, vectors, 1234)
	groups := map[string][]aluVector{}
	var order []string
	for _, v := range vectors {
		key := fmt.Sprint(v.Intrinsic, " ", v.Types, v.Width)
		if groups[key] == nil {
			order = append(order, key)
		}
		groups[key] = append(groups[key], v)
	}
	for _, key := range order {
		group := groups[key]
		results, operands := group[0].signature(t)
		f := genxFunction{name: "f", intrinsic: group[0].Intrinsic, operands: operands, result: results[0].String()}
		for _, r := range results {
			f.intrinsic += "." + r.mangled()
		}
		if len(results) > 1 {
			var parts []string
			for _, r := range results {
				parts = append(parts, r.String())
			}
			f.result = "!llvm.struct<(" + strings.Join(parts, ", ") + ")>"
		}
		for _, call := range []bool{false, true} {
			genxMachines(t, f.text(call), GenX{}, func(tb testing.TB, engine string, m *Machine) {
				for _, v := range group {
					var args []Value
					for i, x := range v.Operands {
						args = append(args, operands[i].value(tb, x))
					}
					got, err := genxCall(tb, m, "f", args)
					require.NoError(tb, err, "%s %v", key, v.Operands)
					var want []*uint64
					if len(results) == 1 {
						want = results[0].read(tb, v.Result)
					} else {
						for i, r := range results {
							want = append(want, r.read(tb, v.Result.([]any)[i])...)
						}
					}
					var float *softfloat.Format
					if results[0].elem == "f32" {
						float = softfloat.F32
					}
					requireLanes(tb, want, float, got.Leaves, "%s %v %s", key, v.Operands, engine)
				}
			})
		}
	}
}

type genxKernel struct {
	Function string
	Cases    []struct {
		Args     []genxValue
		Expected genxValue
	}
}

type genxValue struct {
	Type  string
	Value any
}

func TestGenXKernels(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(genxData, "kernels", "*.json"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, name := range files {
		var k genxKernel
		readJSON(t, filepath.Join("kernels", filepath.Base(name)), &k)
		for _, form := range []string{"call", "intrinsic"} {
			text, err := os.ReadFile(strings.TrimSuffix(name, "json") + form + ".mlir")
			require.NoError(t, err)
			genxMachines(t, string(text), GenX{}, func(tb testing.TB, engine string, m *Machine) {
				for i, c := range k.Cases {
					var args []Value
					for _, a := range c.Args {
						args = append(args, genxTypeOf(tb, a.Type).value(tb, a.Value))
					}
					got, err := genxCall(tb, m, k.Function, args)
					require.NoError(tb, err, "%s %s", name, engine)
					requireLanes(tb, genxTypeOf(tb, c.Expected.Type).read(tb, c.Expected.Value), nil, got.Leaves, "%s %s case %d", name, engine, i)
				}
			})
		}
	}
}
