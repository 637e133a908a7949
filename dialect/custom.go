package dialect

// customSyntax is the hand-written syntax of one operation.
type customSyntax struct {
	parse func(p *parser, b *build)
	print func(p *printer, o *Operation)
}

// customDirective is one custom<Name>(…) of the declarative formats.
type customDirective struct {
	parse func(p *parser, b *build, e *element)
	print func(p *printer, o *Operation, e *element)
}

// Filled by init: the functions reach formatOf, which reaches these.
var (
	customSyntaxes   map[string]*customSyntax
	customDirectives map[string]*customDirective
)

func init() {
	customSyntaxes = map[string]*customSyntax{
		"builtin.module":                     {parseModule, printModule},
		"builtin.unrealized_conversion_cast": {parseCast, printCast},
		"llvm.alloca":                        {parseAlloca, printAlloca},
		"llvm.icmp":                          {parseCmp, printCmp},
		"llvm.fcmp":                          {parseCmp, printCmp},
		"llvm.call":                          {parseCall, printCall},
		"llvm.invoke":                        {parseInvoke, printInvoke},
		"llvm.landingpad":                    {parseLandingPad, printLandingPad},
		"llvm.call_intrinsic":                {parseCallIntrinsic, printCallIntrinsic},
		"llvm.func":                          {parseFunc, printFunc},
		"llvm.mlir.global":                   {parseGlobal, printGlobal},
		"llvm.mlir.alias":                    {parseAlias, printAlias},
	}
	customDirectives = map[string]*customDirective{
		"GEPIndices":                    {parseGEPIndices, printGEPIndices},
		"InsertExtractValueElementType": {parseElementType, printNothing},
		"ShuffleType":                   {parseShuffleType, printNothing},
		"SwitchOpCases":                 {parseSwitchCases, printSwitchCases},
		"IndirectBrOpSucessors":         {parseIndirectDests, printIndirectDests},
		"OpBundles":                     {parseBundlesOf, printBundlesOf},
		"LLVMLinkage":                   {parseLinkageOf, printLinkageOf},
	}
}

func printNothing(*printer, *Operation, *element) {}
