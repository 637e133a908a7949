// Coroutines: S17.1, S17.2.

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

// Adds up what it is resumed with: every value from %from on, in its promise.
llvm.func internal @count(%from: i32, %to: i32) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %yes = llvm.mlir.constant(true) : i1
  %null = llvm.mlir.zero : !llvm.ptr
  %promise = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %sum = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %id = llvm.intr.coro.id %0, %promise, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %mem = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.store %0, %sum : i32, !llvm.ptr
  llvm.br ^loop(%from : i32)
^loop(%i: i32):
  %1 = llvm.icmp "slt" %i, %to : i32
  llvm.cond_br %1, ^yield, ^final
^yield:
  %2 = llvm.load %sum : !llvm.ptr -> i32
  %3 = llvm.add %2, %i : i32
  llvm.store %3, %sum : i32, !llvm.ptr
  llvm.store %3, %promise : i32, !llvm.ptr
  %save = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  %4 = llvm.intr.coro.suspend %save, %no : i8
  llvm.switch %4 : i8, ^suspend [
    0: ^next,
    1: ^clean
  ]
^next:
  %5 = llvm.add %i, %one : i32
  llvm.br ^loop(%5 : i32)
^final:
  %last = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  %6 = llvm.intr.coro.suspend %last, %yes : i8
  llvm.switch %6 : i8, ^suspend [
    0: ^trap,
    1: ^clean
  ]
^trap:
  llvm.unreachable
^clean:
  %frame = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%frame) : (!llvm.ptr) -> ()
  llvm.br ^suspend
^suspend:
  %none = llvm.mlir.none : !llvm.token
  %end = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %h : !llvm.ptr
}

// Resumes %times times; the promise, and whether the coroutine is done.
// EXPECT @drive(3, 7, 0): {3, false} : !llvm.struct<(i32, i1)>
// EXPECT @drive(3, 7, 1): {7, false} : !llvm.struct<(i32, i1)>
// EXPECT @drive(3, 7, 3): {18, false} : !llvm.struct<(i32, i1)>
// EXPECT @drive(3, 7, 4): {18, true} : !llvm.struct<(i32, i1)>
// EXPECT @drive(3, 7, 5): fault bad-coroutine
// EXPECT @drive(poison, 7, 0): fault poison-branch
llvm.func @drive(%from: i32, %to: i32, %times: i32) -> !llvm.struct<(i32, i1)> {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %h = llvm.call @count(%from, %to) : (i32, i32) -> !llvm.ptr
  llvm.br ^loop(%0 : i32)
^loop(%i: i32):
  %1 = llvm.icmp "slt" %i, %times : i32
  llvm.cond_br %1, ^more, ^end
^more:
  llvm.intr.coro.resume %h : !llvm.ptr
  %2 = llvm.add %i, %one : i32
  llvm.br ^loop(%2 : i32)
^end:
  %p = llvm.intr.coro.promise %h, %four, %no : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  %done = llvm.call_intrinsic "llvm.coro.done"(%h) : (!llvm.ptr) -> i1
  llvm.call_intrinsic "llvm.coro.destroy"(%h) : (!llvm.ptr) -> ()
  %u = llvm.mlir.poison : !llvm.struct<(i32, i1)>
  %3 = llvm.insertvalue %v, %u[0] : !llvm.struct<(i32, i1)>
  %4 = llvm.insertvalue %done, %3[1] : !llvm.struct<(i32, i1)>
  llvm.return %4 : !llvm.struct<(i32, i1)>
}

// Two coroutines take turns; each has its own frame.
// EXPECT @turns(): 38 : i32
llvm.func @turns() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %nine = llvm.mlir.constant(99 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %yes = llvm.mlir.constant(true) : i1
  %a = llvm.call @count(%one, %nine) : (i32, i32) -> !llvm.ptr
  %b = llvm.call @count(%ten, %nine) : (i32, i32) -> !llvm.ptr
  llvm.intr.coro.resume %a : !llvm.ptr
  llvm.intr.coro.resume %b : !llvm.ptr
  %pb = llvm.intr.coro.promise %b, %four, %no : (!llvm.ptr, i32, i1) -> !llvm.ptr
  // From the promise back to the handle.
  %b2 = llvm.intr.coro.promise %pb, %four, %yes : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %same = llvm.icmp "eq" %b, %b2 : !llvm.ptr
  llvm.intr.coro.resume %a : !llvm.ptr
  llvm.intr.coro.resume %a : !llvm.ptr
  %pa = llvm.intr.coro.promise %a, %four, %no : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %0 = llvm.load %pa : !llvm.ptr -> i32
  %1 = llvm.load %pb : !llvm.ptr -> i32
  %2 = llvm.zext %same : i1 to i32
  %3 = llvm.add %0, %1 : i32
  %4 = llvm.shl %2, %four : i32
  %5 = llvm.add %3, %2 : i32
  %6 = llvm.mlir.constant(6 : i32) : i32
  %7 = llvm.add %5, %6 : i32
  llvm.call_intrinsic "llvm.coro.destroy"(%a) : (!llvm.ptr) -> ()
  llvm.call_intrinsic "llvm.coro.destroy"(%b) : (!llvm.ptr) -> ()
  llvm.return %7 : i32
}

// Poison, undefined and chosen bits survive a suspend.
llvm.func internal @keep(%x: i32, %to: !llvm.ptr) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %mem = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.suspend %save, %no : i8
  llvm.switch %1 : i8, ^suspend [
    0: ^go,
    1: ^clean
  ]
^go:
  llvm.store %x, %to : i32, !llvm.ptr
  llvm.br ^clean
^clean:
  %frame = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%frame) : (!llvm.ptr) -> ()
  llvm.br ^suspend
^suspend:
  %none = llvm.mlir.none : !llvm.token
  %end = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %h : !llvm.ptr
}

// EXPECT @kept(7): 7 : i32
// EXPECT @kept(poison): poison : i32
// EXPECT @kept(undef): undef : i32
llvm.func @kept(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %h = llvm.call @keep(%x, %p) : (i32, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %h : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// A coroutine that has ended is gone with its frame.
// EXPECT @again(7): fault use-after-free
llvm.func @again(%x: i32) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %h = llvm.call @keep(%x, %p) : (i32, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %h : !llvm.ptr
  llvm.intr.coro.resume %h : !llvm.ptr
  llvm.return
}

// Somebody may resume a coroutine that is saved, before it suspends.
llvm.func internal @early(%to: !llvm.ptr) -> i32 attributes {passthrough = ["presplitcoroutine"]} {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %0, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %both = llvm.add %size, %align : i64
  %mem = llvm.call @malloc(%both) : (i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  llvm.call @executor(%h) : (!llvm.ptr) -> ()
  %1 = llvm.intr.coro.suspend %save, %no : i8
  llvm.switch %1 : i8, ^suspend [
    0: ^go,
    1: ^clean
  ]
^go:
  llvm.store %five, %to : i32, !llvm.ptr
  llvm.br ^clean
^clean:
  %frame = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%frame) : (!llvm.ptr) -> ()
  llvm.br ^suspend
^suspend:
  %none = llvm.mlir.none : !llvm.token
  %end = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %five : i32
}
llvm.func internal @executor(%h: !llvm.ptr) attributes {passthrough = ["noinline"]} {
  llvm.intr.coro.resume %h : !llvm.ptr
  llvm.return
}

// EXPECT @resumed_early(): 10 : i32
llvm.func @resumed_early() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %0 = llvm.call @early(%p) : (!llvm.ptr) -> i32
  %1 = llvm.load %p : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}

// EXPECT @no_handle(): fault null-access
llvm.func @no_handle() {
  %p = llvm.mlir.zero : !llvm.ptr
  llvm.intr.coro.resume %p : !llvm.ptr
  llvm.return
}
