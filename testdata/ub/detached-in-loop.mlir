// A pointer that leaves its object in the last round of a loop.
// fault: detached-pointer

llvm.func @main() -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c100 = llvm.mlir.constant(100 : i64) : i64
  %far = llvm.mlir.constant(4294967296 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %a = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  %b = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  llvm.br ^head(%c0, %a : i64, !llvm.ptr)
^head(%i: i64, %p: !llvm.ptr):
  llvm.store %v, %p : i32, !llvm.ptr
  %j = llvm.add %i, %c1 : i64
  %last = llvm.icmp "eq" %j, %c100 : i64
  %off = llvm.select %last, %far, %c0 : i1, i64
  %q = llvm.getelementptr %a[%off] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %more = llvm.icmp "ule" %j, %c100 : i64
  llvm.cond_br %more, ^head(%j, %q : i64, !llvm.ptr), ^end
^end:
  %r = llvm.load %b : !llvm.ptr -> i32
  llvm.return %r : i32
}
