internal import Diagnostics
internal import Exporting

/// The reason why a command could not do its work, in words for the person who called it.
struct Failure: Error, Hashable {
  var status: ExitStatus
  /// The mistake, with the expected and the found; lower case, no full stop.
  var message: String
  /// The way out: "see 'vdl run --help'".
  var hint: String?
  /// The file it is about.
  var file: String?

  init(_ status: ExitStatus, _ message: String, hint: String? = nil, file: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
    self.file = file
  }

  /// A command line that doesn't fit what the commands declare.
  static func usage(_ error: UsageError) -> Failure {
    Failure(.usage, error.message, hint: error.hint)
  }

  /// A mistake that only one command knows.
  static func usage(_ message: String, hint: String? = nil) -> Failure {
    Failure(.usage, message, hint: hint)
  }

  /// A failure outside the program: a file, the disk, the database, the network.
  static func world(_ message: String, hint: String? = nil, file: String? = nil) -> Failure {
    Failure(.world, message, hint: hint, file: file)
  }

  /// The file and the way out for programs, where there are some.
  var details: [JSON.Member] {
    [("file", file), ("hint", hint)].compactMap { key, text in
      text.map { JSON.Member(key: key, value: .string($0)) }
    }
  }

  /// The lines for standard error: the failure, then what to do about it. The names of files in them may
  /// have line breaks, which are written out.
  var lines: [String] {
    let lines = [(file.map { "\($0): " } ?? "") + "error: \(message)"] + (hint.map { [$0] } ?? [])
    return lines.map(\.onOneLine)
  }
}
