internal import Diagnostics
internal import Glibc
internal import Words

/// Swift files as a command line names them.
enum SourceInput {
  /// The largest file that is read: a scenario is a page of Swift, and the parser needs a second
  /// for each megabyte.
  static let limit = 1 << 20

  /// Reads files that form one program. What is wrong with a text is a diagnostic; what is wrong
  /// with the world is thrown.
  static func read(
    _ paths: [String], in context: Context
  ) throws(Failure) -> (files: [SourceFile], diagnostics: [Diagnostic]) {
    guard !paths.isEmpty else {
      throw .usage(Words.Usage.noFileToRun, hint: Words.Usage.giveAFileToRun)
    }
    guard paths.count(where: { $0 == "-" }) <= 1 else {
      throw .usage(Words.Usage.inputOnlyOnce)
    }
    var files: [SourceFile] = []
    var diagnostics: [Diagnostic] = []
    for path in paths {
      let name = path == "-" ? "<stdin>" : path
      let bytes = try context.read(path)
      let start = SourceLocation(file: name, line: 1, column: 1)
      if bytes.count > limit {
        diagnostics.append(
          Diagnostic(
            .error, Words.Files.isTooLargeForAScenario(megabytes: limit >> 20), at: start))
      } else if let place = firstInvalidByte(in: bytes) {
        let location = location(of: place, in: bytes, file: name)
        diagnostics.append(Diagnostic(.error, Words.Files.isInvalidUTF8, at: location))
      } else {
        if bytes.isEmpty {
          diagnostics.append(Diagnostic(.warning, Words.Files.isEmpty, at: start))
        }
        files.append(SourceFile(name: name, text: String(decoding: bytes, as: UTF8.self)))
      }
    }
    return (files, diagnostics)
  }

  private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    // The library's validation is fast; the place is looked for only when there is one.
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  private static func location(of offset: Int, in bytes: [UInt8], file: String) -> SourceLocation {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourceLocation(
      file: file, line: before.count { $0 == 0x0A } + 1, column: offset - lineStart + 1)
  }
}

/// The file system, through descriptors: a name is looked up once.
enum FileSystem {
  /// Reads at most `limit` bytes of a file and one more, which tells that there are too many.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let isInput = path == "-"
    let descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .world(reason(errno), file: path) }
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
        throw .world(reason(errno), file: isInput ? "<stdin>" : path)
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
      throw .world(errno == ENOENT ? Words.Files.noFolder : reason(errno), file: path)
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
      throw .world(reason(error), file: path)
    }
  }

  /// Makes a file with this text; one that is there is left alone.
  static func create(_ path: String, _ text: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .world(
        errno == EEXIST ? Words.Files.isThere : reason(errno), file: path)
    }
    defer { close(descriptor) }
    try write(Array(text.utf8), to: descriptor, path)
  }

  /// Gives a file that is there another text: others see the old one or the new one, whole.
  static func rewrite(_ path: String, _ text: String) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .world(reason(errno), file: path) }
    try replace(path) { (append) throws(Failure) in try append(Array(text.utf8)) }
    _ = chmod(path, status.st_mode & 0o777)
  }

  /// The text of a file, which is UTF-8.
  static func text(_ path: String) throws(Failure) -> String {
    let bytes = try read(path, limit: SourceInput.limit)
    guard bytes.count <= SourceInput.limit else {
      throw .world(Words.Files.isTooLarge(megabytes: SourceInput.limit >> 20), file: path)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.refused, Words.Files.isNotUTF8, file: path)
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
      guard count > 0 else { throw .world(reason(errno), file: path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes a folder; one that is there and empty will do.
  static func makeNewFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o777) == 0 { return }
    guard errno == EEXIST, isFolder(path) else {
      throw .world(errno == ENOENT ? Words.Files.noFolderToMakeItIn : reason(errno), file: path)
    }
  }

  /// When a file was written last, and its size; nil when there is none.
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
      throw .world(reason(errno), file: path)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw .world(reason(errno), file: path)
    }
  }

  /// The C library's words for an error, in our manner.
  static func reason(_ error: Int32) -> String {
    switch error {
    case ENOENT: Words.Files.none
    case EACCES, EPERM: Words.Files.denied
    case EISDIR: Words.Files.isAFolder
    case ENOSPC: Words.Files.diskIsFull
    default: String(cString: strerror(error)).lowercased()
    }
  }
}
