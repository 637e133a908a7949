package interp

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/simd"
)

// vectorCase is an operation on vectors: its text with %a, %b, %c for the
// operands, T for their type, and the result's.
type vectorCase struct {
	text     string
	operands []string // elements of the operands' types, or a scalar type
	result   string
}

var vectorInts = []string{"i1", "i8", "i16", "i32", "i64", "i7"}
var vectorFloats = []string{"f16", "bf16", "f32", "f64"}

// vectorCases lists the operations that have kernels, in every element type.
func vectorCases() []vectorCase {
	var out []vectorCase
	add := func(text, result string, operands ...string) {
		out = append(out, vectorCase{text, operands, result})
	}
	for _, e := range vectorInts {
		for _, o := range []string{"add", "sub", "mul"} {
			for _, f := range []string{"", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"} {
				add("llvm."+o+" %a, %b"+f+" : T", e, e, e)
			}
		}
		for _, o := range []string{"and", "or", "xor", "shl", "lshr", "ashr"} {
			add("llvm."+o+" %a, %b : T", e, e, e)
		}
		for _, p := range []string{"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"} {
			add(fmt.Sprintf("llvm.icmp %q %%a, %%b : T", p), "i1", e, e)
		}
		for _, o := range []string{"smin", "smax", "umin", "umax", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"} {
			add(fmt.Sprintf("\"llvm.intr.%s\"(%%a, %%b) : (T, T) -> T", o), e, e, e)
		}
		for _, o := range []string{"ctpop", "bitreverse"} {
			add(fmt.Sprintf("\"llvm.intr.%s\"(%%a) : (T) -> T", o), e, e)
		}
		add("\"llvm.intr.abs\"(%a) <{is_int_min_poison = false}> : (T) -> T", e, e)
		for _, o := range []string{"ctlz", "cttz"} {
			for _, zero := range []string{"true", "false"} {
				add(fmt.Sprintf("\"llvm.intr.%s\"(%%a) <{is_zero_poison = %s}> : (T) -> T", o, zero), e, e)
			}
		}
		for _, o := range []string{"fshl", "fshr"} {
			add(fmt.Sprintf("\"llvm.intr.%s\"(%%a, %%b, %%c) : (T, T, T) -> T", o), e, e, e, e)
		}
		for _, o := range []string{"add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax"} {
			add(fmt.Sprintf("\"llvm.intr.vector.reduce.%s\"(%%a) : (T) -> %s", o, e), "="+e, e)
		}
		for _, to := range append(append([]string{}, vectorInts...), vectorFloats...) {
			switch {
			case to[0] != 'i':
				add("llvm.sitofp %a : T to R", to, e)
				add("llvm.uitofp %a : T to R", to, e)
			case len(to) > len(e) || len(to) == len(e) && to > e:
				if width(to) > width(e) {
					add("llvm.zext %a : T to R", to, e)
					add("llvm.sext %a : T to R", to, e)
				}
			}
			if to[0] == 'i' && width(to) < width(e) {
				add("llvm.trunc %a : T to R", to, e)
			}
		}
	}
	for _, e := range []string{"i16", "i32", "i64"} {
		add("\"llvm.intr.bswap\"(%a) : (T) -> T", e, e)
	}
	for _, e := range vectorFloats {
		for _, o := range []string{"fadd", "fsub", "fmul", "fdiv"} {
			add("llvm."+o+" %a, %b : T", e, e, e)
			add("llvm."+o+" %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : T", e, e, e)
		}
		add("llvm.fneg %a : T", e, e)
		for _, p := range []string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true", "_false"} {
			add(fmt.Sprintf("llvm.fcmp %q %%a, %%b : T", p), "i1", e, e)
		}
		for _, o := range []string{"minimum", "maximum", "minnum", "maxnum", "copysign"} {
			add(fmt.Sprintf("\"llvm.intr.%s\"(%%a, %%b) : (T, T) -> T", o), e, e, e)
		}
		for _, o := range []string{"fabs", "sqrt", "floor", "ceil", "trunc", "rint", "nearbyint", "roundeven", "round"} {
			add(fmt.Sprintf("\"llvm.intr.%s\"(%%a) : (T) -> T", o), e, e)
		}
		for _, o := range []string{"fma", "fmuladd"} {
			add(fmt.Sprintf("\"llvm.intr.%s\"(%%a, %%b, %%c) : (T, T, T) -> T", o), e, e, e, e)
		}
		for _, to := range vectorFloats {
			switch {
			case width(to) > width(e):
				add("llvm.fpext %a : T to R", to, e)
			case width(to) < width(e):
				add("llvm.fptrunc %a : T to R", to, e)
			}
		}
	}
	for _, e := range append(append([]string{}, vectorInts...), vectorFloats...) {
		add("llvm.select %a, %b, %c : vector<NxI>, U", e, "i1", e, e)
		add("llvm.extractelement %a[%b : i64] : T", "="+e, e, "=i64")
		add("llvm.insertelement %b, %a[%c : i64] : T", e, e, "="+e, "=i64")
		add("llvm.shufflevector %a, %b REVERSE : T", e, e, e)
		add("llvm.shufflevector %a, %b ZIP : T", e, e, e)
		add("llvm.shufflevector %a, %b SECOND : T", e, e, e)
		add("llvm.shufflevector %a, %b HOLE : T", e, e, e)
	}
	add("llvm.bitcast %a : T to R", "f32", "i32")
	add("llvm.bitcast %a : T to R", "i16", "bf16")
	return out
}

func width(e string) int {
	n := 0
	fmt.Sscanf(strings.TrimLeft(e, "bif"), "%d", &n)
	return n
}

// function is the case's text for n lanes.
func (c *vectorCase) function(name string, n int) string {
	typ := func(e string) string {
		if s, ok := strings.CutPrefix(e, "="); ok {
			return s
		}
		return fmt.Sprintf("vector<%dx%s>", n, e)
	}
	var mask [4][]string
	for i := range n {
		mask[0] = append(mask[0], fmt.Sprint(n-1-i))
		mask[1] = append(mask[1], fmt.Sprint(i/2+i%2*n))
		mask[2] = append(mask[2], fmt.Sprint(n+i*3%n))
		mask[3] = append(mask[3], fmt.Sprint([]int{i, -1}[i%2]))
	}
	text := c.text
	for i, w := range []string{"REVERSE", "ZIP", "SECOND", "HOLE"} {
		text = strings.Replace(text, w, "["+strings.Join(mask[i], ", ")+"]", 1)
	}
	text = strings.Replace(text, "vector<NxI>, U", typ("i1")+", "+typ(c.result), 1)
	text = strings.NewReplacer("T", typ(c.operands[0]), "R", typ(c.result)).Replace(text)
	var params []string
	for i, o := range c.operands {
		params = append(params, fmt.Sprintf("%%%c: %s", 'a'+i, typ(o)))
	}
	return fmt.Sprintf("llvm.func @%s(%s) -> %s {\n  %%r = %s\n  llvm.return %%r : %s\n}\n", name, strings.Join(params, ", "), typ(c.result), text, typ(c.result))
}

// TestVectorKernels: kernels of every tier, in plain and in fast code, give
// what meanings give, poison, undefined and chosen bits included.
func TestVectorKernels(t *testing.T) {
	cases := vectorCases()
	for _, n := range []int{1, 3, 8, 17} {
		var text strings.Builder
		for i := range cases {
			text.WriteString(cases[i].function(fmt.Sprintf("f%d", i), n))
		}
		mod, err := dialect.Parse("vectors.mlir", []byte(text.String()), dialect.ParseOptions{})
		require.NoError(t, err)
		require.NoError(t, dialect.Verify(mod, dialect.VerifyOptions{}))
		machine := func(e Engine) *Machine {
			m, err := New(mod, Options{Engine: e})
			require.NoError(t, err)
			return m
		}
		oracle := machine(EngineMeanings)
		for _, tier := range simd.Tiers() {
			undo := simd.SetActive(tier)
			plain, fast := machine(EnginePlain), machine(EngineFast)
			r := rand.New(rand.NewPCG(uint64(n), 11))
			for i := range cases {
				name := fmt.Sprintf("f%d", i)
				params, err := oracle.Params(name)
				require.NoError(t, err)
				for round := range 6 {
					var args []Value
					for _, p := range params {
						sh, err := oracle.shapes.of(p)
						require.NoError(t, err)
						args = append(args, Value{Type: p, Leaves: randomLeaves(r, sh, round)})
					}
					want, wantErr := oracle.Call(name, args)
					for e, m := range []*Machine{plain, fast} {
						got, gotErr := m.Call(name, args)
						about := fmt.Sprintf("%s of %v, %d lanes, %v, %s, args %v", cases[i].text, cases[i].operands, n, tier, []string{"plain", "fast"}[e], args)
						require.Equal(t, fmt.Sprint(wantErr), fmt.Sprint(gotErr), about)
						require.Equal(t, want.Leaves, got.Leaves, about)
					}
				}
			}
			require.NoError(t, plain.Close())
			require.NoError(t, fast.Close())
			undo()
		}
		require.NoError(t, oracle.Close())
	}
}

// randomLeaves are lanes of odd and of random values; in later rounds some are
// poison or undefined.
func randomLeaves(r *rand.Rand, sh *shape, round int) []Scalar {
	odd := []uint64{0, 1, 2, 3, 5, 7, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0x3c00, 0x7c00, 0x7e00, 0x7c01, 0x3f80, 0x7f80, 0x7fc0,
		0x3f800000, 0x40490fdb, 0x7f800000, 0x7fc00000, 0x7f800001, 0xff800000, 0x80000000, 0x7fffffff, 0xffffffff,
		0x3ff0000000000000, 0x7ff0000000000000, 0x7ff8000000000000, 0x7ff0000000000001, 1 << 63, 1<<63 - 1, ^uint64(0)}
	var out []Scalar
	for i := range sh.leaves {
		v := r.Uint64()
		switch {
		case round == 0:
			v = uint64(r.IntN(6)) // nothing overflows, no amount is too large
		case r.IntN(2) == 0:
			v = odd[r.IntN(len(odd))]
		}
		x := intScalar(sh.leaves[i].width, v)
		if round >= 4 {
			switch r.IntN(6) {
			case 0:
				x = poisonScalar(x.Width)
			case 1:
				x.Undef = r.Uint64() & mask(x.Width)
				x.V &^= x.Undef
			case 2:
				x.Chosen = r.Uint64() & mask(x.Width)
			}
		}
		out = append(out, x)
	}
	return out
}

// maskedMemory moves lanes between a global and vectors: the mask and the
// addresses are arguments.
const maskedMemory = `
llvm.mlir.global internal @g(dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : vector<16xi32>) : !llvm.array<16 x i32>
llvm.func @load(%m: vector<8xi1>, %at: i64, %pass: vector<8xi32>) -> vector<8xi32> {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %p = llvm.getelementptr %g[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.intr.masked.load %p, %m, %pass {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}
llvm.func @store(%m: vector<8xi1>, %at: i64, %v: vector<8xi32>) -> vector<16xi32> {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %p = llvm.getelementptr %g[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
  %r = llvm.load %g {alignment = 4 : i64} : !llvm.ptr -> vector<16xi32>
  llvm.return %r : vector<16xi32>
}
llvm.func @gather(%m: vector<8xi1>, %at: vector<8xi64>, %pass: vector<8xi32>) -> vector<8xi32> {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %p = llvm.getelementptr %g[%at] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, i32
  %r = llvm.intr.masked.gather %p, %m, %pass {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}
llvm.func @scatter(%m: vector<8xi1>, %at: vector<8xi64>, %v: vector<8xi32>) -> vector<16xi32> {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %p = llvm.getelementptr %g[%at] : (!llvm.ptr, vector<8xi64>) -> vector<8x!llvm.ptr>, i32
  llvm.intr.masked.scatter %v, %p, %m {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
  %r = llvm.load %g {alignment = 4 : i64} : !llvm.ptr -> vector<16xi32>
  llvm.return %r : vector<16xi32>
}
`

// TestMaskedMemoryKernels: the same lanes, the same faults as by meanings.
func TestMaskedMemoryKernels(t *testing.T) {
	mod, err := dialect.Parse("masked.mlir", []byte(maskedMemory), dialect.ParseOptions{})
	require.NoError(t, err)
	require.NoError(t, dialect.Verify(mod, dialect.VerifyOptions{}))
	r := rand.New(rand.NewPCG(2, 2))
	faults := 0
	for range 60 {
		for _, name := range []string{"load", "store", "gather", "scatter"} {
			outcome := ""
			mask, at, data := r.Uint64(), r.Uint64(), r.Uint64()
			if r.IntN(3) == 0 {
				mask = 0xff
			}
			for _, e := range []string{"meanings", "plain", "fast"} {
				m, err := New(mod, Options{Engine: engineByName[e]})
				require.NoError(t, err)
				params, err := m.Params(name)
				require.NoError(t, err)
				args := []Value{{Type: params[0]}, {Type: params[1]}, {Type: params[2]}}
				for i := range 8 {
					args[0].Leaves = append(args[0].Leaves, intScalar(1, mask>>i))
					args[2].Leaves = append(args[2].Leaves, intScalar(32, data>>i))
				}
				sh, err := m.shapes.of(params[1])
				require.NoError(t, err)
				for i := range sh.leaves {
					args[1].Leaves = append(args[1].Leaves, intScalar(64, at>>(4*i)&0xf+at>>60/15))
				}
				for range 4 { // so that fast code is reached
					v, err := m.Call(name, args)
					got := fmt.Sprint(v.Leaves, err)
					if outcome == "" {
						outcome = got
					}
					require.Equal(t, outcome, got, "%s %s mask %#x at %#x", name, e, mask&0xff, at)
					if err != nil {
						faults++
						break
					}
				}
				require.NoError(t, m.Close())
			}
		}
	}
	require.NotZero(t, faults)
}
