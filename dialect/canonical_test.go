package dialect

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestCanonicalForms prints attributes as mlir-opt-22 printed them: parameters
// in their order and without defaults, affine expressions simplified.
func TestCanonicalForms(t *testing.T) {
	for in, want := range map[string]string{
		`#llvm.di_basic_type<name = "int", tag = DW_TAG_base_type, encoding = DW_ATE_signed, sizeInBits = 0>`: `#llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", encoding = DW_ATE_signed>`,
		`#llvm.di_basic_type<name = "x", sizeInBits = 0x20>`:                                                  `#llvm.di_basic_type<name = "x", sizeInBits = 32>`,
		`#llvm.di_derived_type<tag = DW_TAG_null>`:                                                            `#llvm.di_derived_type<>`,
		`#llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = 0>`:                             `#llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = 0>`,
		`#llvm.di_composite_type<tag = DW_TAG_array_type, line = 0, flags = Zero, isRecSelf = false>`:         `#llvm.di_composite_type<tag = DW_TAG_array_type>`,
		`#llvm.di_subprogram<subprogramFlags = "Optimized|Definition", name = "f", line = 0>`:                 `#llvm.di_subprogram<name = "f", subprogramFlags = "Definition|Optimized">`,
		`#llvm.di_subrange<count = 3, lowerBound = 0>`:                                                        `#llvm.di_subrange<count = 3 : i64, lowerBound = 0 : i64>`,
		`#llvm.loop_annotation<mustProgress = false, disableNonforced = true>`:                                `#llvm.loop_annotation<disableNonforced = true, mustProgress = false>`,
		`#llvm.loop_vectorize<width = 4, disable = false>`:                                                    `#llvm.loop_vectorize<disable = false, width = 4 : i64>`,
		`#llvm.dereferenceable<mayBeNull = false, bytes = 0x10>`:                                              `#llvm.dereferenceable<bytes = 16>`,
		`#llvm.vec_type_hint<hint = i32, is_signed = false>`:                                                  `#llvm.vec_type_hint<hint = i32>`,
		`#llvm.constant_range<i32, 4294967295, -2>`:                                                           `#llvm.constant_range<i32, -1, -2>`,
		`#llvm.constant_range<i1, 1, 0>`:                                                                      `#llvm.constant_range<i1, -1, 0>`,
		`#llvm.overflow<nuw, nsw>`:                                                                            `#llvm.overflow<nsw, nuw>`,
		`#llvm.linkage<"internal">`:                                                                           `#llvm.linkage<internal>`,
		`#llvm.framePointerKind<"non-leaf">`:                                                                  `#llvm.framePointerKind<"non-leaf">`,
		`#llvm.tbaa_root<>`:                                                                                   `#llvm.tbaa_root`,
		`!llvm.struct<(ppc_fp128, x86_amx)>`:                                                                  `!llvm.struct<(!llvm.ppc_fp128, x86_amx)>`,
		`affine_map<(d0, d1)[s0] -> ((d0 + 1) + (d1 + 2))>`:                                                   `affine_map<(d0, d1)[s0] -> (d0 + d1 + 2 + 1)>`,
		`affine_map<(d0, d1)[s0] -> (d1 - s0 - d0 floordiv 2)>`:                                               `affine_map<(d0, d1)[s0] -> (d1 + -(d0 floordiv 2) - s0)>`,
		`affine_map<(d0, d1)[s0] -> (d0 - (d0 floordiv 4) * 4, (d0 * 8 + d1 + 4) mod 4)>`:                     `affine_map<(d0, d1)[s0] -> (d0 mod 4, d1 mod 4)>`,
		`affine_map<(d0, d1)[s0] -> ((d0 * 8 + d1) floordiv 4, (d0 mod 8) mod 4)>`:                            `affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 floordiv 4, d0 mod 4)>`,
		`affine_map<() -> (3 floordiv -2, 3 ceildiv -2, -3 ceildiv -2)>`:                                      `affine_map<() -> (-2, -1, 2)>`,
	} {
		a, err := readAttr(in)
		require.NoError(t, err, in)
		require.Equal(t, want, a.String(), in)
	}
	_, err := readAttr(`#llvm.di_subroutine_type<types = #llvm.di_null_type, callingConvention = DW_CC_normal>`)
	require.ErrorContains(t, err, "must be the last parameter")
	a, err := readAttr(`loc(fused<"m">[fused<"m">[unknown, "a":1:2], unknown, "b", "b"])`)
	require.NoError(t, err)
	require.Equal(t, `loc(fused<"m">[loc("a":1:2), loc("b")])`, a.String())
}
