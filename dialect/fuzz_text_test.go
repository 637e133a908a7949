package dialect

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/touchstone-ir/touchstone/diag"
)

// seeds adds the texts of files of recorded answers.
func seeds(f *testing.F, names ...string) {
	for _, name := range names {
		data, err := os.ReadFile("../testdata/dialect/" + name)
		require.NoError(f, err)
		for _, line := range strings.Split(string(data), "\n") {
			for _, sep := range []string{" => ", " !! "} {
				if text, _, ok := strings.Cut(line, sep); ok && len(text) < 300 {
					f.Add(text)
				}
			}
		}
	}
}

// FuzzParseType reads anything as a type: it is refused with a diagnostic, or
// it prints as a text that reads as the same type.
func FuzzParseType(f *testing.F) {
	seeds(f, "types.txt")
	f.Fuzz(func(t *testing.T, text string) {
		ty, err := readType(text)
		if err != nil {
			require.NotEmpty(t, err.(*diag.List).Diagnostics)
			return
		}
		again, err := readType(ty.String())
		require.NoError(t, err, ty.String())
		require.Equal(t, ty.String(), again.String())
	})
}

// FuzzParseAttr reads anything as an attribute. A first print may round (a
// hexadecimal f80 prints in decimal, which is a double to the reader, as in
// MLIR), a second one may not.
func FuzzParseAttr(f *testing.F) {
	seeds(f, "attrs.txt", "elements.txt", "types.txt")
	f.Fuzz(func(t *testing.T, text string) {
		a, err := readAttr(text)
		if err != nil {
			require.NotEmpty(t, err.(*diag.List).Diagnostics)
			return
		}
		once, err := readAttr(a.String())
		require.NoError(t, err, a.String())
		twice, err := readAttr(once.String())
		require.NoError(t, err, once.String())
		require.Equal(t, once.String(), twice.String())
	})
}

// TestDeepNesting reads texts nested 100,000 deep in every way there is.
func TestDeepNesting(t *testing.T) {
	const deep = 100_000
	for _, c := range []struct{ open, mid, end string }{
		{"[", "", "]"},
		{"{a = ", "1", "}"},
		{"[{a = ", "1", "}]"},
		{"tuple<", "i32", ">"},
		{"(", "", ") -> ()"},
		{"() -> (", "", ")"},
		{"vector<4x", "f32", ">"},
		{"complex<", "f32", ">"},
		{"memref<4x", "f32", ">"},
		{"tensor<4xf32, [", "1", "]>"},
		{"!llvm.struct<(", "i32", ")>"},
		{"!llvm.struct<(array<2 x ", "i32", ">)>"},
		{"!llvm.array<2 x !llvm.array<2 x ", "i32", ">>"},
		{"!llvm.func<void (struct<(", "i32", ")>)>"},
		{"!llvm<ptr<", "1", ">>"},
		{"!llvm.target<\"x\", ", "i32", ">"},
		{"#llvm.loop_annotation<unroll = <followupAll = ", "<>", ">>"},
		{"#llvm<linkage<", "external", ">>"},
		{"#foo.bar<", "x", ">"},
		{"!foo.bar<", "x", ">"},
		{"distinct[0]<", "1", ">"},
		{"loc(\"a\"(", "unknown", "))"},
		{"loc(callsite(unknown at ", "unknown", "))"},
		{"loc(fused[", "unknown", "])"},
		{"loc(fused<", "1", ">[unknown])"},
		{"dense<[", "1", "]> : tensor<1xi32>"},
		{"dense<(", "1", ", 1)> : tensor<1xcomplex<i32>>"},
		{"affine_map<() -> ((", "1", "))>"},
		{"affine_map<() -> (-", "1", ")>"},
	} {
		for _, end := range []string{strings.Repeat(c.end, deep), ""} {
			text := strings.Repeat(c.open, deep) + c.mid + end
			_, err := readAttr(text)
			if strings.HasPrefix(c.open, "#foo") || strings.HasPrefix(c.open, "!foo") {
				require.Equal(t, end == "", err != nil, c.open) // kept whole, whatever the depth
				continue
			}
			require.Error(t, err, c.open)
			require.Len(t, err.(*diag.List).Diagnostics, 1)
		}
	}
	_, err := readAttr(strings.Repeat("[", deep))
	require.ErrorContains(t, err, "nested too deep: more than 4096 levels of types, attributes and regions")
	half := maxNesting / 2
	a, err := readAttr(strings.Repeat("[", half) + "1" + strings.Repeat("]", half))
	require.NoError(t, err)
	require.Equal(t, strings.Repeat("[", half)+"1"+strings.Repeat("]", half), a.String())
}

// TestAliasBombs defines aliases of aliases: what they stand for is bounded.
func TestAliasBombs(t *testing.T) {
	text := "#a0 = [1, 1]\n"
	for i := 1; i < 60; i++ {
		n, p := strconv.Itoa(i), strconv.Itoa(i-1)
		text += "#a" + n + " = [#a" + p + ", #a" + p + "]\n"
	}
	_, err := Parse("x", []byte(text), ParseOptions{})
	require.ErrorContains(t, err, "aliases stand for more than")

	deep := "!t0 = i32\n"
	for i := 1; i < 6000; i++ {
		deep += "!t" + strconv.Itoa(i) + " = tuple<!t" + strconv.Itoa(i-1) + ">\n"
	}
	_, err = Parse("x", []byte(deep), ParseOptions{})
	require.ErrorContains(t, err, "nested too deep")

	grow := "#t0 = #llvm.tbaa_root<id = \"" + strings.Repeat("x", 1000) + "\">\n"
	for i := 1; i < 40; i++ {
		grow += "#t" + strconv.Itoa(i) + " = #llvm.tbaa_type_desc<id = \"y\", members = {<#t" + strconv.Itoa(i-1) + ", 0>, <#t" + strconv.Itoa(i-1) + ", 4>}>\n"
	}
	_, err = Parse("x", []byte(grow), ParseOptions{})
	require.ErrorContains(t, err, "aliases")
}

// TestBadBytes reads binary and cut-off text.
func TestBadBytes(t *testing.T) {
	for _, text := range []string{"\x00", "\xff\xfe", "BC\xc0\xde", "ML\xefR", "\"", "@\"", "\"\\", "\"\\0", "@", "%", "#", "!", "^", "0x", "1.", "-", "..", "/", "$", "\x1b[0m", "é"} {
		_, err := readAttr(text)
		if text == "1." {
			require.NoError(t, err)
			continue
		}
		require.Error(t, err, "%q", text)
	}
	whole := "#llvm.loop_annotation<unroll = <count = 4 : i32, disable = true>, mustProgress = true>"
	for i := range whole {
		_, err := readAttr(whole[:i])
		require.Error(t, err, whole[:i])
	}
}

func BenchmarkLex(b *testing.B) {
	text := strings.Repeat("  %12 = llvm.getelementptr inbounds %arg0[%11, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32> // c\n", 10000)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		p := newParser("x", text, NewContext())
		for p.start(); !p.at(tEOF); p.advance() {
		}
	}
}

func BenchmarkTypes(b *testing.B) {
	text := "(" + strings.Repeat("!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i32, !llvm.ptr, vector<4xf32>, f32, !llvm.struct<\"a\", (i32, ptr)>, ", 10000) + "i32) -> ()"
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		p := newParser("x", text, NewContext())
		if err := p.catch(func() { p.start(); p.advance(); p.parseTypeList() }); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDense(b *testing.B) {
	text := "dense<[" + strings.Repeat("1, -20, 300, 4000, ", 25000) + "5]> : tensor<100001xi32>"
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, err := readAttr(text); err != nil {
			b.Fatal(err)
		}
	}
}
