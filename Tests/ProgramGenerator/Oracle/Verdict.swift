import Diagnostics
public import Scenarios

/// The comparison of a program's native run with its interpreted run.
public enum Verdict: Hashable, Sendable {
  case same(lines: Int)
  /// `swiftc` refuses it: the generator's mistake.
  case invalid(String)
  /// The front end refuses it although `swiftc` accepts it.
  case refused(String)
  case differs(native: String, interpreted: String)

  public init(native: NativeResult, interpreted: Run) {
    switch (native.ending, interpreted.outcome) {
    case (.refused, _): self = .invalid(native.messages)
    case (_, .refused):
      self = .refused(interpreted.diagnostics.first?.description ?? "")
    case (.completed, .completed): self.init(native.output, interpreted.output)
    // An overflow says nothing natively.
    case (.trapped, .trapped(let trap))
    where native.messages.isEmpty
      || Self.withoutAddresses(native.messages).contains(Self.withoutAddresses(trap.message)):
      self.init(native.output, interpreted.output)
    default:
      self = .differs(
        native: "\(native.output.last ?? "")\n\(native.ending) \(native.messages.prefix(300))",
        interpreted: "\(interpreted.output.last ?? "")\n" + Self.words(interpreted.outcome))
    }
  }

  private init(_ native: [String], _ interpreted: [String]) {
    guard native != interpreted else {
      self = .same(lines: native.count)
      return
    }
    // From the line before the first that differs.
    let equal = zip(native, interpreted).prefix { $0 == $1 }.count
    func part(_ lines: [String]) -> String {
      lines[min(lines.count, max(0, equal - 1))..<min(lines.count, equal + 4)]
        .joined(separator: "\n")
    }
    self = .differs(native: part(native), interpreted: part(interpreted))
  }

  private static func words(_ outcome: Outcome) -> String {
    switch outcome {
    case .completed: "completed"
    case .refused: "refused"
    case .trapped(let trap): "trapped: \(trap.message)"
    case .limit(let limit): "limit: \(limit)"
    }
  }

  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/ ?\(?0x[0-9a-f]+\)?/#, with: "")
  }

  /// The report about a seed's program; nil when both runs are the same.
  public func report(of seed: UInt64) -> String? {
    switch self {
    case .same: nil
    case .invalid(let words): "seed \(seed): not valid\n\(words)"
    case .refused(let words): "seed \(seed): refused\n\(words)"
    case .differs(let native, let interpreted):
      "seed \(seed): differs\n-- native\n\(native)\n-- interpreted\n\(interpreted)"
    }
  }

  /// Verdicts that are about the same.
  var kind: Int {
    switch self {
    case .same: 0
    case .invalid: 1
    case .refused: 2
    case .differs: 3
    }
  }
}
