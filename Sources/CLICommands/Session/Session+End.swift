internal import Phrases
internal import QuizEngine
internal import Reporting
internal import ReviewLog
internal import Storage
internal import Study

/// The end of a sitting: what it came to, and one thing to do next.
extension Session {
  /// Sums up the answers since the last time.
  func summarize(isLeaving: Bool) {
    let news = answers.takeNews()
    console.line()
    // What an exam came to is not said before its end.
    if isExam, (try? sayAssignmentDone()) != nil { return }
    // What was answered is saved; a store that can't be read now is no reason to stay.
    let outcome = try? study.outcome(of: news, areRepeated: plan.isOfMistakes)
    let isOfAssignment = if case .assignment = plan.scope { true } else { false }
    let end = SittingEnd(
      outcome: outcome
        ?? SittingOutcome(answered: news.count, right: news.count { $0.verdict.isRight }),
      week: try? weeklyGoal(),
      next: isAsking
        ? Self.stillOpen : isOfAssignment ? nil : nextAction(isLeaving: isLeaving))
    for sentence in end.sentences { console.prose(sentence, rest: "  ") }
    // After an assignment it is handed in, or gone on with.
    if isOfAssignment { try? sayAssignmentDone() }
  }

  private func weeklyGoal() throws(StoreError) -> WeeklyGoal? {
    let (days, today) = try study.daysOfWeek()
    return WeeklyGoal(wanted: study.settings.weeklyGoal, days: days, on: today)
  }

  private func nextAction(isLeaving: Bool) -> String? {
    // Whoever has just gone through their mistakes goes on with something else.
    let mistakes = plan.isOfMistakes ? [] : (try? study.mistakes()) ?? []
    guard let next = try? study.nextStep(mistakeCount: mistakes.count) else {
      return isLeaving ? nil : "That is all for now; 'quit' stops here."
    }
    let words =
      "Next: "
      + next.sentence(
        isLeaving: isLeaving, study.lessonNames, shellOptions: shellOptions)
    if isLeaving { return words + "." }
    guard lines.isInteractive else { return words + "; 'quit' stops here." }
    suggested = next
    return words + ", and so does Return; 'quit' stops here."
  }

  /// Ends the session as the learner wishes.
  func leave() -> Step {
    if answers.hasNews {
      summarize(isLeaving: true)
    } else if isAsking {
      console.prose(Self.stillOpen)
    }
    return .leave(.done)
  }

  // MARK: Mistakes

  /// Asks the questions of the last sitting that were answered wrong once more.
  func beginMistakes() throws(StoreError) {
    let mistakes = try study.mistakes()
    guard !mistakes.isEmpty else {
      console.prose(Self.noMistakes)
      return
    }
    plan = Plan(
      scope: .questions(mistakes), count: mistakes.count, staysOpen: plan.staysOpen,
      isOfMistakes: true)
  }

  static let noMistakes = "There is no wrong answer to go through in your last session."
}
