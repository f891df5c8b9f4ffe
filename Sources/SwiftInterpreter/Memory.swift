import Glibc

/// Zeroed memory.
func zeroedBytes(_ count: Int) -> UnsafeMutableRawPointer? { calloc(1, count) }

func freeBytes(_ pointer: UnsafeMutableRawPointer) { free(pointer) }

/// Zeroed memory of its own pages, which cost nothing until they are touched. `calloc` would clear
/// a reused block as a whole.
func mapBytes(_ count: Int) -> UnsafeMutableRawPointer? {
  let made = mmap(
    nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
  return made == MAP_FAILED ? nil : made
}

func unmapBytes(_ pointer: UnsafeMutableRawPointer, _ count: Int) { munmap(pointer, count) }
