internal import Foundation

extension FileSystem {
  /// Does work with a folder that nobody else can read, and removes the folder afterwards.
  static func withTemporaryFolder<Result>(
    _ work: (_ folder: String) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "vdl-\(UUID().uuidString)").path
    try makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try work(folder)
  }
}
