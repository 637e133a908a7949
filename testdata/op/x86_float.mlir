// Floating-point intrinsics of SSE and AVX (Intel, SDM volume 2).
// Arguments are random with edge cases. The answers equal native code's on a
// processor that has the instructions.

// EXPECT @sse_min_ps([0x42CAEBF3, 0x501502F9, 0x40600000, 0x3DCCCCCD], [0x7F800000, 0x00000000, 0x42A592F2, 0x7F800001]): [101.460838, 0.000000e+00, 3.500000e+00, 0x7F800001] : vector<4xf32>
// EXPECT @sse_min_ps([0xC2D906E3, 0x42971A74, 0x7F800001, 0x7F800001], [0x000116C2, 0xBF000000, 0x3F800000, 0xC4575814]): [-108.513451, -5.000000e-01, 1.000000e+00, -861.37622] : vector<4xf32>
// EXPECT @sse_min_ps([0x7F800001, 0x3DCCCCCD, 0x7F800001, 0x7F800001], [0xC45CB595, 0xBFC00000, 0xC4235AE8, 0x3DCCCCCD]): [-882.837219, -1.500000e+00, -653.42041, 1.000000e-01] : vector<4xf32>
llvm.func @sse_min_ps(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.sse.min.ps"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse2_min_pd([0xC202A05F20000000, 0x7FF0000000000001], [0xFFF8000012345678, 0x3FF0000000000000]): [0xFFF8000012345678, 1.000000e+00] : vector<2xf64>
// EXPECT @sse2_min_pd([0x407EA27793C2A720, 0xBFE0000000000000], [0x4074435FBC40ABD4, 0x40FE240C9FBE76C9]): [324.21087289106549, -5.000000e-01] : vector<2xf64>
// EXPECT @sse2_min_pd([0x7FF0000000000000, 0x408122EEEFAC7624], [0x40822E90DE24A580, 0xFFF8000012345678]): [581.82073620443407, 0xFFF8000012345678] : vector<2xf64>
llvm.func @sse2_min_pd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.min.pd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @avx_min_ps_256([0xC0300000, 0xBF000000, 0x000116C2, 0x00000001, 0xD01502F9, 0xC0300000, 0x4479AC14, 0xC0300000], [0xBF000000, 0xC3B4D156, 0xC437DF43, 0x40600000, 0xD01502F9, -0.0, 0x3F800000, 0xC45104BD]): [-2.750000e+00, -361.635437, -735.488464, 1.401300e-45, -1.000000e+10, -2.750000e+00, 1.000000e+00, -836.074035] : vector<8xf32>
// EXPECT @avx_min_ps_256([0x00000000, -0.0, 0x7FC00000, 0x7F800001, 0x00000001, 0x00000001, 0x3DCCCCCD, 0x47F12065], [0xBFC00000, 0x7F800000, 0xC319AE68, 0xFF800000, 0x7FC00000, 0xBF000000, 0xC43378EB, 0x501502F9]): [-1.500000e+00, -0.000000e+00, -153.681274, 0xFF800000, 0x7FC00000, -5.000000e-01, -717.889343, 123456.789] : vector<8xf32>
// EXPECT @avx_min_ps_256([0x3F800000, 0x4429DD37, 0xFF800000, 0x40600000, 0x47F12065, 0xD01502F9, 0x000116C2, 0xBF000000], [0x4318DE94, 0x00000000, 0x7F800000, 0x501502F9, 0x43F2DA53, 0x446D4FC8, 0xC465F711, 0xBFC00000]): [1.000000e+00, 0.000000e+00, 0xFF800000, 3.500000e+00, 485.705658, -1.000000e+10, -919.860412, -1.500000e+00] : vector<8xf32>
llvm.func @avx_min_ps_256(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.min.ps.256"(%a0, %a1) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_min_pd_256([0x4202A05F20000000, 0xC06D45D6E86840F8, 0xC04354096D1FA640, 0x4031E06BDAC6F520], [0xFFF0000000000000, 0x0000000000000000, 0xC08D18FD46591D6B, 0x4004000000000000]): [0xFFF0000000000000, -234.18248386728351, -931.12366933461215, 2.500000e+00] : vector<4xf64>
// EXPECT @avx_min_pd_256([0x0000000000000000, 0x0000000000000000, 0x37A16C262777579C, -0.0], [0x7FF0000000000000, 0x408CACB0FF1F34AC, 0x3FF0000000000000, 0x4004000000000000]): [0.000000e+00, 0.000000e+00, 9.9999999999999992E-41, -0.000000e+00] : vector<4xf64>
// EXPECT @avx_min_pd_256([0x37A16C262777579C, 0xC202A05F20000000, 0x37A16C262777579C, 0x3FB999999999999A], [0x3FF0000000000000, 0x7FF8000000000000, 0xC006000000000000, 0xC061A36B37543300]): [9.9999999999999992E-41, 0x7FF8000000000000, -2.750000e+00, -141.10683790631447] : vector<4xf64>
llvm.func @avx_min_pd_256(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %r = llvm.call_intrinsic "llvm.x86.avx.min.pd.256"(%a0, %a1) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @sse_min_ss([0x4477FC5D, 0x40600000, 0xBFC00000, 0x7F800001], [0x40200000, 0xFFC12345, 0xD01502F9, 0x3F800000]): [2.500000e+00, 3.500000e+00, -1.500000e+00, 0x7F800001] : vector<4xf32>
// EXPECT @sse_min_ss([0x00000001, 0xBF000000, 0xD01502F9, 0x40600000], [0x40200000, 0xFF800000, 0xBF000000, 0x00000001]): [1.401300e-45, -5.000000e-01, -1.000000e+10, 3.500000e+00] : vector<4xf32>
// EXPECT @sse_min_ss([0x7F800001, 0xD01502F9, 0xD01502F9, 0x000116C2], [0x000116C2, 0xFF800000, 0x501502F9, 0xC0300000]): [9.999940e-41, -1.000000e+10, -1.000000e+10, 9.999940e-41] : vector<4xf32>
llvm.func @sse_min_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.sse.min.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse2_min_sd([0x7FF8000000000000, 0xFFF0000000000000], [0xC006000000000000, 0xBFE0000000000000]): [-2.750000e+00, 0xFFF0000000000000] : vector<2xf64>
// EXPECT @sse2_min_sd([0xC0871916FB906CAB, 0x4089FFA84FA0A010], [0x37A16C262777579C, 0x40FE240C9FBE76C9]): [-739.1362220080531, 831.95718312729332] : vector<2xf64>
// EXPECT @sse2_min_sd([0x4004000000000000, 0x0000000000000001], [0x3FB999999999999A, 0xFFF8000012345678]): [1.000000e-01, 4.940660e-324] : vector<2xf64>
llvm.func @sse2_min_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.min.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse_max_ps([0x00000001, 0x501502F9, 0x501502F9, 0x000116C2], [0x40600000, 0xC3C6853B, 0xC2709A0B, 0x000116C2]): [3.500000e+00, 1.000000e+10, 1.000000e+10, 9.999940e-41] : vector<4xf32>
// EXPECT @sse_max_ps([0xFF800000, 0xFF800000, 0x43C0EAD1, 0xFF800000], [0x3F800000, 0xC40A49EB, 0xC4776815, 0x440D424E]): [1.000000e+00, -553.154968, 385.834503, 5.650360e+02] : vector<4xf32>
// EXPECT @sse_max_ps([0x40600000, 0xBFC00000, 0xC2B85918, 0x43E859BA], [0xBFC00000, 0x3F800000, 0xC40F63F3, 0x00000000]): [3.500000e+00, 1.000000e+00, -92.1740112, 4.647010e+02] : vector<4xf32>
llvm.func @sse_max_ps(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.sse.max.ps"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse2_max_pd([0x3FB999999999999A, 0x7FF0000000000000], [0x0000000000000001, 0xFFF0000000000000]): [1.000000e-01, 0x7FF0000000000000] : vector<2xf64>
// EXPECT @sse2_max_pd([0xC083E950D69322FE, 0xBFF8000000000000], [0xC08603F36C1A2DED, 0x3FB999999999999A]): [-637.16447176886118, 1.000000e-01] : vector<2xf64>
// EXPECT @sse2_max_pd([0x3FF0000000000000, 0x0000000000000001], [0xC084194E785DF98C, 0x407AF41DCF41E940]): [1.000000e+00, 431.2572777342466] : vector<2xf64>
llvm.func @sse2_max_pd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.max.pd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @avx_max_ps_256([0x47F12065, 0xD01502F9, 0x439D0B37, 0x43E375B1, 0x000116C2, 0x7F800000, 0x3F800000, -0.0], [0x44327D2A, 0x47F12065, 0xBF000000, 0x40200000, 0x00000000, 0x4322323D, 0x40200000, 0xC413BB3D]): [123456.789, 123456.789, 314.087616, 454.919464, 9.999940e-41, 0x7F800000, 2.500000e+00, -0.000000e+00] : vector<8xf32>
// EXPECT @avx_max_ps_256([0x3DCCCCCD, 0x42941FC7, 0x000116C2, 0xC450EB64, 0x501502F9, 0x00000001, 0x00000000, 0x7FC00000], [0x47F12065, 0xD01502F9, 0xFFC12345, 0xC4624A83, 0xC33D3F48, 0x3F800000, 0x501502F9, 0x444CE619]): [123456.789, 74.0620651, 0xFFC12345, -835.677978, 1.000000e+10, 1.000000e+00, 1.000000e+10, 819.595275] : vector<8xf32>
// EXPECT @avx_max_ps_256([0xC4193687, 0xC290729C, 0xC43D4149, 0x43C44D37, 0xFF800000, 0xBFC00000, 0xFF800000, 0x440E1ADA], [0x42177FE6, 0xC390A031, 0xC0300000, 0x438304DA, 0xFFC12345, 0x44796D16, 0x00000001, 0xBFC00000]): [3.787490e+01, -72.2238464, -2.750000e+00, 392.603241, 0xFFC12345, 997.704467, 1.401300e-45, 568.419556] : vector<8xf32>
llvm.func @avx_max_ps_256(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.max.ps.256"(%a0, %a1) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_max_pd_256([0x408060491DB21F7A, 0x7FF0000000000001, 0xFFF8000012345678, 0x0000000000000001], [0xBFF8000000000000, 0x3FB999999999999A, 0x7FF8000000000000, 0xC006000000000000]): [524.03570117147979, 1.000000e-01, 0x7FF8000000000000, 4.940660e-324] : vector<4xf64>
// EXPECT @avx_max_pd_256([0x0000000000000000, 0x7FF0000000000000, 0xC05B4E6CFF4C4648, 0x4202A05F20000000], [0xC04DC27B2EA0E5D0, 0x400B190A3842E400, 0x4084F2B89295721E, 0xFFF8000012345678]): [0.000000e+00, 0x7FF0000000000000, 670.34012333635815, 0xFFF8000012345678] : vector<4xf64>
// EXPECT @avx_max_pd_256([0x40FE240C9FBE76C9, 0x407E9D9A6AD77590, 0x4070EF0D58B19A2C, 0x4004000000000000], [0x40780A1A0B6FCDC4, 0x7FF0000000000000, 0x3FF0000000000000, 0x40670191556D77D8]): [123456.789, 0x7FF0000000000000, 270.94075841308472, 184.04899093037125] : vector<4xf64>
llvm.func @avx_max_pd_256(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %r = llvm.call_intrinsic "llvm.x86.avx.max.pd.256"(%a0, %a1) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @sse_max_ss([0xC1E285E5, 0xC2540C3F, 0xD01502F9, 0xFF800000], [0x47F12065, 0x47F12065, 0xD01502F9, 0xC4345F59]): [123456.789, -53.0119591, -1.000000e+10, 0xFF800000] : vector<4xf32>
// EXPECT @sse_max_ss([0xBFC00000, 0x7FC00000, 0xBF000000, 0xFFC12345], [0xFF800000, 0x7F800000, 0x00000000, 0x47F12065]): [-1.500000e+00, 0x7FC00000, -5.000000e-01, 0xFFC12345] : vector<4xf32>
// EXPECT @sse_max_ss([0x47F12065, 0xC4712FD4, 0x47F12065, 0xC0300000], [0x40200000, 0x3DCCCCCD, 0x47F12065, 0xFF800000]): [123456.789, -964.747314, 123456.789, -2.750000e+00] : vector<4xf32>
llvm.func @sse_max_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.sse.max.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse2_max_sd([0x400C000000000000, 0xC081526B96CC80B6], [0x401F79FD6EFA1300, 0x4004000000000000]): [7.8691308345921698, -554.30253371970934] : vector<2xf64>
// EXPECT @sse2_max_sd([0xC07628A3D65A1B6C, 0x3FF0000000000000], [0xFFF8000012345678, 0x400C000000000000]): [0xFFF8000012345678, 1.000000e+00] : vector<2xf64>
// EXPECT @sse2_max_sd([0x3FB999999999999A, 0xFFF8000012345678], [0xBFE0000000000000, 0x7FF8000000000000]): [1.000000e-01, 0xFFF8000012345678] : vector<2xf64>
llvm.func @sse2_max_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.max.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse_cmp_ps_0([0x446536C6, 0xBFC00000, 0xC43B2112, 0x40600000], [0x00000000, 0x43836DDA, 0x501502F9, 0x4419E9FA]): [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<4xf32>
// EXPECT @sse_cmp_ps_0([0x40200000, 0x501502F9, 0x43B7C309, 0x3DCCCCCD], [0x3F800000, 0x000116C2, 0x43FFC363, 0xFF800000]): [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<4xf32>
llvm.func @sse_cmp_ps_0(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(0 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse.cmp.ps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse_cmp_ps_1([0xBF000000, 0xC2CD46CD, 0x7F800000, 0xC3D72785], [0x7F800000, 0x44648AC6, 0x7FC00000, 0x7F800001]): [0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00] : vector<4xf32>
// EXPECT @sse_cmp_ps_1([0xC30EED70, 0x7F800001, 0xD01502F9, 0x432FC92D], [0x3DCCCCCD, 0x7FC00000, 0xC46E838F, 0x000116C2]): [0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF, 0.000000e+00] : vector<4xf32>
llvm.func @sse_cmp_ps_1(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(1 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse.cmp.ps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse_cmp_ps_2([0xC0300000, 0x00000001, 0x40600000, 0xC3FECD86], [0xBFC00000, 0xBF000000, 0x501502F9, 0x000116C2]): [0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF] : vector<4xf32>
// EXPECT @sse_cmp_ps_2([0x7FC00000, 0xFF800000, 0x00000001, 0x3DCCCCCD], [0x43C994D8, 0x7F800001, 0xBFC00000, 0x43511953]): [0.000000e+00, 0.000000e+00, 0.000000e+00, 0xFFFFFFFF] : vector<4xf32>
llvm.func @sse_cmp_ps_2(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(2 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse.cmp.ps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse_cmp_ps_3([0x7F800000, 0xD01502F9, 0xFFC12345, 0xFFC12345], [0x42E1A6CB, 0x501502F9, 0x00000000, 0x7F800000]): [0.000000e+00, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF] : vector<4xf32>
// EXPECT @sse_cmp_ps_3([0x000116C2, 0xC417F74E, 0x7F800000, 0xC467B78C], [0x7F800001, 0x7F800001, 0x3F800000, 0xBFC00000]): [0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00] : vector<4xf32>
llvm.func @sse_cmp_ps_3(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(3 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse.cmp.ps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse_cmp_ps_4([0xBF000000, 0x3DCCCCCD, 0x3F800000, 0x00000001], [-0.0, 0xD01502F9, 0x445C9DFA, 0xBF000000]): [0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF] : vector<4xf32>
// EXPECT @sse_cmp_ps_4([0xBFC00000, 0xC0300000, 0xBF000000, 0x3DCCCCCD], [0xC2B41B94, 0x7FC00000, 0xC0300000, 0x00000000]): [0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF] : vector<4xf32>
llvm.func @sse_cmp_ps_4(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(4 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse.cmp.ps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse_cmp_ps_5([0x501502F9, 0x3DCCCCCD, 0xC4067B25, 0x7F800000], [0x7F800000, 0xFF800000, 0xBF000000, 0x3DCCCCCD]): [0.000000e+00, 0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF] : vector<4xf32>
// EXPECT @sse_cmp_ps_5([0x00000000, 0x7F800001, 0x7FC00000, 0xFFC12345], [0x40600000, 0xFF800000, 0x47F12065, 0xC42DBF14]): [0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF] : vector<4xf32>
llvm.func @sse_cmp_ps_5(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(5 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse.cmp.ps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse_cmp_ps_6([0x000116C2, 0xBFC00000, 0xC374522C, 0xD01502F9], [0xC3AB327D, 0xC3FC19CA, 0x40600000, 0x43EE4840]): [0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00] : vector<4xf32>
// EXPECT @sse_cmp_ps_6([0x501502F9, 0x40600000, -0.0, 0x000116C2], [0xD01502F9, 0xC31183C8, 0x7F800000, 0xD01502F9]): [0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF] : vector<4xf32>
llvm.func @sse_cmp_ps_6(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(6 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse.cmp.ps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse_cmp_ps_7([0xC43DB968, 0xBFC00000, 0x7FC00000, 0xC0300000], [0x3DCCCCCD, 0xC4283CB3, 0x00000001, 0xBFC00000]): [0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF] : vector<4xf32>
// EXPECT @sse_cmp_ps_7([0x3F800000, 0x000116C2, 0xC3B557B5, 0x3DCCCCCD], [0xC417F5BE, 0x7FC00000, 0x435A63DD, 0xC42D4AE6]): [0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF] : vector<4xf32>
llvm.func @sse_cmp_ps_7(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(7 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse.cmp.ps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse2_cmp_sd_0([0x40FE240C9FBE76C9, 0x7FF8000000000000], [0xC202A05F20000000, 0x4061F515A9093590]): [0.000000e+00, 0x7FF8000000000000] : vector<2xf64>
// EXPECT @sse2_cmp_sd_0([0xFFF0000000000000, 0x7FF0000000000001], [0x40FE240C9FBE76C9, 0xC202A05F20000000]): [0.000000e+00, 0x7FF0000000000001] : vector<2xf64>
llvm.func @sse2_cmp_sd_0(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(0 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse2.cmp.sd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i8) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse2_cmp_sd_1([0x4004000000000000, 0x408942E3C07170EE], [0xC202A05F20000000, 0x4202A05F20000000]): [0.000000e+00, 808.36120689988979] : vector<2xf64>
// EXPECT @sse2_cmp_sd_1([0xBFF8000000000000, -0.0], [0xC0847C5D82E13DCF, 0x0000000000000000]): [0.000000e+00, -0.000000e+00] : vector<2xf64>
llvm.func @sse2_cmp_sd_1(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(1 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse2.cmp.sd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i8) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse2_cmp_sd_2([0x0000000000000000, 0x4076D3BF1E61CFD4], [0xFFF0000000000000, 0xC080E4D75F39899C]): [0.000000e+00, 365.23415983398195] : vector<2xf64>
// EXPECT @sse2_cmp_sd_2([0x40807D77D64E2022, 0x7FF0000000000000], [0x3FB999999999999A, 0xBFF8000000000000]): [0.000000e+00, 0x7FF0000000000000] : vector<2xf64>
llvm.func @sse2_cmp_sd_2(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(2 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse2.cmp.sd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i8) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse2_cmp_sd_3([0xC06203204B200DA4, 0xBFE0000000000000], [0x4004000000000000, 0xC07C7B5F554FE93C]): [0.000000e+00, -5.000000e-01] : vector<2xf64>
// EXPECT @sse2_cmp_sd_3([0x7FF0000000000000, 0xC0414C4D31CF5660], [0xC006000000000000, 0x7FF8000000000000]): [0.000000e+00, -34.596105791319815] : vector<2xf64>
llvm.func @sse2_cmp_sd_3(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(3 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse2.cmp.sd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i8) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse2_cmp_sd_4([0x3FB999999999999A, 0xC08D342FD29C95C0], [0x4202A05F20000000, 0x408A71551DC20F22]): [0xFFFFFFFFFFFFFFFF, -934.52335092861176] : vector<2xf64>
// EXPECT @sse2_cmp_sd_4([0x40FE240C9FBE76C9, 0x7FF0000000000001], [0xC07559BC0E13D536, 0xC08187DE6A0014EF]): [0xFFFFFFFFFFFFFFFF, 0x7FF0000000000001] : vector<2xf64>
llvm.func @sse2_cmp_sd_4(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(4 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse2.cmp.sd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i8) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse2_cmp_sd_5([0x405CAAFA7C401D90, 0x7FF8000000000000], [-0.0, 0x400C000000000000]): [0xFFFFFFFFFFFFFFFF, 0x7FF8000000000000] : vector<2xf64>
// EXPECT @sse2_cmp_sd_5([-0.0, 0xC053C70FE262A660], [0x4004000000000000, 0xBFF8000000000000]): [0.000000e+00, -79.110344501817508] : vector<2xf64>
llvm.func @sse2_cmp_sd_5(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(5 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse2.cmp.sd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i8) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse2_cmp_sd_6([0xC07122859304DB56, 0x40FE240C9FBE76C9], [0xBFE0000000000000, 0xC049E764E03074C0]): [0.000000e+00, 123456.789] : vector<2xf64>
// EXPECT @sse2_cmp_sd_6([0xC08CF63FE0E96E0C, 0x7FF0000000000001], [0x37A16C262777579C, 0xC006000000000000]): [0.000000e+00, 0x7FF0000000000001] : vector<2xf64>
llvm.func @sse2_cmp_sd_6(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(6 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse2.cmp.sd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i8) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse2_cmp_sd_7([0x4004000000000000, 0xC006000000000000], [0x3FB999999999999A, 0x7FF0000000000001]): [0xFFFFFFFFFFFFFFFF, -2.750000e+00] : vector<2xf64>
// EXPECT @sse2_cmp_sd_7([0x400C000000000000, 0x3FB999999999999A], [0xBFF8000000000000, 0xFFF8000012345678]): [0xFFFFFFFFFFFFFFFF, 1.000000e-01] : vector<2xf64>
llvm.func @sse2_cmp_sd_7(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(7 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse2.cmp.sd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i8) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @avx_cmp_ps_256_8([0xC0300000, 0x42A97E99, 0x47F12065, 0x43CBD04C, 0x501502F9, 0xFF800000, 0x42D515B4, 0x4406E84A], [0x000116C2, 0x501502F9, 0xBFC00000, 0x40200000, 0xFF800000, 0xFFC12345, 0xD01502F9, 0xD01502F9]): [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00] : vector<8xf32>
llvm.func @avx_cmp_ps_256_8(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(8 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_9([0x436C1E73, 0x40200000, 0x3DCCCCCD, 0x47F12065, 0x000116C2, 0x7F800001, 0x00000000, 0x419783BA], [0x00000000, -0.0, 0x425C9551, 0xBFC00000, 0x40200000, 0xC246A5D9, 0x3F800000, 0xC45F13A9]): [0.000000e+00, 0.000000e+00, 0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00] : vector<8xf32>
llvm.func @avx_cmp_ps_256_9(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(9 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_10([0xC2DDBD59, 0xC455EBCF, 0x00000000, -0.0, 0xFFC12345, 0x43B9C2BA, 0xBF000000, 0x43438840], [0x4332F902, 0x3F800000, 0x4406CF69, -0.0, 0x501502F9, 0xC44D5BB5, 0x000116C2, 0xFFC12345]): [0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF] : vector<8xf32>
llvm.func @avx_cmp_ps_256_10(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(10 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_11([0xBF000000, 0xBFC00000, 0xFFC12345, 0x00000001, 0x47F12065, 0xBFC00000, 0x47F12065, 0xBF000000], [0x7F800001, 0xD01502F9, 0xD01502F9, 0xC3AAECD0, 0xC0300000, 0x43B941C7, 0xC0300000, 0xFFC12345]): [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<8xf32>
llvm.func @avx_cmp_ps_256_11(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(11 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_12([-0.0, 0x00000000, 0xBFC00000, 0x00000000, 0x436EB1AE, 0x40200000, 0xC3ED059E, 0x3F800000], [0x40200000, 0x40600000, 0x3F800000, 0x7F800000, 0x501502F9, 0x7F800001, 0x40200000, 0x501502F9]): [0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF] : vector<8xf32>
llvm.func @avx_cmp_ps_256_12(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(12 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_13([0x501502F9, 0xC0300000, 0xFFC12345, 0xC0300000, 0x40200000, 0xC378B8B2, 0x3DCCCCCD, 0x7F800001], [0xBF000000, 0xBF000000, 0x47F12065, 0xC4474813, 0x43355AA5, 0x4436A472, 0xFFC12345, 0x00000000]): [0xFFFFFFFF, 0.000000e+00, 0.000000e+00, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<8xf32>
llvm.func @avx_cmp_ps_256_13(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(13 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_14([0xBF000000, 0x47F12065, 0x000116C2, 0xBFC00000, 0xC4029D98, 0x4405096F, 0x000116C2, 0x3F800000], [0x7F800000, 0x501502F9, 0x00000000, 0xC4159303, 0x7F800000, 0xD01502F9, -0.0, 0x47F12065]): [0.000000e+00, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00] : vector<8xf32>
llvm.func @avx_cmp_ps_256_14(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(14 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_15([0xFFC12345, 0x7F800000, 0x442A774F, 0xBFC00000, 0x40600000, 0xC0300000, 0x7FC00000, 0x40600000], [0x437B28E5, 0x00000000, 0x440704C4, 0xC39BF81E, 0xD01502F9, 0x3F800000, 0x7F800001, 0x00000000]): [0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF] : vector<8xf32>
llvm.func @avx_cmp_ps_256_15(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(15 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_16([0x3DCCCCCD, 0x44484349, 0x00000001, -0.0, 0x00000000, 0xBFC00000, 0x44292C99, 0x4431F977], [0x4455F985, 0x00000001, 0x40600000, 0x3DCCCCCD, 0x7F800000, 0xFFC12345, 0x000116C2, 0xC2018F6F]): [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<8xf32>
llvm.func @avx_cmp_ps_256_16(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(16 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_17([0x00000000, 0xBFC00000, 0x3F800000, 0x40200000, -0.0, 0xC3F9EB5E, 0x40600000, 0x00000000], [0xC3DA1F71, 0xC400C3B5, 0x41E2D388, 0x000116C2, 0x501502F9, 0xC391ABA8, 0xBFC00000, 0xBFC00000]): [0.000000e+00, 0.000000e+00, 0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00] : vector<8xf32>
llvm.func @avx_cmp_ps_256_17(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(17 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_18([0x444E2D5A, 0xC430FFC0, 0x3F800000, 0xC0300000, 0x438B5686, 0xC433074B, 0x501502F9, 0xC34F0568], [0xD01502F9, 0xFF800000, 0x00000000, 0xC3FA9E4B, -0.0, 0xD01502F9, 0x4448F69B, 0xC0300000]): [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0xFFFFFFFF] : vector<8xf32>
llvm.func @avx_cmp_ps_256_18(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(18 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_19([0x3DCCCCCD, 0xBF000000, 0x47F12065, 0x501502F9, 0x40200000, 0x000116C2, 0x47F12065, 0xD01502F9], [0xBFC00000, 0x434FC26F, 0xC453AF01, 0x000116C2, 0xC46CD777, 0x3DCCCCCD, 0x3F800000, 0x000116C2]): [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<8xf32>
llvm.func @avx_cmp_ps_256_19(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(19 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_20([0x3F800000, 0x444CC582, 0x501502F9, 0xD01502F9, 0x000116C2, 0x000116C2, 0xD01502F9, 0x42BE2D2D], [0x43B53285, 0x7FC00000, 0xBFC00000, 0xFFC12345, 0x47F12065, 0xBFC00000, 0x00000001, 0x3F800000]): [0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF] : vector<8xf32>
llvm.func @avx_cmp_ps_256_20(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(20 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_21([0x3DCCCCCD, 0x7FC00000, 0xC4723EA2, 0x00000001, 0x501502F9, 0x501502F9, 0xFFC12345, -0.0], [0x501502F9, 0x43A2DC14, 0x4438A535, 0x00000001, 0x7FC00000, 0x3F800000, 0x3DCCCCCD, 0xC0300000]): [0.000000e+00, 0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF] : vector<8xf32>
llvm.func @avx_cmp_ps_256_21(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(21 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_22([0x00000000, 0xFFC12345, 0xBF000000, 0x000116C2, 0x40600000, 0xC37F4956, 0x7FC00000, -0.0], [0x7F800001, 0xBFC00000, 0x501502F9, 0x40200000, 0x501502F9, 0x40200000, 0xD01502F9, 0x501502F9]): [0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0xFFFFFFFF, 0.000000e+00] : vector<8xf32>
llvm.func @avx_cmp_ps_256_22(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(22 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_23([0x00000001, 0xC3E58419, 0x7FC00000, 0x000116C2, 0xBF000000, 0x00000001, 0x501502F9, 0xC460E773], [0x445886E3, 0x501502F9, 0x40600000, 0xFFC12345, 0xC0300000, 0xC375A151, 0xC4416C73, 0xC4580B09]): [0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF] : vector<8xf32>
llvm.func @avx_cmp_ps_256_23(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(23 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_24([0xC2691098, 0xC0300000, 0x40200000, 0x000116C2, 0x3F800000, 0xC3F5EB47, 0x00000000, 0x3DCCCCCD], [0xD01502F9, 0x7F800000, 0xBF000000, 0x43DE9F4C, 0x7FC00000, 0x3DCCCCCD, 0x444D2B3C, 0x4442BA02]): [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<8xf32>
llvm.func @avx_cmp_ps_256_24(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(24 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_25([-0.0, 0x00000000, 0x7FC00000, 0x47F12065, 0x501502F9, 0x40600000, 0x000116C2, 0xBFC00000], [0x000116C2, 0x40200000, 0x7F800001, 0x43302952, 0x3DCCCCCD, 0xD01502F9, 0xBFC00000, 0x3F800000]): [0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0xFFFFFFFF] : vector<8xf32>
llvm.func @avx_cmp_ps_256_25(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(25 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_26([0x00000001, 0xD01502F9, 0xC44B55C0, 0xD01502F9, 0x7F800001, -0.0, 0x4446A270, 0x3F800000], [0x501502F9, 0x7F800000, 0xC3EDA9E8, 0xC3CA18C9, 0x3F800000, 0x3DCCCCCD, 0xD01502F9, 0x43BE1E2E]): [0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF] : vector<8xf32>
llvm.func @avx_cmp_ps_256_26(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(26 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_27([0x40600000, 0x4388D9B6, 0x4436C630, 0x427D76B8, 0x000116C2, 0x3DCCCCCD, 0xBFC00000, 0x501502F9], [0x7F800001, 0x7F800000, 0xC0300000, 0x7F800001, -0.0, 0xC41092B2, 0x47F12065, 0x00000000]): [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<8xf32>
llvm.func @avx_cmp_ps_256_27(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(27 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_28([0xBF000000, 0xC3AFCA62, 0x7FC00000, 0x40600000, 0x435463A1, -0.0, 0x3DCCCCCD, 0x000116C2], [0xBF000000, -0.0, 0x7F800001, 0x7F800001, 0xC2C441B2, -0.0, 0x3DCCCCCD, 0x7F800000]): [0.000000e+00, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00, 0xFFFFFFFF] : vector<8xf32>
llvm.func @avx_cmp_ps_256_28(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(28 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_29([0x40200000, 0xFF800000, 0x000116C2, 0x00000000, 0x7FC00000, 0x40600000, 0xC0300000, 0x3DCCCCCD], [0x7F800001, 0x00000001, 0x00000000, 0xBFC00000, 0x00000001, 0xC3ADD9D7, 0x7F800001, 0x7F800001]): [0.000000e+00, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00] : vector<8xf32>
llvm.func @avx_cmp_ps_256_29(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(29 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_30([0x40200000, 0x47F12065, 0xD01502F9, 0xC2985E68, 0x501502F9, 0x7F800000, 0xC3D949E1, 0x47F12065], [0x00000001, 0xFF800000, 0x3DCCCCCD, 0xFFC12345, 0x501502F9, 0x3DCCCCCD, 0xC448A47A, 0x00000000]): [0xFFFFFFFF, 0xFFFFFFFF, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF] : vector<8xf32>
llvm.func @avx_cmp_ps_256_30(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(30 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_ps_256_31([0x000116C2, 0xC417F80F, 0x4354A56A, 0x3F800000, 0x000116C2, 0xC0300000, 0x00000000, 0x00000000], [0x47F12065, 0xD01502F9, 0xFF800000, 0xC3E55CA8, 0xFFC12345, 0x00000000, 0xFF800000, 0xFF800000]): [0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF] : vector<8xf32>
llvm.func @avx_cmp_ps_256_31(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(31 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_cmp_pd_256_8([0xC202A05F20000000, 0x4202A05F20000000, 0xFFF8000012345678, 0x7FF8000000000000], [0x0000000000000001, 0x7FF0000000000000, 0x7FF0000000000001, 0xC0885ECB320D2B10]): [0.000000e+00, 0.000000e+00, 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF] : vector<4xf64>
llvm.func @avx_cmp_pd_256_8(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %c2 = llvm.mlir.constant(8 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.pd.256"(%a0, %a1, %c2) : (vector<4xf64>, vector<4xf64>, i8) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @avx_cmp_pd_256_9([0x406FDE8CF37F3278, 0x4007EEB635993C00, 0x40887341CF4F6086, 0x37A16C262777579C], [0xFFF0000000000000, 0xFFF8000012345678, 0x0000000000000000, 0x4084B2B6396AA72A]): [0.000000e+00, 0xFFFFFFFFFFFFFFFF, 0.000000e+00, 0xFFFFFFFFFFFFFFFF] : vector<4xf64>
llvm.func @avx_cmp_pd_256_9(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %c2 = llvm.mlir.constant(9 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.pd.256"(%a0, %a1, %c2) : (vector<4xf64>, vector<4xf64>, i8) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @avx_cmp_pd_256_10([0x3FB999999999999A, 0xFFF8000012345678, 0x3FB999999999999A, 0x7FF8000000000000], [0xC006000000000000, 0x40719D523E99DC14, 0x400C000000000000, 0xC07F78CAEAD26104]): [0.000000e+00, 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF] : vector<4xf64>
llvm.func @avx_cmp_pd_256_10(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %c2 = llvm.mlir.constant(10 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.pd.256"(%a0, %a1, %c2) : (vector<4xf64>, vector<4xf64>, i8) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @avx_cmp_pd_256_12([0xBFE0000000000000, 0xC084238ECF4D0BDA, 0x7FF0000000000001, 0x3FF0000000000000], [0x40607B2C04EBA1F8, 0x7FF0000000000000, 0xC202A05F20000000, 0x4202A05F20000000]): [0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF, 0.000000e+00, 0xFFFFFFFFFFFFFFFF] : vector<4xf64>
llvm.func @avx_cmp_pd_256_12(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %c2 = llvm.mlir.constant(12 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.pd.256"(%a0, %a1, %c2) : (vector<4xf64>, vector<4xf64>, i8) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @avx_cmp_pd_256_13([0x37A16C262777579C, 0x0000000000000001, 0xC006000000000000, 0xC006000000000000], [-0.0, 0x40FE240C9FBE76C9, 0x3FF0000000000000, 0x400C000000000000]): [0xFFFFFFFFFFFFFFFF, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<4xf64>
llvm.func @avx_cmp_pd_256_13(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %c2 = llvm.mlir.constant(13 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.pd.256"(%a0, %a1, %c2) : (vector<4xf64>, vector<4xf64>, i8) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @avx_cmp_pd_256_14([0xC08934C415DC1BB0, 0xC08CAE864BA691F2, 0x408487B8B36A7000, 0x4202A05F20000000], [0x400C000000000000, 0x4070E7474563BD58, 0x3FB999999999999A, 0xC006000000000000]): [0.000000e+00, 0.000000e+00, 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF] : vector<4xf64>
llvm.func @avx_cmp_pd_256_14(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %c2 = llvm.mlir.constant(14 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.pd.256"(%a0, %a1, %c2) : (vector<4xf64>, vector<4xf64>, i8) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @avx_cmp_pd_256_17([-0.0, 0x7FF0000000000000, 0x408E236AE34015D6, 0x4202A05F20000000], [0x4004000000000000, 0x37A16C262777579C, 0xC202A05F20000000, 0xFFF8000012345678]): [0xFFFFFFFFFFFFFFFF, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<4xf64>
llvm.func @avx_cmp_pd_256_17(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %c2 = llvm.mlir.constant(17 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.pd.256"(%a0, %a1, %c2) : (vector<4xf64>, vector<4xf64>, i8) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @avx_cmp_pd_256_30([0x3FB999999999999A, 0xC202A05F20000000, 0xFFF8000012345678, 0xC006000000000000], [0x406F4AB2E3306408, 0xBFF8000000000000, 0xBFF8000000000000, 0x7FF0000000000000]): [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<4xf64>
llvm.func @avx_cmp_pd_256_30(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %c2 = llvm.mlir.constant(30 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.cmp.pd.256"(%a0, %a1, %c2) : (vector<4xf64>, vector<4xf64>, i8) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @sse_comieq_ss([0x3F800000, 0x3DCCCCCD, 0x501502F9, 0xBF000000], [0x7F800001, 0x7F800001, 0x47F12065, 0xC0300000]): 0 : i32
// EXPECT @sse_comieq_ss([0x3F800000, 0x00000001, 0xBF000000, 0x47F12065], [0xBFC00000, 0xBFC00000, 0xC0300000, 0xC424211E]): 0 : i32
// EXPECT @sse_comieq_ss([0x40200000, 0xC427A015, 0x7F800000, 0x442BD66C], [0xFF800000, -0.0, 0x43CC8651, 0x43268108]): 0 : i32
// EXPECT @sse_comieq_ss([0xC390463D, 0x40200000, 0x00000000, 0xC407C062], [0xC3D3AE53, 0x40600000, 0xFF800000, 0xBF000000]): 0 : i32
llvm.func @sse_comieq_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.comieq.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_comieq_sd([-0.0, 0xBFF8000000000000], [0x408C7A2978125A4A, 0xFFF0000000000000]): 0 : i32
// EXPECT @sse2_comieq_sd([0xBFE0000000000000, 0x0000000000000000], [0x3FF0000000000000, 0x37A16C262777579C]): 0 : i32
// EXPECT @sse2_comieq_sd([0x407414A4ACAB7440, 0x7FF0000000000001], [0x408A7468B5953558, 0x4004000000000000]): 0 : i32
llvm.func @sse2_comieq_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.comieq.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_comilt_ss([0x00000001, 0xC3AF13CD, 0xFFC12345, 0x00000000], [0x7FC00000, -0.0, 0x7FC00000, 0x43EACC79]): 0 : i32
// EXPECT @sse_comilt_ss([0x40600000, 0x42070DE8, 0xBFC00000, -0.0], [0x7F800000, 0xFF800000, 0xC432CCE0, 0xC3CB1419]): 1 : i32
// EXPECT @sse_comilt_ss([0x00000000, 0x44728DBA, 0xC3273712, 0xBFC00000], [0x47F12065, 0x501502F9, 0x4435A01C, 0x43B91A27]): 1 : i32
// EXPECT @sse_comilt_ss([0x40200000, 0xBF000000, 0xFF800000, 0x3F800000], [0xBFC00000, 0xC44843B9, 0x3F800000, 0x000116C2]): 0 : i32
llvm.func @sse_comilt_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.comilt.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_comilt_sd([0x7FF0000000000001, 0x4202A05F20000000], [0x4004000000000000, 0x0000000000000001]): 0 : i32
// EXPECT @sse2_comilt_sd([0x37A16C262777579C, 0xC006000000000000], [0x0000000000000001, 0x37A16C262777579C]): 0 : i32
// EXPECT @sse2_comilt_sd([0x7FF0000000000000, 0x400C000000000000], [0xBFF8000000000000, 0x400C000000000000]): 0 : i32
llvm.func @sse2_comilt_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.comilt.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_comile_ss([0x40600000, 0x40200000, 0x41EF7C25, 0x7F800000], [0xC3FC4BD0, 0x3F800000, 0xC391F404, 0xD01502F9]): 0 : i32
// EXPECT @sse_comile_ss([0x441681EE, 0x7F800000, 0x40200000, 0x47F12065], [0xFFC12345, 0x47F12065, 0xFF800000, 0xD01502F9]): 0 : i32
// EXPECT @sse_comile_ss([0x3F800000, 0xD01502F9, 0x47F12065, 0x7F800000], [0xBF000000, 0x3F800000, 0x00000001, 0x3F800000]): 0 : i32
// EXPECT @sse_comile_ss([0x43D62F1A, 0xD01502F9, 0x7F800001, 0x501502F9], [0xFFC12345, 0x7F800001, 0x3DCCCCCD, 0xC0300000]): 0 : i32
llvm.func @sse_comile_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.comile.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_comile_sd([0xC08EB1C2FC0B8E91, 0x7FF8000000000000], [0xC006000000000000, 0x4004000000000000]): 1 : i32
// EXPECT @sse2_comile_sd([0x40599FF84C88F220, 0xC006000000000000], [0xBFF8000000000000, 0xFFF8000012345678]): 0 : i32
// EXPECT @sse2_comile_sd([0x408BFB4314882CF0, 0xFFF0000000000000], [0x407D24B4E7A3DCF0, 0x40FE240C9FBE76C9]): 0 : i32
llvm.func @sse2_comile_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.comile.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_comigt_ss([0x3F800000, 0xFFC12345, 0x47F12065, 0x7F800000], [0x501502F9, 0x42EAC72A, 0xC44F5253, 0x501502F9]): 0 : i32
// EXPECT @sse_comigt_ss([0xC3BABB36, 0xC43B4EB3, 0x4169D9EB, 0xC3F9312A], [-0.0, 0xBF000000, -0.0, 0x40600000]): 0 : i32
// EXPECT @sse_comigt_ss([0x7F800001, 0x40600000, 0xC0300000, 0x43BD2463], [0x501502F9, 0x40600000, 0xBF000000, 0x3DCCCCCD]): 0 : i32
// EXPECT @sse_comigt_ss([0x7F800001, 0x40600000, -0.0, 0x43E77D66], [0xFFC12345, 0x7F800001, 0x42733086, -0.0]): 0 : i32
llvm.func @sse_comigt_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.comigt.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_comigt_sd([0x7FF0000000000000, 0x40649EF333F23A08], [0x7FF8000000000000, 0xC08DEE5A8BA10AD5]): 0 : i32
// EXPECT @sse2_comigt_sd([0xC087E8407E4915AF, 0x7FF0000000000001], [0xC071B7687690C6A4, 0x408E6E3A13E100FC]): 0 : i32
// EXPECT @sse2_comigt_sd([0xBFF8000000000000, 0x0000000000000001], [0x407E994BDE22A118, 0x37A16C262777579C]): 0 : i32
llvm.func @sse2_comigt_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.comigt.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_comige_ss([0x7F800000, 0x7F800001, 0x000116C2, 0x4407B250], [0xC39E853B, 0x501502F9, 0x40600000, 0x43D4A710]): 1 : i32
// EXPECT @sse_comige_ss([0x40200000, 0xBFC00000, 0xD01502F9, 0x43BC2D66], [0x446A5BC2, 0xC40388F7, 0x7FC00000, 0x00000000]): 0 : i32
// EXPECT @sse_comige_ss([0xD01502F9, 0xC3D102D2, 0xC38E07B7, 0xBF000000], [0x3F800000, 0x40600000, 0x00000000, 0x40200000]): 0 : i32
// EXPECT @sse_comige_ss([0x7F800001, 0x00000001, 0x501502F9, 0x3F800000], [0x40200000, 0x501502F9, 0xC4737336, 0xD01502F9]): 0 : i32
llvm.func @sse_comige_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.comige.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_comige_sd([0xC08A216B81CB5C82, 0x37A16C262777579C], [0xC07D788779109C02, 0xFFF0000000000000]): 0 : i32
// EXPECT @sse2_comige_sd([0xC0899161A5A683B9, 0xFFF0000000000000], [0xBFF8000000000000, 0x3FB999999999999A]): 0 : i32
// EXPECT @sse2_comige_sd([0x0000000000000001, 0x4004000000000000], [0xC08E39B333BD7FFA, 0x0000000000000000]): 1 : i32
llvm.func @sse2_comige_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.comige.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_comineq_ss([0x3F800000, 0x7F800000, 0x40200000, 0x501502F9], [0x00000001, 0xD01502F9, 0xBF000000, 0x3F800000]): 1 : i32
// EXPECT @sse_comineq_ss([0xC442ADCD, 0xC0300000, 0x7FC00000, 0x40200000], [0x47F12065, 0xBFC00000, 0x3DCCCCCD, 0xBFC00000]): 1 : i32
// EXPECT @sse_comineq_ss([0x3F800000, 0x3DCCCCCD, 0x00000001, 0xBF000000], [0xD01502F9, 0xBF000000, -0.0, 0x43F35D94]): 1 : i32
// EXPECT @sse_comineq_ss([0x501502F9, 0xC45BEA09, 0x00000001, 0xFFC12345], [0x40200000, 0x501502F9, 0xBF000000, -0.0]): 1 : i32
llvm.func @sse_comineq_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.comineq.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_comineq_sd([0xC061B4344454F34C, 0x400C000000000000], [0x7FF0000000000000, 0xC083BF9DF223E9B6]): 1 : i32
// EXPECT @sse2_comineq_sd([0x407F18279286EFF8, 0x4004000000000000], [0xBFF8000000000000, 0x4202A05F20000000]): 1 : i32
// EXPECT @sse2_comineq_sd([0xBFF8000000000000, 0x4062A33B074DE6B8], [0x3FF0000000000000, 0xBFF8000000000000]): 1 : i32
llvm.func @sse2_comineq_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.comineq.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_ucomieq_ss([0x43E24AF3, 0x445F6412, 0x43ABB5F9, 0xFFC12345], [0x00000001, 0x40200000, 0xD01502F9, 0x00000000]): 0 : i32
// EXPECT @sse_ucomieq_ss([0xFFC12345, 0xD01502F9, 0xC44D1F00, 0xFFC12345], [0x43ABE74C, 0x000116C2, 0xFFC12345, 0x3DCCCCCD]): 0 : i32
// EXPECT @sse_ucomieq_ss([0x47F12065, 0xFFC12345, 0x47F12065, 0xC43F963D], [0x47F12065, 0xC0300000, 0x439A8300, 0xBF000000]): 1 : i32
// EXPECT @sse_ucomieq_ss([0x40600000, 0x3DCCCCCD, 0x000116C2, 0x00000000], [0x43A46D39, 0x00000001, 0xFF800000, 0x000116C2]): 0 : i32
llvm.func @sse_ucomieq_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.ucomieq.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_ucomieq_sd([0x3FB999999999999A, 0x7FF0000000000001], [0x400C000000000000, 0x400C000000000000]): 0 : i32
// EXPECT @sse2_ucomieq_sd([0xC08CB28109FF67D9, 0x4089849A99874A3C], [0xC08A3223D4102330, 0x406765D783541650]): 0 : i32
// EXPECT @sse2_ucomieq_sd([0x408BACA614406136, 0xC202A05F20000000], [0x40FE240C9FBE76C9, 0x7FF0000000000001]): 0 : i32
llvm.func @sse2_ucomieq_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.ucomieq.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_ucomilt_ss([0xC0300000, 0x00000001, 0x3DCCCCCD, 0x00000001], [0xC42CB51E, 0x47F12065, -0.0, 0x7F800000]): 0 : i32
// EXPECT @sse_ucomilt_ss([0x7F800000, 0xBFC00000, 0xBF000000, 0xFFC12345], [0xC217381E, 0x000116C2, 0x40200000, 0x501502F9]): 0 : i32
// EXPECT @sse_ucomilt_ss([0xC3CD5E93, 0x47F12065, 0x00000000, 0xC41C5AAD], [0x00000001, 0xFF800000, 0x7F800000, 0xBFC00000]): 1 : i32
// EXPECT @sse_ucomilt_ss([0xC0300000, 0x40200000, 0xFF800000, 0x40600000], [0x7F800001, 0x501502F9, 0xBFC00000, 0xD01502F9]): 0 : i32
llvm.func @sse_ucomilt_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.ucomilt.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_ucomilt_sd([0xBFF8000000000000, 0x0000000000000000], [0x3FF0000000000000, 0x4202A05F20000000]): 1 : i32
// EXPECT @sse2_ucomilt_sd([0x4202A05F20000000, 0x4050E545254FF790], [0x7FF8000000000000, 0xC08359C0EF5E4D10]): 0 : i32
// EXPECT @sse2_ucomilt_sd([0xC0891EA5FE051C89, 0x40FE240C9FBE76C9], [0xC068CC8B274D1844, 0x7FF0000000000000]): 1 : i32
llvm.func @sse2_ucomilt_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.ucomilt.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_ucomile_ss([0x3F800000, 0x501502F9, 0x40600000, -0.0], [0x00000000, 0x44220E97, 0xFF800000, 0xBF000000]): 0 : i32
// EXPECT @sse_ucomile_ss([0x00000001, 0x3DCCCCCD, 0xD01502F9, 0xBF000000], [0x501502F9, 0x43E39F79, 0xC320BCFD, 0x00000001]): 1 : i32
// EXPECT @sse_ucomile_ss([0xBF000000, 0x00000001, 0xC24E84D8, 0x47F12065], [0xD01502F9, 0x47F12065, 0xC454A76C, 0x3DCCCCCD]): 0 : i32
// EXPECT @sse_ucomile_ss([0xFFC12345, 0x3DCCCCCD, 0x501502F9, 0xD01502F9], [0xC418D600, 0x40200000, 0xC46BF4D3, 0x3F800000]): 0 : i32
llvm.func @sse_ucomile_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.ucomile.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_ucomile_sd([0x407337CE2A06FE98, 0x7FF0000000000001], [0xC08758661AE4B9F8, 0xFFF8000012345678]): 0 : i32
// EXPECT @sse2_ucomile_sd([0x4202A05F20000000, 0x3FF0000000000000], [0x3FB999999999999A, 0xC006000000000000]): 0 : i32
// EXPECT @sse2_ucomile_sd([0xC006000000000000, 0x0000000000000001], [0x7FF8000000000000, 0x400C000000000000]): 0 : i32
llvm.func @sse2_ucomile_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.ucomile.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_ucomigt_ss([-0.0, 0xD01502F9, 0x7F800000, 0x3DCCCCCD], [0xD01502F9, 0x40600000, 0xD01502F9, 0xD01502F9]): 1 : i32
// EXPECT @sse_ucomigt_ss([0xFF800000, 0x40200000, 0xC0300000, 0xC0300000], [0xBF000000, -0.0, 0x000116C2, 0x000116C2]): 0 : i32
// EXPECT @sse_ucomigt_ss([0x7F800001, 0x44180978, 0x00000000, 0x00000000], [0x42F699BE, 0x3DCCCCCD, -0.0, 0xBFC00000]): 0 : i32
// EXPECT @sse_ucomigt_ss([0x43FDE40B, 0x501502F9, 0x434C6551, 0xC0300000], [0x43884FB8, 0xFF800000, 0x42E5DEFF, 0xBFC00000]): 1 : i32
llvm.func @sse_ucomigt_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.ucomigt.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_ucomigt_sd([0x40FE240C9FBE76C9, 0xC202A05F20000000], [0xBFF8000000000000, 0xC006000000000000]): 1 : i32
// EXPECT @sse2_ucomigt_sd([0x0000000000000001, 0xC006000000000000], [0x400C000000000000, 0x4052B018840E30A0]): 0 : i32
// EXPECT @sse2_ucomigt_sd([0x3FF0000000000000, 0xC202A05F20000000], [0x40FE240C9FBE76C9, 0x7FF0000000000000]): 0 : i32
llvm.func @sse2_ucomigt_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.ucomigt.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_ucomige_ss([0x7F800000, 0x7FC00000, 0x442FD66B, 0x40600000], [0x40600000, 0xFF800000, 0x000116C2, 0xFF800000]): 1 : i32
// EXPECT @sse_ucomige_ss([0xC37F39B7, 0x3DCCCCCD, 0x3F800000, 0x00000000], [0x501502F9, 0xBFC00000, 0xC0300000, 0x3F800000]): 0 : i32
// EXPECT @sse_ucomige_ss([0x00000001, 0x445077B7, 0x40600000, 0x40200000], [0xFFC12345, 0xC476B613, 0x7F800001, 0x40600000]): 0 : i32
// EXPECT @sse_ucomige_ss([0x7F800001, 0xBFC00000, 0xC0300000, 0xC327F88A], [0x3F800000, 0x3DCCCCCD, 0x47F12065, 0x7F800001]): 0 : i32
llvm.func @sse_ucomige_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.ucomige.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_ucomige_sd([0x37A16C262777579C, 0x7FF0000000000001], [-0.0, 0x7FF0000000000001]): 1 : i32
// EXPECT @sse2_ucomige_sd([0x37A16C262777579C, 0x0000000000000000], [0xC006000000000000, 0x40FE240C9FBE76C9]): 1 : i32
// EXPECT @sse2_ucomige_sd([0x407D10F7D78DF9A4, 0xC07577397EB90556], [0x3FB999999999999A, 0x37A16C262777579C]): 1 : i32
llvm.func @sse2_ucomige_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.ucomige.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_ucomineq_ss([0xC44B4CF3, 0x3DCCCCCD, 0x7F800001, 0xC41C2E75], [0x7FC00000, 0xC0300000, 0xC0300000, 0x7F800001]): 1 : i32
// EXPECT @sse_ucomineq_ss([0xC37E9293, 0xBF000000, 0x501502F9, 0xC015BE54], [-0.0, 0xC3B9A3B1, 0x3F800000, 0xBFC00000]): 1 : i32
// EXPECT @sse_ucomineq_ss([0xFFC12345, 0x3DCCCCCD, 0xFFC12345, 0x43F5310B], [0x7F800000, 0x501502F9, 0xC46D54BB, 0xD01502F9]): 1 : i32
// EXPECT @sse_ucomineq_ss([0xFFC12345, 0x00000000, 0x7F800001, 0x3F800000], [0x444BD9C7, 0x000116C2, 0xBFC00000, 0x4369CC47]): 1 : i32
llvm.func @sse_ucomineq_ss(%a0: vector<4xf32>, %a1: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.ucomineq.ss"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_ucomineq_sd([0xC08E1EA9AE430F2F, 0x37A16C262777579C], [0x3FB999999999999A, -0.0]): 1 : i32
// EXPECT @sse2_ucomineq_sd([0x7FF8000000000000, 0x7FF8000000000000], [0x40FE240C9FBE76C9, 0x40FE240C9FBE76C9]): 1 : i32
// EXPECT @sse2_ucomineq_sd([0x3FB999999999999A, 0xBFF8000000000000], [0x4063159CE27945C8, 0xBFE0000000000000]): 1 : i32
llvm.func @sse2_ucomineq_sd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.ucomineq.sd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse3_hadd_ps([0x40600000, 0x7F800001, 0x440137D7, 0x501502F9], [0x7FC00000, 0xC0300000, 0xC388E33E, 0xC0300000]): [0x7FC00001, 1.0000001E+10, 0x7FC00000, -276.52533] : vector<4xf32>
// EXPECT @sse3_hadd_ps([0x44095A12, 0xBF000000, 0xFFC12345, 0x7F800000], [0x501502F9, 0x7F800000, 0x7F800000, 0xC45B5054]): [548.907349, 0xFFC12345, 0x7F800000, 0x7F800000] : vector<4xf32>
llvm.func @sse3_hadd_ps(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.sse3.hadd.ps"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse3_hadd_pd([0x400C000000000000, -0.0], [0x40FE240C9FBE76C9, 0xC0863E498BECF0C4]): [3.500000e+00, 122745.00308858194] : vector<2xf64>
// EXPECT @sse3_hadd_pd([0x4079792223F11EA4, 0x40FE240C9FBE76C9], [0x4202A05F20000000, 0x7FF8000000000000]): [123864.3598350581, 0x7FF8000000000000] : vector<2xf64>
llvm.func @sse3_hadd_pd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.call_intrinsic "llvm.x86.sse3.hadd.pd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @avx_hadd_ps_256([0xC45C6ECD, 0xD01502F9, 0xC44CDEAD, 0xD01502F9, 0xC0300000, 0x43BD9292, 0xC3CB7688, 0x3DCCCCCD], [0x00000001, -0.0, 0x42958DCC, 0x445099AE, 0xC0300000, 0x40200000, 0x441D815C, 0x501502F9]): [-1.0000001E+10, -1.0000001E+10, 1.401300e-45, 909.178222, 376.395081, -406.826019, -2.500000e-01, 1.0000001E+10] : vector<8xf32>
llvm.func @avx_hadd_ps_256(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.hadd.ps.256"(%a0, %a1) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_hadd_pd_256([0xC006000000000000, 0xFFF0000000000000, 0xBFE0000000000000, 0xFFF0000000000000], [0xBFF8000000000000, 0x7FF8000000000000, 0x0000000000000001, 0xC08D071140BEE4C3]): [0xFFF0000000000000, 0x7FF8000000000000, 0xFFF0000000000000, -928.88342427383066] : vector<4xf64>
llvm.func @avx_hadd_pd_256(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %r = llvm.call_intrinsic "llvm.x86.avx.hadd.pd.256"(%a0, %a1) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @sse3_hsub_ps([0x40600000, 0x7F800000, 0xC0300000, 0x3DCCCCCD], [0x3DCCCCCD, 0x40600000, 0x7F800000, 0x47F12065]): [0xFF800000, -2.850000e+00, -3.400000e+00, 0x7F800000] : vector<4xf32>
// EXPECT @sse3_hsub_ps([0xFFC12345, 0x40600000, 0xC439928D, 0xFFC12345], [0x7F800001, 0x7F800000, 0x501502F9, 0x47F12065]): [0xFFC12345, 0xFFC12345, 0x7FC00001, 9.99987609E+9] : vector<4xf32>
llvm.func @sse3_hsub_ps(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.sse3.hsub.ps"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse3_hsub_pd([-0.0, 0xC080B2F8E128BA9A], [0xC202A05F20000000, 0x0000000000000001]): [534.37152320689643, -1.000000e+10] : vector<2xf64>
// EXPECT @sse3_hsub_pd([0x400C000000000000, 0x405ED9CDC1F5E7E0], [0x0000000000000000, 0xC006000000000000]): [-119.9031834508346, 2.750000e+00] : vector<2xf64>
llvm.func @sse3_hsub_pd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.call_intrinsic "llvm.x86.sse3.hsub.pd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @avx_hsub_ps_256([0x4460C1D8, 0x47F12065, 0x00000001, 0x000116C2, 0x00000000, 0x3F800000, 0x3F800000, 0x443BEA5E], [0x7F800000, 0x00000000, 0x501502F9, 0xC2C406E9, 0x7F800001, 0x40600000, 0x00000000, 0x426D5323]): [-122557.758, -9.999800e-41, 0x7F800000, 1.000000e+10, -1.000000e+00, -7.506620e+02, 0x7FC00001, -59.3311882] : vector<8xf32>
llvm.func @avx_hsub_ps_256(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.hsub.ps.256"(%a0, %a1) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_hsub_pd_256([0xC07520C9F2F8B9E6, 0xBFE0000000000000, 0x40FE240C9FBE76C9, 0x400C000000000000], [0xC081FF5773D0278C, 0x4202A05F20000000, 0x3FB999999999999A, 0x0000000000000000]): [-337.54930398138674, -10000000575.917702, 123453.289, 1.000000e-01] : vector<4xf64>
llvm.func @avx_hsub_pd_256(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %r = llvm.call_intrinsic "llvm.x86.avx.hsub.pd.256"(%a0, %a1) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @sse3_addsub_ps([0xBFC00000, 0xC46C04F7, 0x44698D02, 0x40600000], [0x501502F9, 0x7FC00000, 0x7F800000, 0x4365448A]): [-1.000000e+10, 0x7FC00000, 0xFF800000, 232.767731] : vector<4xf32>
// EXPECT @sse3_addsub_ps([0x3F800000, 0x443AE6CE, 0x40200000, 0x7F800001], [0x00000001, 0xC0300000, 0x7F800000, 0xC45FE905]): [1.000000e+00, 744.856323, 0xFF800000, 0x7FC00001] : vector<4xf32>
llvm.func @sse3_addsub_ps(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.sse3.addsub.ps"(%a0, %a1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse3_addsub_pd([0xFFF0000000000000, 0x0000000000000001], [0xC006000000000000, 0x37A16C262777579C]): [0xFFF0000000000000, 9.9999999999999992E-41] : vector<2xf64>
// EXPECT @sse3_addsub_pd([0x40FE240C9FBE76C9, 0x4202A05F20000000], [0x4086E26AA441D250, 0xBFE0000000000000]): [122724.48692889191, 9999999999.5] : vector<2xf64>
llvm.func @sse3_addsub_pd(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.call_intrinsic "llvm.x86.sse3.addsub.pd"(%a0, %a1) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @avx_addsub_ps_256([0x501502F9, 0x43AD319B, 0x000116C2, 0xFFC12345, 0x501502F9, 0xFF800000, 0xFFC12345, 0xC0300000], [0x40200000, 0xC3DD75F0, 0x7F800001, 0x00000000, 0xBF000000, 0xFFC12345, 0x7FC00000, 0x501502F9]): [1.000000e+10, -96.5338439, 0x7FC00001, 0xFFC12345, 1.000000e+10, 0xFFC12345, 0xFFC12345, 1.000000e+10] : vector<8xf32>
llvm.func @avx_addsub_ps_256(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.addsub.ps.256"(%a0, %a1) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_addsub_pd_256([0x0000000000000001, 0x7FF0000000000001, 0xFFF0000000000000, 0x4004000000000000], [0x40FE240C9FBE76C9, 0x400C000000000000, 0xC006000000000000, 0xC0806264FAEC12E2]): [-123456.789, 0x7FF8000000000001, 0xFFF0000000000000, -521.79930672104479] : vector<4xf64>
llvm.func @avx_addsub_pd_256(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xf64> {
  %r = llvm.call_intrinsic "llvm.x86.avx.addsub.pd.256"(%a0, %a1) : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @sse41_dpps_255([0x3F800000, 0x501502F9, 0x3DCCCCCD, 0x44206D39], [0x501502F9, 0x4417617C, 0x4434F43A, 0xBFC00000]): [6.0652315E+12, 6.0652315E+12, 6.0652315E+12, 6.0652315E+12] : vector<4xf32>
// EXPECT @sse41_dpps_255([0x40600000, 0x00000000, 0x40600000, 0x4414A622], [0x40200000, 0x444A5BF0, 0x442C5576, 0xBFC00000]): [1529.52979, 1529.52979, 1529.52979, 1529.52979] : vector<4xf32>
// EXPECT @sse41_dpps_255([0x443A6A2D, 0xD01502F9, 0xC3A2B0F4, 0x43FC7E6F], [0x501502F9, 0x3DCCCCCD, 0x47F12065, 0xC339AA28]): [7.455550e+12, 7.455550e+12, 7.455550e+12, 7.455550e+12] : vector<4xf32>
llvm.func @sse41_dpps_255(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(255 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.dpps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_dpps_49([0x40600000, 0xC0300000, 0x419B9759, 0xBF000000], [0x4477323C, 0x4399F0B5, 0xBFC00000, 0x4272E75A]): [2614.07568, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<4xf32>
// EXPECT @sse41_dpps_49([0x43090E91, 0xBF000000, 0x00000000, 0xC344C8BD], [0x00000000, 0xC4756456, 0xBFC00000, 0xC0300000]): [490.783875, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<4xf32>
// EXPECT @sse41_dpps_49([0xC0300000, 0xC3A669C9, 0xD01502F9, 0x501502F9], [0xBFC00000, 0xC43E2E1E, 0xBF000000, 0x00000000]): [253192.047, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<4xf32>
llvm.func @sse41_dpps_49(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(49 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.dpps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_dpps_113([0xC21D2448, 0x446BAEC3, 0x00000000, 0xD01502F9], [0x40200000, 0x43AE4282, 0x443D82E5, 0xC0300000]): [328461.875, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<4xf32>
// EXPECT @sse41_dpps_113([0x40FA2EF9, 0x40200000, 0x00000000, 0x3F800000], [0xC428BDBD, 0x3DCCCCCD, 0x43B832F4, 0x00000000]): [-5276.78174, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<4xf32>
// EXPECT @sse41_dpps_113([0x00000000, 0x00000000, 0x43C57806, 0xD01502F9], [0x4405AF3E, 0x43A57166, 0x42B70FC1, 0x435EA125]): [36148.9492, 0.000000e+00, 0.000000e+00, 0.000000e+00] : vector<4xf32>
llvm.func @sse41_dpps_113(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(113 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.dpps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_dpps_165([0xC4773674, 0xC0300000, 0xC479F780, 0x00000000], [0x3F800000, 0x40600000, 0x3DCCCCCD, 0x3DCCCCCD]): [-9.625000e+00, 0.000000e+00, -9.625000e+00, 0.000000e+00] : vector<4xf32>
// EXPECT @sse41_dpps_165([0x40600000, 0x40600000, 0x440E45A2, 0x43443D83], [0x501502F9, 0x000116C2, 0x43F8FFC4, 0xC467542E]): [-181584.141, 0.000000e+00, -181584.141, 0.000000e+00] : vector<4xf32>
// EXPECT @sse41_dpps_165([0x40600000, 0x40600000, 0x43F7019B, 0x3F800000], [0xBF000000, 0x43955D9F, 0x3DCCCCCD, 0x40600000]): [1049.05994, 0.000000e+00, 1049.05994, 0.000000e+00] : vector<4xf32>
llvm.func @sse41_dpps_165(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(165 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.dpps"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_dppd_49([0x3FF0000000000000, 0xBFE0000000000000], [0x40FE240C9FBE76C9, 0xBFF8000000000000]): [123457.539, 0.000000e+00] : vector<2xf64>
// EXPECT @sse41_dppd_49([0x400C000000000000, 0x400C000000000000], [0xC056E50AEBF166A8, 0x4080B6A7DD9C45A0]): [1551.3861091832739, 0.000000e+00] : vector<2xf64>
llvm.func @sse41_dppd_49(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(49 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.dppd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i8) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse41_dppd_51([0x3FB999999999999A, 0xC083A22FEF3BDC3D], [0x40816F254E8DB60C, 0xC07EB48566903297]): [308715.56171573192, 308715.56171573192] : vector<2xf64>
// EXPECT @sse41_dppd_51([0x40FE240C9FBE76C9, 0x3FB999999999999A], [0x37A16C262777579C, 0xC0859CE162C5F04D]): [-69.161005167617404, -69.161005167617404] : vector<2xf64>
llvm.func @sse41_dppd_51(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(51 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.dppd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i8) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse41_dppd_18([0xBFF8000000000000, 0x3FB999999999999A], [0x4004000000000000, 0x4075385013C32FE4]): [0.000000e+00, -3.750000e+00] : vector<2xf64>
// EXPECT @sse41_dppd_18([0xC202A05F20000000, 0xC08C70A94502AFC5], [0xC08CC6B332F1E913, 0x40873EDBAABF675C]): [0.000000e+00, 9208374995135.5488] : vector<2xf64>
llvm.func @sse41_dppd_18(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(18 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.sse41.dppd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i8) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @avx_dp_ps_256_255([0x000116C2, 0x443B28CF, 0xC457C278, 0x47F12065, 0xC3D2BA18, 0x43EBD727, 0xBF000000, 0x501502F9], [0x40200000, 0x47F12065, 0x443DF32C, 0x000116C2, 0xC0300000, 0x3DCCCCCD, 0x000116C2, 0xBFC00000]): [0x4CAF08EB, 0x4CAF08EB, 0x4CAF08EB, 0x4CAF08EB, -1.49999995E+10, -1.49999995E+10, -1.49999995E+10, -1.49999995E+10] : vector<8xf32>
// EXPECT @avx_dp_ps_256_255([0xBF000000, 0x43FB37F8, 0x000116C2, 0x3DCCCCCD, 0x000116C2, 0xBFC00000, 0x40200000, 0x3F800000], [0x40600000, 0x000116C2, 0x501502F9, 0x3F800000, 0xC42B265D, 0x000116C2, 0xC42D4DD1, 0x430CE6B9]): [-1.650000e+00, -1.650000e+00, -1.650000e+00, -1.650000e+00, -1592.13843, -1592.13843, -1592.13843, -1592.13843] : vector<8xf32>
llvm.func @avx_dp_ps_256_255(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(255 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.dp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_dp_ps_256_115([0x47F12065, 0x43F720C9, 0x47F12065, 0x3DCCCCCD, 0x000116C2, 0xBFC00000, 0x4407E840, 0x4477505B], [0x3F800000, 0x40200000, 0xBFC00000, 0x40600000, 0x40200000, 0x40600000, 0x3F800000, 0x3F800000]): [-60492.7578, -60492.7578, 0.000000e+00, 0.000000e+00, 538.378906, 538.378906, 0.000000e+00, 0.000000e+00] : vector<8xf32>
// EXPECT @avx_dp_ps_256_115([0xBF000000, 0x40200000, 0x47F12065, 0xC222EC4F, 0xC3829185, 0x47F12065, 0x44590FC6, 0xBFC00000], [0xC0300000, 0x443427F7, 0xBF000000, 0xBFC00000, 0xC4170330, 0x43418DE4, 0x40200000, 0x00000000]): [-59925.457, -59925.457, 0.000000e+00, 0.000000e+00, 0x4BB78765, 0x4BB78765, 0.000000e+00, 0.000000e+00] : vector<8xf32>
llvm.func @avx_dp_ps_256_115(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xf32> {
  %c2 = llvm.mlir.constant(115 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.dp.ps.256"(%a0, %a1, %c2) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @sse_cvtss2si([0xC3EE9733, 0xFF800000, 0x40200000, 0x40200000]): -477 : i32
// EXPECT @sse_cvtss2si([0xC0300000, 0xFFC12345, 0x00000000, 0xC0300000]): -3 : i32
// EXPECT @sse_cvtss2si([0x40600000, 0x501502F9, 0xC0300000, 0x000116C2]): 4 : i32
// EXPECT @sse_cvtss2si([0x7F800000, 0xBFC00000, 0x44462C25, 0xFFC12345]): -2147483648 : i32
llvm.func @sse_cvtss2si(%a0: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.cvtss2si"(%a0) : (vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_cvtsd2si([0x40850D421926EE48, 0x3FB999999999999A]): 674 : i32
// EXPECT @sse2_cvtsd2si([0xBFE0000000000000, 0x0000000000000001]): 0 : i32
// EXPECT @sse2_cvtsd2si([-0.0, 0x3FF0000000000000]): 0 : i32
// EXPECT @sse2_cvtsd2si([0xC006000000000000, 0x0000000000000001]): -3 : i32
llvm.func @sse2_cvtsd2si(%a0: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.cvtsd2si"(%a0) : (vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_cvtss2si64([0x3DCCCCCD, 0x4398A7B7, 0x47F12065, 0x7F800001]): 0 : i64
// EXPECT @sse_cvtss2si64([0x43539949, 0x000116C2, 0x416519F4, 0xC268257A]): 212 : i64
// EXPECT @sse_cvtss2si64([0x40600000, 0xBFC00000, 0x501502F9, 0x501502F9]): 4 : i64
// EXPECT @sse_cvtss2si64([0x42D3BB2C, 0xFFC12345, 0x40600000, 0xC42605A4]): 106 : i64
llvm.func @sse_cvtss2si64(%a0: vector<4xf32>) -> i64 {
  %r = llvm.call_intrinsic "llvm.x86.sse.cvtss2si64"(%a0) : (vector<4xf32>) -> i64
  llvm.return %r : i64
}

// EXPECT @sse2_cvtsd2si64([0xC080AF95FAAD5394, 0xC202A05F20000000]): -534 : i64
// EXPECT @sse2_cvtsd2si64([0x7FF8000000000000, 0xC06FC870F8F5629C]): -9223372036854775808 : i64
// EXPECT @sse2_cvtsd2si64([0x7FF0000000000000, 0x3FB999999999999A]): -9223372036854775808 : i64
// EXPECT @sse2_cvtsd2si64([0x3FF0000000000000, 0xC202A05F20000000]): 1 : i64
llvm.func @sse2_cvtsd2si64(%a0: vector<2xf64>) -> i64 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.cvtsd2si64"(%a0) : (vector<2xf64>) -> i64
  llvm.return %r : i64
}

// EXPECT @sse2_cvtps2dq([0x00000001, 0x00000000, 0x43BDB5A3, 0x00000000]): [0, 0, 379, 0] : vector<4xi32>
// EXPECT @sse2_cvtps2dq([0xFF800000, 0x3F800000, 0x3F800000, 0x43212116]): [-2147483648, 1, 1, 161] : vector<4xi32>
// EXPECT @sse2_cvtps2dq([0x42DB5001, 0x3F800000, -0.0, 0x7F800001]): [110, 1, 0, -2147483648] : vector<4xi32>
llvm.func @sse2_cvtps2dq(%a0: vector<4xf32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.cvtps2dq"(%a0) : (vector<4xf32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @sse2_cvtpd2dq([0xC07D23E8A2685FBE, 0xC082A4BE36E52F60]): [-466, -597, 0, 0] : vector<4xi32>
// EXPECT @sse2_cvtpd2dq([0x0000000000000000, 0x7FF0000000000000]): [0, -2147483648, 0, 0] : vector<4xi32>
// EXPECT @sse2_cvtpd2dq([0xC202A05F20000000, 0xC202A05F20000000]): [-2147483648, -2147483648, 0, 0] : vector<4xi32>
llvm.func @sse2_cvtpd2dq(%a0: vector<2xf64>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.cvtpd2dq"(%a0) : (vector<2xf64>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @avx_cvt_ps2dq_256([0xC39B2D6D, 0x3F800000, 0xC44220BE, 0x47F12065, 0xFF800000, 0x4405CA0F, -0.0, 0xC3A69701]): [-310, 1, -777, 123457, -2147483648, 535, 0, -333] : vector<8xi32>
// EXPECT @avx_cvt_ps2dq_256([0xD01502F9, 0xFFC12345, 0xFFC12345, 0xC4664B36, 0x40600000, 0x7FC00000, 0xFF800000, 0x3DCCCCCD]): [-2147483648, -2147483648, -2147483648, -921, 4, -2147483648, -2147483648, 0] : vector<8xi32>
llvm.func @avx_cvt_ps2dq_256(%a0: vector<8xf32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.cvt.ps2dq.256"(%a0) : (vector<8xf32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx_cvt_pd2dq_256([0xC07337F70B0EFAF2, 0xBFE0000000000000, -0.0, 0xC083ED35BED02160]): [-307, 0, 0, -638] : vector<4xi32>
// EXPECT @avx_cvt_pd2dq_256([0xBFE0000000000000, 0x0000000000000001, 0xC057BB180DF9E468, 0x406769BC7E69D890]): [0, 0, -95, 187] : vector<4xi32>
llvm.func @avx_cvt_pd2dq_256(%a0: vector<4xf64>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.cvt.pd2dq.256"(%a0) : (vector<4xf64>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @sse_cvttss2si([0xFF800000, 0xBF000000, 0x43F61CAC, 0xFF800000]): -2147483648 : i32
// EXPECT @sse_cvttss2si([0x3DCCCCCD, 0xC3DC3364, 0x3F800000, 0x3DCCCCCD]): 0 : i32
// EXPECT @sse_cvttss2si([0x501502F9, 0x42E8AF50, 0x3F800000, 0x445514F6]): -2147483648 : i32
// EXPECT @sse_cvttss2si([0xC3F2F143, 0xFF800000, 0x7FC00000, 0x3DCCCCCD]): -485 : i32
llvm.func @sse_cvttss2si(%a0: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.cvttss2si"(%a0) : (vector<4xf32>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse2_cvttsd2si([0x0000000000000001, 0xC06A0308A8476714]): 0 : i32
// EXPECT @sse2_cvttsd2si([0xBFE0000000000000, 0x7FF8000000000000]): 0 : i32
// EXPECT @sse2_cvttsd2si([0x4044EAA7785898A0, 0x0000000000000001]): 41 : i32
// EXPECT @sse2_cvttsd2si([0x0000000000000000, 0xC07621BA8939919C]): 0 : i32
llvm.func @sse2_cvttsd2si(%a0: vector<2xf64>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.cvttsd2si"(%a0) : (vector<2xf64>) -> i32
  llvm.return %r : i32
}

// EXPECT @sse_cvttss2si64([0x7FC00000, 0x7F800001, 0xC0300000, 0x00000000]): -9223372036854775808 : i64
// EXPECT @sse_cvttss2si64([0xC3DF7623, 0xC3F76DEC, 0xC243468D, 0x7F800001]): -446 : i64
// EXPECT @sse_cvttss2si64([0x000116C2, 0xC43AEC8A, 0x7FC00000, 0xC3AEE766]): 0 : i64
// EXPECT @sse_cvttss2si64([0x00000000, 0xBFC00000, 0x40200000, 0xBFC00000]): 0 : i64
llvm.func @sse_cvttss2si64(%a0: vector<4xf32>) -> i64 {
  %r = llvm.call_intrinsic "llvm.x86.sse.cvttss2si64"(%a0) : (vector<4xf32>) -> i64
  llvm.return %r : i64
}

// EXPECT @sse2_cvttsd2si64([0x4202A05F20000000, 0x0000000000000000]): 10000000000 : i64
// EXPECT @sse2_cvttsd2si64([0xFFF8000012345678, 0x406F270ED52CAE88]): -9223372036854775808 : i64
// EXPECT @sse2_cvttsd2si64([0xFFF8000012345678, 0x4004000000000000]): -9223372036854775808 : i64
// EXPECT @sse2_cvttsd2si64([0x0000000000000000, 0x408A1FAC5343531A]): 0 : i64
llvm.func @sse2_cvttsd2si64(%a0: vector<2xf64>) -> i64 {
  %r = llvm.call_intrinsic "llvm.x86.sse2.cvttsd2si64"(%a0) : (vector<2xf64>) -> i64
  llvm.return %r : i64
}

// EXPECT @sse2_cvttps2dq([0x7F800001, 0x501502F9, 0xC42D48C0, 0xBFC00000]): [-2147483648, -2147483648, -693, -1] : vector<4xi32>
// EXPECT @sse2_cvttps2dq([0xC0300000, 0x7F800001, 0x47F12065, 0xBF000000]): [-2, -2147483648, 123456, 0] : vector<4xi32>
// EXPECT @sse2_cvttps2dq([0x00000000, 0xBFC00000, 0x4345C406, 0x7FC00000]): [0, -1, 197, -2147483648] : vector<4xi32>
llvm.func @sse2_cvttps2dq(%a0: vector<4xf32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.cvttps2dq"(%a0) : (vector<4xf32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @sse2_cvttpd2dq([0x408A27989FD4FA92, 0xBFF8000000000000]): [836, -1, 0, 0] : vector<4xi32>
// EXPECT @sse2_cvttpd2dq([0x4202A05F20000000, 0x40709952FF99A78C]): [-2147483648, 265, 0, 0] : vector<4xi32>
// EXPECT @sse2_cvttpd2dq([-0.0, 0x7FF0000000000001]): [0, -2147483648, 0, 0] : vector<4xi32>
llvm.func @sse2_cvttpd2dq(%a0: vector<2xf64>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.cvttpd2dq"(%a0) : (vector<2xf64>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @avx_cvtt_ps2dq_256([0xD01502F9, 0x501502F9, 0x00000000, 0x7FC00000, 0x43A8002E, 0xC37D4C03, 0xBFC00000, 0xFFC12345]): [-2147483648, -2147483648, 0, -2147483648, 336, -253, -1, -2147483648] : vector<8xi32>
// EXPECT @avx_cvtt_ps2dq_256([0x40200000, 0x000116C2, 0x47F12065, 0x40200000, 0xFF800000, 0x3F800000, -0.0, 0x7F800000]): [2, 0, 123456, 2, -2147483648, 1, 0, -2147483648] : vector<8xi32>
llvm.func @avx_cvtt_ps2dq_256(%a0: vector<8xf32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.cvtt.ps2dq.256"(%a0) : (vector<8xf32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

// EXPECT @avx_cvtt_pd2dq_256([0x408C96B666A66ABC, 0x0000000000000001, 0x407F1C8014F379DC, 0x4004000000000000]): [914, 0, 497, 2] : vector<4xi32>
// EXPECT @avx_cvtt_pd2dq_256([0xC202A05F20000000, 0x40FE240C9FBE76C9, 0xC08D76279A53287C, 0x3FB999999999999A]): [-2147483648, 123456, -942, 0] : vector<4xi32>
llvm.func @avx_cvtt_pd2dq_256(%a0: vector<4xf64>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.cvtt.pd2dq.256"(%a0) : (vector<4xf64>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

// EXPECT @sse2_cvtpd2ps([0x40FE240C9FBE76C9, 0xC08C7AF052617F38]): [123456.789, -911.36737, 0.000000e+00, 0.000000e+00] : vector<4xf32>
// EXPECT @sse2_cvtpd2ps([0x0000000000000000, 0x3FB999999999999A]): [0.000000e+00, 1.000000e-01, 0.000000e+00, 0.000000e+00] : vector<4xf32>
// EXPECT @sse2_cvtpd2ps([0x3FB999999999999A, 0xC08E41C8FF1B1B9B]): [1.000000e-01, -968.223144, 0.000000e+00, 0.000000e+00] : vector<4xf32>
llvm.func @sse2_cvtpd2ps(%a0: vector<2xf64>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.cvtpd2ps"(%a0) : (vector<2xf64>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @avx_cvt_pd2_ps_256([-0.0, 0x7FF0000000000000, 0xC026F4EF37A163C0, 0xBFF8000000000000]): [-0.000000e+00, 0x7F800000, -11.4783878, -1.500000e+00] : vector<4xf32>
// EXPECT @avx_cvt_pd2_ps_256([-0.0, 0x7FF0000000000001, 0xC08CCD4CE1A815BC, 0xBFF8000000000000]): [-0.000000e+00, 0x7FC00000, -921.662536, -1.500000e+00] : vector<4xf32>
llvm.func @avx_cvt_pd2_ps_256(%a0: vector<4xf64>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.avx.cvt.pd2.ps.256"(%a0) : (vector<4xf64>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse2_cvtsd2ss([0x00000000, 0x00000000, 0xBF000000, 0x40600000], [0xC006000000000000, 0x405826E8560AF580]): [-2.750000e+00, 0.000000e+00, -5.000000e-01, 3.500000e+00] : vector<4xf32>
// EXPECT @sse2_cvtsd2ss([0x00000000, 0xFF800000, 0x000116C2, 0x40600000], [0xC202A05F20000000, 0xC0675854028F226C]): [-1.000000e+10, 0xFF800000, 9.999940e-41, 3.500000e+00] : vector<4xf32>
llvm.func @sse2_cvtsd2ss(%a0: vector<4xf32>, %a1: vector<2xf64>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.cvtsd2ss"(%a0, %a1) : (vector<4xf32>, vector<2xf64>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @vcvtps2ph_128_0([0xBFC00000, 0x43B91660, 0xBFC00000, 0x443F9316]): [-16896, 24009, -16896, 25085, 0, 0, 0, 0] : vector<8xi16>
// EXPECT @vcvtps2ph_128_0([0x40600000, 0x3DCCCCCD, 0xC41F30E4, 0x47F12065]): [17152, 11878, -7942, 31744, 0, 0, 0, 0] : vector<8xi16>
llvm.func @vcvtps2ph_128_0(%a0: vector<4xf32>) -> vector<8xi16> {
  %c1 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.vcvtps2ph.128"(%a0, %c1) : (vector<4xf32>, i32) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @vcvtps2ph_128_1([0x47F12065, 0xFFC12345, 0xD01502F9, 0x7F800000]): [31743, -503, -1024, 31744, 0, 0, 0, 0] : vector<8xi16>
// EXPECT @vcvtps2ph_128_1([0x501502F9, 0xD01502F9, 0x40200000, 0x428FB6C9]): [31743, -1024, 16640, 21629, 0, 0, 0, 0] : vector<8xi16>
llvm.func @vcvtps2ph_128_1(%a0: vector<4xf32>) -> vector<8xi16> {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.vcvtps2ph.128"(%a0, %c1) : (vector<4xf32>, i32) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @vcvtps2ph_128_2([0x43FFA114, 0x00000000, -0.0, 0x43D10E35]): [24574, 0, -32768, 24201, 0, 0, 0, 0] : vector<8xi16>
// EXPECT @vcvtps2ph_128_2([0x00000001, 0xFFC12345, 0xC0300000, 0x00000000]): [1, -503, -16000, 0, 0, 0, 0, 0] : vector<8xi16>
llvm.func @vcvtps2ph_128_2(%a0: vector<4xf32>) -> vector<8xi16> {
  %c1 = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.vcvtps2ph.128"(%a0, %c1) : (vector<4xf32>, i32) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @vcvtps2ph_128_3([0x40600000, 0xFFC12345, 0xBF000000, 0x3F800000]): [17152, -503, -18432, 15360, 0, 0, 0, 0] : vector<8xi16>
// EXPECT @vcvtps2ph_128_3([0xFF800000, 0x430505ED, 0xFF800000, 0xFF800000]): [-1024, 22568, -1024, -1024, 0, 0, 0, 0] : vector<8xi16>
llvm.func @vcvtps2ph_128_3(%a0: vector<4xf32>) -> vector<8xi16> {
  %c1 = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.vcvtps2ph.128"(%a0, %c1) : (vector<4xf32>, i32) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @vcvtps2ph_128_4([0x501502F9, 0x7F800001, 0xFF800000, 0xC406A22D]): [31744, 32256, -1024, -8139, 0, 0, 0, 0] : vector<8xi16>
// EXPECT @vcvtps2ph_128_4([0xBFC00000, 0xBF000000, 0x40200000, 0xC0300000]): [-16896, -18432, 16640, -16000, 0, 0, 0, 0] : vector<8xi16>
llvm.func @vcvtps2ph_128_4(%a0: vector<4xf32>) -> vector<8xi16> {
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.vcvtps2ph.128"(%a0, %c1) : (vector<4xf32>, i32) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @vcvtps2ph_256_0([0x501502F9, 0x3F800000, 0xBF000000, 0x3DCCCCCD, 0x7FC00000, 0x00000001, 0x3DCCCCCD, 0x00000001]): [31744, 15360, -18432, 11878, 32256, 0, 11878, 0] : vector<8xi16>
// EXPECT @vcvtps2ph_256_0([0xC0300000, 0xC41E33C8, 0x00000000, 0x439B8CB0, 0x44062F0F, 0x42811A8B, 0x3DCCCCCD, 0xD01502F9]): [-16000, -7950, 0, 23772, 24625, 21513, 11878, -1024] : vector<8xi16>
llvm.func @vcvtps2ph_256_0(%a0: vector<8xf32>) -> vector<8xi16> {
  %c1 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.vcvtps2ph.256"(%a0, %c1) : (vector<8xf32>, i32) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

// EXPECT @sse41_round_ps_0([0x501502F9, 0x7FC00000, 0xC40F2880, 0xC468A1FD]): [1.000000e+10, 0x7FC00000, -5.730000e+02, -9.310000e+02] : vector<4xf32>
// EXPECT @sse41_round_ps_0([0xC4284982, 0xC45C1642, 0xC437B5D7, 0x42085225]): [-6.730000e+02, -8.800000e+02, -7.350000e+02, 3.400000e+01] : vector<4xf32>
llvm.func @sse41_round_ps_0(%a0: vector<4xf32>) -> vector<4xf32> {
  %c1 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.ps"(%a0, %c1) : (vector<4xf32>, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_round_ps_1([0x501502F9, 0xD01502F9, 0x00000000, 0xBFC00000]): [1.000000e+10, -1.000000e+10, 0.000000e+00, -2.000000e+00] : vector<4xf32>
// EXPECT @sse41_round_ps_1([0xBF000000, 0xFFC12345, 0x40200000, 0x3F800000]): [-1.000000e+00, 0xFFC12345, 2.000000e+00, 1.000000e+00] : vector<4xf32>
llvm.func @sse41_round_ps_1(%a0: vector<4xf32>) -> vector<4xf32> {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.ps"(%a0, %c1) : (vector<4xf32>, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_round_ps_2([0x40200000, 0xC461E9F8, 0x7FC00000, 0x3DCCCCCD]): [3.000000e+00, -9.030000e+02, 0x7FC00000, 1.000000e+00] : vector<4xf32>
// EXPECT @sse41_round_ps_2([0xC3B34EA0, 0xC0300000, 0x000116C2, 0x7F800000]): [-3.580000e+02, -2.000000e+00, 1.000000e+00, 0x7F800000] : vector<4xf32>
llvm.func @sse41_round_ps_2(%a0: vector<4xf32>) -> vector<4xf32> {
  %c1 = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.ps"(%a0, %c1) : (vector<4xf32>, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_round_ps_3([0xD01502F9, 0x00000001, 0x00000000, 0xC41E4E1A]): [-1.000000e+10, 0.000000e+00, 0.000000e+00, -6.330000e+02] : vector<4xf32>
// EXPECT @sse41_round_ps_3([0x43BBCA88, 0x7FC00000, 0x40600000, 0x7FC00000]): [3.750000e+02, 0x7FC00000, 3.000000e+00, 0x7FC00000] : vector<4xf32>
llvm.func @sse41_round_ps_3(%a0: vector<4xf32>) -> vector<4xf32> {
  %c1 = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.ps"(%a0, %c1) : (vector<4xf32>, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_round_ps_4([0x7F800000, 0xFF800000, 0x501502F9, 0x3DCCCCCD]): [0x7F800000, 0xFF800000, 1.000000e+10, 0.000000e+00] : vector<4xf32>
// EXPECT @sse41_round_ps_4([0xFFC12345, 0x7F800000, 0xD01502F9, 0x7F800000]): [0xFFC12345, 0x7F800000, -1.000000e+10, 0x7F800000] : vector<4xf32>
llvm.func @sse41_round_ps_4(%a0: vector<4xf32>) -> vector<4xf32> {
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.ps"(%a0, %c1) : (vector<4xf32>, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_round_ps_8([0xBFC00000, 0x40600000, 0x7F800000, 0x000116C2]): [-2.000000e+00, 4.000000e+00, 0x7F800000, 0.000000e+00] : vector<4xf32>
// EXPECT @sse41_round_ps_8([0x3DCCCCCD, 0x3F800000, 0x00000001, 0xC467F0F3]): [0.000000e+00, 1.000000e+00, 0.000000e+00, -9.280000e+02] : vector<4xf32>
llvm.func @sse41_round_ps_8(%a0: vector<4xf32>) -> vector<4xf32> {
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.ps"(%a0, %c1) : (vector<4xf32>, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_round_pd_0([0x7FF8000000000000, 0x4202A05F20000000]): [0x7FF8000000000000, 1.000000e+10] : vector<2xf64>
// EXPECT @sse41_round_pd_0([0x4004000000000000, 0x40434D9D59CAE4A0]): [2.000000e+00, 3.900000e+01] : vector<2xf64>
llvm.func @sse41_round_pd_0(%a0: vector<2xf64>) -> vector<2xf64> {
  %c1 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.pd"(%a0, %c1) : (vector<2xf64>, i32) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse41_round_pd_1([0xC050779EAB428198, 0x4089D0D517560258]): [-6.600000e+01, 8.260000e+02] : vector<2xf64>
// EXPECT @sse41_round_pd_1([0x400C000000000000, 0xC0856F25D75B22A9]): [3.000000e+00, -6.860000e+02] : vector<2xf64>
llvm.func @sse41_round_pd_1(%a0: vector<2xf64>) -> vector<2xf64> {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.pd"(%a0, %c1) : (vector<2xf64>, i32) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse41_round_pd_2([0xBFF8000000000000, 0x0000000000000000]): [-1.000000e+00, 0.000000e+00] : vector<2xf64>
// EXPECT @sse41_round_pd_2([0xBFE0000000000000, -0.0]): [-0.000000e+00, -0.000000e+00] : vector<2xf64>
llvm.func @sse41_round_pd_2(%a0: vector<2xf64>) -> vector<2xf64> {
  %c1 = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.pd"(%a0, %c1) : (vector<2xf64>, i32) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse41_round_pd_3([0x4202A05F20000000, 0x7FF0000000000001]): [1.000000e+10, 0x7FF8000000000001] : vector<2xf64>
// EXPECT @sse41_round_pd_3([0x7FF8000000000000, 0xBFE0000000000000]): [0x7FF8000000000000, -0.000000e+00] : vector<2xf64>
llvm.func @sse41_round_pd_3(%a0: vector<2xf64>) -> vector<2xf64> {
  %c1 = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.pd"(%a0, %c1) : (vector<2xf64>, i32) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse41_round_pd_12([0xFFF0000000000000, 0x7FF0000000000001]): [0xFFF0000000000000, 0x7FF8000000000001] : vector<2xf64>
// EXPECT @sse41_round_pd_12([0x0000000000000001, 0x3FB999999999999A]): [0.000000e+00, 0.000000e+00] : vector<2xf64>
llvm.func @sse41_round_pd_12(%a0: vector<2xf64>) -> vector<2xf64> {
  %c1 = llvm.mlir.constant(12 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.pd"(%a0, %c1) : (vector<2xf64>, i32) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @avx_round_ps_256_1([0x3DCCCCCD, -0.0, 0x443318D3, 0xC0300000, 0x7F800000, 0x3DCCCCCD, 0x40600000, 0xD01502F9]): [0.000000e+00, -0.000000e+00, 7.160000e+02, -3.000000e+00, 0x7F800000, 0.000000e+00, 3.000000e+00, -1.000000e+10] : vector<8xf32>
llvm.func @avx_round_ps_256_1(%a0: vector<8xf32>) -> vector<8xf32> {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.avx.round.ps.256"(%a0, %c1) : (vector<8xf32>, i32) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// EXPECT @avx_round_pd_256_2([0xC039BAC65D36E220, 0xC202A05F20000000, 0x37A16C262777579C, 0x408DC266C4CA7584]): [-2.500000e+01, -1.000000e+10, 1.000000e+00, 9.530000e+02] : vector<4xf64>
llvm.func @avx_round_pd_256_2(%a0: vector<4xf64>) -> vector<4xf64> {
  %c1 = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.avx.round.pd.256"(%a0, %c1) : (vector<4xf64>, i32) -> vector<4xf64>
  llvm.return %r : vector<4xf64>
}

// EXPECT @sse41_round_ss_0([0xFFC12345, 0x40600000, 0x47F12065, 0xC0300000], [0x00000001, 0x501502F9, 0xD01502F9, 0x00000001]): [0.000000e+00, 3.500000e+00, 123456.789, -2.750000e+00] : vector<4xf32>
// EXPECT @sse41_round_ss_0([0xBFC00000, 0x00000001, 0xC3E6A3DC, 0x501502F9], [0x3F800000, 0x000116C2, 0x47F12065, 0xFF800000]): [1.000000e+00, 1.401300e-45, -461.280151, 1.000000e+10] : vector<4xf32>
llvm.func @sse41_round_ss_0(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_round_ss_3([-0.0, 0x3F800000, 0x7F800000, 0x3F800000], [0xC438DAA3, 0x7FC00000, 0xBFC00000, -0.0]): [-7.390000e+02, 1.000000e+00, 0x7F800000, 1.000000e+00] : vector<4xf32>
// EXPECT @sse41_round_ss_3([0x4102806B, 0x7FC00000, 0x430B3375, 0x3F800000], [0x00000001, 0xBFC00000, 0x40600000, 0xC46A8FE8]): [0.000000e+00, 0x7FC00000, 1.392010e+02, 1.000000e+00] : vector<4xf32>
llvm.func @sse41_round_ss_3(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(3 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @sse41_round_sd_1([0x4004000000000000, 0x3FB999999999999A], [0xC006000000000000, 0x0000000000000000]): [-3.000000e+00, 1.000000e-01] : vector<2xf64>
// EXPECT @sse41_round_sd_1([0x0000000000000001, 0x7FF0000000000001], [0xC05FCCD9D078E650, 0x0000000000000000]): [-1.280000e+02, 0x7FF0000000000001] : vector<2xf64>
llvm.func @sse41_round_sd_1(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.sd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i32) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// EXPECT @sse41_round_sd_2([0x408C0A2735087A8C, 0xC07DAD110A898884], [0xC0769DC5E8A8282C, -0.0]): [-3.610000e+02, -474.8166604397195] : vector<2xf64>
// EXPECT @sse41_round_sd_2([0xBFE0000000000000, 0x40FE240C9FBE76C9], [0x0000000000000000, 0x40FE240C9FBE76C9]): [0.000000e+00, 123456.789] : vector<2xf64>
llvm.func @sse41_round_sd_2(%a0: vector<2xf64>, %a1: vector<2xf64>) -> vector<2xf64> {
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.sd"(%a0, %a1, %c2) : (vector<2xf64>, vector<2xf64>, i32) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

// Approximations are refused.
// EXPECT @rsqrt([1.0, 2.0, 3.0, 4.0]): unsupported
llvm.func @rsqrt(%a: vector<4xf32>) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.x86.sse.rsqrt.ps"(%a) : (vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// EXPECT @poison_lane([1.0, poison, 3.0, 4.0]): poison : i32
// EXPECT @poison_lane([1.0, undef, 3.0, 4.0]): undef : i32
llvm.func @poison_lane(%a: vector<4xf32>) -> i32 {
  %r = llvm.call_intrinsic "llvm.x86.sse.movmsk.ps"(%a) : (vector<4xf32>) -> i32
  llvm.return %r : i32
}
