internal import Curriculum
internal import Diagnostics
internal import Phrases
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study
internal import TerminalUI

/// Commands about answers: why, undo, flag, suspend and resume.
extension Session {
  /// Explains a part of the last verdict, an event of its run, or all parts.
  func why(_ what: String?) -> Step {
    guard let last else {
      console.prose("There is no answer to explain yet.")
      return .goOn
    }
    let explanation = last.explanation
    guard let what else {
      // It shows a solution, so that there is nothing left to try.
      practice?.triesLeft = 0
      return show(inScreens: { $0.why(last.verdict, explanation) })
    }
    if let part = explanation.part(what) {
      if case .code = part.account { practice?.triesLeft = 0 }
      return show(inScreens: { $0.why(part, mostRules: 3) })
    }
    guard Int(what) == nil else {
      console.prose(
        "'why' takes one of these here: \(alternatives(explanation.parts.map(\.key))).")
      return .goOn
    }
    switch study.causes(of: what, in: last) {
    case .success(let causes): return show(inScreens: { $0.why(causes) })
    case .failure(let mismatch): console.prose(sentence(mismatch.message))
    }
    return .goOn
  }

  /// Undoes the latest answer that still counts.
  func undo() throws(StoreError) {
    guard let answered = answers.latest else {
      console.prose("There is no answer in this session to undo.")
      return
    }
    answers.removeLatest()
    try study.undo(answered)
    if last?.review.id == answered.review.id {
      last = answers.latest
      practice = last.map(Practice.init)
    }
    let name = answered.presentation.question.name
    if let place = try placeInAssignment(answered.presentation.question), place.tryNumber > 1 {
      console.prose(
        "Your answer to '\(name)' no longer counts for when vdl asks again. In the assignment it is still "
          + "a try: you saw its verdict.")
      return
    }
    console.prose(
      "Your answer to '\(name)' no longer counts. vdl asks about its rule again with another question; "
        + "a right answer today isn't graded.")
  }

  func flag(_ presentation: Presentation, _ remark: String) throws(StoreError) {
    try study.flag(presentation, remark)
    let question = presentation.question.name
    console.prose(
      "Noted for the author of '\(question)'."
        + (remark.isEmpty ? " To say what is wrong, type 'flag' and a few words." : ""))
  }

  func suspend(_ rule: RuleID) throws(StoreError) {
    try study.suspend(rule)
    console.prose(
      "vdl no longer asks about the rule \(rule.rawValue). 'resume \(rule.rawValue)' undoes this.")
  }

  func resume(_ name: String?) throws(StoreError) {
    let suspended = try study.suspendedRules()
    guard let name else {
      console.prose(
        suspended.isEmpty
          ? "No rule is suspended." : "Suspended: \(list(suspended.map(\.rawValue))).")
      return
    }
    guard let rule = suspended.first(where: { $0.rawValue == name }) else {
      let near = suggestion(for: name, among: suspended.map(\.rawValue))
      console.prose("The rule '\(name)' isn't suspended" + (near.map(didYouMean) ?? "."))
      return
    }
    try study.resume(rule)
    console.prose("vdl asks about the rule \(name) again.")
  }
}
