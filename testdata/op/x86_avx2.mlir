// AVX, AVX2 and BMI intrinsics (Intel, SDM volume 2).
// Arguments are random with edge cases. The answers equal native code's on a
// processor that has the instructions.

// EXPECT @avx2_pmulh_w([-7190, 230, -32768, 29129, 1, -68, -91, 1, -96, 1, 1, 0, -151, -1, -1, 0], [32767, 1227, 62, -1, 0, -156, 33, 32767, -200, -29116, 163, 32767, 1, 1, 32767, 6917]): [-3595, 4, -31, -1, 0, 0, -1, 0, 0, -1, 0, 0, -1, -1, -1, 0] : vector<16xi16>
// EXPECT @avx2_pmulh_w([-160, 107, -3446, 32767, 13974, 267, 24963, 32767, -32768, -1, -1, -32768, 1, -32768, -32768, -16820], [0, -32768, -32768, -4, 0, 0, -49, 23878, 7573, -6734, 1, 0, -32768, -254, -25, -32294]): [0, -54, 1723, -2, 0, 0, -19, 11938, -3787, 0, -1, 0, -1, 127, 12, 8288] : vector<16xi16>
llvm.func @avx2_pmulh_w(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.pmulh.w"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_pmulhu_w([-1, 212, 40, 32767, -776, -20829, -6273, 32767, 0, 32524, -32768, 109, -1, 184, 100, 32767], [1, 0, 0, -15996, -32768, 32767, -32768, 32767, 32767, 0, -7325, 951, 0, 22355, 1, -32768]): [0, 0, 0, 24769, 32380, 22352, 29631, 16383, 0, 0, 29105, 1, 0, 62, 0, 16383] : vector<16xi16>
// EXPECT @avx2_pmulhu_w([32767, -189, -3497, 0, -29671, -24886, 1, -1, -28588, -1, -32768, 1, -32768, -250, 254, 72], [21076, -265, 32767, -32768, 11137, 1, -191, 17893, -1, 32767, 10197, -1, 0, 9929, 1, 131]): [10537, -454, 31018, 0, 6094, 0, 0, 17892, -28589, 32766, 5098, 0, 0, 9891, 0, 0] : vector<16xi16>
llvm.func @avx2_pmulhu_w(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.pmulhu.w"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_pmul_hr_sw([-22287, 1, -32768, -11127, -32768, -40, 32767, 32767, -32768, -32768, 68, 266, 15920, 1, 0, 6079], [-1, 5370, 32767, 0, 13757, -32768, 75, 32767, 1, -32768, -31262, -1, 0, -1, 32767, 21388]): [1, 0, -32767, 0, -13757, 40, 75, 32766, -1, -32768, -65, 0, 0, 0, 0, 3968] : vector<16xi16>
// EXPECT @avx2_pmul_hr_sw([-32768, 0, 1, 1, 1, -32768, 32767, -32768, -1821, 32767, 0, -32768, 1, 0, -18102, 0], [0, 1, 32767, 0, 1, -32768, -32768, -32768, 28, 0, 55, -32768, 32767, 5024, -1, -32768]): [0, 0, 1, 0, 0, -32768, -32767, -32768, -2, 0, 0, -32768, 1, 0, 1, 0] : vector<16xi16>
llvm.func @avx2_pmul_hr_sw(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.pmul.hr.sw"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_phadd_w([0, -21591, 1, -1, -2145, -1, -98, 1, 32767, 0, -153, 0, 179, 28280, 22127, -29029], [-1, -1, 11613, -5148, 0, 63, -32768, 1, -32768, -21290, -32768, 32767, -24885, 0, -1, 0]): [-21591, 0, -2146, -97, -2, 6465, 63, -32767, 32767, -153, 28459, -6902, 11478, -1, -24885, -1] : vector<16xi16>
// EXPECT @avx2_phadd_w([-32768, 0, 0, -27607, 0, -12414, 32767, 0, 32767, 0, -1, 1, -32768, 0, -32768, 0], [288, 1, 127, 17791, 5555, -12961, 16603, 0, 1709, -1, 260, 252, -32768, 32767, 94, 32767]): [-32768, -27607, -12414, 32767, 289, 17918, -7406, 16603, 32767, 0, -32768, -32768, 1708, 512, -1, -32675] : vector<16xi16>
llvm.func @avx2_phadd_w(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.phadd.w"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_phadd_sw([1, 32767, -32768, -31453, -32768, -20929, 32767, -1, 64, 32767, 0, 206, 32767, -1, 0, -32768], [32767, 1, 1, -32768, -16773, -1, 0, 0, 19088, -1262, 0, 32767, 1, -23690, -1, 0]): [32767, -32768, -32768, 32766, 32767, -32767, -16774, 0, 32767, 206, 32766, -32768, 17826, 32767, -23689, -1] : vector<16xi16>
// EXPECT @avx2_phadd_sw([-32768, 1, 0, 4918, -32768, -1, -1, -32768, -32768, 32767, -32768, 0, 32767, 17455, -11496, 32767], [-1, 0, 1, -3255, -32768, -1, -19221, -1, 3841, 26513, 13494, -31882, -32768, 24332, -2368, 9937]): [-32767, 4918, -32768, -32768, -1, -3254, -32768, -19222, -1, -32768, 32767, 21271, 30354, -18388, -8436, 7569] : vector<16xi16>
llvm.func @avx2_phadd_sw(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.phadd.sw"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_phsub_w([32767, 1, 0, 7967, -21491, -8086, -32768, -1, 4242, -1, 15280, 27863, -32768, 0, -27526, 6956], [32767, 32491, 0, 0, 1, -32768, 134, 0, -1, -32768, -32768, -41, 32767, -161, 0, -32768]): [32766, -7967, -13405, -32767, 276, 0, -32767, 134, 4243, -12583, -32768, 31054, 32767, -32727, -32608, -32768] : vector<16xi16>
// EXPECT @avx2_phsub_w([32767, -17306, -12480, 0, 0, 32767, 1, 155, 1, 179, -32768, 144, -7890, 32767, 0, 19041], [-32768, 10049, -1, 0, -18713, -4399, 1, -1, 0, 32767, -32401, 0, -236, -9663, 5995, -7155]): [-15463, -12480, -32767, -154, 22719, -1, -14314, 2, -178, 32624, 24879, -19041, -32767, -32401, 9427, 13150] : vector<16xi16>
llvm.func @avx2_phsub_w(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.phsub.w"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_phsub_sw([32767, 32767, 114, 1, -32768, 1, -9340, 1, -32768, -32768, 0, -32768, 0, 1, 32767, 0], [0, -1, 1, -32768, 27967, 8314, -1, 1, 14135, -32768, 16, -32768, -291, 32767, -1, 32767]): [0, 113, -32768, -9341, 1, 32767, 19653, -2, 0, 32767, -1, 32767, 32767, 32767, -32768, -32768] : vector<16xi16>
// EXPECT @avx2_phsub_sw([-1, 0, 152, 98, 1, -30745, -2869, 0, -30047, 32767, -32768, -1, -32768, 0, 30874, 0], [-253, -32768, 0, -15286, -10651, 21522, 32767, -1, 0, 1, 31110, -1, 1, 1, -32768, 32767]): [-1, 54, 30746, -2869, 32515, 15286, -32173, 32767, -32768, -32767, -32768, 30874, -1, 31111, 0, -32768] : vector<16xi16>
llvm.func @avx2_phsub_sw(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.phsub.sw"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_psign_w([30512, -1, 0, -32768, -32768, 18976, 32767, -32768, 0, 175, 32767, 0, -23903, -76, -86, 32767], [1, -227, -1, 32767, 1, 1, -32768, 0, -137, 5719, -12585, -12859, -1, 1, -1, 1]): [30512, 1, 0, -32768, -32768, 18976, -32767, 0, 0, 175, -32767, 0, 23903, -76, 86, 32767] : vector<16xi16>
// EXPECT @avx2_psign_w([32767, -23209, 32767, 1, -32768, 1, -1, 6556, 32767, 1, 272, -17964, 0, 21365, -1, 14344], [-1, 32767, -32768, 32767, -32768, -6854, 32767, 0, 1, 0, 1, 32767, 0, 1, -32768, -1]): [-32767, -23209, -32767, 1, -32768, -1, -1, 0, 32767, 0, 272, -17964, 0, 21365, 1, -14344] : vector<16xi16>
llvm.func @avx2_psign_w(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psign.w"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_phadd_d([2147483647, 2053642772, 288, 0, -2147483648, -2147483648, -2147483648, 527137091], [-2147483648, 1085045212, -35, 1165494695, 1, 101, 1596124885, 1]): [-93840877, 288, -1062438436, 1165494660, 0, -1620346557, 102, 1596124886] : vector<8xi32>
// EXPECT @avx2_phadd_d([-2147483648, -2147483648, 2147483647, 1, -1, 0, -2147483648, 0], [1, -1664821094, 164, 496862663, 0, 0, -2147483648, 248049618]): [0, -2147483648, -1664821093, 496862827, -1, -2147483648, 0, -1899434030] : vector<8xi32>
llvm.func @avx2_phadd_d(%a0: vector<8xi32>, %a1: vector<8xi32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.phadd.d"(%a0, %a1) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_phsub_d([-1, 1, 2147483647, 0, 0, 0, -1, 2147483647], [2147483647, 1357502380, 0, 0, -1, 1056671998, 1, 1]): [-2, 2147483647, 789981267, 0, 0, -2147483648, -1056671999, 0] : vector<8xi32>
// EXPECT @avx2_phsub_d([-1, -2147483648, -2147483648, -203, 1427158586, -1175722176, -2147483648, -153], [2147483647, -1, -2147483648, -1, -2147483648, 1587679042, 148, 908482549]): [2147483647, -2147483445, -2147483648, -2147483647, -1692086534, -2147483495, 559804606, -908482401] : vector<8xi32>
llvm.func @avx2_phsub_d(%a0: vector<8xi32>, %a1: vector<8xi32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.phsub.d"(%a0, %a1) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_psign_d([-396209688, 2005292350, 356838012, 1707431709, 0, -291, 2147483647, 2022776625], [89, -1, -221, 353702452, 0, -2147483648, 610257543, 0]): [-396209688, -2005292350, -356838012, 1707431709, 0, 291, 2147483647, 0] : vector<8xi32>
// EXPECT @avx2_psign_d([0, 2147483647, 1, -1295619921, 1, 0, 49, 1310647321], [-2147483648, 1, 2147483647, 2147483647, -183332573, -2147483648, -1, -2147483648]): [0, 2147483647, 1, -1295619921, -1, 0, -49, -1310647321] : vector<8xi32>
llvm.func @avx2_psign_d(%a0: vector<8xi32>, %a1: vector<8xi32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psign.d"(%a0, %a1) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_psign_b([-108, -1, 1, 0, 1, -1, -27, 94, 127, -1, 0, 0, 103, -1, -1, -126, -32, -46, 0, 39, 1, -105, 84, 1, 13, -87, -110, -128, 61, 105, -1, 23], [0, 1, -18, 112, -1, -1, -128, -1, 68, 85, 127, -128, -67, 112, 1, 126, 1, -57, 0, 1, 17, 118, -128, 0, 1, 1, 0, 90, -1, 127, -128, 0]): [0, -1, -1, 0, -1, 1, 27, -94, 127, -1, 0, 0, -103, -1, -1, -126, -32, 46, 0, 39, 1, -105, -84, 0, 13, -87, 0, -128, -61, 105, 1, 0] : vector<32xi8>
llvm.func @avx2_psign_b(%a0: vector<32xi8>, %a1: vector<32xi8>) -> vector<32xi8> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psign.b"(%a0, %a1) : (vector<32xi8>, vector<32xi8>) -> vector<32xi8>
  llvm.return %r : vector<32xi8>
}

// EXPECT @avx2_pshuf_b([-46, -1, 0, -114, 126, -1, -1, -60, -128, -15, 58, 1, -128, 0, -84, -6, 45, 0, -128, 127, 0, 1, 67, 127, -1, 127, -80, 0, -1, -1, -34, -21], [-80, 118, 0, -1, 21, 127, -1, 34, 1, -46, 1, 0, -128, -12, -1, 1, 127, -128, -1, 25, 62, 1, 103, -117, 32, -14, 95, -37, -18, -3, -128, -30]): [0, -1, -46, 0, -1, -6, 0, 0, -1, 0, -1, -46, 0, 0, 0, -1, -21, 0, 0, 127, -34, 0, 127, 0, 45, 0, -21, 0, 0, 0, 0, 0] : vector<32xi8>
// EXPECT @avx2_pshuf_b([127, -128, -117, -1, 0, 1, 0, -37, -128, 1, 127, 117, -107, -50, -1, -128, -66, -128, 1, 26, 1, 127, 1, 85, 0, 0, 1, -128, -128, -128, -85, -11], [127, 12, -1, -128, 127, 1, -34, -106, 72, 78, -32, 127, -128, -128, -1, -20, -1, -128, 8, 94, -122, -80, 1, 127, 0, 0, -1, 8, -46, 94, 0, -128]): [-128, -107, 0, 0, -128, -128, 0, 0, -128, -1, 0, -128, 0, 0, 0, 0, 0, 0, 0, -85, 0, 0, -128, -11, -66, -66, 0, 0, 0, -85, -66, 0] : vector<32xi8>
llvm.func @avx2_pshuf_b(%a0: vector<32xi8>, %a1: vector<32xi8>) -> vector<32xi8> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.pshuf.b"(%a0, %a1) : (vector<32xi8>, vector<32xi8>) -> vector<32xi8>
  llvm.return %r : vector<32xi8>
}

// EXPECT @avx2_pmadd_wd([-32768, 68, -5654, -1, 32767, 263, -32768, 1, -32768, 32767, 0, 795, 32767, -32768, 1, -1], [32767, 1, -9949, -14966, 28615, -1, -1, -1, -32768, -163, -1, -1, 9707, 1, -1, 0]): [-1073708988, 56266612, 937627442, 32767, 1068400803, -795, 318036501, -1] : vector<8xi32>
// EXPECT @avx2_pmadd_wd([-19544, -1, 3072, 167, -27040, -19494, 20144, 1, -21666, -32768, 1, -1, 0, -1, -13215, 32767], [272, -1, 26298, -1, 11488, 0, 1, -32768, 155, 32767, 1, -16233, 32767, 11965, 0, 6630]): [-5315967, 80787289, -310635520, -12624, -1077067286, 16234, -11965, 217245210] : vector<8xi32>
llvm.func @avx2_pmadd_wd(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_pmadd_ub_sw([-1, 0, 1, 1, -55, 127, -128, -128, 1, -128, 1, 0, -1, -128, 110, -63, 1, 127, -1, -128, -123, 8, 102, -97, 4, 127, -128, 127, 127, -19, 30, -90], [58, 0, 35, -32, -37, 20, -97, 39, 127, 13, 1, 0, -1, -73, 86, -1, 0, -128, 1, 15, 21, -128, -71, 127, -35, 1, 1, 1, 1, -128, 1, -1]): [14790, 3, -4897, -7424, 1791, 1, -9599, 9267, -16256, 2175, 1769, 12951, -13, 255, -30209, -136] : vector<16xi16>
// EXPECT @avx2_pmadd_ub_sw([127, 63, -1, 1, -128, -1, -1, -1, 127, 1, -71, 72, 0, 0, -1, -1, -1, 0, 127, -90, -1, 118, 111, 5, -97, 120, 0, 1, 127, -60, 56, -1], [-81, 1, 127, -1, -5, 26, 127, 119, 124, 127, -96, 0, -128, 1, -83, -36, 1, 16, 14, -1, 0, -1, 0, 0, -65, -85, 1, 127, -48, -65, -116, -128]): [-10224, 32384, 5990, 32767, 15875, -17760, 0, -30345, 255, 1612, -118, 0, -20535, 127, -18836, -32768] : vector<16xi16>
llvm.func @avx2_pmadd_ub_sw(%a0: vector<32xi8>, %a1: vector<32xi8>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.pmadd.ub.sw"(%a0, %a1) : (vector<32xi8>, vector<32xi8>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_psad_bw([-128, 1, -128, -90, 71, -128, 47, 1, 67, -65, -128, -34, 56, -112, -124, -1, -1, 127, 1, -1, 103, -1, 89, -75, -1, -46, 0, 33, 26, 127, -32, 127], [127, -128, 73, 1, 26, 75, -128, -103, 1, 1, -83, 0, -32, 1, -19, 0, -77, 0, 0, -1, 109, -57, -69, 122, 0, -1, 127, -85, 20, 1, -60, -128]): [679, 1194, 423, 726] : vector<4xi64>
// EXPECT @avx2_psad_bw([-69, 127, -128, 33, -1, 0, -1, 14, -128, 0, 127, -16, -1, 1, 0, -28, -128, 114, 1, -56, 127, 127, -34, -4, 0, 104, 124, 127, -128, 34, -1, -128], [1, -122, 1, -1, -54, -66, 87, 127, 1, 61, -1, -1, 0, -85, 40, -73, 127, 52, 1, -73, 99, -78, 1, 0, 0, 127, -1, 85, -128, -35, 70, -1]): [1066, 841, 632, 695] : vector<4xi64>
llvm.func @avx2_psad_bw(%a0: vector<32xi8>, %a1: vector<32xi8>) -> vector<4xi64> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psad.bw"(%a0, %a1) : (vector<32xi8>, vector<32xi8>) -> vector<4xi64>
  llvm.return %r : vector<4xi64>
}

// EXPECT @avx2_mpsadbw_0([-12, -128, -113, 1, -112, -114, 1, 0, 58, -50, -1, -1, 127, -128, 97, -126, 1, -1, 1, -128, 0, -128, -125, 0, -116, 1, -128, -1, 0, -128, -1, -128], [25, -1, 1, 67, -13, -114, -128, -128, -128, 1, 0, 0, -128, 127, 127, 1, -59, -128, -128, -128, -13, 76, 0, -65, 5, 1, 127, 27, -1, -128, 127, 24]): [554, 292, 590, 342, 299, 381, 475, 615, 450, 313, 324, 200, 328, 212, 333, 336] : vector<16xi16>
llvm.func @avx2_mpsadbw_0(%a0: vector<32xi8>, %a1: vector<32xi8>) -> vector<16xi16> {
  %c2 = llvm.mlir.constant(0 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx2.mpsadbw"(%a0, %a1, %c2) : (vector<32xi8>, vector<32xi8>, i8) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_mpsadbw_45([127, -1, -128, 68, 1, 118, 0, -1, -1, -90, -128, -92, 0, -80, 0, 1, -1, 127, 127, 127, 127, -6, 127, -42, 127, 30, 28, -1, -55, -1, 118, 127], [10, 1, 0, 127, 127, 110, 127, 127, -128, -37, -33, -38, -28, 26, -128, 70, -128, -1, 1, 78, -128, 127, -124, 1, -32, -1, -128, 1, -128, 0, -128, -1]): [389, 375, 439, 313, 222, 221, 231, 323, 342, 330, 122, 215, 456, 520, 551, 441] : vector<16xi16>
llvm.func @avx2_mpsadbw_45(%a0: vector<32xi8>, %a1: vector<32xi8>) -> vector<16xi16> {
  %c2 = llvm.mlir.constant(45 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx2.mpsadbw"(%a0, %a1, %c2) : (vector<32xi8>, vector<32xi8>, i8) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_mpsadbw_63([127, -128, -1, 1, -123, 100, -128, 0, -1, 1, 127, -1, -33, -41, -43, 23, -1, 41, 127, 127, 0, 127, -77, 127, 1, 127, 84, -128, 127, -128, 97, -4], [-128, -107, 127, 0, 127, 127, 27, -1, -128, -88, -14, 127, 0, 127, -128, 1, 0, 0, 127, 126, -1, 127, -120, -118, -64, 6, 1, -14, 127, 32, 43, 74]): [161, 483, 382, 381, 636, 350, 564, 650, 411, 304, 242, 125, 316, 190, 277, 204] : vector<16xi16>
llvm.func @avx2_mpsadbw_63(%a0: vector<32xi8>, %a1: vector<32xi8>) -> vector<16xi16> {
  %c2 = llvm.mlir.constant(63 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx2.mpsadbw"(%a0, %a1, %c2) : (vector<32xi8>, vector<32xi8>, i8) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_packsswb([32767, 0, -32768, 1, -3592, -32768, -106, -22670, -1, 0, -32768, 1, 16277, 1, 0, 0], [1, 32767, -1, 32767, 276, 1, -31099, 2414, 32767, -1, -32768, -32768, 32767, -88, -32768, 32767]): [127, 0, -128, 1, -128, -128, -106, -128, 1, 127, -1, 127, 127, 1, -128, 127, -1, 0, -128, 1, 127, 1, 0, 0, 127, -1, -128, -128, 127, -88, -128, 127] : vector<32xi8>
// EXPECT @avx2_packsswb([-15458, -225, 34, -8697, 32767, -32768, -20858, 32767, -1, 32767, 32767, 0, 1, -32768, -12623, -23057], [665, -72, 0, 32129, -32768, -28421, -1, 32767, 8977, 0, 0, 23168, 0, 32767, -1, 19167]): [-128, -128, 34, -128, 127, -128, -128, 127, 127, -72, 0, 127, -128, -128, -1, 127, -1, 127, 127, 0, 1, -128, -128, -128, 127, 0, 0, 127, 0, 127, -1, 127] : vector<32xi8>
llvm.func @avx2_packsswb(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<32xi8> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.packsswb"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<32xi8>
  llvm.return %r : vector<32xi8>
}

// EXPECT @avx2_packuswb([32767, 159, 32767, -23827, 1, 186, 32767, 32767, -135, 32767, 1, -32768, -32768, -32768, 0, 0], [15009, 0, 0, -1, -6823, -14190, 0, 1, 32767, 0, -123, 0, 32767, 32767, 0, 155]): [-1, -97, -1, 0, 1, -70, -1, -1, -1, 0, 0, 0, 0, 0, 0, 1, 0, -1, 1, 0, 0, 0, 0, 0, -1, 0, 0, 0, -1, -1, 0, -101] : vector<32xi8>
// EXPECT @avx2_packuswb([-32768, -1, 32767, 22182, -10629, -292, 0, 23326, 149, 247, -11550, -32768, -1, 32767, -32768, -1931], [-1, 512, -222, -1, -1, -32768, 0, -270, -1, 0, -266, 32767, 1, 0, -32768, 0]): [0, 0, -1, -1, 0, 0, 0, -1, 0, -1, 0, 0, 0, 0, 0, 0, -107, -9, 0, 0, 0, -1, 0, 0, 0, 0, 0, -1, 1, 0, 0, 0] : vector<32xi8>
llvm.func @avx2_packuswb(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<32xi8> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.packuswb"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<32xi8>
  llvm.return %r : vector<32xi8>
}

// EXPECT @avx2_packssdw([-73, 1359021162, 0, 0, 1, 0, -1, 1], [-485133837, -2147483648, 0, 1723606757, 0, 1875079010, 257, -1212326449]): [-73, 32767, 0, 0, -32768, -32768, 0, 32767, 1, 0, -1, 1, 0, 32767, 257, -32768] : vector<16xi16>
// EXPECT @avx2_packssdw([-2147483648, -725802145, -2147483648, -2147483648, -75, -289, 0, 2147483647], [-1, -2147483648, 1390379817, 1, 0, 236, -1, -1]): [-32768, -32768, -32768, -32768, -1, -32768, 32767, 1, -75, -289, 0, 32767, 0, 236, -1, -1] : vector<16xi16>
llvm.func @avx2_packssdw(%a0: vector<8xi32>, %a1: vector<8xi32>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.packssdw"(%a0, %a1) : (vector<8xi32>, vector<8xi32>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_packusdw([-1, 158, 2147483647, -959043982, 1, 439763184, -88, 187], [91, 0, -1, -1079879651, -1, 0, 1416373611, -2147483648]): [0, 158, -1, 0, 91, 0, 0, 0, 1, -1, 0, 187, 0, 0, -1, 0] : vector<16xi16>
// EXPECT @avx2_packusdw([43, 2147483647, -1, 0, 2147483647, 2147483647, 2147483647, 2147483647], [83, 0, 569235177, -2147483648, -495167911, -1, -2147483648, 78]): [43, -1, 0, 0, 83, 0, -1, 0, -1, -1, -1, -1, 0, 0, 0, 78] : vector<16xi16>
llvm.func @avx2_packusdw(%a0: vector<8xi32>, %a1: vector<8xi32>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.packusdw"(%a0, %a1) : (vector<8xi32>, vector<8xi32>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_pblendvb([1, -52, -1, 51, 1, -128, -8, -1, 81, -1, -1, -1, -27, 0, -128, -121, 99, -77, 0, -59, 0, -74, 5, -1, -1, -1, 1, 127, 0, -30, 0, 127], [-1, 86, 127, -128, -1, -1, 0, -128, 121, -1, 38, 0, 88, -15, 127, 1, -128, 1, 1, 119, 43, 1, -128, 0, -47, -128, -1, 11, -66, -128, 30, 0], [-40, -1, -1, 99, -128, 127, 0, -19, 1, 0, -128, 1, 1, 101, 0, 1, 1, 127, -1, -15, 0, -56, -128, 88, 1, -85, 1, 0, 0, 5, 127, 0]): [-1, 86, 127, 51, -1, -128, -8, -128, 81, -1, 38, -1, -27, 0, -128, -121, 99, -77, 1, 119, 0, 1, -128, -1, -1, -128, 1, 127, 0, -30, 0, 127] : vector<32xi8>
llvm.func @avx2_pblendvb(%a0: vector<32xi8>, %a1: vector<32xi8>, %a2: vector<32xi8>) -> vector<32xi8> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.pblendvb"(%a0, %a1, %a2) : (vector<32xi8>, vector<32xi8>, vector<32xi8>) -> vector<32xi8>
  llvm.return %r : vector<32xi8>
}

// EXPECT @avx_blendv_ps_256([0xC43A8558, -0.0, 0xC41E3C7B, 0x3DCCCCCD, 0x7F800000, 0xBF000000, 0xC45A5D31, 0x40600000], [0x444F8B84, 0x43F12DC7, 0x501502F9, 0xC3C5F4CA, 0xFFC12345, 0xD01502F9, 0x000116C2, -0.0], [0x000116C2, 0x40600000, 0x7FC00000, 0xC4511478, 0xBFC00000, 0x7F800000, 0x3F800000, 0x44367CA7]): [-746.083496, -0.000000e+00, -6.329450e+02, -395.912415, 0xFFC12345, -5.000000e-01, -873.456115, 3.500000e+00] : vector<8xf32>
llvm.func @avx_blendv_ps_256(%a0: vector<8xf32>, %a1: vector<8xf32>, %a2: vector<8xf32>) -> vector<8xf32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.blendv.ps.256"(%a0, %a1, %a2) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_blendv_pd_256([0x37A16C262777579C, 0xC070FE02C52663B8, 0x40FE240C9FBE76C9, 0x7FF8000000000000], [0x407C0AB4080B123C, 0xFFF8000012345678, 0xBFF8000000000000, 0xBFE0000000000000], [0x7FF0000000000000, 0x37A16C262777579C, 0x4202A05F20000000, 0xFFF8000012345678]): [9.9999999999999992E-41, -271.87567629810246, 123456.789, -5.000000e-01] : vector<4xf64>
llvm.func @avx_blendv_pd_256(%a0: vector<4xf64>, %a1: vector<4xf64>, %a2: vector<4xf64>) -> vector<4xf64> {
  %r = llvm.call_intrinsic "llvm.x86.avx.blendv.pd.256"(%a0, %a1, %a2) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @avx2_psll_w([1, -28700, 32767, 1, -32768, 0, -32768, 16944, -32768, 32767, -32768, -18100, 0, 1, 32767, 19039], [16, 0, 0, 0, 0, 0, 0, 0]): [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi16>
llvm.func @avx2_psll_w(%a: vector<16xi16>, %b: vector<8xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psll.w"(%a, %b) : (vector<16xi16>, vector<8xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_pslli_w([-17469, 1, -262, 1, 41, -1, 0, 24283, -102, 1, -1, 20395, 0, 32767, 32767, 1], 5): [30816, 32, -8384, 32, 1312, -32, 0, -9376, -3264, 32, -32, -2720, 0, -32, -32, 32] : vector<16xi16>
llvm.func @avx2_pslli_w(%a: vector<16xi16>, %b: i32) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.pslli.w"(%a, %b) : (vector<16xi16>, i32) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_psll_d([0, 601918861, 0, 1, -2147483648, 2147483647, 2147483647, -1], [3, 0, 0, -1]): [0, 520383592, 0, 8, 0, -8, -8, -8] : vector<8xi32>
llvm.func @avx2_psll_d(%a: vector<8xi32>, %b: vector<4xi32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psll.d"(%a, %b) : (vector<8xi32>, vector<4xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_pslli_d([2147483647, 2147483647, -1, 2147483647, 905245930, 2147483647, -1, 1668581736], 32): [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32>
llvm.func @avx2_pslli_d(%a: vector<8xi32>, %b: i32) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.pslli.d"(%a, %b) : (vector<8xi32>, i32) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_psllv_d([-18608698, -2147483648, 101, -1], [-1, 2, 31, -1]): [0, 0, -2147483648, 0] : vector<4xi32>
// EXPECT @avx2_psllv_d([-2147483648, -1101348728, -302654777, -216908408], [7, 2, 2, -1]): [0, -110427616, -1210619108, 0] : vector<4xi32>
llvm.func @avx2_psllv_d(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psllv.d"(%a, %b) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @avx2_psllv_d_256([-130, -2147483648, -2147483648, 1, -2147483648, 2147483647, -283, 1], [32, 1, 0, 0, -1, -1, 32, 1]): [0, 0, -2147483648, 1, 0, 0, 0, 2] : vector<8xi32>
llvm.func @avx2_psllv_d_256(%a: vector<8xi32>, %b: vector<8xi32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psllv.d.256"(%a, %b) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_psll_q([9223372036854775807, -9223372036854775808, -8610366499615029681, -9223372036854775808], [0, 0]): [9223372036854775807, -9223372036854775808, -8610366499615029681, -9223372036854775808] : vector<4xi64>
llvm.func @avx2_psll_q(%a: vector<4xi64>, %b: vector<2xi64>) -> vector<4xi64> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psll.q"(%a, %b) : (vector<4xi64>, vector<2xi64>) -> vector<4xi64>
  llvm.return %r : vector<4xi64>
}

// EXPECT @avx2_pslli_q([5671517935318373974, 1, 0, -9223372036854775808], 64): [0, 0, 0, 0] : vector<4xi64>
llvm.func @avx2_pslli_q(%a: vector<4xi64>, %b: i32) -> vector<4xi64> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.pslli.q"(%a, %b) : (vector<4xi64>, i32) -> vector<4xi64>
  llvm.return %r : vector<4xi64>
}

// EXPECT @avx2_psllv_q([-8491265829013986818, 4179505306682854015], [2, 0]): [2928424831363155960, 4179505306682854015] : vector<2xi64>
// EXPECT @avx2_psllv_q([172, 251], [1, 2]): [344, 1004] : vector<2xi64>
llvm.func @avx2_psllv_q(%a: vector<2xi64>, %b: vector<2xi64>) -> vector<2xi64> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psllv.q"(%a, %b) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @avx2_psllv_q_256([204, 9223372036854775807, 0, 0], [2, 0, 64, 2]): [816, 9223372036854775807, 0, 0] : vector<4xi64>
llvm.func @avx2_psllv_q_256(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psllv.q.256"(%a, %b) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.return %r : vector<4xi64>
}

// EXPECT @avx2_psrl_w([8472, -27324, 21280, 14286, 0, -32768, -1, -242, 32767, 1, 23759, 245, 31005, 1, 13458, -95], [16, 0, 0, 0, 0, 0, 0, 0]): [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi16>
llvm.func @avx2_psrl_w(%a: vector<16xi16>, %b: vector<8xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrl.w"(%a, %b) : (vector<16xi16>, vector<8xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_psrli_w([1, 22286, 141, 1, 32767, 0, 1, -32768, -32768, -26991, 286, -62, -1, -1, 1, -28644], 15): [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1] : vector<16xi16>
llvm.func @avx2_psrli_w(%a: vector<16xi16>, %b: i32) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrli.w"(%a, %b) : (vector<16xi16>, i32) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_psrl_d([0, 1380775389, 0, 2147483647, 1, -1, 1, 1], [200, 0, 0, 0]): [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32>
llvm.func @avx2_psrl_d(%a: vector<8xi32>, %b: vector<4xi32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrl.d"(%a, %b) : (vector<8xi32>, vector<4xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_psrli_d([-2147483648, -1737703504, 1, 1, -1, 1580935251, 0, -172], 0): [-2147483648, -1737703504, 1, 1, -1, 1580935251, 0, -172] : vector<8xi32>
llvm.func @avx2_psrli_d(%a: vector<8xi32>, %b: i32) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrli.d"(%a, %b) : (vector<8xi32>, i32) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_psrlv_d([1, 0, 2147483647, 422201730], [-1, 7, 7, 32]): [0, 0, 16777215, 0] : vector<4xi32>
// EXPECT @avx2_psrlv_d([2098975682, 1, 2147483647, -1], [31, 1, 7, 0]): [0, 0, 16777215, -1] : vector<4xi32>
llvm.func @avx2_psrlv_d(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrlv.d"(%a, %b) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @avx2_psrlv_d_256([-4, -2147483648, -1124975887, -116, -2147483648, -2147483648, -349456482, 1], [0, 32, 2, 0, 2, 31, 31, 7]): [-4, 0, 792497852, -116, 536870912, 1, 1, 0] : vector<8xi32>
llvm.func @avx2_psrlv_d_256(%a: vector<8xi32>, %b: vector<8xi32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrlv.d.256"(%a, %b) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_psrl_q([-6842184476822804225, 9223372036854775807, 9223372036854775807, 9223372036854775807], [3, 0]): [1450569949610843423, 1152921504606846975, 1152921504606846975, 1152921504606846975] : vector<4xi64>
llvm.func @avx2_psrl_q(%a: vector<4xi64>, %b: vector<2xi64>) -> vector<4xi64> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrl.q"(%a, %b) : (vector<4xi64>, vector<2xi64>) -> vector<4xi64>
  llvm.return %r : vector<4xi64>
}

// EXPECT @avx2_psrli_q([0, -1232970335792538113, 0, 1], 64): [0, 0, 0, 0] : vector<4xi64>
llvm.func @avx2_psrli_q(%a: vector<4xi64>, %b: i32) -> vector<4xi64> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrli.q"(%a, %b) : (vector<4xi64>, i32) -> vector<4xi64>
  llvm.return %r : vector<4xi64>
}

// EXPECT @avx2_psrlv_q([-267, 9223372036854775807], [2, 63]): [4611686018427387837, 0] : vector<2xi64>
// EXPECT @avx2_psrlv_q([-1, -1], [64, 64]): [0, 0] : vector<2xi64>
llvm.func @avx2_psrlv_q(%a: vector<2xi64>, %b: vector<2xi64>) -> vector<2xi64> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrlv.q"(%a, %b) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @avx2_psrlv_q_256([81, 9223372036854775807, 3869399370470302704, -9223372036854775808], [-1, 1, 1, 7]): [0, 4611686018427387903, 1934699685235151352, 72057594037927936] : vector<4xi64>
llvm.func @avx2_psrlv_q_256(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrlv.q.256"(%a, %b) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.return %r : vector<4xi64>
}

// EXPECT @avx2_psra_w([32767, 52, -1, 1, -32768, -2858, -18910, 32767, -4870, -572, -32768, 32767, -1, -20564, -15, 32767], [15, 0, 0, 0, 0, 0, 0, 0]): [0, 0, -1, 0, -1, -1, -1, 0, -1, -1, -1, 0, -1, -1, -1, 0] : vector<16xi16>
llvm.func @avx2_psra_w(%a: vector<16xi16>, %b: vector<8xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psra.w"(%a, %b) : (vector<16xi16>, vector<8xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_psrai_w([21, -32768, 1, -6379, 289, 0, -32768, -1, 1, 32767, 30539, -12693, 1, 1, -1, -1], 1): [10, -16384, 0, -3190, 144, 0, -16384, -1, 0, 16383, 15269, -6347, 0, 0, -1, -1] : vector<16xi16>
llvm.func @avx2_psrai_w(%a: vector<16xi16>, %b: i32) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrai.w"(%a, %b) : (vector<16xi16>, i32) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

// EXPECT @avx2_psra_d([1, 91, 7421904, -1, 1806882938, 253211711, 0, 0], [3, 0, 0, -1]): [0, 11, 927738, -1, 225860367, 31651463, 0, 0] : vector<8xi32>
llvm.func @avx2_psra_d(%a: vector<8xi32>, %b: vector<4xi32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psra.d"(%a, %b) : (vector<8xi32>, vector<4xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_psrai_d([0, -1, -1, 0, 95, 1, 1016970640, -610183906], 32): [0, -1, -1, 0, 0, 0, 0, -1] : vector<8xi32>
llvm.func @avx2_psrai_d(%a: vector<8xi32>, %b: i32) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrai.d"(%a, %b) : (vector<8xi32>, i32) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_psrav_d([-831789923, 2147483647, 0, 2147483647], [0, -1, -1, 31]): [-831789923, 0, 0, 0] : vector<4xi32>
// EXPECT @avx2_psrav_d([1, 2147483647, 1691293460, 1], [0, 32, 31, 2]): [1, 0, 0, 0] : vector<4xi32>
llvm.func @avx2_psrav_d(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrav.d"(%a, %b) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @avx2_psrav_d_256([-2147483648, 1, -39, 0, 0, -1189771372, -1320102749, -11], [31, -1, 0, -1, 2, 31, 7, 32]): [-1, 0, -39, 0, 0, -1, -10313303, -1] : vector<8xi32>
llvm.func @avx2_psrav_d_256(%a: vector<8xi32>, %b: vector<8xi32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.psrav.d.256"(%a, %b) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx_movmsk_ps_256([0x438BC2C0, 0xC45A65ED, 0x439F73B6, 0xFFC12345, -0.0, -0.0, 0x00000000, 0x47F12065]): 58 : i32
// EXPECT @avx_movmsk_ps_256([0x4386D5F6, 0xBFC00000, 0x43A19820, 0x501502F9, 0x3F800000, 0x00000000, 0xFFC12345, 0x7F800000]): 66 : i32
llvm.func @avx_movmsk_ps_256(%a0: vector<8xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.avx.movmsk.ps.256"(%a0) : (vector<8xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @avx_movmsk_pd_256([0x7FF0000000000001, 0x408A4EAE0C55D8C2, 0xC049B194412752C0, 0xBFF8000000000000]): 12 : i32
// EXPECT @avx_movmsk_pd_256([0x3FF0000000000000, 0xFFF0000000000000, 0xC087A47D0E6A1C96, 0x7FF0000000000000]): 6 : i32
llvm.func @avx_movmsk_pd_256(%a0: vector<4xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.avx.movmsk.pd.256"(%a0) : (vector<4xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @avx2_pmovmskb([-1, 127, 0, 88, 112, -128, -1, 0, -128, -50, 1, 1, 127, 0, -128, -128, 1, 123, -79, 0, -1, -106, -1, 7, 1, 127, 80, -128, 1, -128, 6, 110]): 678740833 : i32
// EXPECT @avx2_pmovmskb([105, 0, -1, 127, 1, 1, -34, 0, -121, -52, -128, -108, 1, -114, -1, 0, 1, 127, 96, -128, -92, 1, -7, -1, 0, 0, -128, 31, 102, 5, 127, 1]): 81293124 : i32
llvm.func @avx2_pmovmskb(%a0: vector<32xi8>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.avx2.pmovmskb"(%a0) : (vector<32xi8>) -> i32
  llvm.return %r : i32
}

// EXPECT @avx_ptestz_256([1, 2, 0, 0], [2, 1, 4, 4]): 1 : i32
// EXPECT @avx_ptestz_256([1, 2, 3, 4], [1, 2, 3, 4]): 0 : i32
llvm.func @avx_ptestz_256(%a: vector<4xi64>, %b: vector<4xi64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.avx.ptestz.256"(%a, %b) : (vector<4xi64>, vector<4xi64>) -> i32
  llvm.return %r : i32
}

// EXPECT @avx_vtestz_ps([-1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 2.0, 2.0]): 1 : i32
// EXPECT @avx_vtestz_ps([-1.0, -1.0, 1.0, 1.0], [-1.0, 1.0, 2.0, -2.0]): 0 : i32
llvm.func @avx_vtestz_ps(%a: vector<4xf32>, %b: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.avx.vtestz.ps"(%a, %b) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @avx_vtestz_pd_256([-1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, 2.0, 2.0]): 0 : i32
// EXPECT @avx_vtestz_pd_256([1.0, -1.0, 1.0, 1.0], [1.0, -1.0, 2.0, 2.0]): 0 : i32
llvm.func @avx_vtestz_pd_256(%a: vector<4xf64>, %b: vector<4xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.avx.vtestz.pd.256"(%a, %b) : (vector<4xf64>, vector<4xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @avx_ptestc_256([1, 2, 0, 0], [2, 1, 4, 4]): 0 : i32
// EXPECT @avx_ptestc_256([1, 2, 3, 4], [1, 2, 3, 4]): 1 : i32
llvm.func @avx_ptestc_256(%a: vector<4xi64>, %b: vector<4xi64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.avx.ptestc.256"(%a, %b) : (vector<4xi64>, vector<4xi64>) -> i32
  llvm.return %r : i32
}

// EXPECT @avx_vtestc_ps([-1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 2.0, 2.0]): 0 : i32
// EXPECT @avx_vtestc_ps([-1.0, -1.0, 1.0, 1.0], [-1.0, 1.0, 2.0, -2.0]): 0 : i32
llvm.func @avx_vtestc_ps(%a: vector<4xf32>, %b: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.avx.vtestc.ps"(%a, %b) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @avx_vtestc_pd_256([-1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, 2.0, 2.0]): 0 : i32
// EXPECT @avx_vtestc_pd_256([1.0, -1.0, 1.0, 1.0], [1.0, -1.0, 2.0, 2.0]): 1 : i32
llvm.func @avx_vtestc_pd_256(%a: vector<4xf64>, %b: vector<4xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.avx.vtestc.pd.256"(%a, %b) : (vector<4xf64>, vector<4xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @avx_ptestnzc_256([1, 2, 0, 0], [2, 1, 4, 4]): 0 : i32
// EXPECT @avx_ptestnzc_256([1, 2, 3, 4], [1, 2, 3, 4]): 0 : i32
llvm.func @avx_ptestnzc_256(%a: vector<4xi64>, %b: vector<4xi64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.avx.ptestnzc.256"(%a, %b) : (vector<4xi64>, vector<4xi64>) -> i32
  llvm.return %r : i32
}

// EXPECT @avx_vtestnzc_ps([-1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 2.0, 2.0]): 0 : i32
// EXPECT @avx_vtestnzc_ps([-1.0, -1.0, 1.0, 1.0], [-1.0, 1.0, 2.0, -2.0]): 1 : i32
llvm.func @avx_vtestnzc_ps(%a: vector<4xf32>, %b: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.avx.vtestnzc.ps"(%a, %b) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @avx_vtestnzc_pd_256([-1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, 2.0, 2.0]): 1 : i32
// EXPECT @avx_vtestnzc_pd_256([1.0, -1.0, 1.0, 1.0], [1.0, -1.0, 2.0, 2.0]): 0 : i32
llvm.func @avx_vtestnzc_pd_256(%a: vector<4xf64>, %b: vector<4xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.avx.vtestnzc.pd.256"(%a, %b) : (vector<4xf64>, vector<4xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @bmi_pext_32(-1, 1187758542): 65535 : i32
// EXPECT @bmi_pext_32(-1, -66225629): 131071 : i32
// EXPECT @bmi_pext_32(-1151265605, 1366951650): 7723 : i32
llvm.func @bmi_pext_32(%a0: i32, %a1: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.bmi.pext.32"(%a0, %a1) : (i32, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @bmi_pdep_32(1, 0): 0 : i32
// EXPECT @bmi_pdep_32(-63, 784466975): 784465921 : i32
// EXPECT @bmi_pdep_32(-2147483648, 1): 0 : i32
llvm.func @bmi_pdep_32(%a0: i32, %a1: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.bmi.pdep.32"(%a0, %a1) : (i32, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @bmi_bextr_32(2052, 65296): 0 : i32
// EXPECT @bmi_bextr_32(65296, 16385): 32648 : i32
// EXPECT @bmi_bextr_32(2591, 16385): 1295 : i32
llvm.func @bmi_bextr_32(%a0: i32, %a1: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.bmi.bextr.32"(%a0, %a1) : (i32, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @bmi_bzhi_32(40, 1): 0 : i32
// EXPECT @bmi_bzhi_32(40, 64): 40 : i32
// EXPECT @bmi_bzhi_32(40, 40): 40 : i32
llvm.func @bmi_bzhi_32(%a0: i32, %a1: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.bmi.bzhi.32"(%a0, %a1) : (i32, i32) -> i32
  llvm.return %r : i32
}

// EXPECT @bmi_pext_64(1, -6150194750712951643): 1 : i64
// EXPECT @bmi_pext_64(0, -90): 0 : i64
// EXPECT @bmi_pext_64(-1, -1): -1 : i64
llvm.func @bmi_pext_64(%a0: i64, %a1: i64) -> i64 {
  %r = llvm.call_intrinsic "llvm.x86.bmi.pext.64"(%a0, %a1) : (i64, i64) -> i64
  llvm.return %r : i64
}

// EXPECT @bmi_pdep_64(-1, 8232933874323988217): 8232933874323988217 : i64
// EXPECT @bmi_pdep_64(-144, -1): -144 : i64
// EXPECT @bmi_pdep_64(-9223372036854775808, -9223372036854775808): 0 : i64
llvm.func @bmi_pdep_64(%a0: i64, %a1: i64) -> i64 {
  %r = llvm.call_intrinsic "llvm.x86.bmi.pdep.64"(%a0, %a1) : (i64, i64) -> i64
  llvm.return %r : i64
}

// EXPECT @bmi_bextr_64(-1, 2591): 1023 : i64
// EXPECT @bmi_bextr_64(8192, -1): 0 : i64
// EXPECT @bmi_bextr_64(65296, 123456789): 0 : i64
llvm.func @bmi_bextr_64(%a0: i64, %a1: i64) -> i64 {
  %r = llvm.call_intrinsic "llvm.x86.bmi.bextr.64"(%a0, %a1) : (i64, i64) -> i64
  llvm.return %r : i64
}

// EXPECT @bmi_bzhi_64(-1, 31): 2147483647 : i64
// EXPECT @bmi_bzhi_64(0, 31): 0 : i64
// EXPECT @bmi_bzhi_64(31, 32): 31 : i64
llvm.func @bmi_bzhi_64(%a0: i64, %a1: i64) -> i64 {
  %r = llvm.call_intrinsic "llvm.x86.bmi.bzhi.64"(%a0, %a1) : (i64, i64) -> i64
  llvm.return %r : i64
}

// EXPECT @pclmulqdq_0([0, 9223372036854775807], [-179, -1]): [0, 0] : vector<2xi64>
llvm.func @pclmulqdq_0(%a0: vector<2xi64>, %a1: vector<2xi64>) -> vector<2xi64> {
  %c2 = llvm.mlir.constant(0 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.pclmulqdq"(%a0, %a1, %c2) : (vector<2xi64>, vector<2xi64>, i8) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @pclmulqdq_1([5237484617724382266, -9223372036854775808], [-9223372036854775808, 1]): [0, 4611686018427387904] : vector<2xi64>
llvm.func @pclmulqdq_1(%a0: vector<2xi64>, %a1: vector<2xi64>) -> vector<2xi64> {
  %c2 = llvm.mlir.constant(1 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.pclmulqdq"(%a0, %a1, %c2) : (vector<2xi64>, vector<2xi64>, i8) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @pclmulqdq_16([-9223372036854775808, 17], [-4141845255626027259, 9223372036854775807]): [-9223372036854775808, 4611686018427387903] : vector<2xi64>
llvm.func @pclmulqdq_16(%a0: vector<2xi64>, %a1: vector<2xi64>) -> vector<2xi64> {
  %c2 = llvm.mlir.constant(16 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.pclmulqdq"(%a0, %a1, %c2) : (vector<2xi64>, vector<2xi64>, i8) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @pclmulqdq_17([0, 1], [-9223372036854775808, 1]): [1, 0] : vector<2xi64>
llvm.func @pclmulqdq_17(%a0: vector<2xi64>, %a1: vector<2xi64>) -> vector<2xi64> {
  %c2 = llvm.mlir.constant(17 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.pclmulqdq"(%a0, %a1, %c2) : (vector<2xi64>, vector<2xi64>, i8) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

// EXPECT @avx2_permd([852671831, -1439565746, 1266935597, -2147483648, -2147483648, -1, 2147483647, 395873724], [-2147483648, 378773621, 0, 905499049, 1386102520, 0, -376590068, 2147483647]): [852671831, -1, 852671831, -1439565746, 852671831, 852671831, -2147483648, 395873724] : vector<8xi32>
// EXPECT @avx2_permd([0, -1468036242, -1, -2147483648, 1, 1, 357935486, 0], [698137904, -2147483648, -582636583, 2147483647, 0, 1, 0, 2147483647]): [0, 0, -1468036242, 0, 0, -1468036242, 0, 0] : vector<8xi32>
llvm.func @avx2_permd(%a0: vector<8xi32>, %a1: vector<8xi32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.permd"(%a0, %a1) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx2_permps([0x7F800000, 0x4400D964, 0x40200000, 0x4445FA07, -0.0, 0x446F2A58, 0xBF000000, 0x4469B60F], [-2147483648, -1, 0, -2147483648, -92, 0, 0, 1]): [0x7F800000, 934.844665, 0x7F800000, 0x7F800000, -0.000000e+00, 0x7F800000, 0x7F800000, 515.396729] : vector<8xf32>
llvm.func @avx2_permps(%a0: vector<8xf32>, %a1: vector<8xi32>) -> vector<8xf32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.permps"(%a0, %a1) : (vector<8xf32>, vector<8xi32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_vpermilvar_ps([0x47F12065, 0x445B3206, 0xFFC12345, 0x7F800001], [1, -1, 1830777631, -2147483648]): [876.781616, 0x7F800001, 0x7F800001, 123456.789] : vector<4xf32>
// EXPECT @avx_vpermilvar_ps([0x00000001, 0x4471A169, 0x4337F4C0, 0x44624627], [0, -1, -1362611037, -1347498721]): [1.401300e-45, 905.09613, 905.09613, 905.09613] : vector<4xf32>
llvm.func @avx_vpermilvar_ps(%a0: vector<4xf32>, %a1: vector<4xi32>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.vpermilvar.ps"(%a0, %a1) : (vector<4xf32>, vector<4xi32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @avx_vpermilvar_pd([0xC0766E3DA2CFC83A, 0x400C000000000000], [0, 0]): [-358.89004784741303, -358.89004784741303] : vector<2xf64>
// EXPECT @avx_vpermilvar_pd([0xC081BFFEBEAB9240, 0xBFF8000000000000], [186, -7112580360064564770]): [-1.500000e+00, -1.500000e+00] : vector<2xf64>
llvm.func @avx_vpermilvar_pd(%a0: vector<2xf64>, %a1: vector<2xi64>) -> vector<2xf64> {
  %r = llvm.call_intrinsic "llvm.x86.avx.vpermilvar.pd"(%a0, %a1) : (vector<2xf64>, vector<2xi64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @avx_vpermilvar_ps_256([0x44323DDA, 0xC394191C, 0x47F12065, 0x43ADE776, 0x3F800000, 0x7F800000, 0xFF800000, 0x40200000], [-2147483648, -151, -1, -1, 0, 1200057961, 0, 1595215134]): [712.966431, -296.196167, 347.808289, 347.808289, 1.000000e+00, 0x7F800000, 1.000000e+00, 0xFF800000] : vector<8xf32>
llvm.func @avx_vpermilvar_ps_256(%a0: vector<8xf32>, %a1: vector<8xi32>) -> vector<8xf32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.vpermilvar.ps.256"(%a0, %a1) : (vector<8xf32>, vector<8xi32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_vpermilvar_pd_256([0xC044EECF3C939030, 0x4004000000000000, 0x4004000000000000, 0xC0694DD1541C21E4], [-9223372036854775808, -9223372036854775808, 9223372036854775807, -6205146933233918907]): [-41.865699359943733, -41.865699359943733, -202.43180280203444, 2.500000e+00] : vector<4xf64>
llvm.func @avx_vpermilvar_pd_256(%a0: vector<4xf64>, %a1: vector<4xi64>) -> vector<4xf64> {
  %r = llvm.call_intrinsic "llvm.x86.avx.vpermilvar.pd.256"(%a0, %a1) : (vector<4xf64>, vector<4xi64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// A lane whose mask is clear touches no memory.
// EXPECT @maskload([-1, 0, -5, 1]): [10, 0, 30, 0] : vector<4xi32>
// EXPECT @maskload([0, -1, -1, 0]): [0, 20, 30, 0] : vector<4xi32>
// EXPECT @maskload([0, 0, 0, -1]): fault out-of-bounds
llvm.func @maskload(%mask: vector<4xi32>) -> vector<4xi32> {
  %n = llvm.mlir.constant(3 : i32) : i32
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %v = llvm.mlir.constant(dense<[10, 20, 30]> : vector<3xi32>) : vector<3xi32>
  llvm.store %v, %p {alignment = 4 : i64} : vector<3xi32>, !llvm.ptr
  %r = llvm.call_intrinsic "llvm.x86.avx2.maskload.d"(%p, %mask) : (!llvm.ptr, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @maskstore([-1, 0, -5, 1]): [7, 2, 7, 4] : vector<4xi32>
llvm.func @maskstore(%mask: vector<4xi32>) -> vector<4xi32> {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x vector<4xi32> : (i32) -> !llvm.ptr
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %s = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
  llvm.store %v, %p : vector<4xi32>, !llvm.ptr
  llvm.call_intrinsic "llvm.x86.avx2.maskstore.d"(%p, %mask, %s) : (!llvm.ptr, vector<4xi32>, vector<4xi32>) -> ()
  %r = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}
