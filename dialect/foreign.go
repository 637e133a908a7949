package dialect

import (
	"strings"

	"github.com/touchstone-ir/touchstone/diag"
)

// This file recognises input that is not text of the llvm dialect and names
// the command of the real tools that makes it so.

const importCommand = "mlir-translate-22 --import-llvm %s -o %s"

// checkKind leaves with an error when the text is another kind of file.
func (p *parser) checkKind() {
	what, command := foreignKind(p.s[p.from:])
	if what == "" {
		return
	}
	p.hopeless = true
	d := diag.At(diag.Error, p.src, 0, "this is %s, not MLIR text", what)
	d.Line, d.Col = 0, 0
	if command != "" {
		from, to := p.commandFiles()
		note := strings.Replace(strings.Replace(command, "%s", from, 1), "%s", to, 1)
		d.Notes = []diag.Diagnostic{{Severity: diag.Note, Message: "make it readable with: " + note}}
	}
	p.diags.Add(d)
	panic(bailout{})
}

// commandFiles is the name of this file and of the one to make, as a command
// line spells them.
func (p *parser) commandFiles() (from, to string) {
	from = p.src.Name
	if from == "" || from == "-" || from == "<stdin>" {
		return "-", "out.mlir"
	}
	base := from
	if i := strings.LastIndexByte(base, '.'); i > strings.LastIndexByte(base, '/') {
		base = base[:i]
	}
	to = base + ".mlir"
	if to == from {
		to = base + ".llvm.mlir"
	}
	return shellWord(from), shellWord(to)
}

func shellWord(s string) string {
	for i := 0; i < len(s); i++ {
		if class[s[i]]&cIdent == 0 && !strings.ContainsRune("/-+,:=", rune(s[i])) {
			return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
		}
	}
	return s
}

// foreignKind is what a file that cannot be MLIR text is, with the command
// that makes MLIR text of it; "" when it may be.
func foreignKind(s string) (what, command string) {
	switch {
	case strings.HasPrefix(s, "ML\xefR"):
		return "MLIR bytecode", "mlir-opt-22 %s -o %s"
	case strings.HasPrefix(s, "BC\xc0\xde"), strings.HasPrefix(s, "\xde\xc0\x17\x0b"):
		return "LLVM bitcode", importCommand
	case strings.HasPrefix(s, "\x7fELF"):
		return "an ELF object file", ""
	}
	if isLLVMText(s) {
		return "LLVM IR text", importCommand
	}
	if line := firstLine(s); strings.HasPrefix(line, "#include") || strings.HasPrefix(line, "#define ") {
		return "C source", "clang-22 -S -emit-llvm -o - %s | mlir-translate-22 --import-llvm -o %s"
	}
	return "", ""
}

// firstLine is the first line that is not blank, without leading blanks.
func firstLine(s string) string {
	s = strings.TrimLeft(s, " \t\r\n")
	line, _, _ := strings.Cut(s, "\n")
	return line
}

// isLLVMText reports whether the first line that says something is one of
// LLVM IR (LangRef, "Module Structure"). None of them can begin MLIR text.
func isLLVMText(s string) bool {
	for {
		line := firstLine(s)
		if line == "" {
			return false
		}
		if line[0] == ';' {
			return true
		}
		word, rest, _ := strings.Cut(line, " ")
		rest = strings.TrimLeft(rest, " ")
		switch word {
		case "define", "declare":
			return strings.Contains(rest, "@")
		case "source_filename":
			return strings.HasPrefix(rest, "=")
		case "target":
			return strings.HasPrefix(rest, "datalayout") || strings.HasPrefix(rest, "triple")
		case "attributes":
			return strings.HasPrefix(rest, "#")
		case "module":
			return strings.HasPrefix(rest, "asm ")
		}
		switch word[0] {
		case '@', '$':
			return strings.HasPrefix(rest, "=")
		case '%':
			return strings.HasPrefix(rest, "= type")
		case '!':
			return strings.HasPrefix(rest, "= !{") || strings.HasPrefix(rest, "= distinct !")
		}
		return false
	}
}

// knownDialects are the dialects of upstream MLIR, in the order in which
// mlir-opt-22 lists them.
const knownDialects = "acc affine amdgpu amx arith arm_neon arm_sme arm_sve async bufferization builtin cf complex " +
	"dlti emitc func gpu index irdl linalg llvm math memref ml_program mpi nvgpu nvvm omp pdl pdl_interp ptr quant rocdl scf shape " +
	"shard smt sparse_tensor spirv tensor test test_dyn test_irdl_to_cpp tosa transform ub vector wasmssa x86vector xegpu xevm"

// lowering is the passes that bring down a dialect or one operation, in the
// order in which they run; a pass serves whatever is listed with it.
var lowering = []struct{ serves, passes string }{
	{"tosa", "--pass-pipeline='builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith,tosa-to-tensor))'"},
	{"tensor bufferization", "--one-shot-bufferize=bufferize-function-boundaries"},
	{"memref.realloc", "--expand-realloc"},
	{"vector.multi_reduction", "--lower-vector-multi-reduction"},
	{"vector.scan", "--test-vector-scan-lowering"},
	{"math.ipowi math.fpowi", "--convert-math-to-funcs=min-width-of-fpowi-exponent=33"},
	{"linalg", "--convert-linalg-to-loops"},
	{"vector", "--convert-vector-to-scf"},
	{"affine", "--lower-affine"},
	{"scf linalg vector tensor math.ipowi math.fpowi", "--convert-scf-to-cf"},
	{"memref linalg tensor bufferization", "--expand-strided-metadata --lower-affine"},
	{"complex", "--convert-complex-to-standard"},
	{"math", "--math-expand-ops=ops=ceilf,floorf,roundf --convert-math-to-llvm --convert-math-to-libm"},
	{"arith", "--arith-expand"},
	{"vector", "--convert-vector-to-llvm"},
	{"memref linalg tensor bufferization", "--finalize-memref-to-llvm"},
}

// LoweringCommand is the mlir-opt-22 command that lowers a file to the llvm
// dialect. names are the operations in it ("vector.scan"), or only their
// dialects ("vector"). ok is false when one of them has no way down that this
// table knows.
func LoweringCommand(file, out string, names []string) (command string, ok bool) {
	uses := map[string]bool{}
	ok = true
	for _, n := range names {
		d, _, _ := strings.Cut(n, ".")
		uses[n], uses[d] = true, true
		switch d {
		case "func", "cf", "index", "ub", "builtin", "llvm", "dlti":
			continue
		}
		known := false
		for _, l := range lowering {
			known = known || hasWord(l.serves, d)
		}
		ok = ok && known
	}
	var b strings.Builder
	b.WriteString("mlir-opt-22")
	for _, l := range lowering {
		for s := range strings.FieldsSeq(l.serves) {
			if uses[s] {
				b.WriteByte(' ')
				b.WriteString(l.passes)
				break
			}
		}
	}
	b.WriteString(" --convert-to-llvm --reconcile-unrealized-casts ")
	b.WriteString(file)
	b.WriteString(" -o ")
	b.WriteString(out)
	return b.String(), ok
}

// operationsIn lists the operations of upstream dialects that the text seems
// to use, each once: words `dialect.name` outside strings and comments.
func operationsIn(s string) (out []string) {
	seen := map[string]bool{}
	add := func(name string) {
		if d, _, dot := strings.Cut(name, "."); dot && !seen[name] && isKnownDialect(d) {
			seen[name] = true
			out = append(out, name)
		}
	}
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c == '"':
			end := skipString(s, i)
			if end < len(s) && s[end] == '(' {
				add(s[i+1 : end-1]) // the generic form
			}
			i = end
		case c == '/' && i+1 < len(s) && s[i+1] == '/':
			for i < len(s) && s[i] != '\n' {
				i++
			}
		case class[c]&cLetter != 0:
			end := i
			for end < len(s) && class[s[end]]&cIdent != 0 {
				end++
			}
			if i == 0 || !strings.ContainsRune("!#@%^", rune(s[i-1])) {
				add(s[i:end])
			}
			i = end
		default:
			i++
		}
	}
	return out
}

func isKnownDialect(d string) bool { return hasWord(knownDialects, d) }

// unknownOp reports an operation that the table does not have, in mlir-opt's
// words where mlir-opt does not have it either.
func (p *parser) unknownOp(written, name string) {
	d, _, _ := strings.Cut(name, ".")
	tried := ""
	if written != name {
		tried = " (tried '" + name + "' as well)"
	}
	pos := int(p.tok.pos)
	if d == "llvm" || d == "builtin" {
		p.errorAt(Pos(pos), "custom op '%s' is unknown%s", written, tried)
	}
	p.hopeless = true // what to do is one command for the whole file
	e := diag.At(diag.Error, p.src, pos, "Dialect `%s' not found for custom op '%s' %s", d, written, tried)
	note := func(format string, args ...any) {
		e.Notes = append(e.Notes, diag.At(diag.Note, nil, 0, format, args...))
	}
	if isKnownDialect(d) {
		from, to := p.commandFiles()
		if command, ok := LoweringCommand(from, to, operationsIn(p.s[p.from:])); ok {
			note("lower it to the llvm dialect with: %s", command)
		} else {
			note("'%s' is a dialect of MLIR: lower it to the llvm dialect with the passes of mlir-opt-22 first", d)
		}
	}
	p.diags.Add(e)
	panic(bailout{})
}

// Foreign lists the operations that the module holds beside those of the llvm
// and builtin dialects, each name once, in order of first use.
func (m *Module) Foreign() []string {
	var out []string
	seen := map[string]bool{}
	var walk func(o *Operation)
	walk = func(o *Operation) {
		if o.Kind == nil {
			d, _, _ := strings.Cut(o.Name, ".")
			if !seen[o.Name] && d != "llvm" && d != "builtin" {
				seen[o.Name] = true
				out = append(out, o.Name)
			}
		}
		for _, r := range o.Regions {
			for _, b := range r.Blocks {
				for _, x := range b.Ops {
					walk(x)
				}
			}
		}
	}
	walk(m.Op)
	return out
}
