internal import QuizEngine

/// The answer to a question as far as it is typed.
struct TypedAnswer {
  /// The game of "what comes next?"; nil for other kinds.
  var play: Play?
  /// The lines of an answer that is not at its end; nil between answers.
  var lines: [String]?
  /// The errors of the code that was judged last.
  var errors: [CodeError] = []
  /// The number of bytes in `lines`.
  private var size = 0

  init(_ play: Play?) { self.play = play }

  /// Whether so much was typed that a further line makes no answer.
  var isFull: Bool { (lines?.count ?? 0) >= Self.mostLines || size > SourceInput.limit }

  private static let mostLines = 100_000

  mutating func begin(_ lines: [String]) {
    self.lines = lines
    size = lines.reduce(0) { $0 + $1.utf8.count }
  }

  mutating func append(_ line: String) {
    lines?.append(line)
    size += line.utf8.count + 1
  }

  /// Ends the answer and returns its text.
  mutating func end() -> String {
    defer { lines = nil }
    return (lines ?? []).joined(separator: "\n")
  }
}
