internal import Curriculum
internal import Phrases

/// The questions that an export leaves out, and why.
struct LeftQuestions {
  private var names: [String: [String]] = [:]

  /// The most that are named for a reason.
  private static let mostNamed = 10

  /// `reason` follows "because".
  mutating func add(_ question: Question, _ reason: String) {
    names[reason, default: []].append("\(question.id.rawValue) (\(question.kind.rawValue))")
  }

  /// Says a sentence for each reason.
  func tell(_ console: Console) {
    for (reason, names) in names.sorted(by: { $0.key < $1.key }) {
      let more = names.count - Self.mostNamed
      let named = Array(names.prefix(Self.mostNamed)) + (more > 0 ? ["\(more) more"] : [])
      console.notice("left out, because \(reason): \(list(named))")
    }
  }
}
