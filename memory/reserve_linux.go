package memory

// discardZeroes: private anonymous pages read as zero after MADV_DONTNEED.
const discardZeroes = true
