package repl

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/interp"
)

func memoryCommands() []*command {
	return []*command{
		{name: "x", group: looking, args: "[/NFU] ADDRESS", takes: takesValue, format: true, short: "Examine N units of memory: F is x, d, u, c, f or s, U is b, h, w or g (1, 2, 4, 8 bytes).", long: "Undefined bytes show as __, poison as PP.", run: examine},
		{name: "memory", group: looking, args: "ADDRESS[+LENGTH]", takes: takesValue, short: "Draw the object at an address: bytes, undefined (__), poison (PP), pointers with where they point.", run: draw},
		{name: "heap", group: looking, short: "List the heap objects that are alive.", run: heap},
		{name: "object", group: looking, args: "ADDRESS", takes: takesValue, short: "Tell an object's birth, death, size, and who points to it.", run: object},
		{name: "memref", group: looking, args: "[TYPE] %v…", takes: takesValue, short: "Draw the array that a memref descriptor (a struct, or its parts as arguments) means.", long: "TYPE is the element's; without it the program's own accesses tell. Offset, sizes and strides are\nchecked against the object: !! marks an element outside it.", run: memref},
	}
}

// cell is one byte of memory as two characters.
func (s *Session) cell(p interp.Pointer) string {
	m := s.d.Machine().Memory()
	var b [1]byte
	if m.Read(p, b[:], 1) != nil {
		return "??"
	}
	poison, undef, _ := m.ReadShadow(p, 1)
	switch {
	case poison != nil && poison[0] != 0:
		return "PP"
	case undef != nil && undef[0] != 0:
		return "__"
	}
	return fmt.Sprintf("%02x", b[0])
}

const maxUnits = 4096

func examine(s *Session, rest string) error {
	format, text := cutFormat(rest)
	if text == "" {
		return errNoArgument
	}
	n, f, u := 1, byte('x'), uint64(4)
	digits := strings.IndexFunc(format, func(c rune) bool { return c < '0' || c > '9' })
	if digits < 0 {
		digits = len(format)
	}
	if digits > 0 {
		v, err := strconv.Atoi(format[:digits])
		if err != nil || v < 1 || v > maxUnits {
			return fmt.Errorf("/%s: 1 to %d units", format, maxUnits)
		}
		n = v
	}
	sized := false
	for _, c := range []byte(format[digits:]) {
		switch c {
		case 'b', 'h', 'w', 'g':
			u, sized = map[byte]uint64{'b': 1, 'h': 2, 'w': 4, 'g': 8}[c], true
		case 'x', 'd', 'u', 'c', 'f', 's':
			f = c
		default:
			return fmt.Errorf("/%s: %q is no format or unit", format, c)
		}
	}
	if !sized && (f == 'c' || f == 's') {
		u = 1
	}
	p, err := s.address(text)
	if err != nil {
		return err
	}
	m := s.d.Machine()
	if f == 's' {
		b, fault := m.Memory().CString(p, 1<<16)
		if fault != nil {
			return fmt.Errorf("no string at %s: %v", m.Memory().Describe(p), fault.Kind)
		}
		s.printf("%s: %q\n", m.Memory().Describe(p), b)
		return nil
	}
	perLine := int(min(16/u, 8))
	if f == 'c' {
		perLine = 8
	}
	typ := dialect.Type(dialect.Int(int(8 * u)))
	if f == 'f' {
		kinds := map[uint64]string{2: "f16", 4: "f32", 8: "f64"}
		if kinds[u] == "" {
			return errors.New("a float has 2, 4 or 8 bytes: h, w or g")
		}
		if typ, err = s.parseType(kinds[u]); err != nil {
			return err
		}
	}
	for i := 0; i < n; i += perLine {
		at := p + interp.Pointer(uint64(i)*u)
		line := m.Memory().Describe(at) + ":"
		for k := i; k < min(i+perLine, n); k++ {
			line += " " + s.unit(p+interp.Pointer(uint64(k)*u), u, f, typ)
		}
		s.printf("%s\n", line)
	}
	return nil
}

// unit is one unit of memory as text.
func (s *Session) unit(p interp.Pointer, u uint64, f byte, typ dialect.Type) string {
	v, err := s.d.Machine().ReadValue(p, typ)
	if err != nil {
		return "??"
	}
	l := &v.Leaves[0]
	switch {
	case l.Poison || l.Undef != 0:
		var cells []string
		for i := range u {
			cells = append(cells, s.cell(p+interp.Pointer(i)))
		}
		if f == 'x' {
			slices.Reverse(cells)
			return "0x" + strings.Join(cells, "")
		}
		return strings.Join(cells, "")
	case f == 'f':
		return s.d.Machine().FormatBare(v)
	}
	return scalarText(l, string(f))
}

// maxDrawn bounds the bytes of one drawing.
const maxDrawn = 512

func draw(s *Session, rest string) error {
	if rest == "" {
		return errNoArgument
	}
	p, n, err := interp.Pointer(0), uint64(0), error(nil)
	if p, n, err = s.addressRange(rest); err != nil {
		if p, err = s.address(rest); err != nil {
			return err
		}
		n = 0
	}
	m := s.d.Machine().Memory()
	o, ok := m.Object(p)
	if !ok {
		return fmt.Errorf("%s is in no object", m.Describe(p))
	}
	s.printf("%s\n", s.objectLine(o))
	if !o.Alive || o.Kind == interp.FunctionObject {
		return nil
	}
	off := uint64(0)
	if d := int64(p - o.Base); d > 0 {
		off = uint64(d) &^ 15
	}
	if n == 0 {
		n = o.Size - min(off, o.Size)
	}
	end := min(off+min(n, maxDrawn)+15, o.Size)
	for row := off; row < end; row += 16 {
		s.drawRow(o, row)
	}
	if o.Size > end {
		s.printf("   and %d more bytes\n", o.Size-end)
	}
	return nil
}

// drawRow prints 16 bytes of an object, and the pointers among them.
func (s *Session) drawRow(o interp.Object, row uint64) {
	line, text := "", ""
	var ptrs []string
	for i := range uint64(16) {
		at := row + i
		if i%4 == 0 && i > 0 {
			line += " "
		}
		if at >= o.Size {
			line += "   "
			continue
		}
		c := s.cell(o.Base + interp.Pointer(at))
		line += " " + c
		b, err := strconv.ParseUint(c, 16, 8)
		if err != nil || b < 0x20 || b > 0x7e {
			text += "."
		} else {
			text += string(rune(b))
		}
		if at%8 == 0 && at+8 <= o.Size {
			if w, ok := s.pointerAt(o.Base + interp.Pointer(at)); ok {
				ptrs = append(ptrs, fmt.Sprintf("+0x%02x → %s", at, s.d.Machine().Memory().Describe(w)))
			}
		}
	}
	s.printf("%s\n", strings.TrimRight(fmt.Sprintf("+0x%02x %-51s  %-16s  %s", row, line, text, strings.Join(ptrs, ", ")), " "))
}

// pointerAt reads a word that points into an object.
func (s *Session) pointerAt(p interp.Pointer) (interp.Pointer, bool) {
	m := s.d.Machine().Memory()
	w, fault := m.ReadWord(p, 8, 1)
	if fault != nil || w.Poison|w.Undef != 0 {
		return 0, false
	}
	q := interp.Pointer(w.Bits)
	if _, ok := m.Object(q); !ok {
		return 0, false
	}
	return q, true
}

func (s *Session) objectLine(o interp.Object) string {
	state := ""
	if !o.Alive && o.Kind != interp.FunctionObject {
		state = ", not alive"
	}
	if o.Const {
		state += ", constant"
	}
	return fmt.Sprintf("%s: %s of %d bytes, align %d%s", o.Title(), o.Kind, o.Size, o.Align, state)
}

func heap(s *Session, _ string) error {
	n, total := 0, uint64(0)
	for o := range s.d.Machine().Memory().Live(interp.HeapObject) {
		n++
		total += o.Size
		if n <= maxParts {
			s.printf("%s, born at %s, step %d\n", s.objectLine(o), s.originText(o.Birth), o.Birth.Step)
		}
	}
	s.printf("%d objects, %d bytes\n", n, total)
	return nil
}

func (s *Session) originText(o interp.Origin) string {
	at := s.d.Machine().OriginOperation(o)
	if p := s.names.place(at); p != "" {
		return p
	}
	return "the program's start"
}

// maxScanned bounds the bytes in which pointers are looked for.
const maxScanned = 64 << 20

func object(s *Session, rest string) error {
	if rest == "" {
		return errNoArgument
	}
	p, err := s.address(rest)
	if err != nil {
		return err
	}
	m := s.d.Machine().Memory()
	o, ok := m.Object(p)
	if !ok {
		return fmt.Errorf("%s is in no object", m.Describe(p))
	}
	s.printf("%s\n", s.objectLine(o))
	if o.Birth.Step > 0 {
		s.printf("born at %s, step %d\n", s.originText(o.Birth), o.Birth.Step)
	}
	if !o.Alive && o.Death.Step > 0 {
		s.printf("died at %s, step %d\n", s.originText(o.Death), o.Death.Step)
	}
	lo, hi, ok := m.ObjectRange(p)
	if !ok {
		lo, hi = o.Base, o.Base+interp.Pointer(o.Size)
	}
	inside := func(q interp.Pointer) bool { return q >= lo && q <= hi }
	for i, a := range s.frames() {
		f := s.names.of(a.Func)
		if f == nil || a.Op == nil || i >= maxParts {
			continue
		}
		for _, v := range f.values {
			if _, is := v.Type.(*dialect.PointerType); !is || !f.available(v, a.Op) {
				continue
			}
			if x, err := s.d.Value(&a, v); err == nil && !x.Leaves[0].Poison && inside(interp.Pointer(x.Leaves[0].V)) {
				s.printf("%s in frame %d points to %s\n", dialect.ValueName(v), i, m.Describe(interp.Pointer(x.Leaves[0].V)))
			}
		}
	}
	scanned := uint64(0)
	for _, k := range []interp.ObjectKind{interp.GlobalObject, interp.ConstantObject, interp.StackObject, interp.HeapObject} {
		for from := range m.Live(k) {
			for at := uint64(0); from.Alive && at+8 <= from.Size && scanned < maxScanned; at += 8 {
				scanned += 8
				if q, ok := s.pointerAt(from.Base + interp.Pointer(at)); ok && inside(q) {
					s.printf("%s points to %s\n", m.Describe(from.Base+interp.Pointer(at)), m.Describe(q))
				}
			}
		}
	}
	return nil
}

// Bounds of a memref's drawing.
const (
	maxElements = 1024
	maxRow      = 16
)

func memref(s *Session, rest string) error {
	if rest == "" {
		return errNoArgument
	}
	typ, rest := cutType(rest)
	var words []interp.Value
	for _, w := range strings.Fields(rest) {
		o, err := s.evaluate(w)
		if err != nil {
			return err
		}
		if o.v == nil {
			return errors.New("a memref is named by SSA names")
		}
		for i := range o.v.Leaves {
			words = append(words, interp.Value{Leaves: o.v.Leaves[i : i+1]})
		}
	}
	if len(words) < 3 || len(words)%2 == 0 {
		return fmt.Errorf("a memref has 3 + 2 × rank parts, not %d", len(words))
	}
	var w []int64
	for i := range words {
		l := &words[i].Leaves[0]
		if l.Poison || l.Undef != 0 {
			return fmt.Errorf("part %d of the descriptor is poison or undef", i)
		}
		w = append(w, int64(l.V))
	}
	rank := (len(w) - 3) / 2
	d := descriptor{s: s, base: interp.Pointer(w[1]), offset: w[2], sizes: w[3 : 3+rank], strides: w[3+rank:]}
	var err error
	if typ == "" {
		d.elem = s.elementOf(rest, d.base)
	} else if d.elem, err = s.parseType(typ); err != nil {
		return err
	}
	if d.elem == nil {
		return errors.New("no access tells the element's type; write it: memref f32 %v")
	}
	return d.draw()
}

// cutType splits an element type off the front, if one is there.
func cutType(text string) (typ, rest string) {
	if strings.HasPrefix(text, "%") {
		return "", text
	}
	i := strings.Index(text, " %")
	if i < 0 {
		return "", text
	}
	return text[:i], text[i+1:]
}

// elementOf finds the element's type from the first getelementptr whose base
// has the address, in a frame of the program.
func (s *Session) elementOf(_ string, base interp.Pointer) dialect.Type {
	for _, a := range s.frames() {
		f := s.names.of(a.Func)
		if f == nil || a.Op == nil || a.Library {
			continue
		}
		for _, o := range f.ops {
			if o.Kind != op.GetElementPtr || len(o.Operands) == 0 {
				continue
			}
			from := o.Operands[0]
			if !f.available(from, a.Op) {
				continue
			}
			x, err := s.d.Value(&a, from)
			if err != nil || len(x.Leaves) != 1 || interp.Pointer(x.Leaves[0].V) != base {
				continue
			}
			if t := o.TypeProp("elem_type"); t != nil {
				return t
			}
		}
	}
	return nil
}

// descriptor is a memref to be drawn.
type descriptor struct {
	s       *Session
	elem    dialect.Type
	base    interp.Pointer
	offset  int64
	sizes   []int64
	strides []int64
	drawn   int
	outside int
}

func (d *descriptor) draw() error {
	m := d.s.d.Machine()
	size := m.Layout().AllocSize(d.elem)
	d.s.printf("memref of %s at %s, offset %d, sizes %v, strides %v\n", d.elem, m.Memory().Describe(d.base), d.offset, d.sizes, d.strides)
	for _, n := range d.sizes {
		if n < 0 {
			return fmt.Errorf("a size of %d is not possible", n)
		}
	}
	d.rows(0, d.offset, size, "")
	lo, hi := big.NewInt(d.offset), big.NewInt(d.offset)
	empty := false
	for i, n := range d.sizes {
		if n == 0 {
			empty = true
			continue
		}
		reach := new(big.Int).Mul(big.NewInt(n-1), big.NewInt(d.strides[i]))
		if reach.Sign() < 0 {
			lo.Add(lo, reach)
		} else {
			hi.Add(hi, reach)
		}
	}
	if o, ok := m.Memory().Object(d.base); ok && !empty {
		begin := big.NewInt(int64(d.base - o.Base))
		unit := new(big.Int).SetUint64(size)
		first := new(big.Int).Add(begin, lo.Mul(lo, unit))
		last := hi.Mul(hi.Add(hi, big.NewInt(1)), unit)
		last.Add(last, begin)
		state := "inside"
		if first.Sign() < 0 || last.Cmp(new(big.Int).SetUint64(o.Size)) > 0 {
			state = "OUTSIDE"
		}
		d.s.printf("bytes %d to %d of %s (%d bytes): %s\n", first, last, o.Title(), o.Size, state)
	}
	for i := range d.sizes {
		for k := range d.sizes {
			if i < k && d.sizes[i] > 1 && d.sizes[k] > 1 && abs(d.strides[i]) < abs(d.strides[k])*d.sizes[k] && abs(d.strides[k]) < abs(d.strides[i])*d.sizes[i] {
				d.s.printf("dimensions %d and %d overlap: different indices name the same element\n", i, k)
			}
		}
	}
	return nil
}

func abs(n int64) int64 {
	if n < 0 {
		return -n
	}
	return n
}

// rows prints dimension k and those within it.
func (d *descriptor) rows(k int, at int64, size uint64, indent string) {
	if d.drawn >= maxElements {
		return
	}
	if k >= len(d.sizes)-1 {
		n, step := int64(1), int64(0)
		if k < len(d.sizes) {
			n, step = d.sizes[k], d.strides[k]
		}
		var cells []string
		for i := range min(n, maxRow) {
			cells = append(cells, d.element(at+i*step, size))
		}
		if n > maxRow {
			cells = append(cells, "…")
		}
		d.s.printf("  %s[%s]\n", indent, strings.Join(cells, ", "))
		return
	}
	d.s.printf("  %s[\n", indent)
	for i := range d.sizes[k] {
		if d.drawn >= maxElements {
			d.s.printf("  %s  …\n", indent)
			break
		}
		d.rows(k+1, at+i*d.strides[k], size, indent+" ")
	}
	d.s.printf("  %s]\n", indent)
}

// element is one element, !! where none can be read.
func (d *descriptor) element(at int64, size uint64) string {
	d.drawn++
	v, err := d.s.d.Machine().ReadValue(d.base+interp.Pointer(uint64(at)*size), d.elem)
	if err != nil {
		d.outside++
		return "!!"
	}
	return d.s.d.Machine().FormatBare(v)
}
