//go:build !amd64 || purego

package simd

func canRun(Tier) bool { return false }

// why says what a tier lacks here.
func why(Tier) string { return "this build has no assembly" }

// fill adds nothing: the plain Go kernels are all there are.
func fill(*Kernels) {}
