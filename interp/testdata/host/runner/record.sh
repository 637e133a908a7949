#!/usr/bin/env bash
# Writes every .mlir and .expect of this folder again: mlir-opt-22 lowers each
# .src, and mlir-runner-22 with MLIR's runner libraries gives what it prints,
# addresses replaced by 0xADDRESS. Running it twice changes nothing.
#
#   interp/testdata/host/runner/record.sh
set -euo pipefail

version=${LLVM_VERSION:-22}
lib=${LLVM_LIB:-/usr/lib/llvm-$version/lib}
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

library() {
  local path
  for path in "$lib/libmlir_$1.so" "$lib/libmlir_$1.so."*; do
    if [ -e "$path" ]; then
      printf '%s' "$path"
      return
    fi
  done
  echo "no library libmlir_$1 in $lib" >&2
  return 1
}
libs=$(library runner_utils),$(library c_runner_utils),$(library float16_utils)

for source in *.src; do
  name=${source%.src}
  "mlir-opt-$version" --expand-strided-metadata --convert-vector-to-scf --convert-scf-to-cf --lower-affine --convert-vector-to-llvm \
    --finalize-memref-to-llvm --convert-arith-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts \
    "$source" -o "$name.mlir"
  "mlir-runner-$version" "$name.mlir" -e main -entry-point-result=void -shared-libs="$libs" >"$work/out" 2>"$work/err"
  {
    printf 'exit: 0\n'
    cat "$work/out"
    printf -- '--- stderr\n'
    cat "$work/err"
  } | sed -E 's/base@ = 0x[0-9a-f]+/base@ = 0xADDRESS/g' >"$name.expect"
done
