package interp

import (
	"fmt"
	"math/bits"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
)

func init() {
	prepared(op.Alloca, prepareAlloca, alloca)
	prepared(op.Load, prepareLoad, load)
	prepared(op.Store, prepareStore, store)
	means(op.PtrToInt, lanes1(ptrToInt))
	prepared(op.IntToPtr, prepareIntToPtr, intToPtr)
	means(op.IntrLifetimeStart, lifetime(true))
	means(op.IntrLifetimeEnd, lifetime(false))
	means(op.IntrStackSave, stackSave)
	means(op.IntrStackRestore, stackRestore)
	means(op.IntrPtrMask, lanes2(ptrMask))
	means(op.IntrThreadLocalAddress, sameValue)
}

// access is what a load or store knows before it runs.
type access struct {
	align uint64
	sh    *shape
	order string
	deref dereferenceable // of a load
}

func prepareLoad(s *site) error { return s.prepareAccess(s.res.sh) }

func prepareStore(s *site) error { return s.prepareAccess(s.args[0].sh) }

func (s *site) prepareAccess(sh *shape) error {
	if s.fn.m.layout.BigEndian {
		return fmt.Errorf("big-endian data layouts are not supported")
	}
	a := access{align: s.op.Alignment(), sh: sh}
	if a.align == 0 {
		a.align = sh.align
	}
	if s.kind == op.Load {
		a.deref = readDereferenceable(s.op)
	}
	s.aux = a
	return nil
}

// address is the pointer operand k, which must be a plain value to be
// accessed (S0.3).
func (t *Thread) address(s *site, k int) memory.Ptr {
	v := t.lane(s.args[k], 0)
	return t.addressOf(s, &v)
}

func (t *Thread) addressOf(s *site, v *Scalar) memory.Ptr {
	t.defined(s, v, PoisonAddress, "the address")
	if v.Chosen != 0 {
		t.attached(s, v)
	}
	return memory.Ptr(v.V)
}

// load reads a value of the result's type (S6.2).
func load(t *Thread, s *site) {
	a := s.aux.(access)
	p := t.address(s, 0)
	t.loadValue(s, p, a.align, s.res)
	t.checkDereferenceable(s, a.deref)
}

// loadValue reads a value of dst's shape at p.
func (t *Thread) loadValue(s *site, p memory.Ptr, align uint64, dst place) {
	sh := dst.sh
	if sh.store == 0 {
		return
	}
	var small [16]byte
	buf := small[:]
	if sh.store > 16 {
		buf = make([]byte, sh.store)
	}
	buf = buf[:sh.store]
	if f := t.mem.Read(p, buf, align); f != nil {
		t.memoryFault(s, f)
	}
	poison, undef, chosen := t.mem.ReadShadow(p, sh.store)
	for i := range sh.leaves {
		lf := &sh.leaves[i]
		v := getBits(buf, lf.bit, lf.width)
		if poison != nil || undef != nil || chosen != nil {
			t.shade(&v, lf, poison, undef, chosen)
		}
		t.put(dst, i, v)
	}
}

// shade gives v the shadow of the bytes it was loaded from: one poison bit
// makes the scalar poison, undefined bits stay single bits and show the
// machine's choice.
func (t *Thread) shade(v *Scalar, lf *leaf, poison, undef, chosen []byte) {
	if poison != nil {
		x := getBits(poison, lf.bit, lf.width)
		if !x.zero() {
			v.Poison = true
		}
	}
	if undef != nil {
		x := getBits(undef, lf.bit, lf.width)
		if !x.zero() {
			t.showUndef(v, &x)
		}
	}
	if chosen != nil {
		x := getBits(chosen, lf.bit, lf.width)
		if !x.zero() {
			if v.W != nil {
				v.W.Chosen = x.W.V
			} else {
				v.Chosen = x.V
			}
		}
	}
}

// showUndef marks the bits of mask undefined in v and shows the undef
// policy's choice for them.
func (t *Thread) showUndef(v, mask *Scalar) {
	if v.W == nil {
		v.Undef = mask.V
		v.V = v.V&^mask.V | t.m.undefBits()&mask.V
		return
	}
	v.W.Undef = mask.W.V
	for i := range v.W.V {
		v.W.V[i] = v.W.V[i]&^mask.W.V[i] | t.m.undefBits()&mask.W.V[i]
	}
}

// getBits reads width bits from bit position bit of b, little-endian.
func getBits(b []byte, bit uint64, width int32) Scalar {
	if width <= 64 {
		return Scalar{V: bitsAt(b, bit, uint64(width)), Width: width}
	}
	w := make([]uint64, (width+63)/64)
	for i := range w {
		n := min(uint64(width)-64*uint64(i), 64)
		w[i] = bitsAt(b, bit+64*uint64(i), n)
	}
	return Scalar{Width: width, W: &wide{V: w}}
}

func bitsAt(b []byte, bit, n uint64) uint64 {
	v := uint64(0)
	first := bit / 8
	shift := bit % 8
	last := (bit + n + 7) / 8
	for i := first; i < last; i++ {
		k := 8 * (i - first)
		if k < shift {
			v |= uint64(b[i]) >> shift
		} else if k-shift < 64 {
			v |= uint64(b[i]) << (k - shift)
		}
	}
	return v & mask(int32(n))
}

// putBits writes the low n bits of v at bit position bit of b.
func putBits(b []byte, bit, n, v uint64) {
	for done := uint64(0); done < n; {
		i, sh := (bit+done)/8, (bit+done)%8
		k := min(8-sh, n-done)
		m := byte(1<<k-1) << sh
		b[i] = b[i]&^m | byte(v>>done)<<sh&m
		done += k
	}
}

func putScalar(b []byte, lf *leaf, v uint64, w []uint64) {
	if lf.width <= 64 {
		putBits(b, lf.bit, uint64(lf.width), v)
		return
	}
	for i, x := range w {
		putBits(b, lf.bit+64*uint64(i), min(uint64(lf.width)-64*uint64(i), 64), x)
	}
}

// store writes a value (S6.3).
func store(t *Thread, s *site) {
	a := s.aux.(access)
	p := t.address(s, 1)
	t.storeValue(s, p, a.align, s.args[0])
}

// storeValue writes the value at src to memory at p; padding of an aggregate
// becomes undefined (S1.9), spare bits of a scalar's last byte become zero.
func (t *Thread) storeValue(s *site, p memory.Ptr, align uint64, src place) {
	sh := src.sh
	if sh.store == 0 {
		return
	}
	buf := make([]byte, sh.store)
	var poison, undef, chosen []byte
	if sh.elems != nil && sh.padded {
		undef = make([]byte, sh.store)
		for i := range undef {
			undef[i] = 0xff
		}
	}
	for i := range sh.leaves {
		lf := &sh.leaves[i]
		v := t.lane(src, i)
		var words []uint64
		if v.W != nil {
			words = v.W.V
		}
		putScalar(buf, lf, v.V, words)
		if undef != nil {
			defineLeaf(undef, lf)
		}
		if v.plain() {
			continue
		}
		if v.Poison {
			poison = planeFor(poison, sh.store)
			putScalar(poison, lf, ^uint64(0), ones(lf.width))
		}
		if v.anyUndef() {
			undef = planeFor(undef, sh.store)
			var u []uint64
			if v.W != nil {
				u = v.W.Undef
			}
			putScalar(undef, lf, v.Undef, u)
		}
		if v.anyChosen() {
			chosen = planeFor(chosen, sh.store)
			var c []uint64
			if v.W != nil {
				c = v.W.Chosen
			}
			putScalar(chosen, lf, v.Chosen, c)
		}
	}
	if f := t.mem.Write(p, buf, poison, undef, chosen, align); f != nil {
		t.memoryFault(s, f)
	}
}

func planeFor(b []byte, n uint64) []byte {
	if b == nil {
		b = make([]byte, n)
	}
	return b
}

// defineLeaf clears the undefined bits of the bytes that a leaf's store
// touches: of a lane its own bits, of a field whole bytes.
func defineLeaf(undef []byte, lf *leaf) {
	n := uint64(lf.width)
	if lf.bit%8 == 0 {
		n = (n + 7) &^ 7
	}
	for done := uint64(0); done < n; done += 64 {
		putBits(undef, lf.bit+done, min(n-done, 64), 0)
	}
}

// loadLeafAt reads one scalar of type typ at address p, for operations that
// access memory lane by lane.
func (t *Thread) loadLeafAt(s *site, p *Scalar, typ dialect.Type, align uint64) Scalar {
	a := t.addressOf(s, p)
	sh, err := t.m.shapes.of(typ)
	if err != nil {
		t.unsupported(s, "%v", err)
	}
	buf := make([]byte, sh.store)
	if f := t.mem.Read(a, buf, align); f != nil {
		t.memoryFault(s, f)
	}
	v := getBits(buf, 0, sh.leaves[0].width)
	if poison, undef, chosen := t.mem.ReadShadow(a, sh.store); poison != nil || undef != nil || chosen != nil {
		t.shade(&v, &sh.leaves[0], poison, undef, chosen)
	}
	return v
}

// storeLeafAt writes one scalar of type typ at address p.
func (t *Thread) storeLeafAt(s *site, p *Scalar, v Scalar, typ dialect.Type, align uint64) {
	a := t.addressOf(s, p)
	sh, err := t.m.shapes.of(typ)
	if err != nil {
		t.unsupported(s, "%v", err)
	}
	t.writeScalar(s, a, &v, sh, align)
}

// writeScalar writes a scalar of shape sh with its shadow at p.
func (t *Thread) writeScalar(s *site, p memory.Ptr, v *Scalar, sh *shape, align uint64) {
	lf := &sh.leaves[0]
	buf := make([]byte, sh.store)
	var words, wu, wc []uint64
	if v.W != nil {
		words, wu, wc = v.W.V, v.W.Undef, v.W.Chosen
	}
	putScalar(buf, lf, v.V, words)
	var poison, undef, chosen []byte
	if v.Poison {
		poison = make([]byte, sh.store)
		putScalar(poison, lf, ^uint64(0), ones(lf.width))
	}
	if v.anyUndef() {
		undef = make([]byte, sh.store)
		putScalar(undef, lf, v.Undef, wu)
	}
	if v.anyChosen() {
		chosen = make([]byte, sh.store)
		putScalar(chosen, lf, v.Chosen, wc)
	}
	if f := t.mem.Write(p, buf, poison, undef, chosen, align); f != nil {
		t.memoryFault(s, f)
	}
}

// allocaInfo is what an alloca knows before it runs.
type allocaInfo struct {
	size, align uint64
	name        string
	scoped      bool // it begins outside its lifetime
}

func prepareAlloca(s *site) error {
	et := s.op.TypeProp("elem_type")
	if et == nil {
		return fmt.Errorf("llvm.alloca without an element type")
	}
	if _, err := s.fn.m.shapes.sized(et); err != nil {
		return err
	}
	l := s.fn.m.layout
	a := allocaInfo{size: l.AllocSize(et), align: s.op.Alignment(), name: dialect.ValueName(s.op.Results[0]), scoped: s.fn.scoped[s.op]}
	if a.align == 0 {
		a.align = l.Align(et)
	}
	s.aux = a
	return nil
}

// sized reports an error for a type that has no size in memory. Unlike of,
// it accepts types whose values have no meaning here.
func (s *shapes) sized(t dialect.Type) (uint64, error) {
	switch t := t.(type) {
	case *dialect.StructType:
		if t.Opaque || t.Identified && !t.HasBody() {
			return 0, fmt.Errorf("type %s is opaque: it has no size", t)
		}
		for _, f := range t.Fields {
			if _, err := s.sized(f); err != nil {
				return 0, err
			}
		}
	case *dialect.ArrayType:
		if _, err := s.sized(t.Elem); err != nil {
			return 0, err
		}
	case *dialect.VectorType:
		if _, err := s.sized(t.Elem); err != nil {
			return 0, err
		}
	default:
		if s.layout.scalarBits(t) == 0 {
			return 0, unsupportedType(t)
		}
	}
	return s.layout.AllocSize(t), nil
}

// alloca makes a stack object (S6.1); the count is unsigned.
func alloca(t *Thread, s *site) {
	a := s.aux.(allocaInfo)
	n := t.lane(s.args[0], 0)
	t.defined(s, &n, PoisonOperand, "the element count")
	hi, size := bits.Mul64(n.V, a.size)
	if hi != 0 || n.W != nil && n.big().BitLen() > 64 {
		t.limit("memory", t.m.opts.MaxMemory)
	}
	t.put(s.res, 0, Scalar{V: uint64(t.makeObject(s, a, size)), Width: 64})
}

// makeObject makes the stack object of the alloca at s.
func (t *Thread) makeObject(s *site, a allocaInfo, size uint64) memory.Ptr {
	if t.fn.coroutine {
		return t.coroutineObject(s, a, size)
	}
	make := t.mem.AllocStack
	if a.scoped {
		make = t.mem.AllocStackScoped
	}
	p, err := make(size, a.align, a.name, t.origin(s))
	if err != nil {
		t.limit("memory", t.m.opts.MaxMemory)
	}
	return p
}

func ptrToInt(t *Thread, s *site, a Scalar) Scalar {
	if _, away := t.home(&a); away {
		a.Chosen = 0
	}
	return resize(a, s.res.sh.leaves[0].width)
}

// prepareIntToPtr decodes what an inttoptr promises about its result.
func prepareIntToPtr(s *site) error {
	s.aux = readDereferenceable(s.op)
	return nil
}

// intToPtr gives the pointer with an integer's bits (S8.6).
func intToPtr(t *Thread, s *site) {
	intToPtrLanes(t, s)
	t.checkDereferenceable(s, s.aux.(dereferenceable))
}

var intToPtrLanes = lanes1(func(t *Thread, s *site, a Scalar) Scalar { return resize(a, s.res.sh.leaves[0].width) })

// resize zero-extends or truncates a to width bits (S8.6).
func resize(a Scalar, width int32) Scalar {
	if a.W == nil && width <= 64 {
		m := mask(width)
		return Scalar{V: a.V & m, Undef: a.Undef & m, Chosen: a.Chosen & m, Width: width, Poison: a.Poison}
	}
	words := func(f func(i int) uint64) []uint64 {
		out := make([]uint64, (width+63)/64)
		for i := range out {
			out[i] = f(i)
		}
		if r := uint(width) % 64; r != 0 {
			out[len(out)-1] &= 1<<r - 1
		}
		return out
	}
	part := func(v uint64, w []uint64) func(int) uint64 {
		return func(i int) uint64 {
			if a.W == nil {
				if i == 0 {
					return v
				}
				return 0
			}
			if i < len(w) {
				return w[i]
			}
			return 0
		}
	}
	var wv, wu, wc []uint64
	if a.W != nil {
		wv, wu, wc = a.W.V, a.W.Undef, a.W.Chosen
	}
	v, u, c := words(part(a.V, wv)), words(part(a.Undef, wu)), words(part(a.Chosen, wc))
	if width <= 64 {
		return Scalar{V: v[0], Undef: u[0], Chosen: c[0], Width: width, Poison: a.Poison}
	}
	out := Scalar{Width: width, Poison: a.Poison, W: &wide{V: v}}
	if anyBit(u) {
		out.W.Undef = u
	}
	if anyBit(c) {
		out.W.Chosen = c
	}
	return out
}

// lifetime begins or ends an alloca's life (S6.12). A poison pointer is
// accepted: the intrinsic then does nothing.
func lifetime(start bool) meaning {
	return func(t *Thread, s *site) {
		v := t.lane(s.args[len(s.args)-1], 0)
		if v.Poison || v.anyUndef() {
			return
		}
		var f *memory.Fault
		if o, ok := t.mem.Object(memory.Ptr(v.V)); t.fn.coroutine && ok && o.Family == familyCoroutine {
			// It lives as long as its coroutine; only its contents come and go.
			f = t.mem.Set(o.Base, 0, 0, 0xFF, 0, o.Size, 1)
		} else if start {
			f = t.mem.LifetimeStart(memory.Ptr(v.V), t.origin(s))
		} else {
			f = t.mem.LifetimeEnd(memory.Ptr(v.V), t.origin(s))
		}
		if f != nil {
			t.memoryFault(s, f)
		}
	}
}

// stackSave gives the mark of the stack as a pointer (S6.15).
func stackSave(t *Thread, s *site) {
	t.put(s.res, 0, Scalar{V: uint64(t.mem.StackMark()), Width: 64})
}

// stackRestore frees every alloca of this frame that is younger than the
// mark (S6.15).
func stackRestore(t *Thread, s *site) {
	v := t.lane(s.args[0], 0)
	t.defined(s, &v, PoisonOperand, "the stack mark")
	low := *t.header(hdrStack)
	if v.V < low || v.V > uint64(t.mem.StackMark()) {
		t.ub(s, BadCall, "stackrestore of a mark that stacksave of this activation did not give")
	}
	t.mem.RestoreStack(int(v.V), t.origin(s))
}

// ptrMask clears address bits (S6.16).
func ptrMask(t *Thread, s *site, a, b Scalar) Scalar {
	m := b.V
	if b.Width < 64 {
		m |= ^mask(b.Width)
	}
	return Scalar{V: a.V & m, Undef: a.Undef&m | b.Undef&(a.V|a.Undef), Chosen: a.Chosen&m | b.Chosen, Width: 64}
}

// sameValue gives operand 0 (S6.18 and others).
func sameValue(t *Thread, s *site) {
	t.copyPlace(s.res.off, s.args[0].off, s.res.sh.bytes)
}
