internal import Glibc

/// Runs work in a locale whose names are UTF-8, whatever the process has. libarchive takes the names of files
/// through the locale, and under `C` it crashes when it writes one that isn't ASCII.
func withNamesInUTF8<Result>(
  _ work: () throws(ArchiveProblem) -> Result
) throws(ArchiveProblem) -> Result {
  guard let utf8 = unsafe newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) else { throw .cannotBeHandled }
  defer { unsafe freelocale(utf8) }
  let before = unsafe uselocale(utf8)
  defer { unsafe uselocale(before) }
  return try work()
}
