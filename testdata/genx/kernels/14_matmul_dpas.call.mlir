// A product of 4 by 32 and 32 by 8 signed bytes, added to 4 by 8 sums, by one systolic
// instruction: repeat count 4, depth 8, four elements to a dword.
llvm.func @llvm.genx.dpas.v32i32.v64i32.v32i32(vector<32xi32>, vector<64xi32>, vector<32xi32>, i32) -> vector<32xi32>
llvm.func @matmul_dpas(%a: vector<128xi8>, %b: vector<256xi8>, %c: vector<32xi32>) -> vector<32xi32> {
  %info = llvm.mlir.constant(67635208 : i32) : i32
  %aw = llvm.bitcast %a : vector<128xi8> to vector<32xi32>
  %bw = llvm.bitcast %b : vector<256xi8> to vector<64xi32>
  %r = llvm.call @llvm.genx.dpas.v32i32.v64i32.v32i32(%c, %bw, %aw, %info) : (vector<32xi32>, vector<64xi32>, vector<32xi32>, i32) -> vector<32xi32>
  llvm.return %r : vector<32xi32>
}
