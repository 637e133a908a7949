// Debug records, with their attributes as aliases, and locations of every kind.
#file = #llvm.di_file<"a.c" in "/src">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "cc", isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int, #int>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #type>
#block = #llvm.di_lexical_block<scope = #sp, file = #file, line = 2, column = 3>
#x = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 1, arg = 1, type = #int>
#y = #llvm.di_local_variable<scope = #block, name = "y", file = #file, line = 2, type = #int>
#l = #llvm.di_label<scope = #sp, name = "out", file = #file, line = 4>
#loc4 = loc("a.c":4:1)
llvm.func @f(%i: i32 loc("a.c":1:7), %p: !llvm.ptr) {
  llvm.intr.dbg.value #x = %i : i32 loc("a.c":1:2)
  llvm.intr.dbg.value #y #llvm.di_expression<[DW_OP_constu(3), DW_OP_plus, DW_OP_stack_value]> = %i : i32 loc(fused<#sp>["a.c":2:2])
  llvm.intr.dbg.declare #y = %p : !llvm.ptr loc(#loc4)
  llvm.intr.dbg.declare #y #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %p : !llvm.ptr loc(callsite("a.c":3:1 at "b.c":9:9))
  llvm.intr.dbg.label #l loc("named"("a.c":4:4))
  llvm.br ^next(%i : i32) loc(unknown)
^next(%z: i32 loc("z")):
  llvm.return loc(#loc5)
} loc(fused<#sp>["a.c":1:1, "q"])
#loc5 = loc("a.c":1:5 to :9)
