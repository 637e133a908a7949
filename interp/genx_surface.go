package interp

import (
	"fmt"

	"github.com/touchstone-ir/touchstone/memory"
)

// Surfaces are byte buffers that the caller of the machine gives by number
// (Options.GenX), shared local memory is one that the program declares, and a
// pointer to a global names that global as a surface. Number 254 is shared
// local memory.

func init() {
	genx("slm.init", 1, noResult, slmInit)
	genx("oword.ld", 3, needOwords(true), func(t *Thread, s *site) { t.loadOwords(s, 1, 16) })
	genx("oword.ld.unaligned", 3, needOwords(true), func(t *Thread, s *site) { t.loadOwords(s, 1, 1) })
	genx("oword.st", 3, needOwords(false), storeOwords)
	genx("oword.ld.predef.surface", 3, needOwords(true), func(t *Thread, s *site) { t.loadOwords(s, 1, 16) })
	genx("oword.ld.unaligned.predef.surface", 3, needOwords(true), func(t *Thread, s *site) { t.loadOwords(s, 1, 1) })
	genx("oword.st.predef.surface", 3, needOwords(false), storeOwords)

	genxGather("gather.scaled", scaled{pred: 0, log: 1, surface: 3, global: 4, offsets: 5, old: 6}, 7)
	genxGather("gather.scaled2", scaled{pred: -1, log: 0, surface: 2, global: 3, offsets: 4, old: -1}, 5)
	genxGather("gather.masked.scaled2", scaled{pred: 5, log: 0, surface: 2, global: 3, offsets: 4, old: -1}, 6)
	genxGather("gather.masked.scaled2.predef.surface", scaled{pred: 5, log: 0, surface: 2, global: 3, offsets: 4, old: -1}, 6)
	genxScatter("scatter.scaled", scaled{pred: 0, log: 1, surface: 3, global: 4, offsets: 5, old: 6}, 7)
	genxScatter("scatter.scaled.predef.surface", scaled{pred: 0, log: 1, surface: 3, global: 4, offsets: 5, old: 6}, 7)

	genxGather4("gather4.scaled", scaled{pred: 0, log: 1, surface: 3, global: 4, offsets: 5, old: 6}, 7)
	genxGather4("gather4.scaled2", scaled{pred: -1, log: 0, surface: 2, global: 3, offsets: 4, old: -1}, 5)
	genxGather4("gather4.masked.scaled2", scaled{pred: 5, log: 0, surface: 2, global: 3, offsets: 4, old: -1}, 6)
	genxGather4("gather4.masked.scaled2.predef.surface", scaled{pred: 5, log: 0, surface: 2, global: 3, offsets: 4, old: -1}, 6)
	genxScatter4("scatter4.scaled", scaled{pred: 0, log: 1, surface: 3, global: 4, offsets: 5, old: 6}, 7)
	genxScatter4("scatter4.scaled.predef.surface", scaled{pred: 0, log: 1, surface: 3, global: 4, offsets: 5, old: 6}, 7)

	genx("media.ld", 6, needMedia(-1), func(t *Thread, s *site) { t.media(s, s.res, true) })
	genx("media.st", 7, needMedia(6), func(t *Thread, s *site) { t.media(s, s.args[6], false) })
}

// slmSurface is the surface number of shared local memory.
const slmSurface = 254

// genxState is the GenX part of a machine's host state.
type genxState struct {
	slm      genxBuffer
	surfaces []surface // never changed once the machine runs
}

type surface struct {
	index uint32
	genxBuffer
}

// genxObjects makes the objects that the options ask for.
func (m *Machine) genxObjects() error {
	g := &m.opts.GenX
	if g.SLM > 0 {
		if err := m.growSLM(g.SLM); err != nil {
			return err
		}
	}
	for _, sf := range g.Surfaces {
		name := fmt.Sprintf("surface %d", sf.Index)
		p, err := m.mem.Alloc(memory.Spec{Size: uint64(len(sf.Data)), Align: 64, Kind: memory.Host, Name: name, Zeroed: true})
		if err != nil {
			return err
		}
		if err := m.poke(p, sf.Data); err != nil {
			return err
		}
		b := genxBuffer{base: p, size: uint64(len(sf.Data)), pitch: uint64(sf.Pitch), name: name, clipped: true}
		m.host.genx.surfaces = append(m.host.genx.surfaces, surface{sf.Index, b})
	}
	return nil
}

// SurfaceData is what the surface with this number holds now.
func (m *Machine) SurfaceData(index uint32) ([]byte, error) {
	for _, sf := range m.host.genx.surfaces {
		if sf.index == index {
			out := make([]byte, sf.size)
			if f := m.mem.Read(sf.base, out, 1); f != nil {
				return nil, fmt.Errorf("surface %d: %v", index, f.Kind)
			}
			return out, nil
		}
	}
	return nil, fmt.Errorf("there is no surface %d", index)
}

// growSLM makes shared local memory at least size bytes long. What it holds
// is undefined at first.
func (m *Machine) growSLM(size uint64) error {
	old := &m.host.genx.slm
	if size <= old.size {
		return nil
	}
	p, err := m.mem.Alloc(memory.Spec{Size: size, Align: 64, Kind: memory.Host, Name: "shared local memory"})
	if err != nil {
		return err
	}
	if old.size > 0 {
		if f := m.mem.Move(p, old.base, old.size, 1, 1); f != nil {
			return fmt.Errorf("shared local memory: %v", f.Kind)
		}
	}
	*old = genxBuffer{base: p, size: size, name: "shared local memory"}
	return nil
}

// slmInit declares the size of shared local memory.
func slmInit(t *Thread, s *site) {
	n := t.number(s, 0, "the size of shared local memory")
	if err := t.m.growSLM(n.V); err != nil {
		t.limit("memory", t.m.opts.MaxMemory)
	}
}

// slm is shared local memory.
func (t *Thread) slm(s *site) genxBuffer {
	b := t.m.host.genx.slm
	if b.size == 0 {
		t.unsupported(s, "this uses shared local memory before llvm.genx.slm.init gave it a size, and none was given from outside")
	}
	return b
}

// surface is the buffer that operand k names.
func (t *Thread) surface(s *site, k int) genxBuffer {
	v := t.number(s, k, "the surface")
	if hasPointers(s.args[k].sh) {
		o, ok := t.mem.Object(memory.Ptr(v.V))
		if !ok || !o.Alive || o.Kind == memory.Function {
			t.ub(s, WildPointer, "the surface %s is no object", t.mem.Describe(memory.Ptr(v.V)))
		}
		return genxBuffer{base: o.Base, size: o.Size, name: t.mem.Describe(o.Base), clipped: true}
	}
	if v.V == slmSurface {
		return t.slm(s)
	}
	for i := range t.m.host.genx.surfaces {
		if sf := &t.m.host.genx.surfaces[i]; uint64(sf.index) == v.V {
			return sf.genxBuffer
		}
	}
	t.unsupported(s, "surface %d was not given to this run", v.V)
	return genxBuffer{}
}

// isSurface reports an operand that can name a surface.
func isSurface(sh *shape) bool { return (hasInts(sh) || hasPointers(sh)) && !sh.vector }

func needOwords(load bool) func(s *site) error {
	return func(s *site) error {
		data, where := s.res.sh, 1
		if !load {
			data, where = s.args[2].sh, 0
		}
		if data == nil || load == (s.res.sh == nil) || data.leaves[0].width%8 != 0 {
			return fmt.Errorf("its data must have lanes of whole bytes")
		}
		if !isSurface(s.args[where].sh) || !hasInts(s.args[where+1].sh) {
			return fmt.Errorf("operands %d and %d must be a surface and an offset", where+1, where+2)
		}
		return nil
	}
}

// loadOwords reads the result at an offset in units of unit bytes.
func (t *Thread) loadOwords(s *site, k int, unit uint64) {
	b := t.surface(s, k)
	off := t.number(s, k+1, "the offset").V * unit
	size := uint64(s.res.sh.leaves[0].width / 8)
	for i := range s.res.sh.leaves {
		t.put(s.res, i, t.readClipped(s, &b, i, off+uint64(i)*size, size))
	}
}

// readClipped reads size bytes of which some may lie beyond a surface's end.
func (t *Thread) readClipped(s *site, b *genxBuffer, lane int, off, size uint64) Scalar {
	if !b.clipped || off <= b.size && size <= b.size-off || off >= b.size {
		return t.readLane(s, b, lane, off, size)
	}
	return resize(t.readLane(s, b, lane, off, b.size-off), int32(8*size))
}

// storeOwords writes operand 3.
func storeOwords(t *Thread, s *site) {
	b := t.surface(s, 0)
	off := t.number(s, 1, "the offset").V * 16
	size := uint64(s.args[2].sh.leaves[0].width / 8)
	for i := range s.args[2].sh.leaves {
		n, at := size, off+uint64(i)*size
		if b.clipped && at < b.size {
			n = min(n, b.size-at)
		}
		t.writeLane(s, &b, i, at, n, t.lane(s.args[2], i))
	}
}

// scaled is the operand numbers of a gather or scatter on a surface; the
// operand before surface, a scale, is ignored, as hardware does. log is the
// logarithm of the bytes of a lane, or the channel mask; old the value of
// disabled lanes, or the data to write. pred and old may be -1.
type scaled struct{ pred, log, surface, global, offsets, old int }

func (x *scaled) channels() channelOperands {
	return channelOperands{pred: x.pred, mask: x.log, offsets: x.offsets, old: x.old}
}

// check wants as many lanes everywhere; data of one lane each when narrow.
func (x *scaled) check(s *site) error {
	if !isSurface(s.args[x.surface].sh) || !hasInts(s.args[x.offsets].sh) || !hasInts(s.args[x.global].sh) || s.args[x.global].sh.vector {
		return fmt.Errorf("operands %d, %d and %d must be a surface, an offset and the lanes' offsets", x.surface+1, x.global+1, x.offsets+1)
	}
	n := len(s.args[x.offsets].sh.leaves)
	if x.pred >= 0 && (!hasInts(s.args[x.pred].sh) || len(s.args[x.pred].sh.leaves) != n) {
		return fmt.Errorf("the predicate must have %d lanes", n)
	}
	data := s.res.sh
	if x.old >= 0 {
		data = s.args[x.old].sh
		if s.res.sh != nil && s.res.sh != data {
			return fmt.Errorf("the old value is %s and the result %s", data.typ, s.res.sh.typ)
		}
	}
	if data == nil || len(data.leaves) != n || data.leaves[0].width != 32 {
		return fmt.Errorf("its data must have %d lanes of 32 bits", n)
	}
	return nil
}

// bytes is how many bytes of a lane are transferred.
func (x *scaled) bytes(t *Thread, s *site) uint64 {
	log := t.number(s, x.log, "the logarithm of the number of bytes")
	if log.V > 2 {
		t.ub(s, BadRegion, "2^%d bytes do not fit a lane of 4", log.V)
	}
	return 1 << log.V
}

// genxGather registers a gather of 1, 2 or 4 bytes into each lane; the bytes
// above are undefined.
func genxGather(name string, x scaled, operands int) {
	genx(name, operands, x.check, func(t *Thread, s *site) {
		b, n, out := t.surface(s, x.surface), x.bytes(t, s), t.oldValue(s, x.old)
		global := t.number(s, x.global, "the global offset").V
		for i := range out {
			if !t.enabled(s, x.pred, i) {
				continue
			}
			v := resize(t.readLane(s, &b, i, global+t.laneOffset(s, x.offsets, i), n), 32)
			if n < 4 && !v.Poison {
				open := mask(32) &^ mask(int32(8*n))
				v.Undef |= open
				v.V |= t.m.undefBits() & open
			}
			out[i] = v
		}
		t.putAll(s, out)
	})
}

// genxScatter registers a scatter of the low 1, 2 or 4 bytes of each lane.
func genxScatter(name string, x scaled, operands int) {
	genx(name, operands, x.check, func(t *Thread, s *site) {
		b, n := t.surface(s, x.surface), x.bytes(t, s)
		global := t.number(s, x.global, "the global offset").V
		for i := range s.args[x.offsets].sh.leaves {
			if t.enabled(s, x.pred, i) {
				t.writeLane(s, &b, i, global+t.laneOffset(s, x.offsets, i), n, t.lane(s.args[x.old], i))
			}
		}
	})
}

func genxGather4(name string, x scaled, operands int) {
	genx(name, operands, x.check4, func(t *Thread, s *site) {
		t.gatherChannels(s, t.surface(s, x.surface), x.channels(), t.number(s, x.global, "the global offset").V)
	})
}

func genxScatter4(name string, x scaled, operands int) {
	genx(name, operands, x.check4, func(t *Thread, s *site) {
		t.scatterChannels(s, t.surface(s, x.surface), x.channels(), t.number(s, x.global, "the global offset").V)
	})
}

func (x *scaled) check4(s *site) error {
	if !isSurface(s.args[x.surface].sh) || !hasInts(s.args[x.global].sh) || s.args[x.global].sh.vector {
		return fmt.Errorf("operands %d and %d must be a surface and an offset", x.surface+1, x.global+1)
	}
	return needChannels(x.pred, x.offsets, x.old)(s)
}

// needMedia wants the parameters of a 2D block and its data, operand data or
// the result.
func needMedia(data int) func(s *site) error {
	return func(s *site) error {
		sh := s.res.sh
		if data >= 0 {
			sh = s.args[data].sh
		}
		if sh == nil || (s.res.sh == nil) != (data >= 0) || sh.leaves[0].width%8 != 0 || !isSurface(s.args[1].sh) {
			return fmt.Errorf("it moves a block of bytes between a surface and a vector")
		}
		for k := range 6 {
			if k != 1 && (!hasInts(s.args[k].sh) || s.args[k].sh.vector) {
				return fmt.Errorf("operand %d must be an integer", k+1)
			}
		}
		return nil
	}
}

// media moves rows of width bytes from column x and row y on; in the vector a
// row takes the next power of two of its width, at least 4 bytes. Bytes that
// pad the rows are undefined when read. What lies outside the surface depends
// on its format, so a block must lie inside.
func (t *Thread) media(s *site, data place, load bool) {
	b := t.surface(s, 1)
	if b.pitch == 0 {
		t.unsupported(s, "%s was given without the pitch of its rows, which a 2D block needs", b.name)
	}
	width := t.number(s, 3, "the block's width").V
	x := t.number(s, 4, "the block's column")
	y := t.number(s, 5, "the block's row")
	lane := uint64(data.sh.leaves[0].width / 8)
	total := lane * uint64(len(data.sh.leaves))
	row := max(4, pow2Ceil(width))
	if width == 0 || width > total || total%row != 0 {
		t.ub(s, BadRegion, "rows of %d bytes do not make the %d bytes of %s", width, total, data.sh.typ)
	}
	height := total / row
	if x.signed() < 0 || y.signed() < 0 || x.V+width > b.pitch || (y.V+height)*b.pitch > b.size {
		t.unsupported(s, "a block of %d by %d bytes at column %d, row %d leaves %s, whose format, which decides what is there, is not known", width, height, x.signed(), y.signed(), b.name)
	}
	var in []Scalar
	if !load {
		in = regroup(t.leaves(data), data.sh.leaves[0].width, 8, false)
	}
	out := make([]Scalar, total)
	for i := range total {
		r, c := i/row, i%row
		switch at := (y.V+r)*b.pitch + x.V + c; {
		case c >= width:
			out[i] = t.m.undef(8)
		case load:
			out[i] = t.readLane(s, &b, int(i/lane), at, 1)
		default:
			t.writeLane(s, &b, int(i/lane), at, 1, in[i])
		}
	}
	if load {
		t.putAll(s, regroup(out, 8, data.sh.leaves[0].width, false))
	}
}
