#!/usr/bin/env bash
# Writes every derived file of testdata/programs again: what mlir-opt-22,
# clang-22 and mlir-translate-22 make of the sources, and what mlir-runner-22
# and native code answer. Running it twice changes nothing.
#
#   scripts/record-programs.sh [mlir|c|cpp] [NAME…]
#
# LLVM_VERSION (22) and LLVM_LIB (the folder of the runner libraries) may be
# set in the environment.
set -euo pipefail

version=${LLVM_VERSION:-22}
lib=${LLVM_LIB:-/usr/lib/llvm-$version/lib}
root=$(cd "$(dirname "$0")/.." && pwd)
programs=$root/testdata/programs
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# directive FILE KEY prints the value of a "// KEY: value" header line.
directive() {
  sed -n "s|^// $2: *||p" "$1" | head -n 1
}

# expectation STATUS STDOUT prints what an .expect file holds.
expectation() {
  printf 'exit: %s\n' "$1"
  cat "$2"
}

# library NAME prints the path of a runner library, whatever its suffix.
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

record_mlir() {
  local source=$1 stem=${1%.mlir} pipeline entry result libs name shared=""
  pipeline=$(directive "$source" pipeline)
  entry=$(directive "$source" entry)
  result=$(directive "$source" result)
  libs=$(directive "$source" libs)
  for name in ${libs//,/ }; do
    shared+=${shared:+,}$(library "$name")
  done
  # Word splitting is wanted: the header holds a command line.
  # shellcheck disable=SC2086
  "mlir-opt-$version" $pipeline "$source" -o "$stem.lowered.mlir" || return 1
  local status=0
  # Unbuffered, so that what the program prints and the result come in the order they happened.
  stdbuf -o0 "mlir-runner-$version" -e "$entry" "-entry-point-result=$result" \
    ${shared:+"-shared-libs=$shared"} "$stem.lowered.mlir" \
    >"$work/out" 2>"$work/err" || status=$?
  if [ "$status" -ne 0 ]; then
    echo "$source: mlir-runner-$version ended with $status:" >&2
    cat "$work/err" >&2
    return 1
  fi
  sed -i 's/base@ = 0x[0-9a-f]*/base@ = PTR/' "$work/out"
  expectation "$status" "$work/out" >"$stem.expect"
}

record_c() {
  local source=$1 stem=${1%.c} level status=0
  local args
  args=$(directive "$source" args)
  "clang-$version" -std=gnu17 -w -O0 -ffp-contract=off "$source" -o "$work/native" -lm || return 1
  # shellcheck disable=SC2086
  (cd "$work" && ./native $args) >"$work/out" 2>"$work/err" || status=$?
  expectation "$status" "$work/out" >"$stem.expect"
  for level in 0 1 2 3; do
    (
      cd "$(dirname "$source")"
      "clang-$version" -std=gnu17 -w -S -emit-llvm "-O$level" -ffp-contract=off \
        "$(basename "$source")" -o "$work/module.ll"
    ) || return 1
    "mlir-translate-$version" --import-llvm "$work/module.ll" -o "$stem.O$level.mlir" 2>"$work/err" || {
      echo "$source: mlir-translate-$version at -O$level:" >&2
      cat "$work/err" >&2
      return 1
    }
  done
}

# A C++ source may ask for more flags at a level: "// O0: -Xclang …".
record_cpp() {
  local source=$1 stem=${1%.cpp} level status=0
  "clang++-$version" -std=gnu++20 -w -O0 -ffp-contract=off "$source" -o "$work/native" || return 1
  (cd "$work" && ./native) >"$work/out" 2>"$work/err" || status=$?
  expectation "$status" "$work/out" >"$stem.expect"
  for level in 0 2; do
    (
      cd "$(dirname "$source")"
      # shellcheck disable=SC2046
      "clang++-$version" -std=gnu++20 -w -S -emit-llvm "-O$level" $(directive "$(basename "$source")" "O$level") \
        -ffp-contract=off "$(basename "$source")" -o "$work/module.ll"
    ) || return 1
    "mlir-translate-$version" --import-llvm "$work/module.ll" -o "$stem.O$level.mlir" 2>"$work/err" || {
      echo "$source: mlir-translate-$version at -O$level:" >&2
      cat "$work/err" >&2
      return 1
    }
  done
}

kinds="mlir c cpp"
case ${1-} in
mlir | c | cpp)
  kinds=$1
  shift
  ;;
esac
failed=0
for kind in $kinds; do
  for source in "$programs/$kind"/*."$kind"; do
    case $source in
    *.lowered.mlir | *.O[0-3].mlir) continue ;;
    esac
    name=$(basename "$source" ".$kind")
    if [ $# -gt 0 ] && [[ " $* " != *" $name "* ]]; then
      continue
    fi
    "record_$kind" "$source" || {
      echo "FAILED $kind/$name" >&2
      failed=1
    }
  done
done
exit $failed
