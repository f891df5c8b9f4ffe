internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study
internal import TerminalUI
internal import Words

/// A sitting: questions one after another, and between them whatever the learner asks for.
///
/// Everything that matters is in the store before it is on the screen, so a session may end at any
/// line, by whatever means.
final class Session {
  let study: StudySession
  let console: Console
  let views: Views
  let lines: Context.Lines
  let model: Model
  let now: () -> Moment
  let stop: StopBox
  var plan: Plan
  /// The status with which the session ends once the answer at hand is saved.
  var leaving: ExitStatus?
  /// The answer that `why` and `try` are about.
  var last: SavedAnswer?
  /// The answers of this sitting that count.
  var answers = SessionSummary()

  /// Answers that were not right, over the whole sitting.
  var wrongCount: Int { answers.wrongCount }

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
    console = context.console
    now = context.now
    views = Views(context.console, isInteractive: lines.isInteractive)
    self.lines = lines
    self.model = model
    self.stop = stop
    self.plan = plan
  }

  /// How the session goes on after a line.
  enum Step {
    case goOn
    case leave(ExitStatus)
  }

  // MARK: The sitting

  func run() throws(Failure) -> ExitStatus {
    try unlessUnsaved { () throws(StoreError) in
      try greet()
      try showUnseenVerdict()
      return try askAndConverse()
    }
  }

  /// Ends the sitting in good order when the learner doesn't wait for the database.
  func unlessUnsaved(
    _ body: () throws(StoreError) -> ExitStatus
  ) throws(Failure) -> ExitStatus {
    do throws(StoreError) { return try body() } catch {
      guard let signal = stop.whileSaving else { throw Failure(error) }
      console.prose(Words.Session.notSaved)
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
        if !answers.hasNews { try sayNothingToAsk() }
        plan.count = 0
      }
      if case .placement = plan.scope { try sayPlaced() }
      if answers.hasNews { summarize() }
      guard plan.staysOpen else { return .done }
      if plan.isThrough { console.prose(Words.Session.offerToStop(after: plan.doneCount)) }
      if case .leave(let status) = try converse() { return status }
    }
  }

  /// Acts on a signal that ended a run: Ctrl-C goes back to the prompt, the others leave.
  func takeStop() -> Step? {
    guard let signal = stop.signal else { return nil }
    stop.signal = nil
    switch signal {
    case .interrupt:
      console.line(Words.Session.stopped)
      plan.count = 0
      plan.staysOpen = true
      return .goOn
    case .hangUp, .terminate: return .leave(.signal(signal.exitStatus))
    }
  }

  // MARK: Beginning and end

  private func greet() throws(StoreError) {
    let progress = try study.progress()
    let name = study.learner.name
    let isNew = progress.overall.answers.answered == 0
    console.prose(isNew ? Words.Session.welcome(name) : Words.Session.welcomeBack(name))
    let rules = progress.overall.rules
    console.prose(
      Words.Session.rules(
        due: progress.overall.dueCount, new: rules.new, held: rules.held, of: rules.total))
    console.prose(isNew ? Words.Session.typeAnAnswerOrLearn : Words.Session.typeAnAnswer)
    if isNew { console.prose(Words.Session.offerPlacement) }
  }

  private func showUnseenVerdict() throws(StoreError) {
    guard let unseen = try study.unseenVerdict() else { return }
    console.line()
    console.prose(Words.Session.unseenVerdict)
    try show(unseen)
  }

  private func sayNothingToAsk() throws(StoreError) {
    console.line()
    switch plan.scope {
    case .due: console.prose(Words.Session.nothingDue)
    case .dueAndNew where try study.newRulesLeft() <= 0: console.prose(Words.Session.enoughNew)
    case .dueAndNew: console.prose(Words.Session.nothingNew)
    case .anything, .lesson, .rule, .placement: console.prose(Words.Session.noQuestion)
    }
  }

  private func summarize() {
    let news = answers.takeNews()
    console.line()
    console.prose(Words.Session.answered(news.answered, right: news.right))
  }

  /// Ends the session as the learner wishes.
  func leave() -> Step {
    if answers.hasNews { summarize() }
    if plan.count > 0 { console.prose(Words.Session.questionWaits) }
    return .leave(.done)
  }
}
