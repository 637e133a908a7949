package repl

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/touchstone-ir/touchstone/dialect"
)

// Complete gives the words that may stand at the end of line, in order, and
// how many bytes of each are there already.
func (s *Session) Complete(line string) (words []string, typed int) {
	begin := strings.LastIndexAny(line, " \t(,[=")
	part := line[begin+1:]
	first, _ := word(line)
	if strings.TrimLeft(line, " ") == part {
		for _, c := range commands {
			words = append(words, c.name)
		}
		return matching(words, part)
	}
	if i := strings.IndexByte(first, '/'); i > 0 {
		first = first[:i]
	}
	takes := takesValue
	if c, err := find(first); err == nil {
		takes = c.takes
	}
	switch takes {
	case takesPlace:
		return s.completePlace(part)
	case takesValue:
		words = s.symbols()
		if f := s.here(); f != nil {
			for _, v := range f.values {
				words = append(words, dialect.ValueName(v))
			}
		}
		for i := range s.vars {
			words = append(words, s.vars[i].name)
		}
	case takesFile:
		return files(part)
	case takesCommand:
		for _, c := range commands {
			words = append(words, c.name)
		}
	case takesTopic:
		words = slices.Clone(infoTopics)
	}
	return matching(words, part)
}

// symbols are the functions and globals.
func (s *Session) symbols() []string {
	var out []string
	for _, b := range s.mod.Op.Body() {
		for _, o := range b.Ops {
			if n := o.SymName(); n != "" {
				out = append(out, "@"+n)
			}
		}
	}
	return out
}

func (s *Session) completePlace(part string) ([]string, int) {
	var words []string
	switch i := strings.Index(part, ":^"); {
	case i > 0:
		if f, err := s.names.find(part[:i]); err == nil {
			for _, b := range f.op.Body() {
				words = append(words, part[:i]+":"+f.blockName(b))
			}
		}
	case strings.HasPrefix(part, "^"):
		if f := s.here(); f != nil {
			for _, b := range f.op.Body() {
				words = append(words, f.blockName(b))
			}
		}
	case strings.HasPrefix(part, "op:"):
		for _, f := range s.names.funcs {
			f.fill()
			for _, o := range f.ops {
				words = append(words, "op:"+o.Name)
			}
		}
	default:
		for _, f := range s.names.funcs {
			if !f.op.IsDeclaration() {
				words = append(words, "@"+f.name)
			}
		}
		words = append(words, "op:", "fault:", "poison")
	}
	return matching(words, part)
}

// files are the names in a folder that begin with part.
func files(part string) ([]string, int) {
	dir, _ := filepath.Split(part)
	list, err := os.ReadDir(filepath.Join(".", dir))
	if err != nil {
		return nil, len(part)
	}
	if filepath.IsAbs(part) {
		if list, err = os.ReadDir(dir); err != nil {
			return nil, len(part)
		}
	}
	var words []string
	for _, e := range list {
		name := dir + e.Name()
		if e.IsDir() {
			name += string(filepath.Separator)
		}
		words = append(words, name)
	}
	return matching(words, part)
}

// matching are the different words that begin with part, sorted.
func matching(words []string, part string) ([]string, int) {
	var out []string
	for _, w := range words {
		if strings.HasPrefix(w, part) {
			out = append(out, w)
		}
	}
	slices.Sort(out)
	return slices.Compact(out), len(part)
}
