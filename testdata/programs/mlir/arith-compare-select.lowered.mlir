module {
  llvm.func @printF32(f32)
  llvm.func @printNewline()
  llvm.func @printClose()
  llvm.func @printComma()
  llvm.func @printI64(i64)
  llvm.func @printOpen()
  llvm.func @body(%arg0: vector<6xi32>, %arg1: vector<6xi32>, %arg2: vector<6xf32>, %arg3: vector<6xf32>, %arg4: i1, %arg5: i32, %arg6: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(5 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(6 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.constant(dense<0.000000e+00> : vector<6xf32>) : vector<6xf32>
    %5 = llvm.icmp "eq" %arg0, %arg1 : vector<6xi32>
    %6 = llvm.icmp "ne" %arg0, %arg1 : vector<6xi32>
    %7 = llvm.icmp "slt" %arg0, %arg1 : vector<6xi32>
    %8 = llvm.icmp "sle" %arg0, %arg1 : vector<6xi32>
    %9 = llvm.icmp "sgt" %arg0, %arg1 : vector<6xi32>
    %10 = llvm.icmp "sge" %arg0, %arg1 : vector<6xi32>
    %11 = llvm.icmp "ult" %arg0, %arg1 : vector<6xi32>
    %12 = llvm.icmp "ule" %arg0, %arg1 : vector<6xi32>
    %13 = llvm.icmp "ugt" %arg0, %arg1 : vector<6xi32>
    %14 = llvm.icmp "uge" %arg0, %arg1 : vector<6xi32>
    %15 = llvm.zext %5 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb1(%3 : i64)
  ^bb1(%16: i64):  // 2 preds: ^bb0, ^bb4
    %17 = llvm.icmp "slt" %16, %2 : i64
    llvm.cond_br %17, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %18 = llvm.extractelement %15[%16 : i64] : vector<6xi8>
    %19 = llvm.sext %18 : i8 to i64
    llvm.call @printI64(%19) : (i64) -> ()
    %20 = llvm.icmp "ult" %16, %0 : i64
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call @printComma() : () -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %21 = llvm.add %16, %1 : i64
    llvm.br ^bb1(%21 : i64)
  ^bb5:  // pred: ^bb1
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %22 = llvm.zext %6 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb6(%3 : i64)
  ^bb6(%23: i64):  // 2 preds: ^bb5, ^bb9
    %24 = llvm.icmp "slt" %23, %2 : i64
    llvm.cond_br %24, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %25 = llvm.extractelement %22[%23 : i64] : vector<6xi8>
    %26 = llvm.sext %25 : i8 to i64
    llvm.call @printI64(%26) : (i64) -> ()
    %27 = llvm.icmp "ult" %23, %0 : i64
    llvm.cond_br %27, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.call @printComma() : () -> ()
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %28 = llvm.add %23, %1 : i64
    llvm.br ^bb6(%28 : i64)
  ^bb10:  // pred: ^bb6
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %29 = llvm.zext %7 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb11(%3 : i64)
  ^bb11(%30: i64):  // 2 preds: ^bb10, ^bb14
    %31 = llvm.icmp "slt" %30, %2 : i64
    llvm.cond_br %31, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    %32 = llvm.extractelement %29[%30 : i64] : vector<6xi8>
    %33 = llvm.sext %32 : i8 to i64
    llvm.call @printI64(%33) : (i64) -> ()
    %34 = llvm.icmp "ult" %30, %0 : i64
    llvm.cond_br %34, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.call @printComma() : () -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %35 = llvm.add %30, %1 : i64
    llvm.br ^bb11(%35 : i64)
  ^bb15:  // pred: ^bb11
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %36 = llvm.zext %8 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb16(%3 : i64)
  ^bb16(%37: i64):  // 2 preds: ^bb15, ^bb19
    %38 = llvm.icmp "slt" %37, %2 : i64
    llvm.cond_br %38, ^bb17, ^bb20
  ^bb17:  // pred: ^bb16
    %39 = llvm.extractelement %36[%37 : i64] : vector<6xi8>
    %40 = llvm.sext %39 : i8 to i64
    llvm.call @printI64(%40) : (i64) -> ()
    %41 = llvm.icmp "ult" %37, %0 : i64
    llvm.cond_br %41, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    llvm.call @printComma() : () -> ()
    llvm.br ^bb19
  ^bb19:  // 2 preds: ^bb17, ^bb18
    %42 = llvm.add %37, %1 : i64
    llvm.br ^bb16(%42 : i64)
  ^bb20:  // pred: ^bb16
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %43 = llvm.zext %9 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb21(%3 : i64)
  ^bb21(%44: i64):  // 2 preds: ^bb20, ^bb24
    %45 = llvm.icmp "slt" %44, %2 : i64
    llvm.cond_br %45, ^bb22, ^bb25
  ^bb22:  // pred: ^bb21
    %46 = llvm.extractelement %43[%44 : i64] : vector<6xi8>
    %47 = llvm.sext %46 : i8 to i64
    llvm.call @printI64(%47) : (i64) -> ()
    %48 = llvm.icmp "ult" %44, %0 : i64
    llvm.cond_br %48, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    llvm.call @printComma() : () -> ()
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %49 = llvm.add %44, %1 : i64
    llvm.br ^bb21(%49 : i64)
  ^bb25:  // pred: ^bb21
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %50 = llvm.zext %10 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb26(%3 : i64)
  ^bb26(%51: i64):  // 2 preds: ^bb25, ^bb29
    %52 = llvm.icmp "slt" %51, %2 : i64
    llvm.cond_br %52, ^bb27, ^bb30
  ^bb27:  // pred: ^bb26
    %53 = llvm.extractelement %50[%51 : i64] : vector<6xi8>
    %54 = llvm.sext %53 : i8 to i64
    llvm.call @printI64(%54) : (i64) -> ()
    %55 = llvm.icmp "ult" %51, %0 : i64
    llvm.cond_br %55, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    llvm.call @printComma() : () -> ()
    llvm.br ^bb29
  ^bb29:  // 2 preds: ^bb27, ^bb28
    %56 = llvm.add %51, %1 : i64
    llvm.br ^bb26(%56 : i64)
  ^bb30:  // pred: ^bb26
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %57 = llvm.zext %11 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb31(%3 : i64)
  ^bb31(%58: i64):  // 2 preds: ^bb30, ^bb34
    %59 = llvm.icmp "slt" %58, %2 : i64
    llvm.cond_br %59, ^bb32, ^bb35
  ^bb32:  // pred: ^bb31
    %60 = llvm.extractelement %57[%58 : i64] : vector<6xi8>
    %61 = llvm.sext %60 : i8 to i64
    llvm.call @printI64(%61) : (i64) -> ()
    %62 = llvm.icmp "ult" %58, %0 : i64
    llvm.cond_br %62, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    llvm.call @printComma() : () -> ()
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb32, ^bb33
    %63 = llvm.add %58, %1 : i64
    llvm.br ^bb31(%63 : i64)
  ^bb35:  // pred: ^bb31
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %64 = llvm.zext %12 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb36(%3 : i64)
  ^bb36(%65: i64):  // 2 preds: ^bb35, ^bb39
    %66 = llvm.icmp "slt" %65, %2 : i64
    llvm.cond_br %66, ^bb37, ^bb40
  ^bb37:  // pred: ^bb36
    %67 = llvm.extractelement %64[%65 : i64] : vector<6xi8>
    %68 = llvm.sext %67 : i8 to i64
    llvm.call @printI64(%68) : (i64) -> ()
    %69 = llvm.icmp "ult" %65, %0 : i64
    llvm.cond_br %69, ^bb38, ^bb39
  ^bb38:  // pred: ^bb37
    llvm.call @printComma() : () -> ()
    llvm.br ^bb39
  ^bb39:  // 2 preds: ^bb37, ^bb38
    %70 = llvm.add %65, %1 : i64
    llvm.br ^bb36(%70 : i64)
  ^bb40:  // pred: ^bb36
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %71 = llvm.zext %13 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb41(%3 : i64)
  ^bb41(%72: i64):  // 2 preds: ^bb40, ^bb44
    %73 = llvm.icmp "slt" %72, %2 : i64
    llvm.cond_br %73, ^bb42, ^bb45
  ^bb42:  // pred: ^bb41
    %74 = llvm.extractelement %71[%72 : i64] : vector<6xi8>
    %75 = llvm.sext %74 : i8 to i64
    llvm.call @printI64(%75) : (i64) -> ()
    %76 = llvm.icmp "ult" %72, %0 : i64
    llvm.cond_br %76, ^bb43, ^bb44
  ^bb43:  // pred: ^bb42
    llvm.call @printComma() : () -> ()
    llvm.br ^bb44
  ^bb44:  // 2 preds: ^bb42, ^bb43
    %77 = llvm.add %72, %1 : i64
    llvm.br ^bb41(%77 : i64)
  ^bb45:  // pred: ^bb41
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %78 = llvm.zext %14 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb46(%3 : i64)
  ^bb46(%79: i64):  // 2 preds: ^bb45, ^bb49
    %80 = llvm.icmp "slt" %79, %2 : i64
    llvm.cond_br %80, ^bb47, ^bb50
  ^bb47:  // pred: ^bb46
    %81 = llvm.extractelement %78[%79 : i64] : vector<6xi8>
    %82 = llvm.sext %81 : i8 to i64
    llvm.call @printI64(%82) : (i64) -> ()
    %83 = llvm.icmp "ult" %79, %0 : i64
    llvm.cond_br %83, ^bb48, ^bb49
  ^bb48:  // pred: ^bb47
    llvm.call @printComma() : () -> ()
    llvm.br ^bb49
  ^bb49:  // 2 preds: ^bb47, ^bb48
    %84 = llvm.add %79, %1 : i64
    llvm.br ^bb46(%84 : i64)
  ^bb50:  // pred: ^bb46
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %85 = llvm.fcmp "oeq" %arg2, %arg3 : vector<6xf32>
    %86 = llvm.fcmp "ogt" %arg2, %arg3 : vector<6xf32>
    %87 = llvm.fcmp "oge" %arg2, %arg3 : vector<6xf32>
    %88 = llvm.fcmp "olt" %arg2, %arg3 : vector<6xf32>
    %89 = llvm.fcmp "ole" %arg2, %arg3 : vector<6xf32>
    %90 = llvm.fcmp "one" %arg2, %arg3 : vector<6xf32>
    %91 = llvm.fcmp "ord" %arg2, %arg3 : vector<6xf32>
    %92 = llvm.fcmp "ueq" %arg2, %arg3 : vector<6xf32>
    %93 = llvm.fcmp "ugt" %arg2, %arg3 : vector<6xf32>
    %94 = llvm.fcmp "uge" %arg2, %arg3 : vector<6xf32>
    %95 = llvm.fcmp "ult" %arg2, %arg3 : vector<6xf32>
    %96 = llvm.fcmp "ule" %arg2, %arg3 : vector<6xf32>
    %97 = llvm.fcmp "une" %arg2, %arg3 : vector<6xf32>
    %98 = llvm.fcmp "uno" %arg2, %arg3 : vector<6xf32>
    %99 = llvm.zext %85 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb51(%3 : i64)
  ^bb51(%100: i64):  // 2 preds: ^bb50, ^bb54
    %101 = llvm.icmp "slt" %100, %2 : i64
    llvm.cond_br %101, ^bb52, ^bb55
  ^bb52:  // pred: ^bb51
    %102 = llvm.extractelement %99[%100 : i64] : vector<6xi8>
    %103 = llvm.sext %102 : i8 to i64
    llvm.call @printI64(%103) : (i64) -> ()
    %104 = llvm.icmp "ult" %100, %0 : i64
    llvm.cond_br %104, ^bb53, ^bb54
  ^bb53:  // pred: ^bb52
    llvm.call @printComma() : () -> ()
    llvm.br ^bb54
  ^bb54:  // 2 preds: ^bb52, ^bb53
    %105 = llvm.add %100, %1 : i64
    llvm.br ^bb51(%105 : i64)
  ^bb55:  // pred: ^bb51
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %106 = llvm.zext %86 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb56(%3 : i64)
  ^bb56(%107: i64):  // 2 preds: ^bb55, ^bb59
    %108 = llvm.icmp "slt" %107, %2 : i64
    llvm.cond_br %108, ^bb57, ^bb60
  ^bb57:  // pred: ^bb56
    %109 = llvm.extractelement %106[%107 : i64] : vector<6xi8>
    %110 = llvm.sext %109 : i8 to i64
    llvm.call @printI64(%110) : (i64) -> ()
    %111 = llvm.icmp "ult" %107, %0 : i64
    llvm.cond_br %111, ^bb58, ^bb59
  ^bb58:  // pred: ^bb57
    llvm.call @printComma() : () -> ()
    llvm.br ^bb59
  ^bb59:  // 2 preds: ^bb57, ^bb58
    %112 = llvm.add %107, %1 : i64
    llvm.br ^bb56(%112 : i64)
  ^bb60:  // pred: ^bb56
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %113 = llvm.zext %87 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb61(%3 : i64)
  ^bb61(%114: i64):  // 2 preds: ^bb60, ^bb64
    %115 = llvm.icmp "slt" %114, %2 : i64
    llvm.cond_br %115, ^bb62, ^bb65
  ^bb62:  // pred: ^bb61
    %116 = llvm.extractelement %113[%114 : i64] : vector<6xi8>
    %117 = llvm.sext %116 : i8 to i64
    llvm.call @printI64(%117) : (i64) -> ()
    %118 = llvm.icmp "ult" %114, %0 : i64
    llvm.cond_br %118, ^bb63, ^bb64
  ^bb63:  // pred: ^bb62
    llvm.call @printComma() : () -> ()
    llvm.br ^bb64
  ^bb64:  // 2 preds: ^bb62, ^bb63
    %119 = llvm.add %114, %1 : i64
    llvm.br ^bb61(%119 : i64)
  ^bb65:  // pred: ^bb61
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %120 = llvm.zext %88 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb66(%3 : i64)
  ^bb66(%121: i64):  // 2 preds: ^bb65, ^bb69
    %122 = llvm.icmp "slt" %121, %2 : i64
    llvm.cond_br %122, ^bb67, ^bb70
  ^bb67:  // pred: ^bb66
    %123 = llvm.extractelement %120[%121 : i64] : vector<6xi8>
    %124 = llvm.sext %123 : i8 to i64
    llvm.call @printI64(%124) : (i64) -> ()
    %125 = llvm.icmp "ult" %121, %0 : i64
    llvm.cond_br %125, ^bb68, ^bb69
  ^bb68:  // pred: ^bb67
    llvm.call @printComma() : () -> ()
    llvm.br ^bb69
  ^bb69:  // 2 preds: ^bb67, ^bb68
    %126 = llvm.add %121, %1 : i64
    llvm.br ^bb66(%126 : i64)
  ^bb70:  // pred: ^bb66
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %127 = llvm.zext %89 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb71(%3 : i64)
  ^bb71(%128: i64):  // 2 preds: ^bb70, ^bb74
    %129 = llvm.icmp "slt" %128, %2 : i64
    llvm.cond_br %129, ^bb72, ^bb75
  ^bb72:  // pred: ^bb71
    %130 = llvm.extractelement %127[%128 : i64] : vector<6xi8>
    %131 = llvm.sext %130 : i8 to i64
    llvm.call @printI64(%131) : (i64) -> ()
    %132 = llvm.icmp "ult" %128, %0 : i64
    llvm.cond_br %132, ^bb73, ^bb74
  ^bb73:  // pred: ^bb72
    llvm.call @printComma() : () -> ()
    llvm.br ^bb74
  ^bb74:  // 2 preds: ^bb72, ^bb73
    %133 = llvm.add %128, %1 : i64
    llvm.br ^bb71(%133 : i64)
  ^bb75:  // pred: ^bb71
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %134 = llvm.zext %90 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb76(%3 : i64)
  ^bb76(%135: i64):  // 2 preds: ^bb75, ^bb79
    %136 = llvm.icmp "slt" %135, %2 : i64
    llvm.cond_br %136, ^bb77, ^bb80
  ^bb77:  // pred: ^bb76
    %137 = llvm.extractelement %134[%135 : i64] : vector<6xi8>
    %138 = llvm.sext %137 : i8 to i64
    llvm.call @printI64(%138) : (i64) -> ()
    %139 = llvm.icmp "ult" %135, %0 : i64
    llvm.cond_br %139, ^bb78, ^bb79
  ^bb78:  // pred: ^bb77
    llvm.call @printComma() : () -> ()
    llvm.br ^bb79
  ^bb79:  // 2 preds: ^bb77, ^bb78
    %140 = llvm.add %135, %1 : i64
    llvm.br ^bb76(%140 : i64)
  ^bb80:  // pred: ^bb76
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %141 = llvm.zext %91 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb81(%3 : i64)
  ^bb81(%142: i64):  // 2 preds: ^bb80, ^bb84
    %143 = llvm.icmp "slt" %142, %2 : i64
    llvm.cond_br %143, ^bb82, ^bb85
  ^bb82:  // pred: ^bb81
    %144 = llvm.extractelement %141[%142 : i64] : vector<6xi8>
    %145 = llvm.sext %144 : i8 to i64
    llvm.call @printI64(%145) : (i64) -> ()
    %146 = llvm.icmp "ult" %142, %0 : i64
    llvm.cond_br %146, ^bb83, ^bb84
  ^bb83:  // pred: ^bb82
    llvm.call @printComma() : () -> ()
    llvm.br ^bb84
  ^bb84:  // 2 preds: ^bb82, ^bb83
    %147 = llvm.add %142, %1 : i64
    llvm.br ^bb81(%147 : i64)
  ^bb85:  // pred: ^bb81
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %148 = llvm.zext %92 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb86(%3 : i64)
  ^bb86(%149: i64):  // 2 preds: ^bb85, ^bb89
    %150 = llvm.icmp "slt" %149, %2 : i64
    llvm.cond_br %150, ^bb87, ^bb90
  ^bb87:  // pred: ^bb86
    %151 = llvm.extractelement %148[%149 : i64] : vector<6xi8>
    %152 = llvm.sext %151 : i8 to i64
    llvm.call @printI64(%152) : (i64) -> ()
    %153 = llvm.icmp "ult" %149, %0 : i64
    llvm.cond_br %153, ^bb88, ^bb89
  ^bb88:  // pred: ^bb87
    llvm.call @printComma() : () -> ()
    llvm.br ^bb89
  ^bb89:  // 2 preds: ^bb87, ^bb88
    %154 = llvm.add %149, %1 : i64
    llvm.br ^bb86(%154 : i64)
  ^bb90:  // pred: ^bb86
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %155 = llvm.zext %93 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb91(%3 : i64)
  ^bb91(%156: i64):  // 2 preds: ^bb90, ^bb94
    %157 = llvm.icmp "slt" %156, %2 : i64
    llvm.cond_br %157, ^bb92, ^bb95
  ^bb92:  // pred: ^bb91
    %158 = llvm.extractelement %155[%156 : i64] : vector<6xi8>
    %159 = llvm.sext %158 : i8 to i64
    llvm.call @printI64(%159) : (i64) -> ()
    %160 = llvm.icmp "ult" %156, %0 : i64
    llvm.cond_br %160, ^bb93, ^bb94
  ^bb93:  // pred: ^bb92
    llvm.call @printComma() : () -> ()
    llvm.br ^bb94
  ^bb94:  // 2 preds: ^bb92, ^bb93
    %161 = llvm.add %156, %1 : i64
    llvm.br ^bb91(%161 : i64)
  ^bb95:  // pred: ^bb91
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %162 = llvm.zext %94 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb96(%3 : i64)
  ^bb96(%163: i64):  // 2 preds: ^bb95, ^bb99
    %164 = llvm.icmp "slt" %163, %2 : i64
    llvm.cond_br %164, ^bb97, ^bb100
  ^bb97:  // pred: ^bb96
    %165 = llvm.extractelement %162[%163 : i64] : vector<6xi8>
    %166 = llvm.sext %165 : i8 to i64
    llvm.call @printI64(%166) : (i64) -> ()
    %167 = llvm.icmp "ult" %163, %0 : i64
    llvm.cond_br %167, ^bb98, ^bb99
  ^bb98:  // pred: ^bb97
    llvm.call @printComma() : () -> ()
    llvm.br ^bb99
  ^bb99:  // 2 preds: ^bb97, ^bb98
    %168 = llvm.add %163, %1 : i64
    llvm.br ^bb96(%168 : i64)
  ^bb100:  // pred: ^bb96
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %169 = llvm.zext %95 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb101(%3 : i64)
  ^bb101(%170: i64):  // 2 preds: ^bb100, ^bb104
    %171 = llvm.icmp "slt" %170, %2 : i64
    llvm.cond_br %171, ^bb102, ^bb105
  ^bb102:  // pred: ^bb101
    %172 = llvm.extractelement %169[%170 : i64] : vector<6xi8>
    %173 = llvm.sext %172 : i8 to i64
    llvm.call @printI64(%173) : (i64) -> ()
    %174 = llvm.icmp "ult" %170, %0 : i64
    llvm.cond_br %174, ^bb103, ^bb104
  ^bb103:  // pred: ^bb102
    llvm.call @printComma() : () -> ()
    llvm.br ^bb104
  ^bb104:  // 2 preds: ^bb102, ^bb103
    %175 = llvm.add %170, %1 : i64
    llvm.br ^bb101(%175 : i64)
  ^bb105:  // pred: ^bb101
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %176 = llvm.zext %96 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb106(%3 : i64)
  ^bb106(%177: i64):  // 2 preds: ^bb105, ^bb109
    %178 = llvm.icmp "slt" %177, %2 : i64
    llvm.cond_br %178, ^bb107, ^bb110
  ^bb107:  // pred: ^bb106
    %179 = llvm.extractelement %176[%177 : i64] : vector<6xi8>
    %180 = llvm.sext %179 : i8 to i64
    llvm.call @printI64(%180) : (i64) -> ()
    %181 = llvm.icmp "ult" %177, %0 : i64
    llvm.cond_br %181, ^bb108, ^bb109
  ^bb108:  // pred: ^bb107
    llvm.call @printComma() : () -> ()
    llvm.br ^bb109
  ^bb109:  // 2 preds: ^bb107, ^bb108
    %182 = llvm.add %177, %1 : i64
    llvm.br ^bb106(%182 : i64)
  ^bb110:  // pred: ^bb106
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %183 = llvm.zext %97 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb111(%3 : i64)
  ^bb111(%184: i64):  // 2 preds: ^bb110, ^bb114
    %185 = llvm.icmp "slt" %184, %2 : i64
    llvm.cond_br %185, ^bb112, ^bb115
  ^bb112:  // pred: ^bb111
    %186 = llvm.extractelement %183[%184 : i64] : vector<6xi8>
    %187 = llvm.sext %186 : i8 to i64
    llvm.call @printI64(%187) : (i64) -> ()
    %188 = llvm.icmp "ult" %184, %0 : i64
    llvm.cond_br %188, ^bb113, ^bb114
  ^bb113:  // pred: ^bb112
    llvm.call @printComma() : () -> ()
    llvm.br ^bb114
  ^bb114:  // 2 preds: ^bb112, ^bb113
    %189 = llvm.add %184, %1 : i64
    llvm.br ^bb111(%189 : i64)
  ^bb115:  // pred: ^bb111
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %190 = llvm.zext %98 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb116(%3 : i64)
  ^bb116(%191: i64):  // 2 preds: ^bb115, ^bb119
    %192 = llvm.icmp "slt" %191, %2 : i64
    llvm.cond_br %192, ^bb117, ^bb120
  ^bb117:  // pred: ^bb116
    %193 = llvm.extractelement %190[%191 : i64] : vector<6xi8>
    %194 = llvm.sext %193 : i8 to i64
    llvm.call @printI64(%194) : (i64) -> ()
    %195 = llvm.icmp "ult" %191, %0 : i64
    llvm.cond_br %195, ^bb118, ^bb119
  ^bb118:  // pred: ^bb117
    llvm.call @printComma() : () -> ()
    llvm.br ^bb119
  ^bb119:  // 2 preds: ^bb117, ^bb118
    %196 = llvm.add %191, %1 : i64
    llvm.br ^bb116(%196 : i64)
  ^bb120:  // pred: ^bb116
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %197 = llvm.intr.maximum(%arg2, %arg3) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
    %198 = llvm.intr.minimum(%arg2, %arg3) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
    %199 = llvm.intr.maxnum(%arg2, %arg3) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
    %200 = llvm.intr.minnum(%arg2, %arg3) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
    %201 = llvm.fcmp "uno" %197, %197 : vector<6xf32>
    %202 = llvm.zext %201 : vector<6xi1> to vector<6xi8>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb121(%3 : i64)
  ^bb121(%203: i64):  // 2 preds: ^bb120, ^bb124
    %204 = llvm.icmp "slt" %203, %2 : i64
    llvm.cond_br %204, ^bb122, ^bb125
  ^bb122:  // pred: ^bb121
    %205 = llvm.extractelement %202[%203 : i64] : vector<6xi8>
    %206 = llvm.sext %205 : i8 to i64
    llvm.call @printI64(%206) : (i64) -> ()
    %207 = llvm.icmp "ult" %203, %0 : i64
    llvm.cond_br %207, ^bb123, ^bb124
  ^bb123:  // pred: ^bb122
    llvm.call @printComma() : () -> ()
    llvm.br ^bb124
  ^bb124:  // 2 preds: ^bb122, ^bb123
    %208 = llvm.add %203, %1 : i64
    llvm.br ^bb121(%208 : i64)
  ^bb125:  // pred: ^bb121
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %209 = llvm.select %201, %4, %197 : vector<6xi1>, vector<6xf32>
    %210 = llvm.select %201, %4, %198 : vector<6xi1>, vector<6xf32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb126(%3 : i64)
  ^bb126(%211: i64):  // 2 preds: ^bb125, ^bb129
    %212 = llvm.icmp "slt" %211, %2 : i64
    llvm.cond_br %212, ^bb127, ^bb130
  ^bb127:  // pred: ^bb126
    %213 = llvm.extractelement %209[%211 : i64] : vector<6xf32>
    llvm.call @printF32(%213) : (f32) -> ()
    %214 = llvm.icmp "ult" %211, %0 : i64
    llvm.cond_br %214, ^bb128, ^bb129
  ^bb128:  // pred: ^bb127
    llvm.call @printComma() : () -> ()
    llvm.br ^bb129
  ^bb129:  // 2 preds: ^bb127, ^bb128
    %215 = llvm.add %211, %1 : i64
    llvm.br ^bb126(%215 : i64)
  ^bb130:  // pred: ^bb126
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb131(%3 : i64)
  ^bb131(%216: i64):  // 2 preds: ^bb130, ^bb134
    %217 = llvm.icmp "slt" %216, %2 : i64
    llvm.cond_br %217, ^bb132, ^bb135
  ^bb132:  // pred: ^bb131
    %218 = llvm.extractelement %210[%216 : i64] : vector<6xf32>
    llvm.call @printF32(%218) : (f32) -> ()
    %219 = llvm.icmp "ult" %216, %0 : i64
    llvm.cond_br %219, ^bb133, ^bb134
  ^bb133:  // pred: ^bb132
    llvm.call @printComma() : () -> ()
    llvm.br ^bb134
  ^bb134:  // 2 preds: ^bb132, ^bb133
    %220 = llvm.add %216, %1 : i64
    llvm.br ^bb131(%220 : i64)
  ^bb135:  // pred: ^bb131
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %221 = llvm.fadd %199, %4 : vector<6xf32>
    %222 = llvm.fadd %200, %4 : vector<6xf32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb136(%3 : i64)
  ^bb136(%223: i64):  // 2 preds: ^bb135, ^bb139
    %224 = llvm.icmp "slt" %223, %2 : i64
    llvm.cond_br %224, ^bb137, ^bb140
  ^bb137:  // pred: ^bb136
    %225 = llvm.extractelement %221[%223 : i64] : vector<6xf32>
    llvm.call @printF32(%225) : (f32) -> ()
    %226 = llvm.icmp "ult" %223, %0 : i64
    llvm.cond_br %226, ^bb138, ^bb139
  ^bb138:  // pred: ^bb137
    llvm.call @printComma() : () -> ()
    llvm.br ^bb139
  ^bb139:  // 2 preds: ^bb137, ^bb138
    %227 = llvm.add %223, %1 : i64
    llvm.br ^bb136(%227 : i64)
  ^bb140:  // pred: ^bb136
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb141(%3 : i64)
  ^bb141(%228: i64):  // 2 preds: ^bb140, ^bb144
    %229 = llvm.icmp "slt" %228, %2 : i64
    llvm.cond_br %229, ^bb142, ^bb145
  ^bb142:  // pred: ^bb141
    %230 = llvm.extractelement %222[%228 : i64] : vector<6xf32>
    llvm.call @printF32(%230) : (f32) -> ()
    %231 = llvm.icmp "ult" %228, %0 : i64
    llvm.cond_br %231, ^bb143, ^bb144
  ^bb143:  // pred: ^bb142
    llvm.call @printComma() : () -> ()
    llvm.br ^bb144
  ^bb144:  // 2 preds: ^bb142, ^bb143
    %232 = llvm.add %228, %1 : i64
    llvm.br ^bb141(%232 : i64)
  ^bb145:  // pred: ^bb141
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %233 = llvm.intr.smax(%arg0, %arg1) : (vector<6xi32>, vector<6xi32>) -> vector<6xi32>
    %234 = llvm.intr.umin(%arg0, %arg1) : (vector<6xi32>, vector<6xi32>) -> vector<6xi32>
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb146(%3 : i64)
  ^bb146(%235: i64):  // 2 preds: ^bb145, ^bb149
    %236 = llvm.icmp "slt" %235, %2 : i64
    llvm.cond_br %236, ^bb147, ^bb150
  ^bb147:  // pred: ^bb146
    %237 = llvm.extractelement %233[%235 : i64] : vector<6xi32>
    %238 = llvm.sext %237 : i32 to i64
    llvm.call @printI64(%238) : (i64) -> ()
    %239 = llvm.icmp "ult" %235, %0 : i64
    llvm.cond_br %239, ^bb148, ^bb149
  ^bb148:  // pred: ^bb147
    llvm.call @printComma() : () -> ()
    llvm.br ^bb149
  ^bb149:  // 2 preds: ^bb147, ^bb148
    %240 = llvm.add %235, %1 : i64
    llvm.br ^bb146(%240 : i64)
  ^bb150:  // pred: ^bb146
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    llvm.call @printOpen() : () -> ()
    llvm.br ^bb151(%3 : i64)
  ^bb151(%241: i64):  // 2 preds: ^bb150, ^bb154
    %242 = llvm.icmp "slt" %241, %2 : i64
    llvm.cond_br %242, ^bb152, ^bb155
  ^bb152:  // pred: ^bb151
    %243 = llvm.extractelement %234[%241 : i64] : vector<6xi32>
    %244 = llvm.sext %243 : i32 to i64
    llvm.call @printI64(%244) : (i64) -> ()
    %245 = llvm.icmp "ult" %241, %0 : i64
    llvm.cond_br %245, ^bb153, ^bb154
  ^bb153:  // pred: ^bb152
    llvm.call @printComma() : () -> ()
    llvm.br ^bb154
  ^bb154:  // 2 preds: ^bb152, ^bb153
    %246 = llvm.add %241, %1 : i64
    llvm.br ^bb151(%246 : i64)
  ^bb155:  // pred: ^bb151
    llvm.call @printClose() : () -> ()
    llvm.call @printNewline() : () -> ()
    %247 = llvm.select %arg4, %arg5, %arg6 : i1, i32
    llvm.return %247 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(dense<[1, -1, 5, -2147483648, 7, 0]> : vector<6xi32>) : vector<6xi32>
    %1 = llvm.mlir.constant(dense<[1, 1, -5, 2147483647, 8, 0]> : vector<6xi32>) : vector<6xi32>
    %2 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00, -0.000000e+00, 0x7FC00000, 0xFF800000, 3.000000e+00]> : vector<6xf32>) : vector<6xf32>
    %3 = llvm.mlir.constant(dense<[1.000000e+00, -2.000000e+00, 0.000000e+00, 1.000000e+00, 0x7F800000, 0x7FC00000]> : vector<6xf32>) : vector<6xf32>
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.call @body(%0, %1, %2, %3, %4, %5, %6) : (vector<6xi32>, vector<6xi32>, vector<6xf32>, vector<6xf32>, i1, i32, i32) -> i32
    llvm.return %7 : i32
  }
}

