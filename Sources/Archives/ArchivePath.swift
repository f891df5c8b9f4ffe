/// Paths in archives, which must not lead out of the folder that the files are put into.
enum ArchivePath {
  /// The most bytes of a path.
  static let mostBytes = 1_000
  /// The most parts of a path.
  static let mostParts = 30

  /// The path without parts that mean nothing (`./a//b` is `a/b`); empty for the folder itself. It may lead out
  /// where it is absolute, has a part `..`, or a sign that means something else on another system.
  static func normal(_ path: String) throws(ArchiveProblem) -> String {
    guard !path.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value })
    else { throw .hasControlCharacter(path: path) }
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !path.hasPrefix("/"), !path.contains("\\"), !parts.contains("..") else {
      throw .leadsOut(path: path)
    }
    guard path.utf8.count <= mostBytes, parts.count <= mostParts else {
      throw .isTooLong(path: path)
    }
    return parts.joined(separator: "/")
  }
}
