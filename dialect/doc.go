// Package dialect knows how a program is written: the text of MLIR's llvm
// dialect as version 22 of mlir-opt and mlir-translate write it.
//
// [Parse] reads text into a [Module], [Module.Print] writes it as mlir-opt does,
// [Verify] checks what text alone cannot show. A program is operations in
// blocks in regions, each operation an instance of a row of package op.
//
// Where is …?
//
//	text into tokens                    lexer.go, parser.go
//	reading on behind a mistake         recover.go
//	several programs in one file        split.go
//	types, attributes, locations        parse_type.go, parse_attr.go, parse_dense.go, parse_body.go, parse_loc.go
//	#llvm attributes in canonical form  llvm_attrs.go, canonical_body.go
//	aliases and resources of a file     parse_file.go
//	operations, regions, SSA names      parse_op.go, parse_region.go, parse_state.go
//	the formats of the rows             format.go, parse_format.go, print_format.go, parse_prop.go
//	syntaxes written by hand            custom*.go
//	printing and its aliases            print_*.go
//	what an operation's parts mean      access.go, access_flags.go
//	input that is no such text          foreign.go
//	warnings                            warnings.go
//	verification                        verify.go, then verify_*.go by subject
//	casts that conversions leave        casts.go
//
// Nothing here holds a value of a running program.
package dialect
