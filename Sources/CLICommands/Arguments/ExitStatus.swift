internal import Words

/// What the program tells its caller when it ends; part of the contract with scripts.
enum ExitStatus: Hashable, Sendable {
  case done
  /// A check found something.
  case finding
  /// The Swift does not parse, is refused, unsupported or not UTF-8.
  case refused
  /// The scenario trapped.
  case trapped
  /// A limit was hit.
  case limit
  /// The command line was not understood.
  case usage
  /// The world failed: a file, the disk, the database, the network.
  case world
  /// Ctrl-C, or another signal by the shell's convention.
  case signal(Int32)

  static let interrupted = ExitStatus.signal(130)

  var code: Int32 {
    switch self {
    case .done: 0
    case .finding: 1
    case .refused: 2
    case .trapped: 3
    case .limit: 4
    case .usage: 64
    case .world: 74
    case .signal(let status): status
    }
  }
}

/// Why a command could not do its work, in words for the person who called it.
struct Failure: Error, Hashable {
  var status: ExitStatus
  /// What is wrong, what was expected and what was found; lower case, no full stop.
  var message: String
  /// What to do about it.
  var hint: String?
  /// The file it is about.
  var file: String?

  init(_ status: ExitStatus, _ message: String, hint: String? = nil, file: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
    self.file = file
  }

  static func usage(_ message: String, hint: String? = nil) -> Failure {
    Failure(.usage, message, hint: hint)
  }

  static func world(_ message: String, hint: String? = nil, file: String? = nil) -> Failure {
    Failure(.world, message, hint: hint, file: file)
  }

  /// The failure as it is said on standard error.
  var lines: [String] {
    [(file.map { "\($0): " } ?? "") + Words.Files.error(message)] + (hint.map { [$0] } ?? [])
  }
}
