package interp

import (
	"fmt"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
)

// The intrinsics of LLVM's GenX back end (Intel's vector compiler). They have
// no operations of their own: a program reaches them by llvm.call_intrinsic,
// or by llvm.call of a function that is only declared. The name after
// "llvm.genx." is followed by suffixes for the overloaded types, which say
// nothing: types are taken from the call.
//
// Their rules come from the vc-intrinsics definitions, the vISA manual and the
// language reference "LLVM IR for the GenX backend"; where these leave a case
// open, the comment of the meaning says what is done. Poison and undef behave
// as in LLVM's own operations, lane by lane.

// GenX says how the GenX intrinsics run.
type GenX struct {
	Mode GenXMode

	// What a kernel asks about its place in the grid of threads.
	Thread     [2]uint16 // thread.x, thread.y
	GroupID    [3]uint32 // group.id.x to z
	GroupCount [3]uint32 // group.count
	LocalID    [3]uint32 // local.id
	LocalSize  [3]uint32 // local.size

	SLM      uint64        // bytes of shared local memory before slm.init
	Surfaces []GenXSurface // the surfaces that memory intrinsics name by number
}

// A GenXSurface is a buffer that intrinsics name by its number (a binding
// table index).
type GenXSurface struct {
	Index uint32
	Data  []byte // its contents at the start
	Pitch uint32 // bytes from one row to the next, for 2D accesses; 0 if it has none
}

// GenXMode says what becomes of a region that the language forbids.
type GenXMode uint8

const (
	// GenXStrict makes each of these a fault: a region outside its parent,
	// rows that do not fill the lanes, width zero, an offset that is no
	// multiple of the element size, the wrong number of row offsets, two
	// enabled lanes that write one element.
	GenXStrict GenXMode = iota
	// GenXChecked is GenXStrict and holds defined parent widths to what they
	// promise besides.
	GenXChecked
	// GenXLenient does as Intel's compiler does: width and vstride zero mean
	// one row, an offset is rounded down, a lane read outside the parent is
	// undef, one written is dropped, the highest of colliding lanes wins.
	GenXLenient
)

// The kinds of fault that only GenX programs have.
var (
	BadRegion     = kind("bad-region", "region that does not fit its vector")
	LaneCollision = kind("lane-collision", "lanes of a region that write one element")
)

const genxPrefix = "llvm.genx."

// genx registers an intrinsic: its name after "llvm.genx.", the number of its
// operands, what checks its types, and its meaning.
func genx(name string, operands int, check func(s *site) error, m meaning) {
	full := genxPrefix + name
	intrinsic(full, func(s *site) error {
		if len(s.args) != operands {
			return fmt.Errorf("%s takes %d operands, %d given%s", full, operands, len(s.args), genxHint(name, len(s.args)))
		}
		if err := genxTypes(s); err != nil {
			return fmt.Errorf("%s: %w", full, err)
		}
		if check != nil {
			if err := check(s); err != nil {
				return fmt.Errorf("%s: %w", full, err)
			}
		}
		if s.fn.m.opts.Engine != EngineMeanings && s.kernel == nil {
			if k := s.genxKernel(name); k != nil {
				s.kernel, s.mean = k, k.orElse(m)
			}
		}
		return nil
	}, m)
}

// genxHint adds to a wrong number of operands what was probably meant: the
// language reference itself leaves the parent width out.
func genxHint(name string, given int) string {
	if strings.HasPrefix(name, "rdregion") && given == 5 {
		return ": the last one, the parent width (i32), is missing; write llvm.mlir.undef : i32 where nothing is known"
	}
	if strings.HasPrefix(name, "wrregion") && given == 7 {
		return ": the parent width (i32) before the mask, or the mask (i1 or a vector of i1), is missing"
	}
	return ""
}

// genxRefused registers intrinsics that are known and do not run.
func genxRefused(why string, names ...string) {
	for _, name := range names {
		full := genxPrefix + name
		intrinsic(full, func(*site) error { return fmt.Errorf("%s is not supported: %s", full, why) }, notPrepared)
	}
}

// genxTypes refuses what Gen has no type for: operands that are aggregates,
// and integers of more than 64 bits.
func genxTypes(s *site) error {
	for k, p := range s.args {
		if p.sh.elems != nil || len(p.sh.leaves) == 0 {
			return fmt.Errorf("operand %d is %s, neither a scalar nor a vector", k+1, p.sh.typ)
		}
	}
	if s.res.sh != nil && len(s.res.sh.leaves) == 0 {
		return fmt.Errorf("the result %s holds nothing", s.res.sh.typ)
	}
	for _, p := range append([]place{s.res}, s.args...) {
		if p.sh == nil {
			continue
		}
		for i := range p.sh.leaves {
			if p.sh.leaves[i].width > 64 {
				return fmt.Errorf("type %s is wider than Gen's", p.sh.typ)
			}
		}
	}
	return nil
}

// hasInts reports whether every lane of sh is an integer.
func hasInts(sh *shape) bool {
	if sh == nil {
		return false
	}
	_, ok := scalarType(sh.typ).(*dialect.IntegerType)
	return ok
}

func hasFloats(sh *shape) bool {
	if sh == nil {
		return false
	}
	_, ok := scalarType(sh.typ).(*dialect.FloatType)
	return ok
}

// needInts wants integer operands and an integer result, of equal lane counts.
func needInts(s *site) error {
	if s.res.sh == nil || !hasInts(s.res.sh) {
		return fmt.Errorf("the result must be an integer or a vector of integers")
	}
	for k, a := range s.args {
		if !hasInts(a.sh) {
			return fmt.Errorf("operand %d must be an integer or a vector of integers, not %s", k+1, a.sh.typ)
		}
	}
	return s.sameLanes(len(s.args))
}

// sameLanes wants as many lanes in the first n operands as in the result.
func (s *site) sameLanes(n int) error {
	want := len(s.res.sh.leaves)
	for k := range n {
		if got := len(s.args[k].sh.leaves); got != want {
			return fmt.Errorf("operand %d has %d lanes and the result %d", k+1, got, want)
		}
	}
	return nil
}

// needFloats wants operands and result of one floating-point type, and leaves
// what its meaning computes with in s.aux.
func needFloats(s *site) error {
	if s.res.sh == nil || !hasFloats(s.res.sh) {
		return fmt.Errorf("the result must be floating point")
	}
	for k, a := range s.args {
		if a.sh.typ != s.res.sh.typ {
			return fmt.Errorf("operand %d is %s and the result %s", k+1, a.sh.typ, s.res.sh.typ)
		}
	}
	return prepareFloat(s)
}

// integerLanes lifts f, a function of the shown values of one lane, over all
// lanes: a poison operand gives poison, an undefined or chosen bit of one
// makes the whole lane undefined or chosen. Operands are read before anything
// is written, since the result may have taken their place.
func integerLanes(f func(a []Scalar, width int32) Scalar) meaning {
	return func(t *Thread, s *site) {
		n, m := len(s.res.sh.leaves), len(s.args)
		in := make([]Scalar, 0, n*m)
		for i := range n {
			for k := range m {
				in = append(in, t.lane(s.args[k], i))
			}
		}
		for i := range n {
			t.put(s.res, i, liftLane(in[i*m:(i+1)*m], s.res.sh.leaves[i].width, f))
		}
	}
}

func liftLane(a []Scalar, width int32, f func(a []Scalar, width int32) Scalar) Scalar {
	undef, chosen := false, false
	for i := range a {
		if a[i].Poison {
			return poisonScalar(width)
		}
		undef = undef || a[i].Undef != 0
		chosen = chosen || a[i].Chosen != 0
	}
	r := f(a, width)
	if chosen && !r.Poison {
		r = r.markChosen()
	}
	if undef && !r.Poison {
		r = r.markUndef()
	}
	return r
}

// number is operand k, which must be a plain number: the parameter of an
// access. what names it.
func (t *Thread) number(s *site, k int, what string) Scalar {
	v := t.lane(s.args[k], 0)
	t.defined(s, &v, PoisonOperand, what)
	return v
}

// constantOf is the integer that v is known to be before the program runs.
func constantOf(v *dialect.Value) (int64, bool) {
	if v.Def == nil || v.Def.Kind != op.MlirConstant {
		return 0, false
	}
	a, ok := v.Def.ConstantValue().(*dialect.IntegerAttr)
	if !ok || a.Big != nil {
		return 0, false
	}
	return a.V, true
}

// sameBits is the meaning of intrinsics that give their operand.
func sameBits(t *Thread, s *site) { t.copyPlace(s.res.off, s.args[0].off, s.res.sh.bytes) }

func needSame(s *site) error {
	if s.res.sh == nil || s.res.sh != s.args[0].sh {
		return fmt.Errorf("operand and result must have one type")
	}
	return nil
}

// noResult wants an intrinsic without result.
func noResult(s *site) error {
	if s.res.sh != nil {
		return fmt.Errorf("it has no result")
	}
	return nil
}
