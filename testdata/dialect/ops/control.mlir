// Branches, calls, exceptions.
llvm.func @callee(i32, !llvm.ptr) -> i32
llvm.func @variadic(i32, ...) -> i32
llvm.func @nothing()
llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @branches(%c: i1, %i: i32, %b: i8, %w: i128) -> i32 {
  llvm.br ^loop(%i, %c : i32, i1)
^loop(%x: i32, %y: i1):
  llvm.cond_br %y weights([3, 4]), ^loop(%x, %c : i32, i1), ^next {loop_annotation = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = true>, mustProgress = true>}
^next:
  llvm.switch %x : i32, ^done(%x : i32) [
    -1: ^next2,
    7: ^done(%i : i32)
  ] {branch_weights = array<i32: 1, 2, 3>}
^next2:
  llvm.switch %b : i8, ^next3 [255: ^next3, 3: ^next3]
^next3:
  llvm.switch %i : i32, ^next4 []
^next4:
  llvm.switch %w : i128, ^last [ -5: ^last, 9223372036854775807: ^last ]
^done(%z: i32):
  llvm.return %z : i32
^last:
  llvm.unreachable
}
llvm.func @calls(%i: i32, %p: !llvm.ptr, %f: f32) {
  llvm.call @nothing() : () -> ()
  %0 = llvm.call @callee(%i, %p) : (i32, !llvm.ptr) -> i32
  %1 = llvm.call fastcc tail @callee(%i, %p) {no_unwind, x = 3 : i64} : (i32 {llvm.noundef, llvm.signext}, !llvm.ptr) -> (i32 {llvm.zeroext})
  %2 = llvm.call musttail %p(%i) : !llvm.ptr, (i32) -> i32
  %3 = llvm.call @variadic(%i, %f) vararg(!llvm.func<i32 (i32, ...)>) : (i32, f32) -> i32
  %4 = llvm.call notail %p(%i) vararg(!llvm.func<i32 (...)>) : !llvm.ptr, (i32) -> i32
  llvm.call @nothing() ["deopt"(%i, %p : i32, !llvm.ptr), "empty"()] : () -> ()
  %5 = llvm.call %p(%f) {fastmathFlags = #llvm.fastmath<fast>} : !llvm.ptr, (f32) -> f32
  %6 = llvm.call_intrinsic "llvm.smax"(%i, %i) : (i32, i32) -> i32
  llvm.call_intrinsic "llvm.assume"(%i) ["align"(%p : !llvm.ptr)] {fastmathFlags = #llvm.fastmath<nnan>} : (i32 {llvm.noundef}) -> ()
  %7 = llvm.inline_asm has_side_effects tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{}] "nop", "=r,r" %i : (i32) -> i32
  llvm.inline_asm "nop", "" : () -> ()
  %8:2 = builtin.unrealized_conversion_cast %i, %f : i32, f32 to i64, index {note}
  %c = llvm.mlir.constant(true) : i1
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %i : !llvm.ptr, i32), "nonnull"(%p : !llvm.ptr)] : i1 {note}
  llvm.return {note}
}
llvm.func @unwinding(%i: i32, %p: !llvm.ptr) -> i32 attributes {personality = @personality} {
  %zero = llvm.mlir.zero : !llvm.ptr
  %addr = llvm.mlir.addressof @info : !llvm.ptr
  %ar = llvm.mlir.undef : !llvm.array<1 x ptr>
  %filter = llvm.insertvalue %addr, %ar[0] : !llvm.array<1 x ptr>
  %0 = llvm.invoke @callee(%i, %p) to ^ok unwind ^bad ["x"(%p : !llvm.ptr)] : (i32, !llvm.ptr) -> i32
^ok:
  %1 = llvm.invoke fastcc %p(%i) to ^ok2 unwind ^bad2(%i : i32) {branch_weights = array<i32: 9, 1>} : !llvm.ptr, (i32 {llvm.noundef}) -> (i32 {llvm.noundef})
^ok2:
  %2 = llvm.invoke @variadic(%i, %p) to ^ok3 unwind ^bad3 vararg(!llvm.func<i32 (i32, ...)>) : (i32, !llvm.ptr) -> i32
^ok3:
  llvm.return %2 : i32
^bad:
  %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %3 : !llvm.struct<(ptr, i32)>
^bad2(%y: i32):
  %4 = llvm.landingpad (catch %zero : !llvm.ptr) (catch %addr : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return %y : i32
^bad3:
  %5 = llvm.landingpad cleanup (filter %filter : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}
llvm.func @indirect(%i: i32) -> i32 {
  %0 = llvm.blockaddress <function = @indirect, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [
  ^a(%i : i32),
  ^b
  ]
^a(%x: i32):
  llvm.blocktag <id = 1>
  llvm.return %x : i32
^b:
  llvm.blocktag <id = 2>
  llvm.br ^c
^c:
  llvm.indirectbr %0 : !llvm.ptr, [] {note}
}
