internal import Phrases
internal import ReviewLog
internal import Storage
internal import Study
internal import TerminalUI

/// An answer: saved, then judged before the learner's eyes.
extension Session {
  /// Has an answer saved and shows its verdict; nil when the question still stands.
  func submit(
    _ answer: String, _ typed: inout TypedAnswer, to asked: AskedQuestion
  ) throws(StoreError) -> Step? {
    let submission: Submission
    do throws(StoreError) {
      submission = try study.submit(answer, to: asked, confidence: askConfidence)
    } catch {
      guard let signal = stop.whileSaving else { throw error }
      console.prose("Your answer wasn't saved. " + Self.stillOpen)
      return .leave(.signal(signal.exitStatus))
    }
    switch submission {
    case .misread(let message):
      console.prose(sentence(message))
      if let command = SessionCommand.near(answer) {
        console.prose("If you meant the command '\(command)', type that.")
      }
      return nil
    case .doesNotCompile(let errors):
      refuse(errors, &typed, of: asked)
      return nil
    case .saved(let answered):
      drafts.remove(asked.presentation.id)
      answers.add(answered)
      plan.pass(asked.presentation.question)
      try show(answered)
      offerLesson(after: answered)
      isAsking = false
      if let leaving { return .leave(leaving) }
      return try waitAfterVerdict()
    case .answeredElsewhere:
      drafts.remove(asked.presentation.id)
      console.prose("You answered this question in another session; that answer counts.")
      plan.pass(asked.presentation.question)
      return .goOn
    case .stopped:
      return takeStop()
    }
  }

  /// How sure the learner is of an answer, from 0 to 1; nil when they don't say.
  private func askConfidence() -> Double? {
    while console.flush() {
      let typed: String
      switch lines.reader.read(Prompt("how sure, 0 to 100? ")) {
      case .line(let line): typed = line.trimmed
      case .endOfFile: return nil
      // The answer stands; it is saved before the learner leaves.
      case .interrupted:
        leaving = .interrupted
        return nil
      case .stopped(let signal):
        leaving = .signal(signal.exitStatus)
        return nil
      }
      if typed.isEmpty { return nil }
      let number = typed.hasSuffix("%") ? String(typed.dropLast()).trimmed : typed
      if let percent = Double(number), (0...100).contains(percent) { return percent / 100 }
      console.prose(
        "Type a number from 0 (a guess) to 100 (certain), or press Return to leave it open.")
    }
    return nil
  }

  /// Shows a verdict, and only then writes that it was seen.
  func show(_ answered: SavedAnswer) throws(StoreError) {
    if isExam { return try keepForEnd(answered) }
    let practice = Practice(after: answered)
    let lesson = lesson(about: answered.diagnosis.named)
    let rest = { (views: Views) in
      views.hints(of: answered)
      views.diagnosis(answered.diagnosis, lesson: lesson)
    }
    views.verdict(
      answered.verdict, answered.explanation, offersTries: practice.triesLeft > 0,
      rows: views.screenRows - views.rows(rest))
    rest(views)
    try sayWorth(of: answered)
    last = answered
    latest = PassedQuestion(presentation: answered.presentation, prepared: answered.prepared)
    self.practice = practice
    if console.flush() { try study.markSeen(answered) }
  }
}
