package interp

import "fmt"

// What a kernel asks about the grid it runs in, and what makes its threads
// wait for each other. A machine is one thread of the grid; where it lies is
// given from outside (Options.GenX). With one thread nobody waits.

func init() {
	genxCoordinate("thread.x", func(g *GenX) uint64 { return uint64(g.Thread[0]) })
	genxCoordinate("thread.y", func(g *GenX) uint64 { return uint64(g.Thread[1]) })
	genxCoordinate("group.id.x", func(g *GenX) uint64 { return uint64(g.GroupID[0]) })
	genxCoordinate("group.id.y", func(g *GenX) uint64 { return uint64(g.GroupID[1]) })
	genxCoordinate("group.id.z", func(g *GenX) uint64 { return uint64(g.GroupID[2]) })
	genxCoordinate("lane.id", func(*GenX) uint64 { return 0 })
	genxCoordinates("local.id", func(g *GenX) [3]uint32 { return g.LocalID })
	genxCoordinates("local.id16", func(g *GenX) [3]uint32 { return g.LocalID })
	genxCoordinates("local.size", func(g *GenX) [3]uint32 { return g.LocalSize })
	genxCoordinates("group.count", func(g *GenX) [3]uint32 { return g.GroupCount })
	for operands, names := range [][]string{{"barrier", "cache.flush", "yield"}, {"sbarrier", "fence", "wait"}, {}, {"nbarrier"}, {"nbarrier.arrive"}} {
		for _, name := range names {
			genx(name, operands, noResult, noEffect)
		}
	}
}

// genxCoordinate registers a number that the options hold.
func genxCoordinate(name string, f func(g *GenX) uint64) {
	genx(name, 0, func(s *site) error {
		if !hasInts(s.res.sh) || s.res.sh.vector {
			return fmt.Errorf("it gives an integer")
		}
		return nil
	}, func(t *Thread, s *site) {
		t.put(s.res, 0, intScalar(s.res.sh.leaves[0].width, f(&t.m.opts.GenX)))
	})
}

// genxCoordinates registers three of them, as a vector whose further lanes are
// 0.
func genxCoordinates(name string, f func(g *GenX) [3]uint32) {
	genx(name, 0, func(s *site) error {
		if !hasInts(s.res.sh) || !s.res.sh.vector {
			return fmt.Errorf("it gives a vector of integers")
		}
		return nil
	}, func(t *Thread, s *site) {
		v := f(&t.m.opts.GenX)
		for i := range s.res.sh.leaves {
			x := uint64(0)
			if i < len(v) {
				x = uint64(v[i])
			}
			t.put(s.res, i, intScalar(s.res.sh.leaves[i].width, x))
		}
	})
}
