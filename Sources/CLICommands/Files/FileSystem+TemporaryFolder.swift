internal import Glibc
internal import HostSystem

extension FileSystem {
  /// Does work with a folder that nobody else can read, and removes the folder afterwards.
  static func withTemporaryFolder<Result>(
    _ work: (_ folder: String) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let folder = TemporaryFolder() else {
      throw Failure(.system(errno: errno), file: TemporaryFolder.parent)
    }
    defer { folder.remove() }
    return try work(folder.path)
  }
}
