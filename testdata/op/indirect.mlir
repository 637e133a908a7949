// Computed branches and empty assembly: S5.11, S10.4, S10.11.

// EXPECT @computed(true): 1 : i32
// EXPECT @computed(false): 2 : i32
llvm.func @computed(%c: i1) -> i32 {
  %0 = llvm.blockaddress <function = @computed, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @computed, tag = <id = 2>> : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.select %c, %0, %1 : i1, !llvm.ptr
  llvm.indirectbr %p : !llvm.ptr, [^a, ^b(%two : i32)]
^a:
  llvm.blocktag <id = 1>
  llvm.return %one : i32
^b(%r: i32):
  llvm.blocktag <id = 2>
  llvm.return %r : i32
}

// EXPECT @not_listed(null): fault bad-branch-target
// EXPECT @not_listed(poison): fault poison-branch
llvm.func @not_listed(%p: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.indirectbr %p : !llvm.ptr, [^a]
^a:
  llvm.blocktag <id = 1>
  llvm.return %one : i32
}

// EXPECT @not_null(): false : i1
llvm.func @not_null() -> i1 {
  %p = llvm.blockaddress <function = @not_listed, tag = <id = 1>> : !llvm.ptr
  %n = llvm.mlir.zero : !llvm.ptr
  %r = llvm.icmp "eq" %p, %n : !llvm.ptr
  llvm.return %r : i1
}

// EXPECT @hidden(7): 7 : i32
// EXPECT @hidden(poison): poison : i32
llvm.func @hidden(%a: i32) -> i32 {
  llvm.inline_asm has_side_effects "", "~{memory}" : () -> ()
  %r = llvm.inline_asm "", "=r,0" %a : (i32) -> i32
  llvm.return %r : i32
}

// EXPECT @machine_code(7): unsupported
llvm.func @machine_code(%a: i32) -> i32 {
  %r = llvm.inline_asm "addl $$1, $0", "=r,0" %a : (i32) -> i32
  llvm.return %r : i32
}
