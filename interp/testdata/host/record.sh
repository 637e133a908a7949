#!/usr/bin/env bash
# Writes every .mlir and .expect of this folder again: clang-22 and
# mlir-translate-22 make the module of each C program, and the program itself,
# run natively with glibc 2.36, gives what it must print and its status. Lines
# `// link: FLAGS`, `// stdin: TEXT` (with \n) at the head of a program say
# how. Running it twice changes nothing.
#
#   interp/testdata/host/record.sh [NAME…]
set -euo pipefail

version=${LLVM_VERSION:-22}
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export TZ=UTC LC_ALL=C

directive() {
  sed -n "s|^// $2: *||p" "$1" | head -n 1
}

names=("$@")
if [ ${#names[@]} -eq 0 ]; then
  for f in *.c; do names+=("${f%.c}"); done
fi
for name in "${names[@]}"; do
  source=$name.c
  "clang-$version" -O0 -fno-builtin -Xclang -disable-O0-optnone -w -S -emit-llvm "$source" -o "$work/$name.ll"
  "mlir-translate-$version" --import-llvm "$work/$name.ll" -o "$name.mlir"
  read -r -a link <<<"$(directive "$source" link)"
  # The same compiler, so that arguments are evaluated in the same order.
  "clang-$version" -O0 -w -fno-builtin "$source" -o "$work/$name" "${link[@]}"
  status=0
  printf '%b' "$(directive "$source" stdin)" |
    (cd "$work" && "./$name" 2>"$work/err") | cat >"$work/out" || status=$?
  {
    printf 'exit: %s\n' "$status"
    cat "$work/out"
    printf -- '--- stderr\n'
    cat "$work/err"
  } >"$name.expect"
done
