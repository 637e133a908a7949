// Exceptions: S10.5 (resume), S10.9 and what the C++ runtime does with them.

llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
llvm.mlir.global external constant @_ZTIPKc() {addr_space = 0 : i32} : !llvm.ptr
llvm.mlir.global external constant @_ZTId() {addr_space = 0 : i32} : !llvm.ptr
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @__cxa_rethrow()
llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
llvm.func @__cxa_end_catch()
llvm.func @_ZSt19uncaught_exceptionsv() -> i32

llvm.func internal @throw_int(%x: i32) {
  %four = llvm.mlir.constant(4 : i64) : i64
  %int = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.call @__cxa_allocate_exception(%four) : (i64) -> !llvm.ptr
  llvm.store %x, %0 : i32, !llvm.ptr
  llvm.call @__cxa_throw(%0, %int, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.unreachable
}

// The invoke of the throwing function itself; an argument of the unwind edge.
// EXPECT @direct(5, 40): 45 : i32
// EXPECT @direct(poison, 40): poison : i32
// EXPECT @direct(5, undef): undef : i32
llvm.func @direct(%x: i32, %y: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %four = llvm.mlir.constant(4 : i64) : i64
  %int = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.call @__cxa_allocate_exception(%four) : (i64) -> !llvm.ptr
  llvm.store %x, %0 : i32, !llvm.ptr
  llvm.invoke @__cxa_throw(%0, %int, %null) to ^never unwind ^pad(%y : i32) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
^never:
  llvm.unreachable
^pad(%z: i32):
  %1 = llvm.landingpad (catch %null : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i32)>
  %3 = llvm.call @__cxa_begin_catch(%2) : (!llvm.ptr) -> !llvm.ptr
  %4 = llvm.load %3 : !llvm.ptr -> i32
  llvm.call @__cxa_end_catch() : () -> ()
  %5 = llvm.add %4, %z : i32
  llvm.return %5 : i32
}

// Clauses are tried in order; selectors tell them apart.
// EXPECT @order(): {true, false, false} : !llvm.struct<(i1, i1, i1)>
llvm.func @order() -> !llvm.struct<(i1, i1, i1)> attributes {personality = @__gxx_personality_v0} {
  %x = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.mlir.constant(0 : i32) : i32
  %int = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %double = llvm.mlir.addressof @_ZTId : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @throw_int(%x) to ^never unwind ^pad : (i32) -> ()
^never:
  llvm.unreachable
^pad:
  %1 = llvm.landingpad (catch %double : !llvm.ptr) (catch %int : !llvm.ptr) (catch %null : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i32)>
  %3 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, i32)>
  %4 = llvm.intr.eh.typeid.for %int : (!llvm.ptr) -> i32
  %5 = llvm.intr.eh.typeid.for %double : (!llvm.ptr) -> i32
  %6 = llvm.icmp "eq" %3, %4 : i32
  %7 = llvm.icmp "eq" %3, %5 : i32
  %8 = llvm.icmp "sle" %3, %0 : i32
  %9 = llvm.call @__cxa_begin_catch(%2) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @__cxa_end_catch() : () -> ()
  %u = llvm.mlir.poison : !llvm.struct<(i1, i1, i1)>
  %10 = llvm.insertvalue %6, %u[0] : !llvm.struct<(i1, i1, i1)>
  %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(i1, i1, i1)>
  %12 = llvm.insertvalue %8, %11[2] : !llvm.struct<(i1, i1, i1)>
  llvm.return %12 : !llvm.struct<(i1, i1, i1)>
}

// A filter takes what it does not list, with a negative selector; an empty one
// takes everything.
// EXPECT @filtered(false): true : i1
// EXPECT @filtered(true): true : i1
llvm.func @filtered(%empty: i1) -> i1 attributes {personality = @__gxx_personality_v0} {
  %x = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.mlir.constant(0 : i32) : i32
  %double = llvm.mlir.addressof @_ZTId : !llvm.ptr
  %u = llvm.mlir.zero : !llvm.array<1 x ptr>
  %list = llvm.insertvalue %double, %u[0] : !llvm.array<1 x ptr>
  %none = llvm.mlir.zero : !llvm.array<0 x ptr>
  llvm.cond_br %empty, ^a, ^b
^a:
  llvm.invoke @throw_int(%x) to ^never unwind ^pad1 : (i32) -> ()
^b:
  llvm.invoke @throw_int(%x) to ^never unwind ^pad2 : (i32) -> ()
^never:
  llvm.unreachable
^pad1:
  %1 = llvm.landingpad (filter %none : !llvm.array<0 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.br ^end(%1 : !llvm.struct<(ptr, i32)>)
^pad2:
  %2 = llvm.landingpad (filter %list : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.br ^end(%2 : !llvm.struct<(ptr, i32)>)
^end(%v: !llvm.struct<(ptr, i32)>):
  %3 = llvm.extractvalue %v[0] : !llvm.struct<(ptr, i32)>
  %4 = llvm.extractvalue %v[1] : !llvm.struct<(ptr, i32)>
  %5 = llvm.call @__cxa_begin_catch(%3) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @__cxa_end_catch() : () -> ()
  %6 = llvm.icmp "slt" %4, %0 : i32
  llvm.return %6 : i1
}

// A filter lets through what it lists: there is no handler then.
// EXPECT @allowed(): fault terminate
llvm.func @allowed() attributes {personality = @__gxx_personality_v0} {
  %x = llvm.mlir.constant(1 : i32) : i32
  %int = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %u = llvm.mlir.zero : !llvm.array<1 x ptr>
  %list = llvm.insertvalue %int, %u[0] : !llvm.array<1 x ptr>
  llvm.invoke @throw_int(%x) to ^never unwind ^pad : (i32) -> ()
^never:
  llvm.unreachable
^pad:
  %1 = llvm.landingpad (filter %list : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// Nobody handles it.
// EXPECT @uncaught(): fault terminate
llvm.func @uncaught() {
  %x = llvm.mlir.constant(1 : i32) : i32
  llvm.call @throw_int(%x) : (i32) -> ()
  llvm.return
}

// Without a handler no cleanup runs either: it would store null.
// EXPECT @no_cleanup(): fault terminate
llvm.func @no_cleanup() attributes {personality = @__gxx_personality_v0} {
  %x = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @throw_int(%x) to ^never unwind ^pad : (i32) -> ()
^never:
  llvm.unreachable
^pad:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.store %x, %null : i32, !llvm.ptr
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}

// A function that promised not to unwind.
llvm.func internal @promises(%x: i32) attributes {no_unwind} {
  llvm.call @throw_int(%x) : (i32) -> ()
  llvm.return
}

// EXPECT @broken(): fault broken-unwind
llvm.func @broken() -> i32 attributes {personality = @__gxx_personality_v0} {
  %x = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @promises(%x) to ^end unwind ^pad : (i32) -> ()
^pad:
  %1 = llvm.landingpad (catch %null : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.br ^end
^end:
  llvm.return %x : i32
}

// EXPECT @not_an_exception(): fault broken-unwind
llvm.func @not_an_exception() attributes {personality = @__gxx_personality_v0} {
  %x = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @throw_int(%x) to ^never unwind ^pad : (i32) -> ()
^never:
  llvm.unreachable
^pad:
  %1 = llvm.landingpad (catch %null : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i32)>
  %3 = llvm.call @__cxa_begin_catch(%2) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @__cxa_end_catch() : () -> ()
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}

// Rethrown from within a handler; the stack objects of the functions that were
// left are gone.
llvm.func internal @again(%out: !llvm.ptr) attributes {personality = @__gxx_personality_v0} {
  %x = llvm.mlir.constant(6 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %local = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %local, %out : !llvm.ptr, !llvm.ptr
  llvm.store %x, %local : i32, !llvm.ptr
  llvm.invoke @throw_int(%x) to ^never unwind ^pad : (i32) -> ()
^never:
  llvm.unreachable
^pad:
  %1 = llvm.landingpad (catch %null : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i32)>
  %3 = llvm.call @__cxa_begin_catch(%2) : (!llvm.ptr) -> !llvm.ptr
  %4 = llvm.load %3 : !llvm.ptr -> i32
  %5 = llvm.add %4, %one : i32
  llvm.store %5, %3 : i32, !llvm.ptr
  llvm.invoke @__cxa_rethrow() to ^never unwind ^pad2 : () -> ()
^pad2:
  %6 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.call @__cxa_end_catch() : () -> ()
  llvm.resume %6 : !llvm.struct<(ptr, i32)>
}

// EXPECT @rethrown(false): 7 : i32
// EXPECT @rethrown(true): fault use-after-return
llvm.func @rethrown(%peek: i1) -> i32 attributes {personality = @__gxx_personality_v0} {
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.invoke @again(%p) to ^never unwind ^pad : (!llvm.ptr) -> ()
^never:
  llvm.unreachable
^pad:
  %1 = llvm.landingpad (catch %null : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i32)>
  %3 = llvm.call @__cxa_begin_catch(%2) : (!llvm.ptr) -> !llvm.ptr
  %4 = llvm.load %3 : !llvm.ptr -> i32
  %5 = llvm.call @_ZSt19uncaught_exceptionsv() : () -> i32
  llvm.call @__cxa_end_catch() : () -> ()
  llvm.cond_br %peek, ^look, ^end
^look:
  %6 = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %7 = llvm.load %6 : !llvm.ptr -> i32
  llvm.return %7 : i32
^end:
  %8 = llvm.add %4, %5 : i32
  llvm.return %8 : i32
}

// The handled exception is gone after its handler.
// EXPECT @too_late(): fault use-after-free
llvm.func @too_late() -> i32 attributes {personality = @__gxx_personality_v0} {
  %x = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @throw_int(%x) to ^never unwind ^pad : (i32) -> ()
^never:
  llvm.unreachable
^pad:
  %1 = llvm.landingpad (catch %null : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i32)>
  %3 = llvm.call @__cxa_begin_catch(%2) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @__cxa_end_catch() : () -> ()
  %4 = llvm.load %3 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
