package dialect

import "strings"

// When the operations of the llvm dialect came, in the releases that were
// looked at: one that first stands in the list of 16 may be of 15.

// sinceWords are names without `llvm.`, by the first release that has them.
var sinceWords = []struct {
	first Vintage
	words string
}{
	{V13, "invoke landingpad freeze resume switch atomicrmw cmpxchg fence inline_asm intr.exp2 intr.floor " +
		"intr.fma intr.sqrt intr.pow intr.bitreverse intr.ctpop intr.maxnum intr.minnum intr.maximum " +
		"intr.minimum intr.smax intr.smin intr.sin intr.memcpy intr.memcpy.inline intr.sadd.with.overflow " +
		"intr.uadd.with.overflow intr.ssub.with.overflow intr.usub.with.overflow intr.smul.with.overflow " +
		"intr.umul.with.overflow intr.assume intr.coro.id intr.coro.begin intr.coro.size intr.coro.save " +
		"intr.coro.suspend intr.coro.end intr.coro.free intr.coro.resume intr.stacksave intr.stackrestore " +
		"intr.vector.reduce.add intr.vector.reduce.and intr.vector.reduce.mul intr.vector.reduce.or " +
		"intr.vector.reduce.smax intr.vector.reduce.smin intr.vector.reduce.umax intr.vector.reduce.umin " +
		"intr.vector.reduce.xor intr.vector.reduce.fmax intr.vector.reduce.fmin intr.vector.reduce.fadd " +
		"intr.vector.reduce.fmul intr.matrix.column.major.load intr.matrix.column.major.store " +
		"intr.matrix.multiply intr.matrix.transpose intr.get.active.lane.mask intr.masked.load " +
		"intr.masked.store intr.masked.gather intr.masked.scatter intr.masked.expandload " +
		"intr.masked.compressstore"},
	{V14, "mlir.global_ctors mlir.global_dtors intr.powi intr.ctlz intr.cttz intr.umax intr.umin " +
		"intr.memmove intr.memset intr.coro.align intr.eh.typeid.for intr.vscale"},
	{V15, "call_intrinsic intr.abs intr.is.fpclass intr.roundeven intr.round intr.trunc intr.lifetime.start " +
		"intr.lifetime.end intr.dbg.declare intr.dbg.value intr.vastart intr.vacopy intr.vaend " +
		"intr.vector.insert intr.vector.extract intr.vp.add intr.vp.sub intr.vp.mul intr.vp.sdiv " +
		"intr.vp.udiv intr.vp.srem intr.vp.urem intr.vp.ashr intr.vp.lshr intr.vp.shl intr.vp.or " +
		"intr.vp.and intr.vp.xor intr.vp.fadd intr.vp.fsub intr.vp.fmul intr.vp.fdiv intr.vp.frem " +
		"intr.vp.fneg intr.vp.fma intr.vp.reduce.add intr.vp.reduce.mul intr.vp.reduce.and " +
		"intr.vp.reduce.or intr.vp.reduce.xor intr.vp.reduce.smax intr.vp.reduce.smin intr.vp.reduce.umax " +
		"intr.vp.reduce.umin intr.vp.reduce.fadd intr.vp.reduce.fmul intr.vp.reduce.fmax " +
		"intr.vp.reduce.fmin intr.vp.select intr.vp.merge intr.vp.load intr.vp.store " +
		"intr.experimental.vp.strided.load intr.experimental.vp.strided.store intr.vp.trunc intr.vp.zext " +
		"intr.vp.sext intr.vp.fptrunc intr.vp.fpext intr.vp.fptoui intr.vp.fptosi intr.vp.uitofp " +
		"intr.vp.sitofp intr.vp.ptrtoint intr.vp.inttoptr"},
	{V17, "comdat_selector comdat mlir.none mlir.poison mlir.zero linker_options intr.rint intr.nearbyint " +
		"intr.lround intr.llround intr.lrint intr.llrint intr.bswap intr.fshl intr.fshr " +
		"intr.experimental.noalias.scope.decl intr.invariant.start intr.invariant.end " +
		"intr.experimental.constrained.fptrunc intr.sadd.sat intr.uadd.sat intr.ssub.sat intr.usub.sat " +
		"intr.sshl.sat intr.ushl.sat intr.ssa.copy intr.is.constant intr.expect " +
		"intr.expect.with.probability intr.threadlocal.address intr.coro.promise intr.dbg.label " +
		"intr.vector.reduce.fmaximum intr.vector.reduce.fminimum intr.var.annotation intr.ptr.annotation " +
		"intr.annotation intr.trap intr.debugtrap intr.ubsantrap intr.vector.interleave2 " +
		"intr.vector.deinterleave2 intr.vp.fmuladd"},
	{V20, "va_arg mlir.alias mlir.ifunc dso_local_equivalent blockaddress blocktag indirectbr module_flags " +
		"intr.exp10 intr.ldexp intr.frexp intr.scmp intr.ucmp intr.tan intr.sincos intr.asin intr.acos " +
		"intr.atan intr.atan2 intr.sinh intr.cosh intr.tanh intr.memset.inline intr.ptrmask " +
		"intr.launder.invariant.group intr.strip.invariant.group intr.experimental.constrained.uitofp " +
		"intr.experimental.constrained.sitofp intr.experimental.constrained.fpext intr.stepvector " +
		"intr.vp.smax intr.vp.smin intr.vp.umax intr.vp.umin"},
}

// ownSyntaxWords are operations that had only the generic form at first, by
// the first release with a syntax of their own.
var ownSyntaxWords = []struct {
	first Vintage
	words string
}{
	{V15, "intr.copysign intr.exp intr.exp2 intr.fabs intr.ceil intr.floor intr.fma intr.fmuladd intr.log10 " +
		"intr.log2 intr.log intr.sqrt intr.pow intr.powi intr.bitreverse intr.ctpop intr.maxnum " +
		"intr.minnum intr.maximum intr.minimum intr.smax intr.smin intr.umax intr.umin intr.sin intr.cos"},
	{V17, "intr.vector.reduce.fmax intr.vector.reduce.fmin"},
	{V20, "intr.assume intr.trap intr.debugtrap intr.ubsantrap"},
}

// since is the first release with an operation; ownSyntax the first that
// writes it without quotes.
var since, ownSyntax = func() (a, b map[string]Vintage) {
	a, b = map[string]Vintage{}, map[string]Vintage{}
	for _, l := range sinceWords {
		for w := range strings.FieldsSeq(l.words) {
			a["llvm."+w] = l.first
		}
	}
	for _, l := range ownSyntaxWords {
		for w := range strings.FieldsSeq(l.words) {
			b["llvm."+w] = l.first
		}
	}
	return
}()
