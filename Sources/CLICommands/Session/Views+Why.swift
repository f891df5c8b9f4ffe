internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI
internal import Words

/// The reasons why lines and events are there.
extension Views {
  /// Why a line of the last verdict is there; all of them when `number` is nil.
  func why(_ verdict: Verdict, line number: Int?) {
    let rows = Array(verdict.comparison.enumerated()).filter { index, row in
      number.map { $0 == index + 1 } ?? (row.real != nil)
    }
    guard !rows.isEmpty else {
      let count = verdict.comparison.count
      console.prose(
        count > 1
          ? Words.Explanations.hasLines(count) : Words.Explanations.whyIsIt)
      return
    }
    var told = false
    for (index, row) in rows {
      guard let real = row.real else {
        console.prose(Words.Explanations.isNotThere(line: index + 1))
        told = true
        continue
      }
      guard let why = row.why else { continue }
      told = true
      console.prose(
        Words.Explanations.happened(real, why.sentence), first: "\(index + 1)  ", rest: "   ")
      for reason in why.rules.prefix(number == nil ? 1 : 3) {
        rule("\(reason.rule.rawValue):", sentence(of: reason), indent: "   ")
      }
    }
    if !told {
      for reason in verdict.because { self.reason(reason) }
    }
  }

  /// Why events happened.
  func why(_ causes: [EventCause]) {
    for cause in causes {
      console.prose(Words.Explanations.happened(cause.event, cause.why.sentence))
      for reason in cause.why.rules.prefix(3) {
        rule("\(reason.rule.rawValue):", sentence(of: reason), indent: "  ")
      }
    }
  }

  func reason(_ reason: Reason) {
    rule(
      Words.Explanations.rule(reason.rule.rawValue),
      Words.Explanations.sentence(sentence(of: reason), inArticles: reason.articles), indent: "")
  }

  func sentence(of reason: Reason) -> String {
    reason.sentence ?? Words.Explanations.notInTheRuleBook
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
