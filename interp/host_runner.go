package interp

import (
	"strconv"

	"github.com/touchstone-ir/touchstone/internal/cformat"
	"github.com/touchstone-ir/touchstone/internal/softfloat"
)

// The elementary printing functions of MLIR's runner libraries (MLIR,
// CRunnerUtils.h, Float16bits.h), which vector.print is lowered to, with their
// spellings before LLVM 16.

// out prints text that build appends.
func (h *Host) out(build func(dst []byte) []byte) {
	st := h.host()
	st.scratch = build(st.scratch[:0])
	h.put(streamOut, st.scratch)
}

// percentG is printf's %g, which vector.print uses.
const percentG = 6

func init() {
	for _, f := range []struct{ name, old, sig, doc, text string }{
		{"printOpen", "print_open", "void ()", "Prints `( `", "( "},
		{"printClose", "print_close", "void ()", "Prints ` )`", " )"},
		{"printComma", "print_comma", "void ()", "Prints `, `", ", "},
		{"printNewline", "print_newline", "void ()", "Prints a newline", "\n"},
	} {
		text := []byte(f.text)
		provide(f.name, f.sig, f.doc+" (MLIR, CRunnerUtils.h).", func(h *Host) { h.put(streamOut, text) })
		synonyms(f.name, f.old)
	}
	provide("printI64", "void (i64)", "Prints a signed integer (MLIR, CRunnerUtils.h).", func(h *Host) {
		h.out(func(dst []byte) []byte { return strconv.AppendInt(dst, h.Int(0), 10) })
	})
	synonyms("printI64", "print_i64")
	provide("printU64", "void (i64)", "Prints an unsigned integer (MLIR, CRunnerUtils.h).", func(h *Host) {
		h.out(func(dst []byte) []byte { return strconv.AppendUint(dst, h.Uint(0), 10) })
	})
	synonyms("printU64", "print_u64")
	provide("print_i32", "void (i32)", "Prints a signed integer (MLIR of 2019).", func(h *Host) {
		h.out(func(dst []byte) []byte { return strconv.AppendInt(dst, h.Int(0), 10) })
	})
	provide("printF32", "void (f32)", "Prints a float in the manner of %g (MLIR, CRunnerUtils.h).", func(h *Host) {
		h.out(func(dst []byte) []byte { return cformat.AppendG(dst, float64(h.F32(0)), percentG) })
	})
	synonyms("printF32", "print_f32")
	provide("printF64", "void (f64)", "Prints a double in the manner of %g (MLIR, CRunnerUtils.h).", func(h *Host) {
		h.out(func(dst []byte) []byte { return cformat.AppendG(dst, h.F64(0), percentG) })
	})
	synonyms("printF64", "print_f64")
	provide("printF16", "void (i16)", "Prints an f16 given by its bits (MLIR, Float16bits.h).", func(h *Host) {
		h.out(func(dst []byte) []byte {
			return cformat.AppendStream(dst, float64(softfloat.F16ToFloat32(uint16(h.Uint(0)))))
		})
	})
	provide("printBF16", "void (i16)", "Prints a bf16 given by its bits (MLIR, Float16bits.h).", func(h *Host) {
		h.out(func(dst []byte) []byte {
			return cformat.AppendStream(dst, float64(softfloat.BF16ToFloat32(uint16(h.Uint(0)))))
		})
	})
	provide("printString", "void (ptr)", "Prints a string (MLIR, CRunnerUtils.h).", func(h *Host) {
		h.put(streamOut, h.text(h.Ptr(0), noLimit))
	})
	synonyms("printString", "printCString", "print_c_string")
	provide("printFlops", "void (f64)", "Prints a rate in GFLOPS to stderr (MLIR, CRunnerUtils.h).", func(h *Host) {
		h.put(streamErr, append(cformat.AppendF(nil, h.F64(0)/1.0e9, 6), " GFLOPS\n"...))
	})
	synonyms("printFlops", "print_flops")
}
