/// One file of an archive.
public struct ArchivedFile: Hashable, Sendable {
  /// Its path in the archive: parts joined by `/`, none of them empty, `.` or `..`.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}
