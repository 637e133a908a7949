// Package cformat turns values into C's printed text and C's text back into
// values: the printf conversions (C11 7.21.6.1), the scanf conversions
// (7.21.6.2), the strto* family (7.22.1) and the default `<<` of C++ streams.
//
// Where the standard leaves the text open (`%p`, infinities, the digits of
// `%a`, a null `%s`) the answer is glibc's, because that is what a program's
// recorded output holds. The locale is always "C".
//
// Nothing here knows where arguments or memory live. The caller hands in an
// [Args] or [ScanArgs], and Format asks it for one argument per conversion, in
// order. What is not supported is refused with an [*Error] that names the
// conversion and its place in the format; output made before it is returned
// along with the error, since the program has already printed it.
package cformat
