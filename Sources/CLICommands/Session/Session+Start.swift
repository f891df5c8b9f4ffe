internal import Phrases
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study

/// The start of a sitting: where the learner stands, and one thing to do next.
extension Session {
  func greet() throws(StoreError) -> Step {
    let progress = try study.progress()
    let name = study.learner.name
    let isNew = progress.overall.answers.answered == 0
    console.prose(
      isNew
        ? "Welcome, \(name). Read the code and predict what UIKit does. "
          + "A model of UIKit checks your answer."
        : "Welcome back, \(name).")
    // A rule whose only answer was undone is due, though it was never graded.
    let newCount = progress.overall.rules.new - (try study.ungradedDueCount())
    if study.assignment != nil {
      sayAssignment()
    } else {
      console.prose(
        standing(progress.overall.rules, newCount: newCount, dueCount: progress.overall.dueCount))
      for (taken, standing) in try study.openAssignments().prefix(Self.mostAssignments) {
        console.prose(
          taken.line(
            standing, called: try study.shortName(of: taken), in: study.now.zone,
            shellOptions: shellOptions) + ".", rest: "  ")
      }
    }
    if plan.isOfSession, let next = try study.nextStep() {
      suggested = next
      console.prose("suggestion> \(next.command(study.lessonNames))")
      if lines.isInteractive { return try waitAtStart(for: next, isNew: isNew) }
    }
    guard try hasQuestions(progress.overall, newCount: newCount) else {
      if plan.staysOpen { console.prose("'help' shows the commands.") }
      return .goOn
    }
    if isNew {
      console.prose(
        "Type an answer, or 'learn' to read a lesson first; 'help' shows the commands.")
      if plan.scope != .placement, study.assignment == nil {
        console.prose("If you already know some UIKit, 'placement' finds where to start.")
      }
      return try waitAfterWelcome()
    }
    console.prose("Type an answer; 'help' shows the commands.")
    return .goOn
  }

  /// The welcome stays short.
  private static let mostAssignments = 2

  /// Whether the plan's scope has a question now, as far as rules tell.
  private func hasQuestions(
    _ record: LearnerRecord, newCount: Int
  ) throws(StoreError) -> Bool {
    if try isEnoughToday() { return false }
    let hasDue = record.dueCount > 0
    let newLeft = try study.newRulesLeft()
    let hasNew = newCount > 0 && newLeft > 0
    return switch plan.scope {
    case .due: hasDue
    case .dueAndNew: hasDue || hasNew
    case .anything: hasDue || hasNew || record.rules.new < record.rules.total
    case .lesson, .rule, .placement, .questions, .assignment: true
    }
  }

  /// "2 rules are due, 1 is new, 3 of 9 held."
  private func standing(_ rules: RuleCounts, newCount new: Int, dueCount: Int) -> String {
    let dueRules = dueCount == 0 ? "Nothing" : numbered(dueCount, "rule")
    let newRules = dueCount == 0 ? numbered(new, "rule") : "\(new)"
    return "\(dueRules) \(dueCount > 1 ? "are" : "is") due, \(newRules) \(new == 1 ? "is" : "are") "
      + "new, \(share(rules.held, of: rules.total)) held."
  }

  /// Waits until the learner takes the suggestion by Return, or begins something else.
  private func waitAtStart(for next: NextStep, isNew: Bool) throws(StoreError) -> Step {
    console.prose(
      isNew
        ? "'learn' begins with the first lesson, 'quiz' with a question, and 'help' shows the commands."
        : "'quiz' shows the first question, and 'help' shows the commands.")
    let step = try wait("Return takes the suggestion> ") { [self] () throws(StoreError) in
      try take(next)
    }
    suggested = nil
    return step
  }

  /// Does what was suggested. The questions of the session come anyway.
  func take(_ next: NextStep) throws(StoreError) -> Step {
    suggested = nil
    return next == .questions && plan.count > 0
      ? .goOn : try obey(next.sessionCommand(study.lessonNames))
  }
}
