package main

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

// programs reads the C programs as clang and mlir-translate made them, in name
// order.
func programs(dir string) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.mlir"))
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no programs in %s", dir)
	}
	sort.Strings(files)
	var texts []string
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		texts = append(texts, string(text))
	}
	return texts, nil
}

// compose joins programs, over and over, to a text of about size bytes. Each
// is a module of its own inside the file's; its aliases and identified structs
// get a suffix, since their names belong to the whole file.
func compose(texts []string, size int) string {
	var b strings.Builder
	b.Grow(size + size/8)
	for k := 0; ; k++ {
		t := texts[k%len(texts)]
		if b.Len()+len(t) > size+size/8 {
			// The longest that fits ends the text.
			t = ""
			for _, x := range texts {
				if b.Len()+len(x) <= size+size/8 && len(x) > len(t) {
					t = x
				}
			}
			if t != "" {
				rename(&b, t, fmt.Sprintf("_%d", k))
			}
			return b.String()
		}
		rename(&b, t, fmt.Sprintf("_%d", k))
	}
}

// rename writes a program with suffix behind the name of every alias (a word
// behind # or ! without a dot, outside strings and comments) and every
// identified struct.
func rename(b *strings.Builder, s, suffix string) {
	from := 0
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"':
			begin := i
			for i++; s[i] != '"'; i++ {
				if s[i] == '\\' {
					i++
				}
			}
			if strings.HasSuffix(s[:begin], "struct<") {
				b.WriteString(s[from:i])
				b.WriteString(suffix)
				from = i
			}
		case c == '/' && i+1 < len(s) && s[i+1] == '/':
			for i+1 < len(s) && s[i+1] != '\n' {
				i++
			}
		case (c == '#' || c == '!') && i+1 < len(s) && isLetter(s[i+1]):
			end := i + 1
			for end < len(s) && (isLetter(s[end]) || s[end] >= '0' && s[end] <= '9' || s[end] == '.' || s[end] == '$') {
				end++
			}
			if !strings.Contains(s[i:end], ".") {
				b.WriteString(s[from:end])
				b.WriteString(suffix)
				from = end
			}
			i = end - 1
		}
	}
	b.WriteString(s[from:])
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' }
