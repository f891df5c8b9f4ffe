internal import Curriculum
internal import QuizEngine
internal import Scenarios
internal import TerminalUI

/// The reasons why lines and events are there.
extension Views {
  /// Explains all parts of the last verdict.
  func why(_ verdict: Verdict, _ explanation: Explanation) {
    for part in explanation.parts { why(part, mostRules: 1) }
    // Parts with a cause name its rules.
    if explanation.parts.allSatisfy({ $0.account.cause == nil }) {
      for reason in verdict.because { self.reason(reason) }
    }
  }

  /// Explains one part of the last verdict.
  func why(_ part: Explanation.Part, mostRules: Int) {
    let rest = String(repeating: " ", count: part.key.count + 2)
    console.prose(words(for: part), first: "\(part.key)  ", rest: rest)
    switch part.account {
    case .runs(let difference): runs(difference)
    case .code(let text): code(text)
    default: break
    }
    guard let cause = part.account.cause else { return }
    if case .sentence = part.account {
      console.prose("\(cause.event): \(cause.why.sentence).", first: rest, rest: rest)
    }
    for reason in cause.why.rules.prefix(mostRules) {
      rule("\(reason.rule.rawValue):", text(of: reason), indent: rest)
    }
  }

  private func words(for part: Explanation.Part) -> String {
    let text = part.text.hasSuffix(".") ? String(part.text.dropLast()) : part.text
    return switch part.account {
    case .happens(let cause): "\(part.text): \(cause.why.sentence)."
    case .printed(let call, let cause): "\(part.text): \(Self.printed(by: call, in: cause))."
    case .doesNotHappen: "\(part.text): your answer has this line; it doesn't happen in UIKit."
    case .sentence(let sentence, _): "\(text): \(sentence)"
    case .runs, .code: "\(text):"
    }
  }

  private static func printed(by call: StackFrame?, in cause: EventCause?) -> String {
    let line = call.map { "printed by \($0.place)" } ?? "printed by UIKit"
    return line + (cause.map { " in \($0.event), \($0.why.sentence)" } ?? "")
  }

  /// Explains events.
  func why(_ causes: [EventCause]) {
    for cause in causes {
      console.prose("\(cause.event): \(cause.why.sentence).")
      for reason in cause.why.rules.prefix(3) {
        rule("\(reason.rule.rawValue):", text(of: reason), indent: "  ")
      }
    }
  }

  func reason(_ reason: Reason) {
    rule("\(reason.noun) \(reason.rule.rawValue):", text(of: reason), indent: "")
  }

  func text(of reason: Reason) -> String { reason.text }

  /// A rule's id and its sentence; below each other where the id leaves the sentence no room.
  func rule(_ id: String, _ sentence: String, indent: String) {
    if Text.width(of: indent + id) > columns - 24 {
      console.prose(id, first: indent)
      console.prose(sentence, first: indent + "  ")
    } else {
      console.prose(sentence, first: "\(indent)\(id) ", rest: indent + "  ")
    }
  }
}

extension Explanation.Account {
  /// The event that it is about; nil for other accounts.
  fileprivate var cause: EventCause? {
    switch self {
    case .happens(let cause): cause
    case .printed(_, let cause), .sentence(_, let cause): cause
    case .doesNotHappen, .runs, .code: nil
    }
  }
}

extension Reason {
  /// "Rule" for one of the book, "Topic" for one of a course.
  var noun: String { rule.course == nil ? "Rule" : "Topic" }

  var text: String { sentence ?? "not in the rule book" }
}
