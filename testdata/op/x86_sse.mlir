// SSE intrinsics on integers (Intel, SDM volume 2).
// Arguments are random with edge cases. The answers equal native code's on a
// processor that has the instructions.

// EXPECT @sse2_pmulh_w([0, 0, -27854, 1, 1, -24660, -1, 1], [32767, 1, -5773, 299, -1, -32768, -32768, -17293]): [0, 0, 2453, 0, -1, 12330, 0, -1] : vector<8xi16>
// EXPECT @sse2_pmulh_w([-145, 22504, 208, -24, 17, 0, 1, -32768], [-313, -130, 3648, 21665, -1, 0, -32768, -32232]): [0, -45, 11, -8, -1, 0, -1, 16116] : vector<8xi16>
// EXPECT @sse2_pmulh_w([0, 18661, -19198, 32767, 24985, -1, 1, -32768], [1, 177, -1, -29, -11608, -32768, -20840, -10874]): [0, 50, 0, -15, -4426, 0, -1, 5437] : vector<8xi16>
llvm.func @sse2_pmulh_w(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.pmulh.w"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse2_pmulhu_w([-32768, 0, -215, 0, -1, 0, 1, 33], [0, 0, 0, 14510, 32767, -297, 1, -32768]): [0, 0, 0, 0, 32766, 0, 0, 16] : vector<8xi16>
// EXPECT @sse2_pmulhu_w([-64, -222, 1, -32768, 0, 32767, -32768, 1], [-213, 1, 32767, 1, -1, 32767, 0, 203]): [-277, 0, 0, 0, 0, 16383, 0, 0] : vector<8xi16>
// EXPECT @sse2_pmulhu_w([6809, 1, 10659, 0, 1, 18730, -32768, -1], [-89, 0, 0, -32768, -1, -10386, -32768, 8]): [6799, 0, 0, 0, 0, 15761, 16384, 7] : vector<8xi16>
llvm.func @sse2_pmulhu_w(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.pmulhu.w"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @ssse3_pmul_hr_sw_128([-1, 1, -32768, 32767, 32767, 32767, -32768, -198], [-296, 0, 0, -7921, 0, 0, 0, 32767]): [0, 0, 0, -7921, 0, 0, 0, -198] : vector<8xi16>
// EXPECT @ssse3_pmul_hr_sw_128([-31277, 32767, 261, 20731, -20821, -32768, 21999, 21506], [32767, 24138, -17887, 0, 1, 15839, -1, 92]): [-31276, 24137, -142, 0, -1, -15839, -1, 60] : vector<8xi16>
// EXPECT @ssse3_pmul_hr_sw_128([0, 8457, -11761, 32767, -1, -1, 0, 99], [32767, 76, 0, -60, -9232, -18734, -207, 1]): [0, 20, 0, -60, 0, 1, 0, 0] : vector<8xi16>
llvm.func @ssse3_pmul_hr_sw_128(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.pmul.hr.sw.128"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @ssse3_phadd_w_128([32767, 1, 31495, 1, 32767, -1, -1, -28327], [-12410, -32768, 42, -32768, -12506, 12927, -1, -1]): [-32768, 31496, 32766, -28328, 20358, -32726, 421, -2] : vector<8xi16>
// EXPECT @ssse3_phadd_w_128([6829, 1, 97, -31115, 0, 0, 23596, 1], [-32768, 22227, 133, -1, 98, 32767, -11687, 32767]): [6830, -31018, 0, 23597, -10541, 132, -32671, 21080] : vector<8xi16>
// EXPECT @ssse3_phadd_w_128([29587, -1, 0, 3192, -31024, -32768, -3352, 32767], [32767, 28725, -1, -32768, -1, 30352, 28, 30791]): [29586, 3192, 1744, 29415, -4044, 32767, 30351, 30819] : vector<8xi16>
llvm.func @ssse3_phadd_w_128(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.phadd.w.128"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @ssse3_phadd_sw_128([19423, 32767, -32768, -1, -485, 1, -12301, 0], [32767, 1, 0, -6424, 0, 1, -32768, -2201]): [32767, -32768, -484, -12301, 32767, -6424, 1, -32768] : vector<8xi16>
// EXPECT @ssse3_phadd_sw_128([-8826, 0, 0, 225, -25459, 5, -18951, 918], [-128, -288, 32767, -157, 1, 32767, -1, -1]): [-8826, 225, -25454, -18033, -416, 32610, 32767, -2] : vector<8xi16>
// EXPECT @ssse3_phadd_sw_128([-1, 32767, -32768, -34, 167, 0, 1, -6342], [1, -1, 0, -1, -32768, 0, -1, 32767]): [32766, -32768, 167, -6341, 0, -1, -32768, 32766] : vector<8xi16>
llvm.func @ssse3_phadd_sw_128(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.phadd.sw.128"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @ssse3_phsub_w_128([-32768, -32768, 98, 59, 32767, 20908, 131, 1], [-10392, -1, 5887, 32767, 0, 0, -32768, 1]): [0, 39, 11859, 130, -10391, -26880, 0, 32767] : vector<8xi16>
// EXPECT @ssse3_phsub_w_128([-1, -1, -1, 1, 235, 0, 9544, -32768], [32767, 0, 0, 32767, -1, -32768, 1, 32767]): [0, -2, 235, -23224, 32767, -32767, 32767, -32766] : vector<8xi16>
// EXPECT @ssse3_phsub_w_128([108, -1, -1, -31768, 11143, 1, 32767, -32768], [0, -1, 32767, 268, 28449, -4395, 32767, -32768]): [109, 31767, 11142, -1, 1, 32499, -32692, -1] : vector<8xi16>
llvm.func @ssse3_phsub_w_128(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.phsub.w.128"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @ssse3_phsub_sw_128([-1, 19839, 77, 0, 1, 15992, 278, 32767], [1, 32767, -68, 1, -1, -19387, 276, 0]): [-19840, 77, -15991, -32489, -32766, -69, 19386, 276] : vector<8xi16>
// EXPECT @ssse3_phsub_sw_128([20231, -82, -16969, 1, 13718, 32767, 0, 13558], [-32768, 0, -279, -1, -1, 0, -146, 1]): [20313, -16970, -19049, -13558, -32768, -278, -1, -147] : vector<8xi16>
// EXPECT @ssse3_phsub_sw_128([-1, 1, 32767, 32767, -10522, 28626, 293, 32767], [-1, 1, -1, -20284, 32767, -14269, -629, 11066]): [-2, 0, -32768, -32474, -2, 20283, 32767, -11695] : vector<8xi16>
llvm.func @ssse3_phsub_sw_128(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.phsub.sw.128"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @ssse3_psign_w_128([-26496, 0, 26704, 2436, -1, -1, -32768, 1], [-28358, 9748, 184, 17025, -32768, 32767, 1956, 1]): [26496, 0, 26704, 2436, 1, -1, -32768, 1] : vector<8xi16>
// EXPECT @ssse3_psign_w_128([-1, -1, 27564, 1, -12604, -32768, -21234, -186], [-1, 75, -1622, 32767, -1, -32768, 1, -1]): [1, -1, -27564, 1, 12604, -32768, -21234, 186] : vector<8xi16>
// EXPECT @ssse3_psign_w_128([0, 0, -32768, -1, 32767, -219, 18777, -190], [124, -24236, 0, 0, 96, 1, 1, 32767]): [0, 0, 0, 0, 32767, -219, 18777, -190] : vector<8xi16>
llvm.func @ssse3_psign_w_128(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.psign.w.128"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @ssse3_phadd_d_128([2147483647, 2147483647, 0, 2147483647], [-1, -2147483648, 2147483647, 1219090669]): [-2, 2147483647, 2147483647, -928392980] : vector<4xi32>
// EXPECT @ssse3_phadd_d_128([0, -187, -1, 0], [-983505754, -1629035435, -1356754216, 15]): [-187, -1, 1682426107, -1356754201] : vector<4xi32>
// EXPECT @ssse3_phadd_d_128([0, -2147483648, 756953440, -2147483648], [210, 788270488, 0, -2147483648]): [-2147483648, -1390530208, 788270698, -2147483648] : vector<4xi32>
llvm.func @ssse3_phadd_d_128(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.phadd.d.128"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @ssse3_phsub_d_128([-1, 821716502, -1486593194, 272369607], [1756087167, 0, 0, 1]): [-821716503, -1758962801, 1756087167, -1] : vector<4xi32>
// EXPECT @ssse3_phsub_d_128([0, 1, 150, 0], [-55, 1, 1671631891, 0]): [-1, 150, -56, 1671631891] : vector<4xi32>
// EXPECT @ssse3_phsub_d_128([2147483647, 0, -1, 0], [0, 1, 1, 1]): [2147483647, -1, -1, 0] : vector<4xi32>
llvm.func @ssse3_phsub_d_128(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.phsub.d.128"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @ssse3_psign_d_128([0, 69, 0, 1048925061], [0, -215, -224, 562627195]): [0, -69, 0, 1048925061] : vector<4xi32>
// EXPECT @ssse3_psign_d_128([-1, 0, 649125181, -1], [2147483647, 2147483647, 68, 223]): [-1, 0, 649125181, -1] : vector<4xi32>
// EXPECT @ssse3_psign_d_128([17, 1098620179, -1385091007, -2147483648], [2147483647, -1, -1902982579, 2147483647]): [17, -1098620179, 1385091007, -2147483648] : vector<4xi32>
llvm.func @ssse3_psign_d_128(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.psign.d.128"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @ssse3_psign_b_128([0, 0, -1, 127, 57, 1, 1, 1, 62, -75, 0, 0, -93, 1, -1, -1], [-1, 70, 1, 69, 19, 127, 127, -1, 36, 0, -128, 127, -128, 52, 0, -1]): [0, 0, -1, 127, 57, 1, 1, -1, 62, 0, 0, 0, 93, 1, 0, 1] : vector<16xi8>
// EXPECT @ssse3_psign_b_128([-51, -1, -6, 0, 112, 127, -96, -115, 0, -128, 30, 35, 119, 127, 1, 0], [-1, 127, -16, 66, -25, -1, 0, 0, -18, -1, -1, 13, 1, 127, 127, -72]): [51, -1, 6, 0, -112, -127, 0, 0, 0, -128, -30, 35, 119, 127, 1, 0] : vector<16xi8>
// EXPECT @ssse3_psign_b_128([0, 1, -93, 107, 127, 81, 127, 127, -1, 97, 127, 127, 1, -77, -1, -107], [-128, -48, 76, -128, -69, -128, 58, -128, 70, 0, 19, 1, -1, 127, 1, -1]): [0, -1, -93, -107, -127, -81, 127, -127, -1, 0, 127, 127, -1, -77, -1, 107] : vector<16xi8>
llvm.func @ssse3_psign_b_128(%a0: vector<16xi8>, %a1: vector<16xi8>) -> vector<16xi8> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.psign.b.128"(%a0, %a1) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  llvm.return %r : vector<16xi8>
}

// EXPECT @ssse3_pshuf_b_128([-128, 0, -101, -1, -1, -1, -128, 83, -99, 127, -81, 43, -103, 127, -93, 45], [127, -40, -1, -1, -99, -76, -11, 127, -127, 1, 127, 0, 1, 0, 6, 1]): [45, 0, 0, 0, 0, 0, 0, 45, 0, 0, 45, -128, 0, -128, -128, 0] : vector<16xi8>
// EXPECT @ssse3_pshuf_b_128([1, 1, 0, 1, 127, 9, -46, -1, -1, -69, -1, -128, -128, -1, -128, -117], [-128, 63, -128, 3, 36, 1, -22, -128, 46, 127, 1, -33, 0, 87, 19, -50]): [0, -117, 0, 1, 127, 1, 0, 0, -128, -117, 1, 0, 1, -1, 1, 0] : vector<16xi8>
// EXPECT @ssse3_pshuf_b_128([15, -40, 89, 11, 2, 0, 62, 127, 1, -9, 36, 127, 97, 1, 76, 42], [9, 0, -1, 1, -128, 1, -81, 82, -1, -77, -21, -128, -85, 1, 0, 0]): [-9, 15, 0, -40, 0, -40, 0, 89, 0, 0, 0, 0, 0, -40, 15, 15] : vector<16xi8>
llvm.func @ssse3_pshuf_b_128(%a0: vector<16xi8>, %a1: vector<16xi8>) -> vector<16xi8> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.pshuf.b.128"(%a0, %a1) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  llvm.return %r : vector<16xi8>
}

// EXPECT @sse2_pmadd_wd([11526, 32767, 32767, 1, 1, 0, 173, 0], [1, 12355, 0, 239, 0, 0, 32767, 0]): [404847811, 239, 0, 5668691] : vector<4xi32>
// EXPECT @sse2_pmadd_wd([-15576, -32339, 0, 204, -13737, -32768, -182, -1], [1, 32767, -1, 189, 32767, -1, 32767, -85]): [-1059667589, 38556, -450087511, -5963509] : vector<4xi32>
// EXPECT @sse2_pmadd_wd([-1, -293, 22421, 22456, 14642, -13447, 0, 104], [26070, 0, -8, 32767, 180, -1, 57, 32767]): [-26070, 735636384, 2649007, 3407768] : vector<4xi32>
// EXPECT @sse2_pmadd_wd([293, -19703, 1, 32767, -1, 0, -1, 1], [-32768, -32768, -32768, 32767, 25437, 19018, 29502, -1]): [636026880, 1073643521, -25437, -29503] : vector<4xi32>
llvm.func @sse2_pmadd_wd(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.pmadd.wd"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @ssse3_pmadd_ub_sw_128([-13, -98, -128, -25, -128, 127, 1, 1, 0, 127, -128, 45, 7, 127, 0, 127], [-46, -46, 0, -1, 84, -128, 1, -23, 1, 127, 127, -1, 127, -128, 127, 1]): [-18446, -231, -5504, -22, 16129, 16211, -15367, 127] : vector<8xi16>
// EXPECT @ssse3_pmadd_ub_sw_128([-1, 127, 127, 1, 1, 0, -80, -5, 0, -1, 97, -92, -128, 0, 0, -128], [1, 96, 50, 0, -1, 35, -1, 60, -62, 0, -55, 122, 127, -1, -21, 1]): [12447, 6350, -1, 14884, 0, 14673, 16256, 128] : vector<8xi16>
// EXPECT @ssse3_pmadd_ub_sw_128([54, -88, -51, 127, -14, 1, -128, -128, -58, -1, -128, 1, 2, -1, -1, -75], [-1, -122, -95, 127, 1, 1, -78, 100, 1, -128, 1, 1, 0, 1, 127, 127]): [-20550, -3346, 243, 2816, -32442, 129, 255, 32767] : vector<8xi16>
// EXPECT @ssse3_pmadd_ub_sw_128([-36, 127, 1, 0, 127, -93, 109, 36, -128, 1, -1, 69, -128, 127, 0, -128], [24, 1, 0, 122, -128, -101, 73, -119, 1, -113, -106, 0, -1, 9, -1, 1]): [5407, 0, -32719, 3673, 15, -27030, 1015, 128] : vector<8xi16>
llvm.func @ssse3_pmadd_ub_sw_128(%a0: vector<16xi8>, %a1: vector<16xi8>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.pmadd.ub.sw.128"(%a0, %a1) : (vector<16xi8>, vector<16xi8>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse2_psad_bw([66, 127, 1, 0, 52, 127, 57, 0, -69, 125, 127, -1, -58, 1, 127, -103], [-66, 1, -95, 127, 27, 0, -1, 0, 1, 48, 0, 1, 1, 7, 46, 127]): [887, 954] : vector<2xi64>
// EXPECT @sse2_psad_bw([44, 0, -39, -1, -128, 1, 75, 0, 127, 0, 120, 1, -128, 127, -99, 0], [-45, 18, 127, 0, -128, 0, -1, -1, -1, 85, 0, -126, 104, -11, -128, 16]): [966, 649] : vector<2xi64>
// EXPECT @sse2_psad_bw([22, -48, -41, 0, 30, 127, 109, 0, -1, 0, -73, -128, 40, -15, -1, -15], [6, 0, 0, 29, 0, -1, 89, 120, -21, -126, 1, 0, 127, 127, 122, 127]): [766, 908] : vector<2xi64>
llvm.func @sse2_psad_bw(%a0: vector<16xi8>, %a1: vector<16xi8>) -> vector<2xi64> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psad.bw"(%a0, %a1) : (vector<16xi8>, vector<16xi8>) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @sse41_mpsadbw_0([-1, 112, 1, 10, -2, -128, -106, -128, 1, 6, 118, 62, -9, -1, 0, -52], [-37, 51, 17, 0, -30, 0, -128, -84, 30, -99, 1, -60, 107, 101, -1, -91]): [123, 418, 624, 673, 373, 302, 168, 270] : vector<8xi16>
// EXPECT @sse41_mpsadbw_0([-128, -118, 1, -128, 127, 0, 127, -121, -1, 1, -1, 127, 42, -79, 65, 127], [68, 1, -128, 14, 0, -1, 1, -112, -5, -128, 7, 0, -68, 82, 34, -85]): [438, 183, 209, 427, 182, 442, 333, 689] : vector<8xi16>
llvm.func @sse41_mpsadbw_0(%a0: vector<16xi8>, %a1: vector<16xi8>) -> vector<8xi16> {
  %c2 = llvm.mlir.constant(0 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.mpsadbw"(%a0, %a1, %c2) : (vector<16xi8>, vector<16xi8>, i8) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse41_mpsadbw_5([-1, -78, -1, 0, 19, 127, 0, 58, 124, -128, -1, 3, 127, -41, 1, -106], [-1, 73, 0, -6, 127, -11, 18, -107, 127, 127, 1, -128, 1, -71, -26, 1]): [335, 310, 441, 406, 503, 48, 545, 587] : vector<8xi16>
// EXPECT @sse41_mpsadbw_5([-1, 1, -1, 97, -5, 127, 127, 1, 127, -1, 0, -1, 0, 1, 45, -128], [-128, 109, 1, 127, -128, 0, -101, -119, -1, 1, 46, -32, 113, -20, -128, 69]): [414, 292, 148, 491, 529, 364, 674, 373] : vector<8xi16>
llvm.func @sse41_mpsadbw_5(%a0: vector<16xi8>, %a1: vector<16xi8>) -> vector<8xi16> {
  %c2 = llvm.mlir.constant(5 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.mpsadbw"(%a0, %a1, %c2) : (vector<16xi8>, vector<16xi8>, i8) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse41_mpsadbw_7([76, 45, -50, -74, -128, 79, -88, -58, 59, 79, -122, -88, 127, 67, 127, -128], [0, 16, 6, -73, 1, 127, 1, 109, 127, 0, -1, -1, -98, 1, 1, 0]): [473, 502, 344, 310, 478, 506, 384, 329] : vector<8xi16>
// EXPECT @sse41_mpsadbw_7([-128, -128, 102, 27, -1, 1, -128, 20, 0, 127, 127, -66, 0, -64, -128, 1], [-8, -101, 1, -63, 1, -76, 12, 127, -128, 0, 127, 1, -1, -128, 127, -1]): [363, 616, 490, 491, 321, 447, 380, 385] : vector<8xi16>
llvm.func @sse41_mpsadbw_7(%a0: vector<16xi8>, %a1: vector<16xi8>) -> vector<8xi16> {
  %c2 = llvm.mlir.constant(7 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.mpsadbw"(%a0, %a1, %c2) : (vector<16xi8>, vector<16xi8>, i8) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse41_mpsadbw_2([-4, 127, -128, 0, 127, 0, 1, -128, 28, 1, -128, 0, 127, -1, -1, 88], [-41, 12, -1, 50, 29, -85, 1, -128, -128, 127, 1, 1, -84, 1, -128, 1]): [252, 129, 254, 129, 255, 408, 155, 226] : vector<8xi16>
// EXPECT @sse41_mpsadbw_2([-128, 1, -1, 0, 0, 0, -21, 127, -128, 127, 92, 85, -128, -1, -24, 18], [-4, -55, -75, 4, -1, 117, 127, -128, -128, 127, -1, 127, -1, -128, 52, 1]): [253, 637, 636, 618, 275, 365, 234, 165] : vector<8xi16>
llvm.func @sse41_mpsadbw_2(%a0: vector<16xi8>, %a1: vector<16xi8>) -> vector<8xi16> {
  %c2 = llvm.mlir.constant(2 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.mpsadbw"(%a0, %a1, %c2) : (vector<16xi8>, vector<16xi8>, i8) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse41_phminposuw([0, 0, 293, -1, 10351, 1, -32768, -4972]): [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi16>
// EXPECT @sse41_phminposuw([-144, -1, 32767, 32767, -7629, 1, 1, 25761]): [1, 5, 0, 0, 0, 0, 0, 0] : vector<8xi16>
// EXPECT @sse41_phminposuw([12367, -67, 0, -32768, 128, -1, 1, 8619]): [0, 2, 0, 0, 0, 0, 0, 0] : vector<8xi16>
llvm.func @sse41_phminposuw(%a0: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.sse41.phminposuw"(%a0) : (vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse2_packsswb_128([1499, -1, 1, 32767, 32767, 1, 1, -32768], [1, 32767, 1, -20779, 16614, -13, 32767, -1]): [127, -1, 1, 127, 127, 1, 1, -128, 1, 127, 1, -128, 127, -13, 127, -1] : vector<16xi8>
// EXPECT @sse2_packsswb_128([0, 0, -32768, 0, 1, 12817, -11427, -1], [-66, -32768, 0, 32767, 32767, -32768, 1, 0]): [0, 0, -128, 0, 1, 127, -128, -1, -66, -128, 0, 127, 127, -128, 1, 0] : vector<16xi8>
llvm.func @sse2_packsswb_128(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<16xi8> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.packsswb.128"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<16xi8>
  llvm.return %r : vector<16xi8>
}

// EXPECT @sse2_packuswb_128([-22443, -1, -1, -32768, 1, 1, 0, -1], [165, 0, 1, 0, -2816, -1, 1, 32767]): [0, 0, 0, 0, 1, 1, 0, 0, -91, 0, 1, 0, 0, 0, 1, -1] : vector<16xi8>
// EXPECT @sse2_packuswb_128([-29465, 0, 32767, 32336, -32768, 7119, 28993, 32767], [-1, 28271, -11405, 17277, -45, -1, -3130, 14770]): [0, 0, -1, -1, 0, -1, -1, -1, 0, -1, 0, -1, 0, 0, 0, -1] : vector<16xi8>
llvm.func @sse2_packuswb_128(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<16xi8> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.packuswb.128"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<16xi8>
  llvm.return %r : vector<16xi8>
}

// EXPECT @sse2_packssdw_128([1, -1, 520263263, -1], [2147483647, -1910440519, 2147483647, 0]): [1, -1, 32767, -1, 32767, -32768, 32767, 0] : vector<8xi16>
// EXPECT @sse2_packssdw_128([968832202, 1, 2147483647, -1], [-1, -2147483648, -1, -1]): [32767, 1, 32767, -1, -1, -32768, -1, -1] : vector<8xi16>
llvm.func @sse2_packssdw_128(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.packssdw.128"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse41_packusdw([-1669871798, 0, -1, -2147483648], [-1708730674, -1290106995, -163, 1]): [0, 0, 0, 0, 0, 0, 0, 1] : vector<8xi16>
// EXPECT @sse41_packusdw([1581292558, -1, 2147483647, 1], [1, -898546722, -2147483648, -1]): [-1, 0, -1, 1, 1, 0, 0, 0] : vector<8xi16>
llvm.func @sse41_packusdw(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.sse41.packusdw"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse41_pblendvb([0, -1, 0, -112, 44, 127, 0, 53, -128, 127, 127, 0, 127, 1, 0, -1], [-128, -14, 15, 0, 0, -70, 0, -1, 0, 127, -128, -33, -128, 1, -128, 0], [-128, 127, 0, -60, 127, -20, -128, -110, 127, -37, -37, 67, 127, 9, 39, -49]): [-128, -1, 0, 0, 44, -70, 0, -1, -128, 127, -128, 0, 127, 1, 0, 0] : vector<16xi8>
// EXPECT @sse41_pblendvb([127, 127, 53, 1, 0, 0, -128, 97, -1, 0, -1, -69, 118, 127, -128, 0], [-128, -38, -1, 1, -128, -1, 92, 0, -16, -1, 1, 0, 0, 127, 55, 41], [-1, -40, -1, -26, -90, 0, -120, -108, 1, 70, 1, 97, -1, 70, -1, -106]): [-128, -38, -1, 1, -128, 0, 92, 0, -1, 0, -1, -69, 0, 127, 55, 41] : vector<16xi8>
llvm.func @sse41_pblendvb(%a0: vector<16xi8>, %a1: vector<16xi8>, %a2: vector<16xi8>) -> vector<16xi8> {
  %r = llvm.call_intrinsic "llvm.x86.sse41.pblendvb"(%a0, %a1, %a2) : (vector<16xi8>, vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  llvm.return %r : vector<16xi8>
}

// EXPECT @sse41_blendvps([0x3F800000, -0.0, 0x42ECDCAC, 0x7FC00000], [0x7FC00000, 0x40600000, 0x00000000, 0x40600000], [0x40600000, 0x40200000, 0xC400505D, 0x7F800000]): [1.000000e+00, -0.000000e+00, 0.000000e+00, 0x7FC00000] : vector<4xf32>
// EXPECT @sse41_blendvps([0xD01502F9, 0xC39FC330, 0x00000001, 0xFF800000], [0xC417BE42, 0x47F12065, 0x40200000, 0x3DCCCCCD], [0x7F800000, 0x7F800001, 0x4426907C, -0.0]): [-1.000000e+10, -319.524902, 1.401300e-45, 1.000000e-01] : vector<4xf32>
llvm.func @sse41_blendvps(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.sse41.blendvps"(%a0, %a1, %a2) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_blendvpd([0xC006000000000000, 0xC085D474CDB81FD6], [0xFFF0000000000000, 0xC202A05F20000000], [0xC202A05F20000000, 0x3FB999999999999A]): [0xFFF0000000000000, -698.5570330033031] : vector<2xf64>
// EXPECT @sse41_blendvpd([0xBFE0000000000000, 0xFFF0000000000000], [-0.0, 0xC087C0641274EC39], [0x4081444611F421F6, 0x40FE240C9FBE76C9]): [-5.000000e-01, 0xFFF0000000000000] : vector<2xf64>
llvm.func @sse41_blendvpd(%a0: vector<2xf64>, %a1: vector<2xf64>, %a2: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.call_intrinsic "llvm.x86.sse41.blendvpd"(%a0, %a1, %a2) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse41_insertps_0([0x7F800001, 0x7F800000, 0xC0300000, 0x4409B44C], [0x501502F9, 0xFF800000, 0xFFC12345, 0x00000000]): [1.000000e+10, 0x7F800000, -2.750000e+00, 550.817139] : vector<4xf32>
llvm.func @sse41_insertps_0(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(0 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.insertps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_insertps_100([0x00000000, 0x7F800001, 0x4262394B, 0x000116C2], [0x47F12065, 0x000116C2, 0x7F800001, 0x40600000]): [0.000000e+00, 0x7F800001, 0.000000e+00, 9.999940e-41] : vector<4xf32>
llvm.func @sse41_insertps_100(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(100 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.insertps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_insertps_222([0x3DCCCCCD, 0xD01502F9, 0x501502F9, 0x00000001], [0x3F800000, 0xFFC12345, 0x40600000, 0x00000001]): [1.000000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<4xf32>
llvm.func @sse41_insertps_222(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(222 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.insertps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse2_psll_w([1, 197, -1724, -142, -25981, 1, -1, 28366], [200, 0, 0, 0, 0, 0, 0, 0]): [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi16>
// EXPECT @sse2_psll_w([-237, 0, -32768, 22491, 0, 0, 0, -1], [3, 0, 0, 0, 0, 0, 0, -1]): [-1896, 0, 0, -16680, 0, 0, 0, -8] : vector<8xi16>
llvm.func @sse2_psll_w(%a: vector<8xi16>, %b: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psll.w"(%a, %b) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse2_pslli_w([32767, -32768, -59, 0, 4622, 32767, -2983, -27505], 255): [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi16>
// EXPECT @sse2_pslli_w([1, -32768, 32767, 1, 0, 0, 1, -5527], 5): [32, 0, -32, 32, 0, 0, 32, 19744] : vector<8xi16>
llvm.func @sse2_pslli_w(%a: vector<8xi16>, %b: i32) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.pslli.w"(%a, %b) : (vector<8xi16>, i32) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse2_psll_d([1, -2147483648, 1266484963, -1028719821], [3, 0, 0, 0]): [8, 0, 1541945112, 360176024] : vector<4xi32>
// EXPECT @sse2_psll_d([-1913086375, 1489404832, 2147483647, 2147483647], [0, 0, 0, -1]): [-1913086375, 1489404832, 2147483647, 2147483647] : vector<4xi32>
llvm.func @sse2_psll_d(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psll.d"(%a, %b) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @sse2_pslli_d([0, -193099834, -2016742675, 0], 0): [0, -193099834, -2016742675, 0] : vector<4xi32>
// EXPECT @sse2_pslli_d([0, -1, -1554832249, 0], 0): [0, -1, -1554832249, 0] : vector<4xi32>
llvm.func @sse2_pslli_d(%a: vector<4xi32>, %b: i32) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.pslli.d"(%a, %b) : (vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @sse2_psll_q([9223372036854775807, -9223372036854775808], [200, -1]): [0, 0] : vector<2xi64>
// EXPECT @sse2_psll_q([0, -1], [64, 0]): [0, 0] : vector<2xi64>
llvm.func @sse2_psll_q(%a: vector<2xi64>, %b: vector<2xi64>) -> vector<2xi64> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psll.q"(%a, %b) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @sse2_pslli_q([9223372036854775807, -1], 255): [0, 0] : vector<2xi64>
// EXPECT @sse2_pslli_q([0, 1], 5): [0, 32] : vector<2xi64>
llvm.func @sse2_pslli_q(%a: vector<2xi64>, %b: i32) -> vector<2xi64> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.pslli.q"(%a, %b) : (vector<2xi64>, i32) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @sse2_psrl_w([-32768, 1, -32768, -15173, 32767, 1, 1, 90], [15, 0, 0, 0, 0, 0, 0, 0]): [1, 0, 1, 1, 0, 0, 0, 0] : vector<8xi16>
// EXPECT @sse2_psrl_w([20822, -20661, 1, 1, -14464, -32768, 0, -1], [1, 0, 0, 0, 0, 0, 0, -1]): [10411, 22437, 0, 0, 25536, 16384, 0, 32767] : vector<8xi16>
llvm.func @sse2_psrl_w(%a: vector<8xi16>, %b: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psrl.w"(%a, %b) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse2_psrli_w([-1, 3194, 244, 1, 1, 1, 0, 87], 255): [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi16>
// EXPECT @sse2_psrli_w([-4705, 1, 27628, -1, 1, -32768, 834, 0], 0): [-4705, 1, 27628, -1, 1, -32768, 834, 0] : vector<8xi16>
llvm.func @sse2_psrli_w(%a: vector<8xi16>, %b: i32) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psrli.w"(%a, %b) : (vector<8xi16>, i32) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse2_psrl_d([2034180088, 1, 1, -317751003], [0, 0, 0, 0]): [2034180088, 1, 1, -317751003] : vector<4xi32>
// EXPECT @sse2_psrl_d([-551754410, -2147483648, -1, 868030700], [0, 0, 0, 0]): [-551754410, -2147483648, -1, 868030700] : vector<4xi32>
llvm.func @sse2_psrl_d(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psrl.d"(%a, %b) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @sse2_psrli_d([1, 1, 601681035, 167], 31): [0, 0, 0, 0] : vector<4xi32>
// EXPECT @sse2_psrli_d([1, -1, -2147483648, 105], 0): [1, -1, -2147483648, 105] : vector<4xi32>
llvm.func @sse2_psrli_d(%a: vector<4xi32>, %b: i32) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psrli.d"(%a, %b) : (vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @sse2_psrl_q([0, -3539578766440807723], [1, 0]): [0, 7453582653634371946] : vector<2xi64>
// EXPECT @sse2_psrl_q([9223372036854775807, 6], [3, 0]): [1152921504606846975, 0] : vector<2xi64>
llvm.func @sse2_psrl_q(%a: vector<2xi64>, %b: vector<2xi64>) -> vector<2xi64> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psrl.q"(%a, %b) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @sse2_psrli_q([6618183389819383452, -8946020859658880351], 0): [6618183389819383452, -8946020859658880351] : vector<2xi64>
// EXPECT @sse2_psrli_q([0, -8002245381081089839], 63): [0, 1] : vector<2xi64>
llvm.func @sse2_psrli_q(%a: vector<2xi64>, %b: i32) -> vector<2xi64> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psrli.q"(%a, %b) : (vector<2xi64>, i32) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @sse2_psra_w([-1, 0, 1, -1, -32768, 0, -32768, 7559], [15, 0, 0, 0, 0, 0, 0, -1]): [-1, 0, 0, -1, -1, 0, -1, 0] : vector<8xi16>
// EXPECT @sse2_psra_w([-32768, -1, -32768, -13799, 0, 0, 32767, 1], [1, 0, 0, 0, 0, 0, 0, 0]): [-16384, -1, -16384, -6900, 0, 0, 16383, 0] : vector<8xi16>
llvm.func @sse2_psra_w(%a: vector<8xi16>, %b: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psra.w"(%a, %b) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse2_psrai_w([32767, 32767, -54, -121, -1, 32767, 0, -19046], 5): [1023, 1023, -2, -4, -1, 1023, 0, -596] : vector<8xi16>
// EXPECT @sse2_psrai_w([-32768, -32768, 32767, -1, -6151, 32767, 32767, 0], 0): [-32768, -32768, 32767, -1, -6151, 32767, 32767, 0] : vector<8xi16>
llvm.func @sse2_psrai_w(%a: vector<8xi16>, %b: i32) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psrai.w"(%a, %b) : (vector<8xi16>, i32) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse2_psra_d([-2147483648, -1, -2147483648, 2147483647], [3, 0, 0, -1]): [-268435456, -1, -268435456, 268435455] : vector<4xi32>
// EXPECT @sse2_psra_d([-1679628310, -2147483648, 1, 0], [32, 0, 0, 0]): [-1, -1, 0, 0] : vector<4xi32>
llvm.func @sse2_psra_d(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psra.d"(%a, %b) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @sse2_psrai_d([1, -682110396, -2147483648, -2147483648], 31): [0, -1, -1, -1] : vector<4xi32>
// EXPECT @sse2_psrai_d([-2147483648, 2147483647, 2147483647, -1], 5): [-67108864, 67108863, 67108863, -1] : vector<4xi32>
llvm.func @sse2_psrai_d(%a: vector<4xi32>, %b: i32) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.psrai.d"(%a, %b) : (vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @sse_movmsk_ps([0x00000000, 0x44645697, 0xC0300000, 0x000116C2]): 4 : i32
// EXPECT @sse_movmsk_ps([0xBF000000, 0x40600000, 0x7FC00000, 0x40600000]): 1 : i32
llvm.func @sse_movmsk_ps(%a0: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.movmsk.ps"(%a0) : (vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_movmsk_pd([0x0000000000000001, 0x37A16C262777579C]): 0 : i32
// EXPECT @sse2_movmsk_pd([0xFFF8000012345678, 0x408F017CC68F2D18]): 1 : i32
llvm.func @sse2_movmsk_pd(%a0: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.movmsk.pd"(%a0) : (vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_pmovmskb_128([127, 127, 80, -128, 127, 127, -95, 0, -128, 1, 16, 15, 1, 11, -115, -1]): 49480 : i32
// EXPECT @sse2_pmovmskb_128([127, 127, -87, -128, 85, -128, 0, 1, 0, 1, -107, 127, 0, -1, -50, 28]): 25644 : i32
llvm.func @sse2_pmovmskb_128(%a0: vector<16xi8>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.pmovmskb.128"(%a0) : (vector<16xi8>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse41_ptestz([1, 2], [2, 1]): 1 : i32
// EXPECT @sse41_ptestz([1, 2], [1, 2]): 0 : i32
// EXPECT @sse41_ptestz([1, 2], [3, 2]): 0 : i32
// EXPECT @sse41_ptestz([0, 0], [0, 0]): 1 : i32
llvm.func @sse41_ptestz(%a: vector<2xi64>, %b: vector<2xi64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse41.ptestz"(%a, %b) : (vector<2xi64>, vector<2xi64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse41_ptestc([1, 2], [2, 1]): 0 : i32
// EXPECT @sse41_ptestc([1, 2], [1, 2]): 1 : i32
// EXPECT @sse41_ptestc([1, 2], [3, 2]): 0 : i32
// EXPECT @sse41_ptestc([0, 0], [0, 0]): 1 : i32
llvm.func @sse41_ptestc(%a: vector<2xi64>, %b: vector<2xi64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse41.ptestc"(%a, %b) : (vector<2xi64>, vector<2xi64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse41_ptestnzc([1, 2], [2, 1]): 0 : i32
// EXPECT @sse41_ptestnzc([1, 2], [1, 2]): 0 : i32
// EXPECT @sse41_ptestnzc([1, 2], [3, 2]): 1 : i32
// EXPECT @sse41_ptestnzc([0, 0], [0, 0]): 0 : i32
llvm.func @sse41_ptestnzc(%a: vector<2xi64>, %b: vector<2xi64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse41.ptestnzc"(%a, %b) : (vector<2xi64>, vector<2xi64>) -> i32
  llvm.return %r : i32
}

// EXPECT @addcarry_32(127, -2147483648, 1): {0, -2147483646} : !llvm.struct<(i8, i32)>
// EXPECT @addcarry_32(15, 1, -176): {0, -174} : !llvm.struct<(i8, i32)>
// EXPECT @addcarry_32(0, 2147483647, 2147483647): {0, -2} : !llvm.struct<(i8, i32)>
// EXPECT @addcarry_32(0, -1, -590264403): {1, -590264404} : !llvm.struct<(i8, i32)>
// EXPECT @addcarry_32(115, 1, 1): {0, 3} : !llvm.struct<(i8, i32)>
llvm.func @addcarry_32(%a0: i8, %a1: i32, %a2: i32) -> !llvm.struct<(i8, i32)> {
  %r = llvm.call_intrinsic "llvm.x86.addcarry.32"(%a0, %a1, %a2) : (i8, i32, i32) -> !llvm.struct<(i8, i32)>
  llvm.return %r : !llvm.struct<(i8, i32)>
}

// EXPECT @subborrow_32(-45, 1119718369, 1): {0, 1119718367} : !llvm.struct<(i8, i32)>
// EXPECT @subborrow_32(106, -1, 1216599362): {0, -1216599364} : !llvm.struct<(i8, i32)>
// EXPECT @subborrow_32(-103, -2147483648, 1): {0, 2147483646} : !llvm.struct<(i8, i32)>
// EXPECT @subborrow_32(127, 0, -1): {1, 0} : !llvm.struct<(i8, i32)>
// EXPECT @subborrow_32(0, -2147483648, 1): {0, 2147483647} : !llvm.struct<(i8, i32)>
llvm.func @subborrow_32(%a0: i8, %a1: i32, %a2: i32) -> !llvm.struct<(i8, i32)> {
  %r = llvm.call_intrinsic "llvm.x86.subborrow.32"(%a0, %a1, %a2) : (i8, i32, i32) -> !llvm.struct<(i8, i32)>
  llvm.return %r : !llvm.struct<(i8, i32)>
}

// EXPECT @addcarry_64(127, -1, 1): {1, 1} : !llvm.struct<(i8, i64)>
// EXPECT @addcarry_64(127, -212, 9223372036854775807): {1, 9223372036854775596} : !llvm.struct<(i8, i64)>
// EXPECT @addcarry_64(-128, 1, 7310231964820719304): {0, 7310231964820719306} : !llvm.struct<(i8, i64)>
// EXPECT @addcarry_64(-128, 1, 5277573956891192620): {0, 5277573956891192622} : !llvm.struct<(i8, i64)>
// EXPECT @addcarry_64(1, -1, -9223372036854775808): {1, -9223372036854775808} : !llvm.struct<(i8, i64)>
llvm.func @addcarry_64(%a0: i8, %a1: i64, %a2: i64) -> !llvm.struct<(i8, i64)> {
  %r = llvm.call_intrinsic "llvm.x86.addcarry.64"(%a0, %a1, %a2) : (i8, i64, i64) -> !llvm.struct<(i8, i64)>
  llvm.return %r : !llvm.struct<(i8, i64)>
}

// EXPECT @subborrow_64(1, -9029788547081456101, -4720514819143418237): {1, -4309273727938037865} : !llvm.struct<(i8, i64)>
// EXPECT @subborrow_64(0, -9223372036854775808, 6283057685291822444): {0, 2940314351562953364} : !llvm.struct<(i8, i64)>
// EXPECT @subborrow_64(-99, -7912486584501014144, -9223372036854775808): {0, 1310885452353761663} : !llvm.struct<(i8, i64)>
// EXPECT @subborrow_64(127, -9223372036854775808, -1217099777554532786): {1, -8006272259300243023} : !llvm.struct<(i8, i64)>
// EXPECT @subborrow_64(0, -9223372036854775808, 1): {0, 9223372036854775807} : !llvm.struct<(i8, i64)>
llvm.func @subborrow_64(%a0: i8, %a1: i64, %a2: i64) -> !llvm.struct<(i8, i64)> {
  %r = llvm.call_intrinsic "llvm.x86.subborrow.64"(%a0, %a1, %a2) : (i8, i64, i64) -> !llvm.struct<(i8, i64)>
  llvm.return %r : !llvm.struct<(i8, i64)>
}

// EXPECT @sse42_crc32_32_8(1, 127): -572462294 : i32
// EXPECT @sse42_crc32_32_8(-1, -128): 796170198 : i32
llvm.func @sse42_crc32_32_8(%a0: i32, %a1: i8) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse42.crc32.32.8"(%a0, %a1) : (i32, i8) -> i32
  llvm.return %r : i32
}

// EXPECT @sse42_crc32_32_16(1, -6325): 1924987299 : i32
// EXPECT @sse42_crc32_32_16(1, 1): 0 : i32
llvm.func @sse42_crc32_32_16(%a0: i32, %a1: i16) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse42.crc32.32.16"(%a0, %a1) : (i32, i16) -> i32
  llvm.return %r : i32
}

// EXPECT @sse42_crc32_32_32(-1033999633, 0): -2033730234 : i32
// EXPECT @sse42_crc32_32_32(970820770, -2147483648): 650137027 : i32
llvm.func @sse42_crc32_32_32(%a0: i32, %a1: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse42.crc32.32.32"(%a0, %a1) : (i32, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @sse42_crc32_64_64(-9223372036854775808, -49): 1295619424 : i64
// EXPECT @sse42_crc32_64_64(9223372036854775807, -9223372036854775808): 4045501965 : i64
llvm.func @sse42_crc32_64_64(%a0: i64, %a1: i64) -> i64 {
  %r = llvm.call_intrinsic "llvm.x86.sse42.crc32.64.64"(%a0, %a1) : (i64, i64) -> i64
  llvm.return %r : i64
}
