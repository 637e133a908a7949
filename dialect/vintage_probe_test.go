package dialect

import (
	"fmt"
	"strconv"
	"testing"
)

func readAs(text string, v Vintage) error {
	m, err := Parse("input.mlir", []byte(text), ParseOptions{Vintage: v})
	if err != nil {
		return err
	}
	return Verify(m, VerifyOptions{})
}

func TestTmp(t *testing.T) {
	for _, p := range probes(t) {
		any := false
		for _, v := range []int{13, 14, 16, 19, 22} {
			want := p.Res[strconv.Itoa(v)][0] == true
			any = any || want
			err := readAs(p.Src, Vintage(v))
			if want && err != nil {
				fmt.Printf("NOTACC %d %q: %v\n", v, p.Code, err)
			}
			if !want && err == nil {
				fmt.Printf("LENIENT %d %q\n", v, p.Code)
			}
		}
		err := readAs(p.Src, AnyVintage)
		if any && err != nil {
			fmt.Printf("AUTO %q: %v\n", p.Code, err)
		}
		if !any && err == nil {
			fmt.Printf("AUTOLENIENT %q\n", p.Code)
		}
	}
}
