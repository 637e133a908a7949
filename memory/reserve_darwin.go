package memory

// discardZeroes: MADV_DONTNEED is only advice here, the pages may keep their
// contents.
const discardZeroes = false
