#!/usr/bin/env bash
# Writes the lowered forms of the kernels again, with clang-22 and
# mlir-translate-22.
set -euo pipefail
cd "$(dirname "$0")"
for c in *.c; do
  for o in O0 O1; do
    clang-22 "-$o" -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -S -emit-llvm -o - "$c" |
      mlir-translate-22 --import-llvm -o "${c%.c}.$o.mlir" -
  done
done
