// Exceptions: S10.9, S10.5 (resume).

llvm.mlir.global external constant @_ZTIi() {addr_space = 0 : i32} : !llvm.ptr
llvm.mlir.global external constant @_ZTId() {addr_space = 0 : i32} : !llvm.ptr
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
llvm.func @__cxa_end_catch()

// Throws an int when x is negative, a double when it is 0.
llvm.func internal @thrower(%x: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %eight = llvm.mlir.constant(8 : i64) : i64
  %d = llvm.mlir.constant(1.5 : f64) : f64
  %int = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %double = llvm.mlir.addressof @_ZTId : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.icmp "slt" %x, %0 : i32
  llvm.cond_br %1, ^negative, ^more
^negative:
  %2 = llvm.call @__cxa_allocate_exception(%four) : (i64) -> !llvm.ptr
  llvm.store %x, %2 : i32, !llvm.ptr
  llvm.call @__cxa_throw(%2, %int, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.unreachable
^more:
  %3 = llvm.icmp "eq" %x, %0 : i32
  llvm.cond_br %3, ^zero, ^positive
^zero:
  %4 = llvm.call @__cxa_allocate_exception(%eight) : (i64) -> !llvm.ptr
  llvm.store %d, %4 : f64, !llvm.ptr
  llvm.call @__cxa_throw(%4, %double, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.unreachable
^positive:
  llvm.return %x : i32
}

// Catches an int, and lets anything else go on.
llvm.func internal @inner(%x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %ten = llvm.mlir.constant(-10 : i32) : i32
  %int = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %0 = llvm.invoke @thrower(%x) to ^end(%x : i32) unwind ^pad : (i32) -> i32
^pad:
  %1 = llvm.landingpad cleanup (catch %int : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i32)>
  %3 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, i32)>
  %4 = llvm.intr.eh.typeid.for %int : (!llvm.ptr) -> i32
  %5 = llvm.icmp "eq" %3, %4 : i32
  llvm.cond_br %5, ^caught, ^pass
^caught:
  %6 = llvm.call @__cxa_begin_catch(%2) : (!llvm.ptr) -> !llvm.ptr
  %7 = llvm.load %6 : !llvm.ptr -> i32
  %8 = llvm.mul %7, %ten : i32
  llvm.call @__cxa_end_catch() : () -> ()
  llvm.br ^end(%8 : i32)
^pass:
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
^end(%r: i32):
  llvm.return %r : i32
}

// EXPECT @catch(5): 5 : i32
// EXPECT @catch(-3): 30 : i32
// EXPECT @catch(0): 99 : i32
llvm.func @catch(%x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %ninety = llvm.mlir.constant(99 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.invoke @inner(%x) to ^normal unwind ^pad : (i32) -> i32
^normal:
  llvm.return %0 : i32
^pad:
  %1 = llvm.landingpad (catch %null : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i32)>
  %3 = llvm.call @__cxa_begin_catch(%2) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @__cxa_end_catch() : () -> ()
  llvm.return %ninety : i32
}
