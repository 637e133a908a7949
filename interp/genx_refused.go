package interp

// Intrinsics that are known and do not run, with the reason.
func init() {
	genxRefused("it reserves stack memory in a surface of the driver's; use llvm.alloca", "alloca")
	genxRefused("it shares an operand between two threads that hardware runs as a pair", "dpasw", "dpasw.nosrc0")
	genxRefused("its block-scaled formats have no published bit-exact rule", "bdpas", "mxfp.reduce.32x32", "mxfp.linearize",
		"srnd", "biased.rounding.bf8", "biased.rounding.hf8", "tf32.cvt", "qf.cvt", "hf8.cvt",
		"packed.4bit.upconvert.lut", "4bit.downconvert")
	genxRefused("the step of its shift register is not published", "lfsr")
	genxRefused("it reads or writes a register of the hardware thread", "timestamp", "r0", "sr0", "set.sr0.2", "get.color",
		"get.hwid", "ce0", "set.pause", "dummy.mov", "read.predef.reg", "write.predef.reg")
	genxRefused("it goes to a typed image or a sampler, whose state only the driver knows", "lsc.load.merge.quad.typed.bti",
		"lsc.load2d.typed.bti", "lsc.store2d.typed.bti", "gather4.typed", "scatter4.typed", "transpose.ld", "load", "sample",
		"sample.unorm", "3d.sample", "3d.load", "avs")
	for _, a := range genxAtomics {
		genxRefused("it goes to a typed image, whose format only the driver knows", "typed.atomic."+a.name)
	}
	genxRefused("it sends a raw message to a hardware unit", "raw.send", "raw.send.noresult", "raw.sends", "raw.sends.noresult",
		"raw.send2", "raw.send2.noresult", "raw.sends2", "raw.sends2.noresult", "raw.sendg")
	genxRefused("it is a function of the video analytics unit", "va.convolve2d", "va.hdc.convolve2d", "va.erode", "va.hdc.erode",
		"va.dilate", "va.hdc.dilate", "va.minmax", "va.minmax.filter", "va.hdc.minmax.filter", "va.bool.centroid", "va.centroid",
		"va.1d.convolve.horizontal", "va.hdc.1d.convolve.horizontal", "va.1d.convolve.vertical", "va.hdc.1d.convolve.vertical",
		"va.1pixel.convolve", "va.hdc.1pixel.convolve", "va.1pixel.convolve.1x1mode", "va.lbp.creation", "va.hdc.lbp.creation",
		"va.lbp.correlation", "va.hdc.lbp.correlation", "va.correlation.search", "va.flood.fill")
	genxRefused("it names a resource that the driver sets up", "get.scoreboard.bti", "get.scoreboard.deltas", "get.scoreboard.depcnt",
		"predefined.surface", "write.predef.surface")
	genxRefused("it prints through a buffer of the driver's; call printf", "print.buffer", "print.format.index")
	genxRefused("its labels are no values in this dialect; use llvm.switch", "jump.table")
}
