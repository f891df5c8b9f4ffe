internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study
internal import TerminalUI
internal import Words

/// Commands about answers: why, try, undo, flag, suspend and resume.
extension Session {
  /// Explains a line of the last verdict, an event of its run, or all lines.
  func why(_ what: String?) {
    guard let last else {
      console.prose(Words.Session.noAnswerToExplain)
      return
    }
    guard let what, Int(what) == nil else {
      views.why(last.verdict, line: what.flatMap { Int($0) })
      return
    }
    switch study.causes(of: what, in: last) {
    case .success(let causes): views.why(causes)
    case .failure(let mismatch): console.prose(Words.sentence(mismatch.message))
    }
  }

  /// Lets the learner change the code of the last question, and runs it.
  func tryOut() -> Step {
    guard let last else {
      console.prose(Words.Session.noAnswerToTry)
      return .goOn
    }
    _ = console.flush()
    let code: String
    switch lines.edit(last.prepared.code) {
    case .text(let edited): code = edited
    case .impossible(let reason):
      console.prose(Words.Session.typeTheCode(reason))
      switch AnswerLines(lines: lines).code(beginning: nil) {
      case .answer(let typed): code = typed
      case .command: return .goOn
      case .leave(let status): return .leave(status)
      }
    }
    guard !code.trimmed.isEmpty else { return .goOn }
    switch lines.run(model, last.prepared.question.scenario(trying: code)) {
    case .finished(let run): views.trial(run)
    case .stopped(.interrupt): console.line(Words.Session.stopped)
    case .stopped(let signal): return .leave(.signal(signal.exitStatus))
    }
    return .goOn
  }

  /// Undoes the latest answer that still counts.
  func undo() throws(StoreError) {
    guard let answered = answers.latest else {
      console.prose(Words.Session.noAnswerToUndo)
      return
    }
    answers.removeLatest()
    try study.undo(answered)
    if last?.review.id == answered.review.id { last = answers.latest }
    console.prose(Words.Session.takenBack(answered.presentation.question.name))
  }

  func flag(_ presentation: Presentation, _ remark: String) throws(StoreError) {
    try study.flag(presentation, remark)
    let question = presentation.question.name
    console.prose(
      remark.isEmpty ? Words.Session.noted(question) : Words.Session.notedRemark(question))
  }

  func suspend(_ rule: RuleID) throws(StoreError) {
    try study.suspend(rule)
    console.prose(Words.Session.isSuspended(rule.rawValue))
  }

  func resume(_ name: String?) throws(StoreError) {
    let suspended = try study.suspendedRules()
    guard let name else {
      console.prose(
        suspended.isEmpty
          ? Words.Session.noneSuspended : Words.Session.suspended(suspended.map(\.rawValue)))
      return
    }
    guard let rule = suspended.first(where: { $0.rawValue == name }) else {
      let near = suggestion(for: name, among: suspended.map(\.rawValue))
      console.prose(Words.Session.notSuspended(name, near: near))
      return
    }
    try study.resume(rule)
    console.prose(Words.Session.isAskedAgain(name))
  }
}
