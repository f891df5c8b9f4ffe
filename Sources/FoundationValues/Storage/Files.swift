/// The files of a run, in memory: those that it writes itself. When it begins there are only folders.
struct Files {
  private var contents: [String: Data] = [:]
  private var folders: Set<String> = [
    "/", "/tmp", "/var", "/var/mobile", "/var/mobile/Documents", "/var/mobile/Library",
    "/var/mobile/Library/Caches",
  ]

  private static func plain(_ path: String) -> String {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func folder(of path: String) -> String {
    return plain(FilePath(path).withoutLastComponent)
  }

  func isFolder(_ path: String) -> Bool { return folders.contains(Files.plain(path)) }

  func has(_ path: String) -> Bool {
    return contents[Files.plain(path)] != nil || isFolder(path)
  }

  func read(_ path: String) throws -> Data {
    guard let data = contents[Files.plain(path)] else { throw CocoaError.noSuchFile(path) }
    return data
  }

  mutating func write(_ data: Data, to path: String) throws {
    if isFolder(path) { throw CocoaError.cannotWrite(path) }
    if !isFolder(Files.folder(of: path)) {
      throw CocoaError.noSuchFolder(Files.folder(of: path))
    }
    contents[Files.plain(path)] = data
  }

  /// The names in a folder, sorted.
  func names(in path: String) throws -> [String] {
    if !isFolder(path) { throw CocoaError.noSuchFile(path) }
    let folder = Files.plain(path)
    let all = Array(contents.keys) + Array(folders)
    return all.filter { $0 != folder && Files.folder(of: $0) == folder }
      .map { FilePath($0).lastComponent }.sorted()
  }

  mutating func makeFolder(_ path: String, withIntermediates: Bool) throws {
    let path = Files.plain(path)
    if has(path) {
      if withIntermediates && isFolder(path) { return }
      throw CocoaError.fileExists(path)
    }
    let outer = Files.folder(of: path)
    if !isFolder(outer) {
      if !withIntermediates { throw CocoaError.noSuchFolder(outer) }
      try makeFolder(outer, withIntermediates: true)
    }
    folders.insert(path)
  }

  mutating func remove(_ path: String) throws {
    let path = Files.plain(path)
    if !has(path) { throw CocoaError.noSuchFileToChange(path) }
    for inner in inside(path) {
      contents[inner] = nil
      folders.remove(inner)
    }
  }

  mutating func copy(_ path: String, to other: String) throws {
    let (from, to) = (Files.plain(path), Files.plain(other))
    if !has(from) { throw CocoaError.noSuchFile(path) }
    if has(to) { throw CocoaError.fileExists(other) }
    if !isFolder(Files.folder(of: to)) { throw CocoaError.noSuchFolder(Files.folder(of: to)) }
    for inner in inside(from) {
      let place = to + "\(inner.dropFirst(from.count))"
      if let data = contents[inner] { contents[place] = data } else { folders.insert(place) }
    }
  }

  /// A file or folder itself and all that is in it.
  private func inside(_ path: String) -> [String] {
    return (Array(contents.keys) + Array(folders))
      .filter { $0 == path || $0.hasPrefix(path == "/" ? path : path + "/") }
  }
}
