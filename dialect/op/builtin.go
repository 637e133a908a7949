package op

// The operations of the builtin dialect.
var (
	Module = define(Op{
		Name:   "builtin.module",
		Format: Custom,
		Props: []Prop{
			{Name: "sym_name", Kind: "StrAttr", Optional: true},
			{Name: "sym_visibility", Kind: "StrAttr", Optional: true},
		},
		Regions: []string{"bodyRegion"},
		Traits:  []string{"IsIsolatedFromAbove", "NoTerminator", "NoRegionArguments", "SingleBlock", "SymbolTable", "SymbolOpInterface"},
	})
	UnrealizedConversionCast = define(Op{
		Name:     "builtin.unrealized_conversion_cast",
		Format:   Custom,
		Operands: []Arg{{Name: "inputs", Type: "any type", Many: Variadic}},
		Results:  []Arg{{Name: "outputs", Type: "any type", Many: Variadic}},
	})
)
