#!/usr/bin/env bash
# Measures reading, checking and printing text against mlir-opt-22, for texts of
# 10 KB, 1 MB and 50 MB made of the C programs in testdata/programs/c, and puts
# the table into bench/RESULTS.md in place of the one that is there.
#
#   bench/parse.sh [RUNS]
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
go build -o "$work/touchstone" ./cmd/touchstone
go build -o "$work/parse" ./bench/parse
"$work/parse" -touchstone "$work/touchstone" -runs "${1-5}" >"$work/table"

results=bench/RESULTS.md
heading='## Reading text'
touch "$results"
{
  # Everything but the section of this heading.
  awk -v h="$heading" '$0 == h { skip = 1; next } /^## / { skip = 0 } !skip' "$results" | sed -e :a -e '/^\n*$/{$d;N;ba' -e '}'
  if [ -s "$results" ]; then echo; fi
  cat <<END
$heading

Made by \`bench/parse.sh\` on $(date -u +%F), $(nproc) processors ($(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)), load $(cut -d' ' -f1 /proc/loadavg), $(go version | cut -d' ' -f3).
Medians of ${1-5} runs, each in a process of its own. The first line of each text is the reader alone;
\`check\` and \`fmt\` are whole processes with their start, as is mlir-opt's last line; its parser is timed
by \`--mlir-timing\`. Peak memory is the process's, the text and Go's runtime included, at the
collector's default setting. On a busy machine compare processor time.

END
  cat "$work/table"
} >"$work/results"
mv "$work/results" "$results"
