package interp

import (
	"encoding/binary"

	"github.com/touchstone-ir/touchstone/memory"
)

// Pseudo-random numbers, with the algorithms of glibc and libstdc++, so that a
// program that seeds them sees the same numbers as natively.

// additive is glibc's random of type 3: x[i] = x[i-3] + x[i-31].
type additive struct {
	state       [31]uint32
	front, rear int
}

// seed is srandom: a linear congruential generator (16807, 2^31-1) fills the
// state, whose first 310 numbers are dropped.
func (a *additive) seed(s uint32) {
	if s == 0 {
		s = 1
	}
	word := int32(s)
	a.state[0] = s
	for i := 1; i < len(a.state); i++ {
		word = 16807*(word%127773) - 2836*(word/127773)
		if word < 0 {
			word += 0x7fffffff
		}
		a.state[i] = uint32(word)
	}
	a.front, a.rear = 3, 0
	for range 310 {
		a.next()
	}
}

// next is random: 31 bits.
func (a *additive) next() uint32 {
	a.state[a.front] += a.state[a.rear]
	v := a.state[a.front] >> 1
	a.front = (a.front + 1) % len(a.state)
	a.rear = (a.rear + 1) % len(a.state)
	return v
}

// congruential is the generator of drand48 (POSIX.1-2017): 48 bits.
type congruential struct {
	x, a, c uint64
	old     memory.Ptr // what seed48 returned
}

func (c *congruential) reset() { c.a, c.c = 0x5deece66d, 0xb }

func (c *congruential) step(x uint64) uint64 { return (c.a*x + c.c) & (1<<48 - 1) }

func (c *congruential) next() uint64 {
	c.x = c.step(c.x)
	return c.x
}

func real48(x uint64) float64 { return float64(x) / (1 << 48) }
func long48(x uint64) uint64  { return x >> 17 }
func signed48(x uint64) uint64 {
	return uint64(int64(int32(x >> 16)))
}

// readX48 and writeX48 are a generator's state as the program holds it: three
// unsigned shorts, the lowest bits first.
func (h *Host) readX48(p memory.Ptr) uint64     { return h.ReadInt(p, 6) }
func (h *Host) writeX48(p memory.Ptr, x uint64) { h.WriteInt(p, x, 6) }

// stepX48 makes the next number of a state of the program's.
func (h *Host) stepX48() uint64 {
	x := h.host().rand48.step(h.readX48(h.Ptr(0)))
	h.writeX48(h.Ptr(0), x)
	return x
}

// A twister is std::mt19937 (C++20 [rand.predef]) in the program's memory, as
// libstdc++ lays it out on x86-64: 624 words of 8 bytes and the index of the
// next.
type twister struct {
	h *Host
	p memory.Ptr
}

const (
	twisterWords = 624
	twisterShift = 397
	twisterIndex = 8 * twisterWords
	twisterSize  = twisterIndex + 8
)

// twister is the generator that argument i points to.
func (h *Host) twister(i int) twister {
	p := h.Ptr(i)
	o, ok := h.t.mem.Object(p)
	if !ok || o.Family != familyTwister || o.Base != p || !o.Alive {
		h.bad("@%s of %s, which is no generator of rtsrand", h.f.name, h.t.mem.Describe(p))
	}
	return twister{h, p}
}

func (t twister) seed(s uint32) {
	b := make([]byte, 0, twisterSize)
	x := s
	for i := range uint32(twisterWords) {
		if i > 0 {
			x = 1812433253*(x^x>>30) + i
		}
		b = binary.LittleEndian.AppendUint64(b, uint64(x))
	}
	t.h.Write(t.p, binary.LittleEndian.AppendUint64(b, twisterWords))
}

// next is 32 bits.
func (t twister) next() uint32 {
	i := t.h.ReadInt(t.p+twisterIndex, 8)
	if i >= twisterWords {
		t.twist()
		i = 0
	}
	t.h.WriteInt(t.p+twisterIndex, i+1, 8)
	y := uint32(t.h.ReadInt(t.p+memory.Ptr(8*i), 8))
	y ^= y >> 11
	y ^= y << 7 & 0x9d2c5680
	y ^= y << 15 & 0xefc60000
	return y ^ y>>18
}

func (t twister) twist() {
	var x [twisterWords]uint32
	b := t.h.Bytes(t.p, twisterIndex)
	for i := range x {
		x[i] = uint32(binary.LittleEndian.Uint64(b[8*i:]))
	}
	for i := range x {
		y := x[i]&0x80000000 | x[(i+1)%twisterWords]&0x7fffffff
		v := x[(i+twisterShift)%twisterWords] ^ y>>1
		if y&1 != 0 {
			v ^= 0x9908b0df
		}
		x[i] = v
	}
	out := make([]byte, 0, twisterIndex)
	for _, v := range x {
		out = binary.LittleEndian.AppendUint64(out, uint64(v))
	}
	t.h.Write(t.p, out)
}

// uniform is a number in [0, most], as libstdc++'s
// std::uniform_int_distribution<uint64_t> draws it from 32-bit numbers:
// D. Lemire's method below 2^32, two draws put together above.
func (t twister) uniform(most uint64) uint64 {
	const range32 = 1<<32 - 1
	switch {
	case most == range32:
		return uint64(t.next())
	case most < range32:
		n := uint32(most + 1)
		product := uint64(t.next()) * uint64(n)
		if low := uint32(product); low < n {
			for limit := -n % n; low < limit; low = uint32(product) {
				product = uint64(t.next()) * uint64(n)
			}
		}
		return product >> 32
	}
	for {
		high := t.uniform(most>>32) << 32
		v := high + uint64(t.next())
		if v <= most && v >= high {
			return v
		}
	}
}

// permutation is std::shuffle of 0, 1, …, n-1 as libstdc++ does it: two swaps
// a draw while n² fits 32 bits.
func (t twister) permutation(n uint64) []uint64 {
	a := make([]uint64, n)
	for i := range a {
		a[i] = uint64(i)
	}
	if n == 0 {
		return a
	}
	swap := func(i, j uint64) { a[i], a[j] = a[j], a[i] }
	i := uint64(1)
	if (1<<32-1)/n < n {
		for ; i < n; i++ {
			swap(i, t.uniform(i))
		}
		return a
	}
	if n%2 == 0 {
		swap(i, t.uniform(1))
		i++
	}
	for ; i < n; i += 2 {
		// One draw from (i+1)·(i+2) gives both positions.
		x := t.uniform((i+1)*(i+2) - 1)
		swap(i, x/(i+2))
		swap(i+1, x%(i+2))
	}
	return a
}

func init() {
	provide("rand", "i32 ()", "A number from 0 to 2147483647 (C17 7.22.2.1; glibc's algorithm).", func(h *Host) {
		h.ReturnInt(uint64(h.host().random.next()))
	})
	provide("srand", "void (i32)", "Seeds rand and random (C17 7.22.2.2).", func(h *Host) { h.host().random.seed(uint32(h.Uint(0))) })
	synonyms("srand", "srandom")
	provide("random", "i64 ()", "A number from 0 to 2147483647 (POSIX.1-2017; glibc's algorithm).", func(h *Host) {
		h.longResult(uint64(h.host().random.next()))
	})
	provide("rand_r", "i32 (ptr)", "rand with its state in the program (POSIX.1-2017; glibc's algorithm).", func(h *Host) {
		x := uint32(h.ReadInt(h.Ptr(0), 4))
		r := uint32(0)
		for _, bits := range [3]uint{11, 10, 10} {
			x = x*1103515245 + 12345
			r = r<<10 ^ x>>16&(1<<bits-1)
		}
		h.WriteInt(h.Ptr(0), uint64(x), 4)
		h.ReturnInt(uint64(r))
	})
	provide("drand48", "f64 ()", "A number from 0 up to 1 (POSIX.1-2017).", func(h *Host) { h.ReturnF64(real48(h.host().rand48.next())) })
	provide("lrand48", "i64 ()", "A number below 2^31 (POSIX.1-2017).", func(h *Host) { h.longResult(long48(h.host().rand48.next())) })
	provide("mrand48", "i64 ()", "A number from -2^31 up to 2^31 (POSIX.1-2017).", func(h *Host) { h.longResult(signed48(h.host().rand48.next())) })
	provide("erand48", "f64 (ptr)", "drand48 with its state in the program (POSIX.1-2017).", func(h *Host) { h.ReturnF64(real48(h.stepX48())) })
	provide("nrand48", "i64 (ptr)", "lrand48 with its state in the program (POSIX.1-2017).", func(h *Host) { h.longResult(long48(h.stepX48())) })
	provide("jrand48", "i64 (ptr)", "mrand48 with its state in the program (POSIX.1-2017).", func(h *Host) { h.longResult(signed48(h.stepX48())) })
	provide("srand48", "void (i64)", "Seeds drand48 and its kin (POSIX.1-2017).", func(h *Host) {
		r := &h.host().rand48
		r.reset()
		r.x = uint64(uint32(h.Uint(0)))<<16 | 0x330e
	})
	provide("seed48", "ptr (ptr)", "Sets the state of drand48, and returns the old one (POSIX.1-2017).", func(h *Host) {
		x := h.readX48(h.Ptr(0))
		r := &h.host().rand48
		if r.old == 0 {
			r.old = h.object(make([]byte, 6), "seed48", false)
		}
		h.writeX48(r.old, r.x)
		r.reset()
		r.x = x
		h.ptrResult(r.old)
	})
	provide("lcong48", "void (ptr)", "Sets state, multiplier and addend of drand48 (POSIX.1-2017).", func(h *Host) {
		x, a, c := h.readX48(h.Ptr(0)), h.readX48(h.Ptr(0)+6), h.ReadInt(h.Ptr(0)+12, 2)
		r := &h.host().rand48
		r.x, r.a, r.c = x, a, c
	})

	provide("rtsrand", "ptr (i64)", "A new std::mt19937 (MLIR, CRunnerUtils.h).", func(h *Host) {
		p := h.allocate(twisterSize, mallocAlign, familyTwister, false)
		twister{h, p}.seed(uint32(h.Uint(0)))
		h.ptrResult(p)
	})
	provide("rtrand", "i64 (ptr, i64)", "A number from 0 to the second argument, that one included (MLIR, CRunnerUtils.h).", func(h *Host) {
		h.longResult(h.twister(0).uniform(h.Uint(1)))
	})
	provide("rtdrand", "void (ptr)", "Ends the life of a generator (MLIR, CRunnerUtils.h).", func(h *Host) {
		h.release(h.Ptr(0), familyTwister)
	})
	provide("_mlir_ciface_shuffle", "void (ptr, ptr)", "Fills a memref<?xi64> with 0, 1, … in random order (MLIR, CRunnerUtils.h).", func(h *Host) {
		d := h.descriptor(h.Ptr(0), 1, 8)
		t := h.twister(1)
		n := uint64(d.sizes[0])
		if n > noLimit/8 {
			h.bad("@%s of a memref with %d elements", h.f.name, d.sizes[0])
		}
		p := d.at(d.aligned, d.offset)
		h.Check(p, 8*n, true)
		b := make([]byte, 0, 8*n)
		for _, v := range t.permutation(n) {
			b = binary.LittleEndian.AppendUint64(b, v)
		}
		h.Write(p, b)
	})
}
