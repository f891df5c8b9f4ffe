public import Scenarios

/// A run's output and end, in sixteen digits that are the same natively and interpreted.
///
/// A trap counts with its message, but for an overflow: that says nothing natively.
public struct Fingerprint: Hashable, Sendable {
  public let text: String

  public init(_ run: Run) {
    switch run.outcome {
    case .completed: self.init(run.output, "completed")
    case .trapped(let trap): self.init(run.output, Self.ending(trap.message))
    case .refused: self.init(run.output, "refused")
    case .limit(let limit): self.init(run.output, "\(limit)")
    }
  }

  public init(_ result: NativeResult) {
    self.init(
      result.output,
      result.ending == .trapped ? Self.ending(result.messages) : result.ending.rawValue)
  }

  private init(_ output: [String], _ ending: String) {
    text = Self.hash((output + [ending]).joined(separator: "\n"))
  }

  /// The content of the tests' golden file for some programs.
  public static func golden(
    of programs: [GeneratedProgram], _ native: [UInt64: NativeResult]
  ) -> String {
    programs.map { program in
      let result = native[program.seed].map { Fingerprint($0).text } ?? "-"
      return "\(program.seed) \(program.fingerprint) \(result)\n"
    }.joined()
  }

  /// The message of a trap without the native text around it.
  private static func ending(_ messages: String) -> String {
    let isOverflow = messages.isEmpty || messages.hasPrefix("arithmetic overflow")
    if isOverflow { return "trapped" }
    // Natively a line begins with a place, and some words with the kind of failure.
    let words = (messages.split(separator: "\n").first.map(String.init) ?? messages)
      .replacing(#/^.*?\.swift:[0-9]+: /#, with: "").replacing(#/^Fatal error: /#, with: "")
    let plain = words.replacing(#/ ?\(?0x[0-9a-f]+\)?/#, with: "")
    return "trapped: " + (plain.hasSuffix(".") ? String(plain.dropLast()) : plain)
  }

  static func hash(_ text: String) -> String {
    let digits = String(fnv1a(text), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension GeneratedProgram {
  /// A hash that shows whether the program's text has changed.
  public var fingerprint: String { Fingerprint.hash(text) }
}
