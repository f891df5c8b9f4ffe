/// Paths in archives, which must not lead out of the folder that the files are put into.
enum ArchivePath {
  /// The most bytes of a path.
  static let mostBytes = 1_000
  /// The most parts of a path.
  static let mostParts = 30

  /// The path without parts that mean nothing (`./a//b` is `a/b`); empty for the folder itself. Nil where it may
  /// lead out: it is absolute, has a part `..`, or a sign that means something else on another system.
  static func normal(_ path: String) -> String? {
    guard path.utf8.count <= mostBytes, !path.hasPrefix("/"), !path.contains("\\"),
      !path.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value })
    else { return nil }
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard parts.count <= mostParts, !parts.contains("..") else { return nil }
    return parts.joined(separator: "/")
  }
}
