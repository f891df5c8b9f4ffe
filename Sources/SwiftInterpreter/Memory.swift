import Glibc

/// Zeroed memory; the system gives large blocks lazily, so a deep stack costs nothing until used.
func zeroedBytes(_ count: Int) -> UnsafeMutableRawPointer? { calloc(1, count) }

func freeBytes(_ pointer: UnsafeMutableRawPointer) { free(pointer) }
