internal import Diagnostics

/// Swift files as a command line names them.
enum SourceInput {
  /// The largest file that is read: a scenario is a page of Swift, and the parser needs a second
  /// for each megabyte.
  static let limit = 1 << 20

  /// Reads files that form one program. A mistake in a text is a diagnostic; a file that can't be
  /// read is thrown.
  static func read(
    _ paths: [String], in context: Context
  ) throws(Failure) -> (files: [SourceFile], diagnostics: [Diagnostic]) {
    guard !paths.isEmpty else {
      throw .usage(
        "no file to run", hint: "give the name of a Swift file, or - for standard input")
    }
    guard paths.count(where: { $0 == "-" }) <= 1 else {
      throw .usage("standard input (-) can be read only once")
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
            .error, "the file is larger than \(limit >> 20) MB, the limit for a scenario", at: start
          ))
      } else if let place = firstInvalidByte(in: bytes) {
        let location = location(of: place, in: bytes, file: name)
        // As the Swift compiler says it.
        diagnostics.append(
          Diagnostic(.error, "invalid UTF-8 found in source file", at: location))
      } else {
        if bytes.isEmpty {
          diagnostics.append(Diagnostic(.warning, "the file is empty", at: start))
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
