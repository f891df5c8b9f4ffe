internal import Curriculum
internal import QuizEngine
internal import TerminalUI

/// The reasons why lines and events are there.
extension Views {
  /// Explains a line of the last verdict; all lines when `number` is nil.
  func why(_ verdict: Verdict, line number: Int?) {
    let rows = Array(verdict.comparison.enumerated()).filter { index, row in
      number.map { $0 == index + 1 } ?? (row.real != nil)
    }
    guard !rows.isEmpty else {
      let count = verdict.comparison.count
      console.prose(
        count > 1
          ? "The last answer has lines 1 to \(count)."
          : "The last answer has one line; 'why' explains it.")
      return
    }
    var isExplained = false
    for (index, row) in rows {
      guard let real = row.real else {
        console.prose("Line \(index + 1) of your answer doesn't happen in UIKit.")
        isExplained = true
        continue
      }
      guard let why = row.why else { continue }
      isExplained = true
      console.prose(
        "\(real): \(why.sentence).", first: "\(index + 1)  ", rest: "   ")
      for reason in why.rules.prefix(number == nil ? 1 : 3) {
        rule("\(reason.rule.rawValue):", text(of: reason), indent: "   ")
      }
    }
    if !isExplained {
      for reason in verdict.because { self.reason(reason) }
    }
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
    rule("Rule \(reason.rule.rawValue):", text(of: reason), indent: "")
  }

  func text(of reason: Reason) -> String {
    reason.sentence ?? "not in the rule book"
  }

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
