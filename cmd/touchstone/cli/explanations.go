package cli

// An explanation is what `touchstone explain CODE` says about a kind of fault
// besides its title.
type explanation struct {
	rule    string // what LLVM says, with the place where it says it
	cause   string // how programs usually come to it
	example string // a program of testdata/ub, without .mlir
}

var explanations = map[string]explanation{
	"out-of-bounds": {
		"An access must lie in the object that its pointer is based on, every byte of it (LangRef, \"Pointer Aliasing Rules\"). The object next to it in memory does not count.",
		"An index that is one too large, a buffer sized in elements and filled in bytes, a string without its zero.",
		"load-past-end"},
	"null-access": {
		"Null in address space 0 points to no object, and neither does what lies a few bytes from it (LangRef, \"'load' Instruction\").",
		"A result of malloc or of a search that was not looked at; a field of a struct that is not there.",
		"null-load"},
	"use-after-free": {
		"The life of heap memory ends with free (C17 7.22.3); an access afterwards is undefined, whatever has been allocated there since.",
		"Two owners of one object; an element that points into a buffer which realloc has moved.",
		"use-after-free"},
	"use-after-return": {
		"An alloca, and the copy made for a byval argument, end when their function returns (LangRef, \"'alloca' Instruction\").",
		"The address of a local variable returned, or kept in a structure that lives longer.",
		"use-after-return"},
	"use-after-scope": {
		"Between llvm.lifetime.end and the next start, before the first start, and behind a stackrestore an alloca may not be accessed (LangRef, \"llvm.lifetime.start\").",
		"A pointer to a variable of an inner block used behind the block; a lifetime marker that a transformation has moved.",
		"use-after-scope"},
	"wild-pointer": {
		"A pointer made of an integer points to an object only if the integer was made of a pointer to it (LangRef, \"Pointer Aliasing Rules\").",
		"A pointer through an i32, a tag that was not masked off, uninitialised fields read as pointers.",
		"wild-integer"},
	"detached-pointer": {
		"A getelementptr does not change the object that a pointer is based on. Moved to the address of another object, it may be compared and moved back, but not accessed (LangRef, \"'getelementptr' Instruction\", \"Pointer Aliasing Rules\").",
		"The distance of two objects taken by subtraction and added to one of them; an index that was multiplied too often.",
		"detached-pointer"},
	"misaligned": {
		"A load or store promises the alignment of its attribute, without one that of its type (LangRef, \"'load' Instruction\"). A vector<4xi32> asks for 16 bytes.",
		"A vector access to an array of scalars without `{alignment = 4 : i64}`; a packed field read as if it were not packed.",
		"misaligned-load"},
	"store-to-constant": {
		"A constant global is never written (LangRef, \"Global Variables\").",
		"A string literal changed in place; a table marked constant that an initialiser fills in.",
		"store-to-constant"},
	"double-free": {
		"Memory is freed once (C17 7.22.3.3). Null may be freed any number of times.",
		"Two owners; an error path that frees what the normal path frees again.",
		"double-free"},
	"invalid-free": {
		"Only a pointer that an allocation function has returned may be freed, the very same pointer (C17 7.22.3.3).",
		"An aligned pointer freed in place of the allocated one of a memref descriptor; free of a local or of a global.",
		"free-of-inside"},
	"mismatched-free": {
		"Each family of allocation functions has its own function to free: malloc and free, new and delete, new[] and delete[], the generic functions of memref lowering (C++20 [expr.delete]).",
		"Memory handed from C++ to C; half of a program lowered with generic functions.",
		"delete-of-malloc"},
	"overlapping-copy": {
		"The two ranges of llvm.memcpy are equal or do not overlap (LangRef, \"'llvm.memcpy' Intrinsic\"). llvm.memmove takes any.",
		"Elements moved within one array by memcpy.",
		"memcpy-overlap"},
	"function-access": {
		"A function has an address and no bytes that a program may read or write.",
		"A function pointer passed where a data pointer is expected.",
		"function-load"},
	"poison-address": {
		"Access through a poison or undefined pointer is undefined behaviour (LangRef, \"Poison Values\").",
		"An inbounds getelementptr that leaves its object, even if only on the way; a nonnull parameter given null.",
		"gep-inbounds"},
	"poison-branch": {
		"A branch or switch on poison or undef is undefined behaviour (LangRef, \"'br' Instruction\", \"Undefined Values\").",
		"A comparison of a sum that broke nsw; an uninitialised variable as condition. llvm.freeze makes it harmless where any value will do.",
		"add-nsw"},
	"poison-operand": {
		"Some operands must be plain values: the divisor, the number of elements of an alloca, the length of a memcpy (LangRef, \"Poison Values\").",
		"A division by something that was never set.",
		"udiv-by-poison"},
	"poison-argument": {
		"A noundef parameter or result, every argument of a library function, and the exit status of main may not be poison or undef in any bit (LangRef, \"Parameter Attributes\": noundef).",
		"An uninitialised variable passed on; noundef given to a struct with padding.",
		"noundef-poison"},
	"uninitialised": {
		"Memory is undefined until it is written; the library reads only bytes with values (C17 6.7.9, 7.24).",
		"strlen or printf of a buffer that was not filled; memcmp of structs with padding.",
		"uninitialised"},
	"divide-by-zero": {
		"udiv, sdiv, urem and srem by zero are undefined behaviour, in any lane of a vector (LangRef, \"'udiv' Instruction\").",
		"A division hoisted above the test of its divisor.",
		"sdiv-by-zero"},
	"divide-overflow": {
		"sdiv and srem of the smallest number by -1 are undefined behaviour, srem too although its answer would be 0 (LangRef, \"'srem' Instruction\").",
		"A division of unchecked input; sdiv on i1, whose true is -1.",
		"sdiv-overflow"},
	"unreachable": {
		"llvm.unreachable is never executed (LangRef, \"'unreachable' Instruction\").",
		"A function that is called as noreturn and returns; a switch whose default was thought impossible.",
		"unreachable"},
	"bad-call": {
		"A call fits its callee in type and calling convention, and the callee is a function (LangRef, \"'call' Instruction\").",
		"A function pointer of another type; a declaration that does not match the definition; fastcc on one side only.",
		"call-wrong-argument"},
	"broken-promise": {
		"An attribute of a parameter, a result, a call or a function does not hold (LangRef, \"Parameter Attributes\", \"Function Attributes\"). nonnull, align, range and nofpclass give poison by themselves; with noundef, as here, they are undefined behaviour.",
		"Attributes copied from one function to another; a range or alignment inferred from code that has changed.",
		"range-noundef"},
	"assumption-false": {
		"The condition of llvm.assume is true, and so is what its operand bundles say (LangRef, \"'llvm.assume' Intrinsic\").",
		"An assumption that held before a transformation; an alignment that the allocator does not give.",
		"assume-false"},
	"bad-branch-target": {
		"An indirectbr goes to one of the blocks that it lists (LangRef, \"'indirectbr' Instruction\").",
		"A jump table of another function; a list that lost a block.",
		"indirectbr"},
	"bad-vararg": {
		"A variadic argument is taken with the type with which it was given, and only if it was given (C17 7.16.1.1).",
		"A printf format that does not match its arguments; a list without its end mark.",
		"vararg-missing"},
	"bad-lane-count": {
		"The explicit vector length of a vp operation is at most the number of lanes (LangRef, \"Vector Predication Intrinsics\").",
		"The rest of a loop computed in elements and used as lanes.",
		"vp-evl"},
	"assert-failed": {
		"The program itself has found that something does not hold (C17 7.2.1.1).",
		"A bug in the program, or input that it does not take.",
		"assert"},
	"trap": {
		"llvm.trap and llvm.ubsantrap end the program abnormally (LangRef, \"'llvm.trap' Intrinsic\").",
		"A check of a sanitiser or of a hardened library has failed.",
		"trap"},
	"abort": {
		"The program has called abort (C17 7.22.4.1).",
		"An error that the program or its library cannot go on from.",
		"abort"},
	"bad-host-call": {
		"A library function is called with arguments for which its standard defines nothing.",
		"An alignment that is no power of two; a stream that was closed.",
		"host-bad-call"},
	"bad-region": {
		"Every lane of a region lies in its vector (GenX, rdregion and wrregion).",
		"An offset in elements where bytes are meant; a width that does not divide the lanes.",
		"bad-region"},
	"lane-collision": {
		"No two lanes that are switched on write one element of a region (GenX, wrregion).",
		"A stride of 0 for a region that is written.",
		"lane-collision"},
	"terminate": {
		"An exception that nobody handles ends the program by std::terminate (C++20 [except.terminate]).",
		"A missing handler; an exception that leaves a destructor or a thread.",
		"terminate"},
	"bad-coroutine": {
		"A coroutine is resumed through its own handle, while it is suspended, and not behind its end (LLVM, \"Coroutines\").",
		"A handle used after the coroutine was destroyed; a coroutine resumed twice at once.",
		"bad-coroutine"},
	"broken-unwind": {
		"An exception does not leave a function or call that is nounwind, and a landing pad is reached by an exception only (LangRef, \"Function Attributes\": nounwind).",
		"no_unwind on a function that calls one which throws.",
		"nounwind"},
	"leak": {
		"No language forbids it, and `run --leak-check` reports it: heap memory that was not freed when the program ended.",
		"An owner that was forgotten, an early return, a memref that nothing deallocates.",
		"leak"},
}
