/// Why an archive can't be read or written.
public enum ArchiveProblem: Error, Hashable, Sendable {
  /// It is of no known format.
  case isNoArchive
  /// It ends too early, or its sums are wrong.
  case isDamaged
  /// Only a password opens the file.
  case isEncrypted(path: String)
  /// The path leads out of the folder.
  case leadsOut(path: String)
  /// A name has a sign that controls terminals.
  case hasControlCharacter(path: String)
  /// The path has too many parts or bytes.
  case isTooLong(path: String)
  /// A link, a device, or another thing that is no plain file.
  case isNoPlainFile(path: String)
  /// Two files, or a file and a folder, have the same path.
  case isThereTwice(path: String)
  case exceeds(Bound)
  /// Memory or a locale is missing.
  case cannotBeHandled

  /// The bounds, with the number that was allowed.
  public enum Bound: Hashable, Sendable {
    case entries(Int)
    case packedBytes(Int)
    case fileBytes(Int, path: String)
    case totalBytes(Int)
    case ratio(Int)
  }
}

extension ArchiveProblem {
  /// Whether the other files of the archive are as sound as without it.
  var isOfOneFile: Bool {
    switch self {
    case .isEncrypted, .leadsOut, .hasControlCharacter, .isTooLong, .isNoPlainFile, .isThereTwice,
      .exceeds(.fileBytes):
      true
    case .isNoArchive, .isDamaged, .exceeds, .cannotBeHandled: false
    }
  }
}
