package interp

import (
	"encoding/binary"

	"github.com/touchstone-ir/touchstone/memory"
)

// What libstdc++ keeps out of its headers of the containers: linking the nodes
// of lists, and balancing the red-black trees of maps and sets. A list node is
//
//	0 next, 8 previous
//
// and a tree node
//
//	0 colour (0 red), 8 parent, 16 left, 24 right
//
// The header of a tree is a node whose parent is the root, whose left and
// right are the first and the last node.

// links reads and writes the nodes at program addresses.
type links struct{ h *Host }

const (
	listNext, listPrev                          = 0, 8
	treeColour, treeParent, treeLeft, treeRight = 0, 8, 16, 24
	red, black                                  = 0, 1
)

func (l links) get(p memory.Ptr, field memory.Ptr) memory.Ptr {
	return memory.Ptr(l.h.ReadInt(p+field, 8))
}

func (l links) set(p memory.Ptr, field memory.Ptr, v memory.Ptr) { l.h.WriteInt(p+field, uint64(v), 8) }

func (l links) colour(p memory.Ptr) uint64 {
	if p == 0 {
		return black
	}
	return l.h.ReadInt(p+treeColour, 4)
}

func (l links) paint(p memory.Ptr, c uint64) { l.h.WriteInt(p+treeColour, c, 4) }

// join makes b follow a.
func (l links) join(a, b memory.Ptr) {
	l.set(a, listNext, b)
	l.set(b, listPrev, a)
}

// step is the node after x in the direction side, treeRight for the next. The
// step from the last node is the header, that from the header is the node at
// the other end.
func (l links) step(x, side memory.Ptr) memory.Ptr {
	other := treeLeft + treeRight - side
	if side == treeLeft && l.colour(x) == red && l.get(l.get(x, treeParent), treeParent) == x {
		return l.get(x, treeRight) // back from the end
	}
	if c := l.get(x, side); c != 0 {
		for n := l.get(c, other); n != 0; n = l.get(c, other) {
			c = n
		}
		return c
	}
	y := l.get(x, treeParent)
	for x == l.get(y, side) {
		x, y = y, l.get(y, treeParent)
	}
	if side == treeRight && l.get(x, treeRight) == y {
		return x // the only node: its parent is the header, and the header's the node
	}
	return y
}

// replace puts b in the place of a below its parent.
func (l links) replace(a, b, header memory.Ptr) {
	p := l.get(a, treeParent)
	switch {
	case l.get(header, treeParent) == a:
		l.set(header, treeParent, b)
	case l.get(p, treeLeft) == a:
		l.set(p, treeLeft, b)
	default:
		l.set(p, treeRight, b)
	}
	if b != 0 {
		l.set(b, treeParent, p)
	}
}

// rotate turns x down to side, its child on the other side up.
func (l links) rotate(x, side, header memory.Ptr) {
	other := treeLeft + treeRight - side
	y := l.get(x, other)
	c := l.get(y, side)
	l.set(x, other, c)
	if c != 0 {
		l.set(c, treeParent, x)
	}
	l.replace(x, y, header)
	l.set(y, side, x)
	l.set(x, treeParent, y)
}

// insert links x below p and balances.
func (l links) insert(left bool, x, p, header memory.Ptr) {
	l.set(x, treeParent, p)
	l.set(x, treeLeft, 0)
	l.set(x, treeRight, 0)
	l.paint(x, red)
	side := memory.Ptr(treeRight)
	if left {
		side = treeLeft
	}
	switch {
	case p == header:
		l.set(header, treeParent, x)
		l.set(header, treeLeft, x)
		l.set(header, treeRight, x)
	default:
		if l.get(header, side) == p {
			l.set(header, side, x)
		}
		l.set(p, side, x)
	}
	for x != l.get(header, treeParent) && l.colour(l.get(x, treeParent)) == red {
		p := l.get(x, treeParent)
		g := l.get(p, treeParent)
		side := memory.Ptr(treeLeft)
		if l.get(g, treeRight) == p {
			side = treeRight
		}
		other := treeLeft + treeRight - side
		if u := l.get(g, other); l.colour(u) == red {
			l.paint(p, black)
			l.paint(u, black)
			l.paint(g, red)
			x = g
			continue
		}
		if l.get(p, other) == x {
			l.rotate(p, side, header)
			x, p = p, x
		}
		l.paint(p, black)
		l.paint(g, red)
		l.rotate(g, other, header)
	}
	l.paint(l.get(header, treeParent), black)
}

// erase unlinks z and balances; z is what may be destroyed.
func (l links) erase(z, header memory.Ptr) {
	first, last := l.get(header, treeLeft), l.get(header, treeRight)
	if z == first && z != last {
		first = l.step(z, treeRight)
	}
	if z == last && z != l.get(header, treeLeft) {
		last = l.step(z, treeLeft)
	}
	// y leaves its place: z, or the next node, which then takes z's.
	y := z
	if l.get(z, treeLeft) != 0 && l.get(z, treeRight) != 0 {
		y = l.step(z, treeRight)
	}
	x := l.get(y, treeLeft)
	if x == 0 {
		x = l.get(y, treeRight)
	}
	p, lost := l.get(y, treeParent), l.colour(y)
	l.replace(y, x, header)
	if y != z {
		if p == z {
			p = y
		}
		l.paint(y, l.colour(z))
		for _, side := range []memory.Ptr{treeLeft, treeRight} {
			c := l.get(z, side)
			l.set(y, side, c)
			if c != 0 {
				l.set(c, treeParent, y)
			}
		}
		l.replace(z, y, header)
	}
	if l.get(header, treeParent) == 0 {
		l.set(header, treeLeft, header)
		l.set(header, treeRight, header)
		return
	}
	l.set(header, treeLeft, first)
	l.set(header, treeRight, last)
	if lost == black {
		l.mend(x, p, header)
	}
}

// mend balances where the paths through x, a child of p and perhaps null, have
// one black node too few.
func (l links) mend(x, p, header memory.Ptr) {
	for x != l.get(header, treeParent) && l.colour(x) == black {
		side := memory.Ptr(treeLeft)
		if l.get(p, treeLeft) != x {
			side = treeRight
		}
		other := treeLeft + treeRight - side
		w := l.get(p, other)
		if l.colour(w) == red {
			l.paint(w, black)
			l.paint(p, red)
			l.rotate(p, side, header)
			w = l.get(p, other)
		}
		if l.colour(l.get(w, treeLeft)) == black && l.colour(l.get(w, treeRight)) == black {
			l.paint(w, red)
			x, p = p, l.get(p, treeParent)
			continue
		}
		if l.colour(l.get(w, other)) == black {
			l.paint(l.get(w, side), black)
			l.paint(w, red)
			l.rotate(w, other, header)
			w = l.get(p, other)
		}
		l.paint(w, l.colour(p))
		l.paint(p, black)
		l.paint(l.get(w, other), black)
		l.rotate(p, side, header)
		return
	}
	if x != 0 {
		l.paint(x, black)
	}
}

// hashBytes is MurmurHash64A (Austin Appleby, public domain), which is what
// libstdc++ hashes strings with.
func hashBytes(b []byte, seed uint64) uint64 {
	const mul = 0xc6a4a7935bd1e995
	mix := func(v uint64) uint64 {
		v *= mul
		return (v ^ v>>47) * mul
	}
	n := uint64(len(b))
	h := seed ^ n*mul
	for ; len(b) >= 8; b = b[8:] {
		h = (h ^ mix(binary.LittleEndian.Uint64(b))) * mul
	}
	if len(b) > 0 {
		var tail [8]byte
		copy(tail[:], b)
		h = (h ^ binary.LittleEndian.Uint64(tail[:])) * mul
	}
	h = (h ^ h>>47) * mul
	return h ^ h>>47
}

func init() {
	const list, tree = "_ZNSt8__detail15_List_node_base", "PSt18_Rb_tree_node_base"
	const doc = "Links the nodes of a std::list (libstdc++)."
	provide(list+"7_M_hookEPS0_", "void (ptr, ptr)", doc, func(h *Host) {
		l, x, at := links{h}, h.Ptr(0), h.Ptr(1)
		l.join(l.get(at, listPrev), x)
		l.join(x, at)
	})
	provide(list+"9_M_unhookEv", "void (ptr)", doc, func(h *Host) {
		l := links{h}
		l.join(l.get(h.Ptr(0), listPrev), l.get(h.Ptr(0), listNext))
	})
	provide(list+"11_M_transferEPS0_S1_", "void (ptr, ptr, ptr)", doc, func(h *Host) {
		l, at, first, end := links{h}, h.Ptr(0), h.Ptr(1), h.Ptr(2)
		if at == end || first == end {
			return
		}
		last, before := l.get(end, listPrev), l.get(at, listPrev)
		l.join(l.get(first, listPrev), end)
		l.join(before, first)
		l.join(last, at)
	})
	provide(list+"10_M_reverseEv", "void (ptr)", doc, func(h *Host) {
		l, x := links{h}, h.Ptr(0)
		for {
			next := l.get(x, listNext)
			l.set(x, listNext, l.get(x, listPrev))
			l.set(x, listPrev, next)
			if x = next; x == h.Ptr(0) {
				return
			}
		}
	})
	provide(list+"4swapERS0_S1_", "void (ptr, ptr)", doc, func(h *Host) {
		l, a, b := links{h}, h.Ptr(0), h.Ptr(1)
		an, ap, bn, bp := l.get(a, listNext), l.get(a, listPrev), l.get(b, listNext), l.get(b, listPrev)
		move := func(to, from, next, prev memory.Ptr) {
			if next == from { // it was empty
				next, prev = to, to
			}
			l.join(to, next)
			l.join(prev, to)
		}
		move(a, b, bn, bp)
		move(b, a, an, ap)
	})
	for _, k := range []string{tree, "PKSt18_Rb_tree_node_base"} {
		provide("_ZSt18_Rb_tree_increment"+k, "ptr (ptr)", "The next node of a map or set (libstdc++).", func(h *Host) {
			h.ptrResult(links{h}.step(h.Ptr(0), treeRight))
		})
		provide("_ZSt18_Rb_tree_decrement"+k, "ptr (ptr)", "The node before in a map or set (libstdc++).", func(h *Host) {
			h.ptrResult(links{h}.step(h.Ptr(0), treeLeft))
		})
	}
	provide("_ZSt29_Rb_tree_insert_and_rebalanceb"+tree+"S0_RS_", "void (i1, ptr, ptr, ptr)", "Puts a node into a map or set (libstdc++).", func(h *Host) {
		links{h}.insert(h.Uint(0) != 0, h.Ptr(1), h.Ptr(2), h.Ptr(3))
	})
	provide("_ZSt28_Rb_tree_rebalance_for_erase"+tree+"RS_", "ptr (ptr, ptr)", "Takes a node out of a map or set (libstdc++).", func(h *Host) {
		links{h}.erase(h.Ptr(0), h.Ptr(1))
		h.ptrResult(h.Ptr(0))
	})
	provide("_ZSt11_Hash_bytesPKvmm", "i64 (ptr, i64, i64)", "A hash of bytes (libstdc++).", func(h *Host) {
		h.longResult(hashBytes(h.Bytes(h.Ptr(0), h.Uint(1)), h.Uint(2)))
	})
}
