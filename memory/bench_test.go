package memory

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

func newBench(b *testing.B) *Memory {
	m, err := New(Options{})
	require.NoError(b, err)
	b.Cleanup(func() { _ = m.Close() })
	return m
}

// One operation is a call's worth of stack: n objects made and released.
func BenchmarkStackFrame(b *testing.B) {
	for _, n := range []int{1, 4, 16} {
		b.Run(fmt.Sprintf("objects=%d", n), func(b *testing.B) {
			m := newBench(b)
			for b.Loop() {
				mark := m.StackMark()
				for range n {
					if _, err := m.AllocStack(8, 8, "%x", Origin{Func: 1, PC: 2, Step: 3, Frame: 4}); err != nil {
						b.Fatal(err)
					}
				}
				m.ReleaseStack(mark, Origin{Func: 1, PC: 3, Step: 4, Frame: 4})
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/object")
		})
	}
}

// The same by a frame that was laid out before.
func BenchmarkAllocFrame(b *testing.B) {
	for _, n := range []int{1, 4, 16} {
		b.Run(fmt.Sprintf("objects=%d", n), func(b *testing.B) {
			m := newBench(b)
			f, err := m.NewFrame(slices.Repeat([]Local{{Size: 8, Align: 8, Name: "%x"}}, n))
			require.NoError(b, err)
			out := make([]Ptr, n)
			for b.Loop() {
				mark := m.StackMark()
				if err := m.AllocFrame(f, Origin{Func: 1, PC: 2, Step: 3, Frame: 4}, out); err != nil {
					b.Fatal(err)
				}
				m.ReleaseStack(mark, Origin{Func: 1, PC: 3, Step: 4, Frame: 4})
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/object")
		})
	}
}

func BenchmarkMallocFree(b *testing.B) {
	for _, size := range []uint64{16, 1024, 65536} {
		b.Run(fmt.Sprintf("size=%d", size), func(b *testing.B) {
			m := newBench(b)
			for b.Loop() {
				p, err := m.Alloc(Spec{Size: size, Align: 16, Kind: Heap, Family: 1})
				if err != nil {
					b.Fatal(err)
				}
				m.Free(p, 1, Origin{})
			}
		})
	}
}

var sink uint64

func BenchmarkLoopLoad(b *testing.B) {
	for _, shadowed := range []bool{false, true} {
		b.Run(fmt.Sprintf("shadowed=%t", shadowed), func(b *testing.B) {
			m := newBench(b)
			p, err := m.Alloc(Spec{Size: 4096, Align: 16, Kind: Heap, Zeroed: !shadowed})
			require.NoError(b, err)
			require.Nil(b, m.Set(p, 1, 0, 0, 0, 4088, 1))
			i := Ptr(0)
			for b.Loop() {
				v, ok := loopLoad(m, p+i, 8)
				if !ok {
					b.Fatal("illegal")
				}
				sink += v
				i = (i + 8) & 0x7F8
			}
		})
	}
}

func BenchmarkReadWord(b *testing.B) {
	m := newBench(b)
	p, err := m.Alloc(Spec{Size: 4096, Align: 16, Kind: Heap, Zeroed: true})
	require.NoError(b, err)
	for b.Loop() {
		v, f := m.ReadWord(p+64, 8, 8)
		if f != nil {
			b.Fatal("illegal")
		}
		sink += v.Bits
	}
}

func BenchmarkWriteWord(b *testing.B) {
	m := newBench(b)
	p, err := m.Alloc(Spec{Size: 4096, Align: 16, Kind: Heap, Zeroed: true})
	require.NoError(b, err)
	for b.Loop() {
		if f := m.WriteWord(p+64, Word{Bits: 7}, 8, 8); f != nil {
			b.Fatal("illegal")
		}
	}
}

func BenchmarkCopy(b *testing.B) {
	for _, size := range []uint64{16, 4096} {
		b.Run(fmt.Sprintf("size=%d", size), func(b *testing.B) {
			m := newBench(b)
			p, err := m.Alloc(Spec{Size: size, Align: 16, Kind: Heap, Zeroed: true})
			require.NoError(b, err)
			q, err := m.Alloc(Spec{Size: size, Align: 16, Kind: Heap})
			require.NoError(b, err)
			b.SetBytes(int64(size))
			for b.Loop() {
				if f := m.Copy(q, p, size, 1, 1); f != nil {
					b.Fatal("illegal")
				}
			}
		})
	}
}

func BenchmarkCheckpoint(b *testing.B) {
	m := newBench(b)
	for range 1000 {
		_, err := m.Alloc(Spec{Size: 64, Align: 16, Kind: Heap})
		require.NoError(b, err)
	}
	for b.Loop() {
		id := m.Checkpoint()
		_ = m.Drop(id)
	}
}

func BenchmarkNewClose(b *testing.B) {
	for b.Loop() {
		m, err := New(Options{})
		require.NoError(b, err)
		require.NoError(b, m.Close())
	}
}
