// Package bench measures touchstone: kernels of C, lowered by real tools,
// in its engines and natively.
//
//	go test -bench . ./bench
package bench
