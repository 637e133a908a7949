package dialect

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// readAs reads and verifies text of one vintage.
func readAs(text string, v Vintage) error {
	m, err := Parse("input.mlir", []byte(text), ParseOptions{Vintage: v})
	if err != nil {
		return err
	}
	return Verify(m, VerifyOptions{})
}

// measured are the versions whose mlir-opt answered the probes.
var measured = []Vintage{V13, V14, V16, V19, V22}

// lenient is why a snippet is read as a vintage whose mlir-opt refuses it, by
// how the snippet begins.
var lenient = []struct{ code, why string }{
	{"%0 = llvm.mlir.undef : vector<2x!llvm.ptr>", "the builtin vector of pointers means what !llvm.vec did"},
	{"%0 = llvm.mlir.undef : vector<[4]xi32>", "the builtin scalable vector means what !llvm.vec did"},
	{"%0 = llvm.mlir.undef : !llvm.target<", "a later type; a value of it does nothing"},
	{"%0 = llvm.mlir.constant([1 : i32, 2.0 : f32])", "a struct of constants of two types means one thing only"},
	{"llvm.func @f() { ;; %0 = llvm.mlir.constant(dense_resource<r>", "file resources mean one thing only"},
	{"%0 = llvm.getelementptr %p[1] : (!llvm.ptr<i32>)", "a constant index, first written by 14"},
	{"%0 = llvm.getelementptr %ps[%i, 1] : (", "a constant index, first written by 14"},
	{"%z = llvm.mlir.constant(0 : i32) : i32 ;; %0 = llvm.getelementptr", "a struct index by a constant operand, last written by 13"},
	{"%0 = \"llvm.getelementptr\"(%p, %l)", "indices of an older generic form"},
	{"%0 = llvm.add %i, %i {overflowFlags", "the attribute is foreign to these versions, and kept"},
	{"%0 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<none>}", "the later spelling of no flags"},
	{"%0 = \"llvm.extractvalue\"(%s) {position = array", "the later spelling of a position"},
	{"%0 = llvm.call_intrinsic", "the attributes before the types, as in later text"},
	{"llvm.cond_br %c weights([5, 10])", "the later spelling of weights"},
	{"llvm.switch %i : i32, ^bb1 [ ;; 1: ^bb1 ;; ] {branch_weights = array", "the later spelling of weights"},
	{"llvm.br ^bb1 {llvm.loop = {parallel_access", "a loop's hints do not change what it does"},
	{"llvm.func @f(%a: i32 {llvm.range", "a later promise about a parameter"},
	{"llvm.func @f() attributes {memory", "the memory effects of another version"},
	{"\"llvm.func\"() ({", "function_type is the later name of type"},
	{"llvm.mlir.global internal thread_local unnamed_addr", "19 alone has the two words the other way round"},
	{"llvm.mlir.global internal @g(#llvm.zero)", "a later spelling of zero"},
	{"\"llvm.mlir.global\"() ({", "global_type and linkage as later text has them"},
	{"%0 = llvm.atomicrmw usub_cond", "a later operation, which means one thing only"},
	{"%0 = \"llvm.intr.ctlz\"(%i) {", "the property in the place of the operand, as in later text"},
	{"\"llvm.intr.memcpy\"(%p, %p, %l) {", "the property in the place of the operand, as in later text"},
	{"llvm.intr.vastart", "the later syntax of its own"},
	{"module attributes {dlti.dl_spec", "the later spelling of an entry of the data layout"},
	{"llvm.metadata @m", "metadata does not change what a program does"},
	{"#ag = #llvm.access_group", "metadata does not change what a program does"},
	{"#d = #llvm.alias_scope_domain", "metadata does not change what a program does"},
	{"#r = #llvm.tbaa_root", "metadata does not change what a program does"},
	{"#b = #llvm.di_basic_type", "debug information does not change what a program does"},
	{"#f = #llvm.di_file", "debug information does not change what a program does"},
	{"llvm.func @f(%p: !llvm.ptr) { ;; llvm.intr.dbg.declare", "debug information does not change what a program does"},
	{"llvm.func @f() { ;; llvm.return loc(", "a range as a location does not change what a program does"},
	{"func @f() -> i32 { ;; %0 = constant", "14 calls it arith.constant"},
}

// Each version's snippets are read as that version; what it refuses is
// refused, or there is a reason.
func TestProbesOfEachVintage(t *testing.T) {
	used := map[string]bool{}
	for _, p := range probes(t) {
		for _, v := range measured {
			err := readAs(p.Src, v)
			if p.Res[v.String()][0] == true {
				require.NoError(t, err, "as %s: %s", v, p.Code)
				continue
			}
			if err != nil {
				continue
			}
			why := ""
			for _, l := range lenient {
				if strings.HasPrefix(p.Code, l.code) {
					used[l.code], why = true, l.why
				}
			}
			require.NotEmpty(t, why, "read as %s without a reason: %s", v, p.Code)
		}
	}
	for _, l := range lenient {
		require.True(t, used[l.code], "no snippet needs the reason for %s", l.code)
	}
}

// What any version takes is read when no vintage is asked for. One snippet is
// an operation that older versions do not know, and today's refuses.
func TestProbesOfAnyVintage(t *testing.T) {
	for _, p := range probes(t) {
		taken := false
		for _, v := range measured {
			taken = taken || p.Res[v.String()][0] == true
		}
		err := readAs(p.Src, AnyVintage)
		switch {
		case strings.HasPrefix(p.Code, `"llvm.comdat"() ({ ;; })`):
			require.Error(t, err)
		case taken:
			require.NoError(t, err, p.Code)
		}
	}
}

// A vintage is asked for by a word.
func TestParseVintage(t *testing.T) {
	for word, want := range map[string]Vintage{"auto": 0, "V1": V1, "11": V1, "V1b": V1b, "12": V1b, "V2": V14, "16": V16, "V3": V22, "22": V22} {
		v, err := ParseVintage(word)
		require.NoError(t, err)
		require.Equal(t, want, v, word)
		if word != "11" && word != "12" && word[0] != 'V' {
			require.Equal(t, word, v.String())
		}
	}
	for _, word := range []string{"", "9", "23", "v", "1", "014", "14x", "-14"} {
		_, err := ParseVintage(word)
		require.ErrorContains(t, err, "no vintage", word)
	}
}
