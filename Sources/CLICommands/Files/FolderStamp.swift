internal import HostSystem

/// The times and sizes of the files of a folder, and of the folders in it.
struct FolderStamp: Hashable {
  private var files: [String: [Int]] = [:]

  init(of folder: String) {
    for name in Self.names(in: folder) {
      let path = folder + "/" + name
      files[path] = FileSystem.stamp(of: path)
      guard FileSystem.isFolder(path) else { continue }
      for name in Self.names(in: path) {
        files[path + "/" + name] = FileSystem.stamp(of: path + "/" + name)
      }
    }
  }

  private static func names(in folder: String) -> [String] {
    (Folder.names(in: folder) ?? []).filter { !$0.hasPrefix(".") }
  }
}
