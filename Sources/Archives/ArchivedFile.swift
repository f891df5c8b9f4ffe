/// One file of an archive.
public struct ArchivedFile: Hashable, Sendable {
  /// Its path in the archive: parts joined by `/`, none of them empty, `.` or `..`.
  public var path: String
  public var bytes: [UInt8]
  /// The time of its last change as the archive has it, in seconds since 1970; nil where it has none. It isn't written.
  public var modified: Int?

  public init(path: String, bytes: [UInt8], modified: Int? = nil) {
    (self.path, self.bytes, self.modified) = (path, bytes, modified)
  }
}
