internal import Glibc

/// The file system, through descriptors: a name is looked up once.
enum FileSystem {
  /// Reads at most `limit` bytes of a file, and one more when there are too many.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let isInput = path == "-"
    let descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Failure(.system(errno: errno), file: path) }
    defer { if !isInput { close(descriptor) } }
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0 {
      bytes.reserveCapacity(min(Int(status.st_size), limit) + 1)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = Glibc.read(descriptor, &buffer, min(buffer.count, limit + 1 - bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw Failure(.system(errno: errno), file: isInput ? "<stdin>" : path)
      }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Writes a file, for its owner alone, that others see whole or not at all.
  ///
  /// `body` gets a function that appends bytes.
  static func replace(
    _ path: String,
    _ body: (_ append: @escaping ([UInt8]) throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Failure(errno == ENOENT ? .missingFolder : .system(errno: errno), file: path)
    }
    do throws(Failure) {
      try body { (bytes) throws(Failure) in
        try write(bytes, to: descriptor, path)
      }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, rename(temporary, path) == 0 else {
      let error = errno
      unlink(temporary)
      throw Failure(.system(errno: error), file: path)
    }
  }

  /// Makes a file with this text; throws when there is one already.
  static func create(_ path: String, _ text: String, mode: mode_t = 0o666) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      throw Failure(errno == EEXIST ? .alreadyExists : .system(errno: errno), file: path)
    }
    defer { close(descriptor) }
    try write(Array(text.utf8), to: descriptor, path)
  }

  /// Adds text to the end of an existing file.
  static func append(_ text: String, to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(.system(errno: errno), file: path) }
    defer { close(descriptor) }
    try write(Array(text.utf8), to: descriptor, path)
  }

  /// Replaces the text of an existing file: others see the old text or the new one, whole.
  static func rewrite(_ path: String, _ text: String) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure(.system(errno: errno), file: path) }
    try replace(path) { (append) throws(Failure) in try append(Array(text.utf8)) }
    _ = chmod(path, status.st_mode & 0o777)
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

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, _ path: String
  ) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(.system(errno: errno), file: path) }
      rest = rest.dropFirst(count)
    }
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

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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
