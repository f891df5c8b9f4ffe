internal import Phrases
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study
internal import TerminalUI

/// A sitting: questions one after another, and between them whatever the learner asks for.
///
/// The store has every answer before the screen shows its verdict, so that a session may end at any
/// line.
final class Session {
  let study: StudySession
  let context: Context
  let console: Console
  let views: Views
  let lines: Context.Lines
  let model: Model
  let now: () -> Moment
  let stop: StopBox
  var plan: Plan
  /// The status with which the session ends once the answer at hand is saved.
  var leaving: ExitStatus?
  /// ` --learner NAME` and the like where the command line says so, for commands of the shell that are suggested.
  var shellOptions = ""
  /// Whether a question was shown that waits for its answer.
  var isAsking = false
  /// The advice that an empty line takes at the first prompt, and at the end.
  var suggested: NextStep?
  /// The answer that `why` and `try` are about.
  var last: SavedAnswer?
  /// The tries after that answer.
  var practice: Practice?
  /// The question that was answered or skipped last: `again`, `flag` and `suspend` are about it.
  var latest: PassedQuestion?
  let drafts: Drafts
  /// Whether the learner knows that drafts can't be written.
  var hasSaidDraftsFail = false
  /// The answers of this sitting that count.
  var answers = SessionSummary()

  /// Answers that were not right, over the whole sitting.
  var wrongCount: Int { answers.wrongCount }

  /// A question that is no longer open.
  struct PassedQuestion {
    var presentation: Presentation
    var prepared: PreparedQuestion
  }

  /// The signal that ended a run or a wait, for those who only see that it ended.
  final class StopBox {
    /// It ended a run.
    var signal: SignalWatch.Signal?
    /// It ended a wait for the database, and nothing was written.
    var whileSaving: SignalWatch.Signal?
  }

  init(
    study: StudySession, context: Context, lines: Context.Lines, model: Model, stop: StopBox,
    plan: Plan
  ) {
    self.study = study
    drafts = Drafts(of: study.learner.id, beside: study.store.path)
    self.context = context
    console = context.console
    now = context.now
    views = Views(
      context.console, isInteractive: lines.isInteractive, hasEditor: lines.hasEditor)
    self.lines = lines
    self.model = model
    self.stop = stop
    self.plan = plan
  }

  /// Said when Ctrl-C stopped a run.
  static let stopped = "Stopped."
  static let stillOpen = "The question waits for you; vdl asks it first next time."

  /// How the session goes on after a line.
  enum Step {
    case goOn
    case leave(ExitStatus)
  }

  // MARK: The sitting

  func run() throws(Failure) -> ExitStatus {
    try unlessUnsaved { () throws(StoreError) in
      if case .leave(let status) = try greet() { return status }
      if case .leave(let status) = try showUnseenVerdict() { return status }
      return try askAndConverse()
    }
  }

  /// Ends the sitting in good order when the learner doesn't wait for the database.
  func unlessUnsaved(
    _ body: () throws(StoreError) -> ExitStatus
  ) throws(Failure) -> ExitStatus {
    do throws(StoreError) { return try body() } catch {
      guard let signal = stop.whileSaving else { throw Failure(error) }
      console.prose("Your last action wasn't saved.")
      return .signal(signal.exitStatus)
    }
  }

  private func askAndConverse() throws(StoreError) -> ExitStatus {
    while true {
      if plan.count > 0 {
        let asked = try study.question(in: plan.scope)
        if let step = takeStop() {
          if case .leave(let status) = step { return status } else { continue }
        }
        if let asked {
          if case .leave(let status) = try put(asked) { return status }
          continue
        }
        let isEnough = try isEnoughToday()
        // A placement ends with its result.
        if plan.scope != .placement, isEnough || !answers.hasNews { try sayNothingToAsk() }
        plan.count = 0
      }
      if case .placement = plan.scope, case .leave(let status) = try sayPlaced() {
        return status
      }
      if answers.hasNews || plan.staysOpen && plan.isThrough {
        summarize(isLeaving: !plan.staysOpen)
      } else if case .assignment = plan.scope, plan.doneCount > 0 {
        try sayAssignmentDone()
      }
      guard plan.staysOpen else { return .done }
      if case .leave(let status) = try converse() { return status }
    }
  }

  /// Acts on a signal that ended a run: Ctrl-C goes back to the prompt, the others leave.
  func takeStop() -> Step? {
    guard let signal = stop.signal else { return nil }
    stop.signal = nil
    switch signal {
    case .interrupt:
      console.line(Self.stopped)
      plan.count = 0
      plan.staysOpen = true
      return .goOn
    case .hangUp, .terminate: return .leave(.signal(signal.exitStatus))
    }
  }

  // MARK: Between questions

  private func showUnseenVerdict() throws(StoreError) -> Step {
    guard let unseen = try study.unseenVerdict() else { return .goOn }
    console.line()
    console.prose("Your last answer was saved, but you haven't seen its verdict:")
    try show(unseen)
    return try waitAfterVerdict()
  }

  private func sayNothingToAsk() throws(StoreError) {
    console.line()
    if try isEnoughToday() { return try sayEnoughToday() }
    // Before the first question, the welcome has just said what is due.
    let isSaid = plan.doneCount == 0
    let isDue = try study.progress().overall.dueCount > 0
    switch plan.scope {
    case .due where isDue && !isSaid:
      console.prose("vdl asks about the other due rules in your next session.")
    case .due: console.prose(isSaid ? "'vdl quiz' asks anyway." : "Nothing is due.")
    case .dueAndNew where try study.newRulesLeft() <= 0,
      .anything where try study.newRulesLeft() <= 0:
      console.prose(
        (isSaid || isDue ? "You" : "Nothing is due, and you")
          + " have met enough new rules today; 'quiz LESSON' asks anyway.")
    case .dueAndNew:
      console.prose(
        (isSaid || isDue ? "" : "Nothing is due, and nothing is new. ")
          + "'learn' shows the next lesson, and 'quiz' asks questions anyway.")
    case .anything:
      console.prose(
        "No question is left for this session. 'learn' shows the next lesson, and 'quiz LESSON' asks "
          + "about any lesson.")
    case .lesson: console.prose("There are no more questions about this lesson in this session.")
    case .rule, .placement, .questions: console.prose("There is no question to ask.")
    case .assignment: try sayAssignmentDone()
    }
  }

  /// Whether the day has as many questions as it may have after an absence.
  func isEnoughToday() throws(StoreError) -> Bool {
    let left = try study.loadLeft()
    return plan.scope.isLimitedByDay && left <= 0
  }

  /// Says why no more is asked today after an absence.
  private func sayEnoughToday() throws(StoreError) {
    let progress = try study.progress()
    let due = progress.overall.dueCount
    console.prose(
      "You answered \(numbered(progress.today.answered, "question")) today, about twice as many as "
        + "before your break. "
        + (due == 0 ? "" : "vdl asks about \(numbered(due, "more due rule")) on the next days. ")
        + "'quiz LESSON' asks more today.")
  }
}
