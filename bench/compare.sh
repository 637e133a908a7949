#!/usr/bin/env bash
# Times every program of bench/testdata/programs in touchstone and in other
# engines, interleaved, and prints one table of ratios to native clang -O2 with
# geometric means.
#
#   bench/compare.sh [-r ROUNDS] [NAME…]
#
# Each program goes through clang-22 at -O0, -O1 and -O2 and mlir-translate-22.
# The engines: native -O2 and -O0, touchstone on each level, lli-22 (JIT) on
# -O1, mlir-runner-22 on -O1 and, with -i, lli-22 -force-interpreter on -O1
# (which refuses or takes minutes on many). A cell is the smallest user time of
# ROUNDS (3) rounds; an engine whose answer is not native code's is marked !.
set -euo pipefail

rounds=3
interpreter=
while getopts r:i flag; do
  case $flag in
    r) rounds=$OPTARG ;;
    i) interpreter=yes ;;
    *) exit 2 ;;
  esac
done
shift $((OPTIND - 1))

version=${LLVM_VERSION:-22}
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
(cd "$root" && go build -o "$work/touchstone" ./cmd/touchstone)
lib=${LLVM_LIB:-/usr/lib/llvm-$version/lib}

engines=(native2 native0 fast0 fast1 fast2 lli runner)
[ -n "$interpreter" ] && engines+=(interp)

command_of() { # ENGINE NAME
  case $1 in
    native2) echo "$work/$2.native2" ;;
    native0) echo "$work/$2.native0" ;;
    fast*) echo "$work/touchstone run $work/$2.O${1#fast}.mlir" ;;
    lli) echo "lli-$version $work/$2.O1.ll" ;;
    interp) echo "timeout 60 lli-$version -force-interpreter $work/$2.O1.ll" ;;
    runner) echo "mlir-runner-$version -O3 -e main -entry-point-result=i32 -shared-libs=$lib/libmlir_c_runner_utils.so $work/$2.O1.mlir" ;;
  esac
}

names=("$@")
if [ ${#names[@]} -eq 0 ]; then
  for f in "$root"/bench/testdata/programs/*.c; do
    names+=("$(basename "$f" .c)")
  done
fi

for name in "${names[@]}"; do
  src=$root/bench/testdata/programs/$name.c
  "clang-$version" -O2 "$src" -o "$work/$name.native2" -lm
  "clang-$version" -O0 "$src" -o "$work/$name.native0" -lm
  for level in 0 1 2; do
    "clang-$version" "-O$level" -S -emit-llvm "$src" -o "$work/$name.O$level.ll"
    "mlir-translate-$version" --import-llvm "$work/$name.O$level.ll" -o "$work/$name.O$level.mlir"
  done
  "$work/$name.native2" >"$work/$name.want"
done

TIMEFORMAT=%U
for round in $(seq "$rounds"); do
  for name in "${names[@]}"; do
    for engine in "${engines[@]}"; do
      if ! { time $(command_of "$engine" "$name") >"$work/out" 2>/dev/null; } 2>"$work/time"; then
        echo "$name $engine failed" >>"$work/marks"
      fi
      # mlir-runner prints the exit status behind the output.
      if ! cmp -s <(head -n "$(wc -l <"$work/$name.want")" "$work/out") "$work/$name.want"; then
        echo "$name $engine" >>"$work/marks"
      fi
      echo "$name $engine $(tail -n 1 "$work/time")" >>"$work/times"
    done
  done
done
touch "$work/marks"

echo "$(date +%F), $(uname -m), $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1), $(nproc) cores, commit $(git -C "$root" rev-parse --short HEAD 2>/dev/null || echo none); smallest user time of $rounds rounds"
echo
awk -v engines="${engines[*]}" '
  FNR == NR { marks[$1 " " $2] = 1; next }
  { k = $1 " " $2; if (!(k in best) || $3 < best[k]) best[k] = $3; if (!($1 in seen)) { seen[$1] = 1; order[++n] = $1 } }
  END {
    m = split(engines, e, " ")
    printf "| program | native -O2, s |"; for (i = 2; i <= m; i++) printf " %s |", e[i]; print ""
    printf "|---|---|"; for (i = 2; i <= m; i++) printf "---|"; print ""
    for (j = 1; j <= n; j++) {
      p = order[j]; base = best[p " native2"]; if (base < 0.002) base = 0.002
      printf "| %s | %.3f |", p, best[p " native2"]
      for (i = 2; i <= m; i++) {
        k = p " " e[i]
        if (k in marks) { printf " ! |"; continue }
        r = best[k] / base; if (r <= 0) r = 0.001 / base
        logs[i] += log(r); count[i]++
        printf " %.1fx |", r
      }
      print ""
    }
    printf "| geometric mean | |"; for (i = 2; i <= m; i++) printf " %.1fx |", count[i] ? exp(logs[i] / count[i]) : 0; print ""
  }' "$work/marks" "$work/times"
