internal import Glibc
internal import HostSystem
internal import Storage

/// Appends bytes to a file that is being written.
typealias Append = (_ bytes: [UInt8]) throws(Failure) -> Void

/// Writing files: whole or not at all, and never through a name that somebody else prepared.
extension FileSystem {
  /// Writes a file, for its owner alone, that others see whole or not at all, after a crash too. Where
  /// the path is a symbolic link, the file that it leads to is written.
  ///
  /// With `keepsMode`, who may use a file that is there already stays as it was.
  ///
  /// A program that is killed leaves nothing. Only at the moment at which it replaces a file, it may leave
  /// `.vdl-partial-…` beside it, until the file is written again.
  static func replace(
    _ path: String, keepsMode: Bool = false, _ body: (@escaping Append) throws(Failure) -> Void
  ) throws(Failure) {
    func attempt<Result>(_ work: () throws(SystemError) -> Result) throws(Failure) -> Result {
      do throws(SystemError) { return try work() } catch {
        throw Failure(
          error.code == ENOENT ? .missingFolder : .system(errno: error.code), file: path)
      }
    }
    let target = followingLinks(path)
    let file = try attempt { () throws(SystemError) in try UnnamedFile(for: target) }
    try body { (bytes) throws(Failure) in
      try attempt { () throws(SystemError) in try file.write(bytes) }
    }
    var status = stat()
    if keepsMode, stat(target, &status) == 0 { file.setMode(status.st_mode & 0o777) }
    try attempt { () throws(SystemError) in try file.replace(target) }
  }

  /// Writes a file of this text in the same way.
  static func replace(
    _ path: String, keepsMode: Bool = false, with text: String
  ) throws(Failure) {
    try replace(path, keepsMode: keepsMode) { (append) throws(Failure) in
      try append(Array(text.utf8))
    }
  }

  /// Makes a file with this text, whole or not at all; throws when there is one already.
  static func create(_ path: String, _ text: String, mode: mode_t = 0o666) throws(Failure) {
    do throws(SystemError) {
      let file = try UnnamedFile(for: path)
      try file.write(Array(text.utf8))
      file.allow(mode)
      try file.name(path)
    } catch {
      throw Failure(
        error.code == EEXIST ? .alreadyExists : .system(errno: error.code), file: path)
    }
  }

  /// Adds text to the end of an existing file.
  static func append(_ text: String, to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    try check(descriptor, path)
    defer { close(descriptor) }
    try write(Array(text.utf8), to: descriptor, path)
  }

  /// Replaces the text of an existing file: others see the old text or the new one, whole.
  static func rewrite(_ path: String, _ text: String) throws(Failure) {
    var status = stat()
    try check(stat(path, &status), path)
    try replace(path, keepsMode: true, with: text)
  }

  /// Sends bytes into what is there: a pipe, a device.
  static func send(
    to path: String, _ body: (@escaping Append) throws(Failure) -> Void
  ) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    try check(descriptor, path)
    defer { close(descriptor) }
    try body { (bytes) throws(Failure) in try write(bytes, to: descriptor, path) }
  }

  /// Whether bytes sent to a path are read at once by somebody, so that it must not be replaced.
  static func isPipeOrDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
      && [S_IFIFO, S_IFCHR, S_IFBLK, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// The path of the file that a symbolic link leads to, there or not yet; any other path as it is.
  static func followingLinks(_ path: String) -> String {
    var path = path
    // As many as the system follows; a longer chain or a circle ends in the link itself.
    for _ in 0..<40 {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &target, target.count)
      guard count > 0 else { return path }
      let link = String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = link.hasPrefix("/") ? link : "\(folder(of: path))/\(link)"
    }
    return path
  }

  /// The folder that a path names a file in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, _ path: String
  ) throws(Failure) {
    guard Descriptor.write(bytes[...], to: descriptor) else {
      throw Failure(.system(errno: errno), file: path)
    }
  }

  /// Throws the system's error when a call gave -1.
  private static func check(_ result: Int32, _ path: String) throws(Failure) {
    guard result >= 0 else { throw Failure(.system(errno: errno), file: path) }
  }
}
