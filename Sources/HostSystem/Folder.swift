internal import Glibc

/// Folders of the file system: listing, making and removing them.
public enum Folder {
  /// Returns the names in a folder in no particular order; nil, with the reason in `errno`, where there is no folder
  /// that can be read.
  public static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Whether there is a folder, perhaps through a link.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether the name itself is a folder's, and no link to one.
  static func isFolderItself(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder for its owner alone, and those above it that are missing; false, with the reason in `errno`, when
  /// it can't or there is something of this name.
  static func make(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      return false
    }
    guard make(String(path[..<slash])) || errno == EEXIST else { return false }
    return mkdir(path, 0o700) == 0
  }

  /// Removes a folder with all that is in it, as far as that can be removed; follows no link. The parts of a path are
  /// at most as many as the system takes, which bounds the recursion.
  public static func remove(_ path: String) {
    for name in names(in: path) ?? [] {
      let inner = path + "/" + name
      if isFolderItself(inner) { remove(inner) } else { unlink(inner) }
    }
    rmdir(path)
  }
}
