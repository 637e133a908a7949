package libm

import "testing"

func BenchmarkDouble(b *testing.B) {
	for _, name := range []string{"exp", "log", "sin", "cos", "tan", "atan", "asin", "tanh", "sinh", "cbrt", "erf", "erfc", "tgamma", "lgamma", "log1p", "expm1"} {
		f := unary64[name]
		b.Run(name, func(b *testing.B) {
			x := 0.3
			for b.Loop() {
				f(x)
				if x += 0.7; x > 9 {
					x = 0.1
				}
			}
		})
	}
	b.Run("pow", func(b *testing.B) {
		x := 0.3
		for b.Loop() {
			Pow(x, 1.7)
			if x += 0.7; x > 9 {
				x = 0.1
			}
		}
	})
	b.Run("hypot", func(b *testing.B) {
		for b.Loop() {
			Hypot(1.1, 2.3)
		}
	})
}
