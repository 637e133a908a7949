package dialect

import (
	"strings"

	"github.com/touchstone-ir/touchstone/diag"
)

// splitMarker separates the programs of one file (mlir-opt's
// -split-input-file).
const splitMarker = "// -----"

// Chunk is one of the programs in a file that holds several.
type Chunk struct {
	src      *Source
	from, to Pos
}

// Split cuts a source at every separator `// -----`, as mlir-opt's
// -split-input-file does: wherever it stands, even within a line, but not at
// the very end. Warnings name the near misses. Nothing before the first
// separator of a file is no program.
func Split(src *Source) (chunks []Chunk, warnings []diag.Diagnostic) {
	s := src.Text
	near := splitMarker[:len(splitMarker)-2]
	from := 0
	for at := 0; ; {
		i := strings.Index(s[at:], near)
		if i < 0 {
			break
		}
		i += at
		at = i + len(near)
		switch end := i + len(splitMarker); {
		case !strings.HasPrefix(s[i:], splitMarker) || end == len(s):
			warnings = append(warnings, diag.At(diag.Warning, src, at, "near miss with file split marker"))
		default:
			if i > 0 {
				chunks = append(chunks, Chunk{src, Pos(from), Pos(i)})
			}
			from, at = end, end
		}
	}
	return append(chunks, Chunk{src, Pos(from), Pos(len(s))}), warnings
}
