/// The program's exit status; part of the contract with scripts.
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
