package interp

import (
	"unsafe"
)

// fastCode is a function's fast bytecode.
type fastCode struct {
	frame int32
	sites []*site
}

// siteAt is the site of the instruction at pc, or nil.
func (f *fastCode) siteAt(pc int32) *site { return f.sites[pc] }

func (t *Thread) fastLoop() exit { panic("no fast code") }

// enterFast switches the activation that has just begun to fast code, when
// there is some.
func (t *Thread) enterFast() {}

// tryFast switches to fast code at the entry of the block that t.edge led
// to, when it can.
func (t *Thread) tryFast() {}

// toPlain hands the current frame over from fast to plain code.
func (t *Thread) toPlain() {}

func (t *Thread) slabAt(off int) unsafe.Pointer { return unsafe.Add(t.slab, off) }
