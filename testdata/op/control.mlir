// Control flow and calls: S10.1 to S10.13, S0.3.
// live: not @switch_wide, mlir-translate-22 loses the upper bits of case values

// S10.1: block arguments are assigned simultaneously.
// EXPECT @swap(3, 10, 20): 20 : i32
// EXPECT @swap(4, 10, 20): 10 : i32
// EXPECT @swap(4, poison, 20): poison : i32
llvm.func @swap(%n: i32, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%n, %a, %b : i32, i32, i32)
^loop(%i: i32, %x: i32, %y: i32):
  %c = llvm.icmp "eq" %i, %zero : i32
  llvm.cond_br %c, ^end, ^next
^next:
  %j = llvm.sub %i, %one : i32
  llvm.br ^loop(%j, %y, %x : i32, i32, i32)
^end:
  llvm.return %x : i32
}

// S10.2: both ways to one block; a poison or undefined condition is UB.
// EXPECT @choose(true): 1 : i32
// EXPECT @choose(false): 2 : i32
// EXPECT @choose(poison): fault poison-branch
// EXPECT @choose(undef): fault poison-branch
llvm.func @choose(%c: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %c weights([1, 2]), ^end(%1 : i32), ^end(%2 : i32)
^end(%r: i32):
  llvm.return %r : i32
}

// S10.3.
// EXPECT @switch(1): 10 : i32
// EXPECT @switch(-2): 20 : i32
// EXPECT @switch(3): 30 : i32
// EXPECT @switch(poison): fault poison-branch
llvm.func @switch(%v: i8) -> i32 {
  %1 = llvm.mlir.constant(10 : i32) : i32
  %2 = llvm.mlir.constant(20 : i32) : i32
  %3 = llvm.mlir.constant(30 : i32) : i32
  llvm.switch %v : i8, ^default [
    1: ^end(%1 : i32),
    -2: ^end(%2 : i32)
  ]
^default:
  llvm.br ^end(%3 : i32)
^end(%r: i32):
  llvm.return %r : i32
}

// EXPECT @switch_wide(18446744073709551617): 0 : i32
// EXPECT @switch_wide(-7): 1 : i32
llvm.func @switch_wide(%v: i100) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.switch %v : i100, ^end(%0 : i32) [
    -7: ^end(%1 : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}

// S10.5.
// EXPECT @unreachable(): fault unreachable
llvm.func @unreachable() {
  llvm.blocktag <id = 1>
  llvm.unreachable
}

// S10.6: calls, direct and indirect; recursion; poison is only passed.
llvm.func internal @second(%a: i32, %b: i32) -> i32 {
  llvm.return %b : i32
}

// EXPECT @call(5): 5 : i32
// EXPECT @call(poison): poison : i32
// EXPECT @call(undef): undef : i32
llvm.func @call(%a: i32) -> i32 {
  %p = llvm.mlir.poison : i32
  %0 = llvm.call @second(%p, %a) : (i32, i32) -> i32
  llvm.return %0 : i32
}

// EXPECT @indirect(5): 5 : i32
llvm.func @indirect(%a: i32) -> i32 {
  %f = llvm.mlir.addressof @second : !llvm.ptr
  %g = llvm.dso_local_equivalent @second : !llvm.ptr
  %0 = llvm.call %f(%a, %a) : !llvm.ptr, (i32, i32) -> i32
  %1 = llvm.call %g(%0, %0) : !llvm.ptr, (i32, i32) -> i32
  llvm.return %1 : i32
}

// EXPECT @bad_call(null): fault bad-call
// EXPECT @bad_call(poison): fault bad-call
llvm.func @bad_call(%f: !llvm.ptr) -> i32 {
  %0 = llvm.call %f() : !llvm.ptr, () -> i32
  llvm.return %0 : i32
}

// EXPECT @wrong_type(): fault bad-call
llvm.func @wrong_type() -> i32 {
  %f = llvm.mlir.addressof @second : !llvm.ptr
  %0 = llvm.call %f() : !llvm.ptr, () -> i32
  llvm.return %0 : i32
}

// EXPECT @factorial(10): 3628800 : i64
llvm.func @factorial(%n: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %c = llvm.icmp "sle" %n, %one : i64
  llvm.cond_br %c, ^end(%one : i64), ^more
^more:
  %m = llvm.sub %n, %one overflow<nsw> : i64
  %f = llvm.call @factorial(%m) : (i64) -> i64
  %r = llvm.mul %n, %f : i64
  llvm.br ^end(%r : i64)
^end(%x: i64):
  llvm.return %x : i64
}

// S10.8: noundef.
llvm.func internal @whole(%a: i32 {llvm.noundef}) -> i32 {
  llvm.return %a : i32
}

// EXPECT @noundef(1): 1 : i32
// EXPECT @noundef(poison): fault poison-argument
// EXPECT @noundef(undef): fault poison-argument
llvm.func @noundef(%a: i32) -> i32 {
  %0 = llvm.call @whole(%a) : (i32) -> i32
  llvm.return %0 : i32
}

// EXPECT @returns_noundef(poison): fault poison-argument
llvm.func @returns_noundef(%a: i32) -> (i32 {llvm.noundef}) {
  llvm.return %a : i32
}

// S10.12: variadic arguments.
llvm.func internal @sum(%n: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %size = llvm.mlir.constant(24 : i32) : i32
  %l = llvm.alloca %size x i8 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %k = llvm.alloca %size x i8 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %l : !llvm.ptr
  llvm.intr.vacopy %l to %k : !llvm.ptr, !llvm.ptr
  llvm.br ^loop(%n, %zero : i32, i32)
^loop(%i: i32, %s: i32):
  %c = llvm.icmp "eq" %i, %zero : i32
  llvm.cond_br %c, ^end, ^next
^next:
  %v = llvm.va_arg %k : (!llvm.ptr) -> i32
  %t = llvm.add %s, %v : i32
  %j = llvm.sub %i, %one : i32
  llvm.br ^loop(%j, %t : i32, i32)
^end:
  llvm.intr.vaend %l : !llvm.ptr
  llvm.intr.vaend %k : !llvm.ptr
  llvm.return %s : i32
}

// EXPECT @variadic(2): 30 : i32
llvm.func @variadic(%n: i32) -> i32 {
  %a = llvm.mlir.constant(10 : i32) : i32
  %b = llvm.mlir.constant(20 : i32) : i32
  %0 = llvm.call @sum(%n, %a, %b) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32, i32) -> i32
  llvm.return %0 : i32
}

// S5.8.
// EXPECT @none(): 1 : i32
llvm.func @none() -> i32 {
  %t = llvm.mlir.none : !llvm.token
  %r = llvm.mlir.constant(1 : i32) : i32
  llvm.return %r : i32
}
