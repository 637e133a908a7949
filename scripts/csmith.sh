#!/usr/bin/env bash
# Runs csmith programs in touchstone and natively, and compares what they print.
#
#   scripts/csmith.sh [--engine=NAME] N [START]
#
# Takes the N seeds from START (1 when left out). Each program goes through
# clang-22 at -O0, -O1 and -O2 and mlir-translate-22 into the LLVM dialect; its
# output and exit status in touchstone must be those of native code. A seed is
# excluded when native code built at -O0 needs more than 0.2 s of processor time
# (or does not end within 5 s), and counted. Everything else that differs, a
# reported fault included, is a failure: one line each, and the inputs stay in
# the work folder. The status is 1 when there was a failure.
#
# CSMITH_WORK    folder for the work (made by mktemp when unset)
# CSMITH_JOBS    programs at a time, 2 at most
# CSMITH_SECONDS seconds that touchstone may take for one run (120)
# TOUCHSTONE     command to test instead of a build of this tree
set -euo pipefail

version=${LLVM_VERSION:-22}
root=$(cd "$(dirname "$0")/.." && pwd)

# one SEED makes, runs and compares one program; its verdict is left in
# SEED/verdict, one line for each failure in SEED/failures.
one() {
  local seed=$1 dir=$CSMITH_WORK/$1 level status=0 seconds=""
  mkdir -p "$dir"
  cd "$dir"
  : >failures
  # shellcheck disable=SC2086
  csmith --seed "$seed" $CSMITH_OPTIONS --output program.c >csmith.log 2>&1 || {
    echo "$seed - csmith failed" >>failures
    echo failed >verdict
    return 0
  }
  # shellcheck disable=SC2086
  "clang-$version" -w -O0 $CSMITH_INCLUDE program.c -o native 2>clang.log || {
    echo "$seed - clang failed" >>failures
    echo failed >verdict
    return 0
  }
  TIMEFORMAT=%U
  { time timeout 5 ./native >native.out 2>native.err || status=$?; } 2>native.time
  seconds=$(tail -n 1 native.time)
  if [ "$status" -eq 124 ] || awk "BEGIN { exit !($seconds > 0.2) }"; then
    echo excluded >verdict
    return 0
  fi
  for level in 0 1 2; do
    # shellcheck disable=SC2086
    if ! "clang-$version" -w "-O$level" $CSMITH_INCLUDE -S -emit-llvm program.c -o "O$level.ll" 2>clang.log ||
      ! "mlir-translate-$version" --import-llvm "O$level.ll" -o "O$level.mlir" 2>translate.log; then
      echo "$seed O$level import failed: $(tail -n 1 translate.log 2>/dev/null || tail -n 1 clang.log)" >>failures
      continue
    fi
    local got=0
    # shellcheck disable=SC2086
    timeout "$CSMITH_SECONDS" $TOUCHSTONE run $CSMITH_ENGINE "O$level.mlir" >"O$level.out" 2>"O$level.err" || got=$?
    if [ "$got" -ne "$status" ]; then
      echo "$seed O$level status $got, native $status: $(grep -m 1 . "O$level.err" || true)" >>failures
    elif ! cmp -s native.out "O$level.out"; then
      echo "$seed O$level prints '$(head -n 1 "O$level.out")', native '$(head -n 1 native.out)'" >>failures
    fi
  done
  if [ -s failures ]; then
    echo failed >verdict
  else
    echo equal >verdict
    rm -f native O?.ll O?.mlir
  fi
}

if [ "${1-}" = --one ]; then
  one "$2"
  exit 0
fi

engine=""
positional=()
for argument in "$@"; do
  case $argument in
  --engine=*) engine=$argument ;;
  -*)
    echo "unknown option $argument" >&2
    exit 2
    ;;
  *) positional+=("$argument") ;;
  esac
done
count=${positional[0]-}
start=${positional[1]-1}
case "$count$start" in
"" | *[!0-9]*)
  sed -n 's/^# \{0,1\}//; 2,4p' "$0" >&2
  exit 2
  ;;
esac
for tool in csmith "clang-$version" "mlir-translate-$version"; do
  if ! command -v "$tool" >/dev/null; then
    echo "csmith.sh: $tool not found" >&2
    exit 2
  fi
done
include=""
for folder in /usr/include/csmith /usr/include/csmith-* /usr/local/include/csmith*; do
  if [ -e "$folder/csmith.h" ]; then
    include=-I$folder
    break
  fi
done
if [ -z "$include" ]; then
  echo "csmith.sh: csmith.h not found (Debian: libcsmith-dev)" >&2
  exit 2
fi

made_work=""
if [ -z "${CSMITH_WORK-}" ]; then
  CSMITH_WORK=$(mktemp -d)
  made_work=1
fi
mkdir -p "$CSMITH_WORK"
if [ -z "${TOUCHSTONE-}" ]; then
  (cd "$root" && go build -o "$CSMITH_WORK/touchstone" ./cmd/touchstone)
  TOUCHSTONE=$CSMITH_WORK/touchstone
fi
jobs=${CSMITH_JOBS:-2}
if [ "$jobs" -gt 2 ]; then
  jobs=2
fi
export CSMITH_WORK TOUCHSTONE
export CSMITH_ENGINE=$engine CSMITH_INCLUDE=$include CSMITH_SECONDS=${CSMITH_SECONDS:-120}
# Smaller than csmith's own defaults, so that most programs end in time. No
# packed structs: csmith takes the address of their members, and the access
# through a pointer that is less aligned than its type is undefined behaviour
# (clang's -fsanitize=alignment traps on it, and touchstone reports it).
export CSMITH_OPTIONS=${CSMITH_OPTIONS:-"--quiet --concise --no-packed-struct --max-funcs 6 --max-block-depth 4 --max-array-len-per-dim 7"}

last=$((start + count - 1))
for seed in $(seq "$start" "$last"); do
  rm -rf "${CSMITH_WORK:?}/$seed"
done
seq "$start" "$last" | xargs -P "$jobs" -n 1 "$0" --one

equal=0 excluded=0 failed=0
for seed in $(seq "$start" "$last"); do
  case $(cat "$CSMITH_WORK/$seed/verdict" 2>/dev/null) in
  equal) equal=$((equal + 1)) ;;
  excluded) excluded=$((excluded + 1)) ;;
  *)
    failed=$((failed + 1))
    cat "$CSMITH_WORK/$seed/failures" 2>/dev/null || echo "$seed - no verdict"
    ;;
  esac
done
echo "csmith: seeds $start to $last: $equal equal at -O0, -O1 and -O2; $failed failed; $excluded excluded (native over 0.2 s)"
if [ "$failed" -gt 0 ]; then
  echo "inputs are in $CSMITH_WORK"
  exit 1
fi
if [ -n "$made_work" ]; then
  rm -rf "$CSMITH_WORK"
fi
