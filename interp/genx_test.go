package interp

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/dialect"
)

// TestGenXInventory holds the table of intrinsics against the list: tiers 1
// and 2 run, tier 4 is refused, and the operands are counted right.
func TestGenXInventory(t *testing.T) {
	f, err := os.Open(filepath.Join(genxData, "intrinsics.txt"))
	require.NoError(t, err)
	defer f.Close()
	seen := map[string]bool{}
	for lines := bufio.NewScanner(f); lines.Scan(); {
		fields := strings.Fields(lines.Text())
		require.Len(t, fields, 3)
		tier, name := fields[0], fields[1]
		seen[name] = true
		r, ok := intrinsics[name]
		require.True(t, ok, "%s is not known", name)
		err := r.prepare(&site{args: make([]place, 99), op: &dialect.Operation{Name: "call"}})
		switch tier {
		case "1", "2":
			if fields[2] != "*" {
				require.ErrorContains(t, err, "takes "+fields[2]+" operands", name)
			}
		case "3":
			require.Error(t, err)
			require.True(t, strings.Contains(err.Error(), "takes "+fields[2]+" operands") || strings.Contains(err.Error(), "is not supported: "), "%s: %v", name, err)
		case "4":
			require.ErrorContains(t, err, name+" is not supported: ")
		}
	}
	require.Len(t, seen, 430)
	for name := range intrinsics {
		if strings.HasPrefix(name, genxPrefix) && name != "llvm.genx.rdregion" && name != "llvm.genx.wrregion" {
			require.True(t, seen[name], "%s is not in the list", name)
		}
	}
}

// genxRun runs @f() of text in every engine and requires equal outcomes.
func genxRun(t *testing.T, text string, g GenX) (Value, error) {
	var value Value
	var fault error
	first := true
	genxMachines(t, text, g, func(tb testing.TB, engine string, m *Machine) {
		v, err := m.Call("f", nil)
		if first {
			value, fault, first = v, err, false
			return
		}
		require.Equal(tb, fmt.Sprint(fault), fmt.Sprint(err), engine)
		require.Equal(tb, value.Leaves, v.Leaves, engine)
	})
	return value, fault
}

func genxLanes(v Value) []string {
	var out []string
	for _, l := range v.Leaves {
		switch {
		case l.Poison:
			out = append(out, "poison")
		case l.Undef != 0:
			out = append(out, "undef")
		default:
			out = append(out, strconv.FormatInt(l.signed(), 10))
		}
	}
	return out
}

const genxHeader = `
llvm.mlir.global internal @data(dense<[10, 11, 12, 13, 14, 15, 16, 17]> : vector<8xi32>) : !llvm.array<8 x i32>
`

func TestGenXPrograms(t *testing.T) {
	for name, c := range map[string]struct {
		body, want, fault string
		kind              *FaultKind
		mode              GenXMode
	}{
		"gather": {body: `
  %p = llvm.mlir.addressof @data : !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %u = llvm.mlir.undef : vector<4xi64>
  %off = llvm.mlir.constant(dense<[0, 28, 4, 4000]> : vector<4xi64>) : vector<4xi64>
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %b0 = llvm.insertelement %a, %u[%i0 : i32] : vector<4xi64>
  %b = llvm.shufflevector %b0, %u [0, 0, 0, 0] : vector<4xi64>
  %addr = llvm.add %b, %off : vector<4xi64>
  %old = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %m = llvm.mlir.constant(dense<[true, true, true, false]> : vector<4xi1>) : vector<4xi1>
  %r = llvm.call_intrinsic "llvm.genx.svm.gather.v4i32.v4i1.v4i64"(%m, %i0, %addr, %old) : (vector<4xi1>, i32, vector<4xi64>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>`, want: "10 17 11 4"},
		"gather faults": {body: `
  %p = llvm.mlir.addressof @data : !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %u = llvm.mlir.undef : vector<4xi64>
  %off = llvm.mlir.constant(dense<[0, 28, 32, 4000]> : vector<4xi64>) : vector<4xi64>
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %b0 = llvm.insertelement %a, %u[%i0 : i32] : vector<4xi64>
  %b = llvm.shufflevector %b0, %u [0, 0, 0, 0] : vector<4xi64>
  %addr = llvm.add %b, %off : vector<4xi64>
  %old = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %m = llvm.mlir.constant(dense<[true, true, true, false]> : vector<4xi1>) : vector<4xi1>
  %r = llvm.call_intrinsic "llvm.genx.svm.gather"(%m, %i0, %addr, %old) : (vector<4xi1>, i32, vector<4xi64>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>`, fault: "lane 2, address 0x", kind: OutOfBounds},
		"scatter bytes, block load": {body: `
  %p = llvm.mlir.addressof @data : !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %u = llvm.mlir.undef : vector<2xi64>
  %off = llvm.mlir.constant(dense<[0, 4]> : vector<2xi64>) : vector<2xi64>
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %b0 = llvm.insertelement %a, %u[%i0 : i32] : vector<2xi64>
  %b = llvm.shufflevector %b0, %u [0, 0] : vector<2xi64>
  %addr = llvm.add %b, %off : vector<2xi64>
  %new = llvm.mlir.constant(dense<[1, 2, 3, 4, 5, 6, 7, 8]> : vector<8xi8>) : vector<8xi8>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  llvm.call_intrinsic "llvm.genx.svm.scatter"(%m, %i1, %addr, %new) : (vector<2xi1>, i32, vector<2xi64>, vector<8xi8>) -> ()
  %r = llvm.call_intrinsic "llvm.genx.svm.block.ld.unaligned.v4i32.i64"(%a) : (i64) -> vector<4xi32>
  llvm.return %r : vector<4xi32>`, want: "513 1541 12 13"},
		"private": {body: `
  %p = llvm.mlir.addressof @data : !llvm.ptr
  %off = llvm.mlir.constant(dense<[1, 0, 7, 9]> : vector<4xi32>) : vector<4xi32>
  %old = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %m = llvm.mlir.constant(dense<[true, true, true, false]> : vector<4xi1>) : vector<4xi1>
  llvm.call_intrinsic "llvm.genx.scatter.private"(%m, %p, %off, %old) : (vector<4xi1>, !llvm.ptr, vector<4xi32>, vector<4xi32>) -> ()
  %r = llvm.call_intrinsic "llvm.genx.gather.private"(%m, %p, %off, %old) : (vector<4xi1>, !llvm.ptr, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>`, want: "1 2 3 4"},
		"lsc": {body: `
  %p = llvm.mlir.addressof @data : !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %u = llvm.mlir.undef : vector<2xi64>
  %off = llvm.mlir.constant(dense<[0, 12]> : vector<2xi64>) : vector<2xi64>
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i4 = llvm.mlir.constant(4 : i32) : i32
  %c0 = llvm.mlir.constant(0 : i8) : i8
  %c2 = llvm.mlir.constant(2 : i8) : i8
  %c3 = llvm.mlir.constant(3 : i8) : i8
  %s1 = llvm.mlir.constant(1 : i16) : i16
  %b0 = llvm.insertelement %a, %u[%i0 : i32] : vector<2xi64>
  %b = llvm.shufflevector %b0, %u [0, 0] : vector<2xi64>
  %addr = llvm.add %b, %off : vector<2xi64>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = llvm.call_intrinsic "llvm.genx.lsc.load.stateless.v4i32.v2i1.v2i64"(%m, %c0, %c0, %c0, %s1, %i4, %c3, %c2, %c0, %c0, %addr, %i0) : (vector<2xi1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, vector<2xi64>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>`, want: "11 14 12 15"},
		"slm": {body: `
  %n = llvm.mlir.constant(64 : i32) : i32
  llvm.call_intrinsic "llvm.genx.slm.init"(%n) : (i32) -> ()
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.mlir.constant(0 : i8) : i8
  %c1 = llvm.mlir.constant(1 : i8) : i8
  %c3 = llvm.mlir.constant(3 : i8) : i8
  %add = llvm.mlir.constant(12 : i8) : i8
  %s4 = llvm.mlir.constant(4 : i16) : i16
  %off = llvm.mlir.constant(dense<[0, 5, 0, 15]> : vector<4xi32>) : vector<4xi32>
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %z = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  llvm.call_intrinsic "llvm.genx.lsc.store.slm"(%m, %c0, %c0, %c0, %s4, %i0, %c3, %c1, %c0, %c0, %off, %v, %i0) : (vector<4xi1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, vector<4xi32>, vector<4xi32>, i32) -> ()
  %q = llvm.call_intrinsic "llvm.genx.lsc.xatomic.slm"(%m, %add, %c0, %c0, %s4, %i0, %c3, %c1, %c0, %c0, %off, %v, %z, %i0, %z) : (vector<4xi1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, vector<4xi32>) -> vector<4xi32>
  %w = llvm.call_intrinsic "llvm.genx.lsc.load.slm"(%m, %c0, %c0, %c0, %s4, %i0, %c3, %c1, %c0, %c0, %off, %i0) : (vector<4xi1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, vector<4xi32>, i32) -> vector<4xi32>
  %r = llvm.shufflevector %q, %w [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>
  llvm.return %r : vector<8xi32>`, want: "3 2 4 4 7 4 7 8"},
		"slm end": {body: `
  %n = llvm.mlir.constant(64 : i32) : i32
  llvm.call_intrinsic "llvm.genx.slm.init"(%n) : (i32) -> ()
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %c0 = llvm.mlir.constant(0 : i8) : i8
  %c1 = llvm.mlir.constant(1 : i8) : i8
  %c3 = llvm.mlir.constant(3 : i8) : i8
  %s1 = llvm.mlir.constant(1 : i16) : i16
  %off = llvm.mlir.constant(dense<[0, 61]> : vector<2xi32>) : vector<2xi32>
  %m = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
  %r = llvm.call_intrinsic "llvm.genx.lsc.load.slm"(%m, %c0, %c0, %c0, %s1, %i0, %c3, %c1, %c0, %c0, %off, %i0) : (vector<2xi1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, vector<2xi32>, i32) -> vector<2xi32>
  llvm.return %r : vector<2xi32>`, fault: "lane 1 accesses 4 bytes at offset 61 of shared local memory, which has 64", kind: OutOfBounds},
		"surface": {body: `
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i2 = llvm.mlir.constant(2 : i32) : i32
  %s = llvm.mlir.constant(5 : i32) : i32
  %s0 = llvm.mlir.constant(0 : i16) : i16
  %off = llvm.mlir.constant(dense<[0, 8, 100, 4]> : vector<4xi32>) : vector<4xi32>
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %m = llvm.mlir.constant(dense<[true, true, true, false]> : vector<4xi1>) : vector<4xi1>
  llvm.call_intrinsic "llvm.genx.scatter.scaled"(%m, %i2, %s0, %s, %i0, %off, %v) : (vector<4xi1>, i32, i16, i32, i32, vector<4xi32>, vector<4xi32>) -> ()
  %g = llvm.call_intrinsic "llvm.genx.gather.scaled"(%m, %i2, %s0, %s, %i0, %off, %v) : (vector<4xi1>, i32, i16, i32, i32, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %o = llvm.call_intrinsic "llvm.genx.oword.ld"(%i0, %s, %i0) : (i32, i32, i32) -> vector<4xi32>
  %r = llvm.shufflevector %g, %o [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>
  llvm.return %r : vector<8xi32>`, want: "1 2 0 4 1 1 2 3"},
		"atomics": {body: `
  %p = llvm.mlir.addressof @data : !llvm.ptr
  %a = llvm.ptrtoint %p : !llvm.ptr to i64
  %u = llvm.mlir.undef : vector<4xi64>
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %b0 = llvm.insertelement %a, %u[%i0 : i32] : vector<4xi64>
  %addr = llvm.shufflevector %b0, %u [0, 0, 0, 0] : vector<4xi64>
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %m = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %x = llvm.call_intrinsic "llvm.genx.svm.atomic.add.v4i32"(%m, %addr, %v, %v) : (vector<4xi1>, vector<4xi64>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %l = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
  %r = llvm.shufflevector %x, %l [0, 1, 2, 3, 4] : vector<4xi32>
  llvm.return %r : vector<5xi32>`, want: "10 2 11 14 18"},
		"poison lanes": {body: `
  %p = llvm.mlir.poison : vector<4xi32>
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %i4 = llvm.mlir.constant(4 : i32) : i32
  %o = llvm.mlir.constant(0 : i16) : i16
  %in = llvm.insertelement %i4, %p[%i1 : i32] : vector<4xi32>
  %r0 = llvm.call_intrinsic "llvm.genx.rdregioni.v4i32.v4i32.i16"(%in, %i4, %i1, %i1, %o, %i0) : (vector<4xi32>, i32, i32, i32, i16, i32) -> vector<1xi32>
  %neg = llvm.mlir.constant(-1 : i32) : i32
  %off = llvm.mlir.constant(12 : i16) : i16
  %r = llvm.call_intrinsic "llvm.genx.rdregioni.v4i32.v4i32.i16"(%in, %i0, %i4, %neg, %off, %i0) : (vector<4xi32>, i32, i32, i32, i16, i32) -> vector<4xi32>
  %s = llvm.call_intrinsic "llvm.genx.ssadd.sat"(%r, %r) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %s : vector<4xi32>`, want: "poison poison 8 poison"},
		"poison mask": {body: `
  %pm = llvm.mlir.poison : vector<2xi1>
  %t = llvm.mlir.constant(true) : i1
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %i2 = llvm.mlir.constant(2 : i32) : i32
  %o = llvm.mlir.constant(0 : i16) : i16
  %m = llvm.insertelement %t, %pm[%i0 : i32] : vector<2xi1>
  %old = llvm.mlir.constant(dense<[1, 2, 3]> : vector<3xi32>) : vector<3xi32>
  %new = llvm.mlir.constant(dense<[7, 8]> : vector<2xi32>) : vector<2xi32>
  %r = llvm.call_intrinsic "llvm.genx.wrregioni.v3i32.v2i32.i16.v2i1"(%old, %new, %i0, %i2, %i1, %o, %i0, %m) : (vector<3xi32>, vector<2xi32>, i32, i32, i32, i16, i32, vector<2xi1>) -> vector<3xi32>
  llvm.return %r : vector<3xi32>`, want: "7 poison 3"},
		"poison offset": {body: `
  %old = llvm.mlir.constant(dense<[1, 2, 3]> : vector<3xi32>) : vector<3xi32>
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %o = llvm.mlir.poison : i16
  %r = llvm.call_intrinsic "llvm.genx.rdregioni.i32.v3i32.i16"(%old, %i1, %i1, %i1, %o, %i1) : (vector<3xi32>, i32, i32, i32, i16, i32) -> i32
  llvm.return %r : i32`, fault: "the region's offset is poison", kind: PoisonOperand},
		"negative offset": {body: `
  %old = llvm.mlir.constant(dense<[1, 2, 3]> : vector<3xi32>) : vector<3xi32>
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %o = llvm.mlir.constant(-4 : i16) : i16
  %r = llvm.call_intrinsic "llvm.genx.rdregioni.i32.v3i32.i16"(%old, %i1, %i1, %i1, %o, %i1) : (vector<3xi32>, i32, i32, i32, i16, i32) -> i32
  llvm.return %r : i32`, fault: "lane 0 touches element 16383 of 3", kind: BadRegion},
		"row offsets": {body: `
  %old = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %i2 = llvm.mlir.constant(2 : i32) : i32
  %o = llvm.mlir.constant(dense<0> : vector<3xi16>) : vector<3xi16>
  %r = llvm.call_intrinsic "llvm.genx.rdregioni.v4i32.v4i32.v3i16"(%old, %i1, %i2, %i1, %o, %i1) : (vector<4xi32>, i32, i32, i32, vector<3xi16>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>`, fault: "3 row offsets are given for 2 rows", kind: BadRegion},
		"masked-off lane outside": {body: `
  %old = llvm.mlir.constant(dense<[1, 2, 3]> : vector<3xi32>) : vector<3xi32>
  %new = llvm.mlir.constant(dense<[7, 8]> : vector<2xi32>) : vector<2xi32>
  %m = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i2 = llvm.mlir.constant(2 : i32) : i32
  %o = llvm.mlir.constant(8 : i16) : i16
  %r = llvm.call_intrinsic "llvm.genx.wrregioni"(%old, %new, %i0, %i2, %i2, %o, %i0, %m) : (vector<3xi32>, vector<2xi32>, i32, i32, i32, i16, i32, vector<2xi1>) -> vector<3xi32>
  llvm.return %r : vector<3xi32>`, want: "1 2 7"},
		"parent width": {mode: GenXChecked, body: `
  %old = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %i2 = llvm.mlir.constant(2 : i32) : i32
  %o = llvm.mlir.constant(4 : i16) : i16
  %r = llvm.call_intrinsic "llvm.genx.rdregioni"(%old, %i0, %i2, %i1, %o, %i2) : (vector<4xi32>, i32, i32, i32, i16, i32) -> vector<2xi32>
  llvm.return %r : vector<2xi32>`, fault: "row 0 crosses a multiple of the parent width 2: it begins at element 1, lane 1 is element 2", kind: BadRegion},
		"outside, lenient": {mode: GenXLenient, body: `
  %old = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %i2 = llvm.mlir.constant(2 : i32) : i32
  %o = llvm.mlir.constant(14 : i16) : i16
  %r = llvm.call_intrinsic "llvm.genx.rdregioni"(%old, %i0, %i2, %i1, %o, %i2) : (vector<4xi32>, i32, i32, i32, i16, i32) -> vector<2xi32>
  llvm.return %r : vector<2xi32>`, want: "4 undef"},
		"masks": {body: `
  %n = llvm.mlir.constant(5 : i32) : i32
  %all = llvm.mlir.constant(-1 : i32) : i32
  %em0 = llvm.call_intrinsic "llvm.genx.simdcf.unmask.v32i1"(%n, %all) : (i32, i32) -> vector<32xi1>
  %em1 = llvm.call_intrinsic "llvm.genx.simdcf.remask.v32i1"(%em0, %n) : (vector<32xi1>, i32) -> vector<32xi1>
  %em = llvm.call_intrinsic "llvm.genx.simdcf.get.em.v32i1"(%em1) : (vector<32xi1>) -> vector<32xi1>
  %r = llvm.call_intrinsic "llvm.genx.simdcf.savemask.v32i1"(%em) : (vector<32xi1>) -> i32
  llvm.return %r : i32`, want: "5"},
		"all and any": {body: `
  %v = llvm.mlir.constant(dense<[1, 0, 3]> : vector<3xi16>) : vector<3xi16>
  %a = llvm.call_intrinsic "llvm.genx.all.v3i16"(%v) : (vector<3xi16>) -> i1
  %b = llvm.call_intrinsic "llvm.genx.any.v3i16"(%v) : (vector<3xi16>) -> i1
  %x = llvm.zext %a : i1 to i32
  %y = llvm.zext %b : i1 to i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %z = llvm.mul %y, %two : i32
  %r = llvm.add %x, %z : i32
  llvm.return %r : i32`, want: "2"},
		"thread": {body: `
  %x = llvm.call_intrinsic "llvm.genx.thread.x"() : () -> i16
  %y = llvm.call_intrinsic "llvm.genx.thread.y"() : () -> i16
  %g = llvm.call_intrinsic "llvm.genx.local.id.v3i32"() : () -> vector<3xi32>
  %r = llvm.mul %x, %y : i16
  llvm.return %r : i16`, want: "63"},
		"dpas": {body: `
  %a = llvm.mlir.constant(dense<[1, 2, 3, 4, 5, 6, 7, 8, 1, 1, 1, 1, 1, 1, 1, 1]> : vector<16xi32>) : vector<16xi32>
  %b = llvm.mlir.constant(dense<1> : vector<64xi32>) : vector<64xi32>
  %c = llvm.mlir.constant(dense<100> : vector<16xi32>) : vector<16xi32>
  %info = llvm.mlir.constant(34080776 : i32) : i32
  %r = llvm.call_intrinsic "llvm.genx.dpas.v16i32.v64i32.v16i32"(%c, %b, %a, %info) : (vector<16xi32>, vector<64xi32>, vector<16xi32>, i32) -> vector<16xi32>
  llvm.return %r : vector<16xi32>`, want: "136 136 136 136 136 136 136 136 108 108 108 108 108 108 108 108"},
	} {
		result := c.body[strings.LastIndex(c.body, " : ")+3:]
		text := genxHeader + "llvm.func @f() -> " + result + " {" + c.body + "\n}\n"
		g := GenX{Mode: c.mode, Thread: [2]uint16{7, 9}}
		var data []byte
		for range 8 {
			data = binary.LittleEndian.AppendUint32(data, uint32(len(data)/4))
		}
		g.Surfaces = []GenXSurface{{Index: 5, Data: data}}
		v, err := genxRun(t, text, g)
		if c.fault != "" {
			var fault *Fault
			require.True(t, errors.As(err, &fault), "%s: %v", name, err)
			require.Equal(t, c.kind, fault.Kind, name)
			require.Contains(t, fault.Message, c.fault, name)
			continue
		}
		require.NoError(t, err, name)
		require.Equal(t, c.want, strings.Join(genxLanes(v), " "), name)
	}
}

// TestGenXMisspelt: the spellings of the language reference's own examples are
// refused with what was meant.
func TestGenXMisspelt(t *testing.T) {
	for _, c := range []struct{ call, want string }{
		{`llvm.call_intrinsic "llvm.genx.rdregioni.v9i32.v30i32"(%v, %i, %i, %i, %o) : (vector<30xi32>, i32, i32, i32, i16) -> vector<9xi32>`,
			"llvm.genx.rdregioni takes 6 operands, 5 given: the last one, the parent width (i32), is missing"},
		{`llvm.call_intrinsic "llvm.genx.rdregion.v9i32.v30i32.i16"(%v, %i, %i, %i, %o, %i) : (vector<30xi32>, i32, i32, i32, i16, i32) -> vector<9xi32>`,
			"llvm.genx.rdregion is not supported: write llvm.genx.rdregioni for integers or llvm.genx.rdregionf for floating point"},
		{`llvm.call_intrinsic "llvm.genx.wrregion.v30i32.v9i32.i1"(%v, %i, %i, %i, %i, %o, %i, %t) : (vector<30xi32>, i32, i32, i32, i32, i16, i32, i1) -> vector<30xi32>`,
			"llvm.genx.wrregion is not supported: write llvm.genx.wrregioni"},
		{`llvm.call_intrinsic "llvm.genx.wrregionf.v30i32"(%v, %i, %i, %i, %i, %o, %i, %t) : (vector<30xi32>, i32, i32, i32, i32, i16, i32, i1) -> vector<30xi32>`,
			"the elements of vector<30xi32> are integers: the name ends in i for these"},
		{`llvm.call_intrinsic "llvm.genx.raw.send"(%i) : (i32) -> i32`, "llvm.genx.raw.send is not supported: it sends a raw message"},
		{`llvm.call_intrinsic "llvm.genx.nonsense.v4i32"(%i) : (i32) -> i32`, `intrinsic "llvm.genx.nonsense.v4i32" is not supported`},
	} {
		result := c.call[strings.LastIndex(c.call, "-> ")+3:]
		text := fmt.Sprintf(`llvm.func @f(%%v: vector<30xi32>, %%i: i32, %%o: i16, %%t: i1) -> %s {
  %%r = %s
  llvm.return %%r : %s
}`, result, c.call, result)
		genxMachines(t, text, GenX{}, func(tb testing.TB, engine string, m *Machine) {
			_, err := genxCall(tb, m, "f", []Value{
				genxType{"i32", 30, true}.value(tb, make30()), genxType{"i32", 1, false}.value(tb, "1"),
				genxType{"i16", 1, false}.value(tb, "0"), genxType{"i1", 1, false}.value(tb, "1"),
			})
			var unsupported *UnsupportedError
			require.True(tb, errors.As(err, &unsupported), "%v", err)
			require.Contains(tb, err.Error(), c.want)
		})
	}
}

func make30() []any {
	out := make([]any, 30)
	for i := range out {
		out[i] = strconv.Itoa(i)
	}
	return out
}

// TestGenXAnyTypes: whatever types a call has, it runs, faults or is refused.
func TestGenXAnyTypes(t *testing.T) {
	var names []string
	for name := range intrinsics {
		if strings.HasPrefix(name, genxPrefix) {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	types := []string{"i1", "i8", "i16", "i32", "i64", "f16", "f32", "f64", "!llvm.ptr", "i128", "i7", "vector<4xi1>", "vector<32xi1>", "vector<4xi8>", "vector<8xi16>", "vector<8xi32>",
		"vector<4xi32>", "vector<4xi64>", "vector<1xi32>", "vector<8xf32>", "vector<4xf64>", "vector<4x!llvm.ptr>", "!llvm.struct<(i32, i32)>",
		"!llvm.struct<(vector<32xi1>, vector<4xi1>, i1)>", "!llvm.struct<(vector<4xi32>, vector<4xi32>)>", "!llvm.struct<()>", "!llvm.array<2 x i32>"}
	r := rand.New(rand.NewPCG(5, 5))
	counts := map[string]int{}
	f, err := os.ReadFile(filepath.Join(genxData, "intrinsics.txt"))
	require.NoError(t, err)
	for _, line := range strings.Split(strings.TrimSpace(string(f)), "\n") {
		fields := strings.Fields(line)
		n, err := strconv.Atoi(fields[2])
		if err == nil {
			counts[fields[1]] = n
		}
	}
	var text strings.Builder
	n := 0
	for _, name := range names {
		favourite := types[r.IntN(len(types))]
		for range 12 {
			pick := func() string {
				if r.IntN(2) == 0 {
					return favourite
				}
				return types[r.IntN(len(types))]
			}
			var params, args, in []string
			for i := range counts[name] {
				typ := pick()
				params = append(params, fmt.Sprintf("%%a%d: %s", i, typ))
				args, in = append(args, fmt.Sprintf("%%a%d", i)), append(in, typ)
			}
			call := fmt.Sprintf("llvm.call_intrinsic %q(%s) : (%s)", name, strings.Join(args, ", "), strings.Join(in, ", "))
			if r.IntN(5) == 0 {
				fmt.Fprintf(&text, "llvm.func @f%d(%s) {\n  %s -> ()\n  llvm.return\n}\n", n, strings.Join(params, ", "), call)
			} else {
				res := pick()
				fmt.Fprintf(&text, "llvm.func @f%d(%s) -> %s {\n  %%r = %s -> %s\n  llvm.return %%r : %s\n}\n", n, strings.Join(params, ", "), res, call, res, res)
			}
			n++
		}
	}
	mod, err := dialect.Parse("types.mlir", []byte(text.String()), dialect.ParseOptions{})
	require.NoError(t, err)
	m, err := New(mod, small(EnginePlain))
	require.NoError(t, err)
	defer m.Close()
	ran := 0
	for i := range n {
		params, err := m.Params(fmt.Sprintf("f%d", i))
		require.NoError(t, err)
		var args []Value
		for _, p := range params {
			sh, err := m.shapes.of(p)
			require.NoError(t, err)
			args = append(args, Value{Type: p, Leaves: randomLeaves(r, sh, 0)})
		}
		if _, err := m.Call(fmt.Sprintf("f%d", i), args); err == nil {
			ran++
		}
	}
	require.Greater(t, ran, 50)
}
