module {
  llvm.func @carg(!llvm.struct<(f64, f64)>) -> f64 attributes {sym_visibility = "private"}
  llvm.func @cabs(!llvm.struct<(f64, f64)>) -> f64 attributes {sym_visibility = "private"}
  llvm.func @ctanh(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)> attributes {sym_visibility = "private"}
  llvm.func @cpow(!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)> attributes {sym_visibility = "private"}
  llvm.func @ccos(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)> attributes {sym_visibility = "private"}
  llvm.func @csin(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)> attributes {sym_visibility = "private"}
  llvm.func @clog(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)> attributes {sym_visibility = "private"}
  llvm.func @csqrt(!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)> attributes {sym_visibility = "private"}
  llvm.func @printF64(f64) attributes {sym_visibility = "private"}
  llvm.func @printComma() attributes {sym_visibility = "private"}
  llvm.func @printNewline() attributes {sym_visibility = "private"}
  llvm.func @show(%arg0: !llvm.struct<(f64, f64)>) attributes {sym_visibility = "private"} {
    %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(f64, f64)> 
    %1 = llvm.extractvalue %arg0[1] : !llvm.struct<(f64, f64)> 
    llvm.call @printF64(%0) : (f64) -> ()
    llvm.call @printComma() : () -> ()
    llvm.call @printF64(%1) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    llvm.return
  }
  llvm.func @body(%arg0: !llvm.struct<(f64, f64)>, %arg1: !llvm.struct<(f64, f64)>) -> f32 attributes {sym_visibility = "private"} {
    %0 = llvm.call @csqrt(%arg1) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
    %1 = llvm.call @clog(%arg0) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
    %2 = llvm.call @csin(%arg0) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
    %3 = llvm.call @ccos(%arg0) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
    %4 = llvm.call @cpow(%arg0, %arg1) : (!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
    %5 = llvm.call @ctanh(%arg0) : (!llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)>
    llvm.call @show(%0) : (!llvm.struct<(f64, f64)>) -> ()
    llvm.call @show(%1) : (!llvm.struct<(f64, f64)>) -> ()
    llvm.call @show(%2) : (!llvm.struct<(f64, f64)>) -> ()
    llvm.call @show(%3) : (!llvm.struct<(f64, f64)>) -> ()
    llvm.call @show(%4) : (!llvm.struct<(f64, f64)>) -> ()
    llvm.call @show(%5) : (!llvm.struct<(f64, f64)>) -> ()
    %6 = llvm.call @cabs(%arg1) : (!llvm.struct<(f64, f64)>) -> f64
    %7 = llvm.call @carg(%arg1) : (!llvm.struct<(f64, f64)>) -> f64
    llvm.call @printF64(%7) : (f64) -> ()
    llvm.call @printNewline() : () -> ()
    %8 = llvm.fptrunc %6 : f64 to f32
    llvm.return %8 : f32
  }
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant([-2.000000e+00, 1.250000e-01]) : !llvm.struct<(f64, f64)>
    %1 = llvm.mlir.constant([5.000000e-01, 1.250000e+00]) : !llvm.struct<(f64, f64)>
    %2 = llvm.call @body(%1, %0) : (!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>) -> f32
    llvm.return %2 : f32
  }
}

