// An indirect branch to a block that is not listed.
// fault: bad-branch-target

llvm.func @main() -> i32 {
  %c1_i32 = llvm.mlir.constant(1 : i32) : i32
  %c2_i32 = llvm.mlir.constant(2 : i32) : i32
  %b = llvm.blockaddress <function = @main, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %b : !llvm.ptr, [
^other
  ]
^one:
  llvm.blocktag <id = 1>
  llvm.return %c1_i32 : i32
^other:
  llvm.return %c2_i32 : i32
}
