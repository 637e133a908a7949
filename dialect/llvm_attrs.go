package dialect

import "strings"

// llvmAttr says what the body of an attribute of the llvm dialect may hold
// (LLVM's LLVMAttrDefs.td, version 22).
type llvmAttr struct {
	// keys of a body `<key = value, …>`, a ? behind those that may be absent.
	keys string
	// words of a body `<word>`, or `<word, …>` when several may be given.
	words   string
	several bool
	bare    bool   // there may be no body
	ints    string // the keys whose value is an integer attribute, i64 by default
}

var llvmAttrs = map[string]*llvmAttr{
	"access_group":                  {keys: "id"},
	"address_space":                 {},
	"alias_scope":                   {keys: "id domain description?"},
	"alias_scope_domain":            {keys: "id description?"},
	"blockaddress":                  {keys: "function tag"},
	"blocktag":                      {keys: "id"},
	"cconv":                         {words: "ccc fastcc coldcc cc_10 cc_11 anyregcc preserve_mostcc preserve_allcc swiftcc cxx_fast_tlscc tailcc cfguard_checkcc swifttailcc x86_stdcallcc x86_fastcallcc arm_apcscc arm_aapcscc arm_aapcs_vfpcc msp430_intrcc x86_thiscallcc ptx_kernelcc ptx_devicecc spir_funccc spir_kernelcc intel_ocl_bicc x86_64_sysvcc win64cc x86_vectorcallcc hhvmcc hhvm_ccc x86_intrcc avr_intrcc avr_builtincc amdgpu_vscc amdgpu_gscc amdgpu_cscc amdgpu_kernelcc x86_regcallcc amdgpu_hscc msp430_builtincc amdgpu_lscc amdgpu_escc aarch64_vectorcallcc aarch64_sve_vectorcallcc wasm_emscripten_invokecc amdgpu_gfxcc m68k_intrcc"},
	"cgprofile_entry":               {keys: "from? to? count"},
	"comdat":                        {bare: true},
	"constant_range":                {},
	"dependent_libraries":           {},
	"dereferenceable":               {keys: "bytes mayBeNull?"},
	"di_annotation":                 {keys: "name value"},
	"di_basic_type":                 {keys: "tag? name sizeInBits? encoding?"},
	"di_common_block":               {keys: "scope decl? name file? line?"},
	"di_compile_unit":               {keys: "id sourceLanguage? file producer? isOptimized emissionKind nameTableKind? splitDebugFilename?"},
	"di_composite_type":             {keys: "recId? isRecSelf? tag? name? file? line? scope? baseType? flags? sizeInBits? alignInBits? dataLocation? rank? allocated? associated? elements?"},
	"di_derived_type":               {keys: "tag? name? baseType? sizeInBits? alignInBits? offsetInBits? dwarfAddressSpace? extraData?"},
	"di_expression":                 {},
	"di_expression_elem":            {bare: true},
	"di_file":                       {},
	"di_generic_subrange":           {keys: "count? lowerBound upperBound? stride"},
	"di_global_variable":            {keys: "scope? name? linkageName? file line type isLocalToUnit? isDefined? alignInBits?"},
	"di_global_variable_expression": {keys: "var expr?"},
	"di_imported_entity":            {keys: "tag? scope entity file? line? name? elements?"},
	"di_label":                      {keys: "scope name? file? line?"},
	"di_lexical_block":              {keys: "scope file? line? column?"},
	"di_lexical_block_file":         {keys: "scope file? discriminator"},
	"di_local_variable":             {keys: "scope name? file? line? arg? alignInBits? type? flags?"},
	"di_module":                     {keys: "file? scope? name? configMacros? includePath? apinotes? line? isDecl?"},
	"di_namespace":                  {keys: "name? scope? exportSymbols"},
	"di_null_type":                  {bare: true},
	"di_string_type":                {keys: "tag? name sizeInBits? alignInBits? stringLength? stringLengthExp? stringLocationExp? encoding?"},
	"di_subprogram":                 {keys: "recId? isRecSelf? id? compileUnit? scope? name? linkageName? file? line? scopeLine? subprogramFlags? type? retainedNodes? annotations?"},
	"di_subrange":                   {keys: "count? lowerBound? upperBound? stride?"},
	"di_subroutine_type":            {keys: "callingConvention? types?"},
	"dso_local_equivalent":          {bare: true},
	"fastmath":                      {words: "none nnan ninf nsz arcp contract afn reassoc fast", several: true},
	"framePointerKind":              {words: "none non-leaf all reserved non-leaf-no-reserve"},
	"linkage":                       {words: "external available_externally linkonce linkonce_odr weak weak_odr appending internal private extern_weak common"},
	"loop_annotation":               {keys: "disableNonforced? vectorize? interleave? unroll? unrollAndJam? licm? distribute? pipeline? peeled? unswitch? mustProgress? isVectorized? startLoc? endLoc? parallelAccesses?"},
	"loop_distribute":               {keys: "disable? followupCoincident? followupSequential? followupFallback? followupAll?"},
	"loop_interleave":               {keys: "count", ints: "count"},
	"loop_licm":                     {keys: "disable? versioningDisable?"},
	"loop_peeled":                   {keys: "count?", ints: "count"},
	"loop_pipeline":                 {keys: "disable? initiationinterval?", ints: "initiationinterval"},
	"loop_unroll":                   {keys: "disable? count? runtimeDisable? full? followupUnrolled? followupRemainder? followupAll?", ints: "count"},
	"loop_unroll_and_jam":           {keys: "disable? count? followupOuter? followupInner? followupRemainderOuter? followupRemainderInner? followupAll?", ints: "count"},
	"loop_unswitch":                 {keys: "partialDisable?"},
	"loop_vectorize":                {keys: "disable? predicateEnable? scalableEnable? width? followupVectorized? followupEpilogue? followupAll?", ints: "width"},
	"memory_effects":                {keys: "other argMem inaccessibleMem errnoMem targetMem0 targetMem1"},
	"mlir.module_flag":              {},
	"mlir.workgroup_attribution":    {},
	"mmra_tag":                      {},
	"overflow":                      {words: "none nsw nuw", several: true},
	"poison":                        {bare: true},
	"profile_summary":               {keys: "format total_count max_count max_internal_count max_function_count num_counts num_functions is_partial_profile? partial_profile_ratio? detailed_summary"},
	"profile_summary_detailed":      {keys: "cut_off min_count num_counts"},
	"tailcallkind":                  {words: "none notail musttail tail"},
	"target":                        {keys: "triple chip features?"},
	"target_features":               {},
	"tbaa_member":                   {},
	"tbaa_root":                     {keys: "id?", bare: true},
	"tbaa_tag":                      {keys: "base_type access_type offset constant?"},
	"tbaa_type_desc":                {keys: "id members"},
	"undef":                         {bare: true},
	"uwtableKind":                   {words: "none sync async"},
	"vec_type_hint":                 {keys: "hint is_signed?"},
	"vscale_range":                  {keys: "minRange maxRange", ints: "minRange maxRange"},
	"zero":                          {bare: true},
}

// memoryWords are the values of the keys of #llvm.memory_effects.
const memoryWords = "none read write readwrite"

// checkDialectAttr refuses an attribute of the llvm dialect whose name or body
// the dialect does not know; pos is where its name stands. Those of other
// dialects are kept as they are.
func (p *parser) checkDialectAttr(pos Pos, a *DialectAttr) {
	if a.Dialect == "dlti" {
		a.shortenEntries()
	}
	if a.Dialect != "llvm" || a.Name == "" {
		return
	}
	if p.vintage != V22 && p.oldLLVMAttr(a) {
		return
	}
	row := llvmAttrs[a.Name]
	if row == nil {
		p.errorAt(pos, "unknown attribute `%s` in dialect `llvm`", a.Name)
	}
	body := pos + Pos(len(a.Name))
	if a.Body == "" {
		if !row.bare {
			p.errorAt(body, "expected '<'")
		}
		return
	}
	switch {
	case row.words != "":
		p.checkWords(body+1, row, a)
	case row.keys != "":
		p.checkKeys(body+1, row, a)
	}
}

// checkWords requires each word of the body to be one of the row's.
func (p *parser) checkWords(pos Pos, row *llvmAttr, a *DialectAttr) {
	items := a.Items()
	if len(items) == 0 || len(items) > 1 && !row.several {
		p.errorAt(pos, "expected one of [%s] for #llvm.%s", commas(row.words), a.Name)
	}
	for _, w := range items {
		if !hasWord(row.words, strings.Trim(w, "\"")) {
			p.errorAt(pos, "expected one of [%s] for #llvm.%s, got: %s", commas(row.words), a.Name, w)
		}
	}
	if a.Name == "fastmath" {
		if f, ok := ParseFastMathFlags(strings.Join(items, ",")); ok {
			a.Body = "<" + f.String() + ">"
		}
	}
}

// checkKeys requires the keys of the body to be the row's.
func (p *parser) checkKeys(pos Pos, row *llvmAttr, a *DialectAttr) {
	given := map[string]bool{}
	list := false // the parameter before holds a list
	for i, item := range a.Items() {
		key, value, _ := strings.Cut(item, " = ")
		if i > 0 && !isBareName(key) && (value == "" || strings.ContainsAny(key, "<\"")) {
			if !isOneValue(item) {
				p.errorAt(pos, "expected one value in #llvm.%s, got: %s", a.Name, item)
			}
			continue // one more element of a list
		}
		switch {
		case !hasWord(row.keys, key) && !hasWord(row.keys, key+"?"):
			p.errorAt(pos, "#llvm.%s has no parameter '%s'; it has %s", a.Name, key, commas(row.keys))
		case list:
			p.errorAt(pos, "the list before '%s' must be the last parameter of #llvm.%s", key, a.Name)
		case given[key]:
			p.errorAt(pos, "duplicate parameter '%s' of #llvm.%s", key, a.Name)
		case value == "":
			p.errorAt(pos, "expected a value for the parameter '%s' of #llvm.%s", key, a.Name)
		case a.Name == "memory_effects" && !hasWord(memoryWords, strings.Trim(value, `"`)):
			p.errorAt(pos, "expected one of [%s] for '%s', got: %s", commas(memoryWords), key, value)
		}
		if !isOneValue(value) {
			p.errorAt(pos, "expected one value for the parameter '%s' of #llvm.%s, got: %s", key, a.Name, value)
		}
		p.checkInner(pos, aliased[a.Name][key], value)
		if hasWord(row.ints, key) && !isIntegerText(canonicalValue("", value)) {
			p.errorAt(pos, "expected integer value for the parameter '%s' of #llvm.%s", key, a.Name)
		}
		given[key] = true
		list = hasWord(listKeys, key)
	}
	for _, key := range strings.Fields(row.keys) {
		if !strings.HasSuffix(key, "?") && !given[key] {
			p.errorAt(pos, "#llvm.%s is missing its parameter '%s'", a.Name, key)
		}
	}
}

// isIntegerText reports whether text is a number, maybe with its type.
func isIntegerText(s string) bool {
	n, t, typed := strings.Cut(s, " : ")
	n = strings.TrimPrefix(n, "-")
	return n != "" && strings.Trim(n, "0123456789") == "" && (!typed || len(t) > 1 && t[0] == 'i' && strings.Trim(t[1:], "0123456789") == "")
}

// isOneValue reports whether a text that begins with a bracket, an attribute or
// a string ends with it.
func isOneValue(s string) bool {
	if s == "" {
		return false
	}
	end := len(s)
	if strings.HasPrefix(s, "loc(") {
		return skipBrackets(s, len("loc")) == end
	}
	switch s[0] {
	case '<', '[', '(', '{':
		end = skipBrackets(s, 0)
	case '"':
		end = skipString(s, 0)
	case '#':
		for end = 1; end < len(s) && class[s[end]]&cSuffix != 0; {
			end++
		}
		if end < len(s) && s[end] == '<' {
			end = skipBrackets(s, end)
		}
	default:
		if class[s[0]]&cIdent == 0 && s[0] != '-' && s[0] != '@' && s[0] != '!' || strings.Contains(s, " = ") {
			return false
		}
	}
	return end == len(s) || strings.HasPrefix(s[end:], " : ")
}

// checkInner checks an attribute that is written inside another one: in full,
// or without its name where the parameter implies it.
func (p *parser) checkInner(pos Pos, implied, value string) {
	if len(value) == 0 || value[0] != '<' && !strings.HasPrefix(value, "#llvm.") {
		return
	}
	// Each level is looked at again by the levels around it.
	if p.inner += len(value); p.inner > 1<<26 {
		p.fatalAt(pos, "nested too deep")
	}
	in := &DialectAttr{Dialect: "llvm", Name: implied, Body: value}
	if value[0] == '#' {
		name, _, _ := strings.Cut(value[len("#llvm."):], "<")
		in.Name, in.Body = name, value[len("#llvm.")+len(name):]
	}
	if in.Name != "" {
		p.checkDialectAttr(pos-Pos(len(in.Name)), in)
	}
}

// shortenEntries rewrites the long form of DLTI's entries, `#dlti.dl_entry<key,
// value>`, to the one that MLIR prints inside a spec, `key = value`, and gives
// bare numbers the type that they have, i64.
func (a *DialectAttr) shortenEntries() {
	items := a.Items()
	changed := false
	for i, item := range items {
		const long = "#dlti.dl_entry<"
		if strings.HasPrefix(item, long) && closeOf(item, len(long)-1) == len(item)-1 {
			if kv := splitItems(item[len(long) : len(item)-1]); len(kv) == 2 {
				items[i], changed = kv[0]+" = "+kv[1], true
			}
		}
		if k, v, ok := cutLast(items[i], " = "); ok && k != "" && v != "" && strings.Trim(v, "0123456789") == "" {
			items[i], changed = items[i]+" : i64", true
		}
	}
	if changed {
		a.Body = "<" + strings.Join(items, ", ") + ">"
	}
}

// cutLast is strings.Cut at the last sep.
func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

func hasWord(words, w string) bool {
	for s := range strings.FieldsSeq(words) {
		if s == w {
			return true
		}
	}
	return false
}

func commas(words string) string { return strings.ReplaceAll(words, " ", ", ") }

// Items is the parts of a body `<a, b, …>` between its outermost commas, as
// text; nil when there is no such body.
func (a *DialectAttr) Items() []string {
	if len(a.Body) < 2 || a.Body[0] != '<' {
		return nil
	}
	return splitItems(a.Body[1 : len(a.Body)-1])
}

// Param is the text of the parameter key of a body `<key = value, …>`.
func (a *DialectAttr) Param(key string) (string, bool) {
	for _, item := range a.Items() {
		if k, v, ok := strings.Cut(item, " = "); ok && k == key {
			return v, true
		}
	}
	return "", false
}

// splitItems cuts text at the commas that stand in no bracket and no string.
func splitItems(s string) []string {
	var items []string
	from := 0
	scanBalanced(s, func(i, depth int) bool {
		if s[i] == ',' && depth == 0 {
			items = append(items, strings.TrimSpace(s[from:i]))
			from = i + 1
		}
		return true
	})
	if last := strings.TrimSpace(s[from:]); last != "" {
		items = append(items, last)
	}
	return items
}

// closeOf is where the bracket at open closes in s, or -1.
func closeOf(s string, open int) int {
	end := -1
	scanBalanced(s[open:], func(i, depth int) bool {
		if depth == 0 && i > 0 {
			end = open + i
		}
		return end < 0
	})
	return end
}

// scanBalanced calls f for each byte of s outside strings, with how many
// brackets are open behind it, until f returns false.
func scanBalanced(s string, f func(i, depth int) bool) {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '<', '(', '[', '{':
			depth++
		case '>', ')', ']', '}':
			if s[i] != '>' || i == 0 || s[i-1] != '-' {
				depth--
			}
		case '"':
			for i++; i < len(s) && s[i] != '"'; i++ {
				if s[i] == '\\' {
					i++
				}
			}
			continue
		}
		if !f(i, depth) {
			return
		}
	}
}
