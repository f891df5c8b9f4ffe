internal import Glibc
internal import HostSystem

/// The file system, through descriptors: a name is looked up once.
enum FileSystem {
  /// A name that any file can have: what is neither a letter nor a digit is "-".
  static func fileName(for name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// Reads at most `limit` bytes of a file, and one more when there are too many.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let isInput = path == "-"
    let descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Failure(.system(errno: errno), file: path) }
    defer { if !isInput { close(descriptor) } }
    return try read(descriptor, named: isInput ? "<stdin>" : path, limit: limit)
  }

  /// Reads a file that only one user can have written, this one unless it is another; nil for any other file, and for
  /// one that isn't there. A pipe isn't waited for. `forbidden` are the rights that nobody else may have.
  static func readOwn(
    _ path: String, of owner: uid_t = geteuid(), forbidding forbidden: mode_t = 0o022, limit: Int
  ) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == owner, status.st_mode & forbidden == 0
    else { return nil }
    return try? read(descriptor, named: path, limit: limit)
  }

  private static func read(
    _ descriptor: Int32, named name: String, limit: Int
  ) throws(Failure) -> [UInt8] {
    guard let bytes = Descriptor.read(descriptor, atMost: limit + 1) else {
      throw Failure(.system(errno: errno), file: name)
    }
    return bytes
  }

  /// Reads a file of UTF-8.
  static func text(_ path: String) throws(Failure) -> String {
    let bytes = try read(path, limit: SourceInput.limit)
    guard bytes.count <= SourceInput.limit else {
      throw Failure(.tooLarge(limit: SourceInput.limit), file: path)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.notUTF8, file: path)
    }
    return text
  }

  /// Makes a folder; one that exists will do.
  static func makeNewFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o777) == 0 { return }
    guard errno == EEXIST, isFolder(path) else {
      throw Failure(errno == ENOENT ? .missingParent : .system(errno: errno), file: path)
    }
  }

  /// Makes a folder for its owner alone. One that exists will do if it is a folder of the same owner,
  /// and not a link to one.
  static func makePrivateFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o700) == 0 { return }
    var status = stat()
    guard errno == EEXIST, lstat(path, &status) == 0 else {
      throw Failure(errno == ENOENT ? .missingParent : .system(errno: errno), file: path)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw Failure(.notAFolder, file: path) }
    guard status.st_uid == geteuid(), chmod(path, 0o700) == 0 else {
      throw Failure(.system(errno: EACCES), file: path)
    }
  }

  /// The time of a file's last change in seconds and nanoseconds, and its size; nil when there is no
  /// such file.
  static func stamp(of path: String) -> [Int]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size)]
  }

  static func isFolder(_ path: String) -> Bool { Folder.exists(path) }

  /// Whether it is a file of bytes itself, and no link to one.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Makes a folder and those above it, for the owner alone.
  static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw Failure(.system(errno: errno), file: path)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw Failure(.system(errno: errno), file: path)
    }
  }
}
