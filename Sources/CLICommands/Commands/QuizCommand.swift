internal import Curriculum
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import TerminalUI

extension Command {
  static let session = Command(
    "", summary: "start, or go on where you stopped",
    examples: [
      Example("vdl", "greet, and ask what is due and what is new"),
      Example("vdl --learner Ada", "the same for another learner"),
    ],
    options: [plain]
  ) { (arguments, context) throws(Failure) in
    let sitting = try Sitting(arguments, context, mode: mode(arguments), seed: nil)
    let plan = Session.Plan(
      scope: .dueAndNew, count: sitting.study.settings.sessionLength, staysOpen: true)
    return try sitting.session(plan).run()
  }

  static let learn = Command(
    "learn", operands: "[LESSON]", summary: "read a lesson; its code runs as you read",
    examples: [
      Example("vdl learn", "the first lesson that you have not read"),
      Example("vdl learn 2", "the second lesson; an id will do as well"),
    ],
    options: [plain]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage("'vdl learn' takes one lesson") }
    let plan = Session.Plan(scope: .anything, count: 0, staysOpen: false)
    return try Sitting(arguments, context, mode: mode(arguments), seed: nil).session(plan)
      .runLesson(arguments.operands.first)
  }

  static let quiz = Command(
    "quiz", summary: "ask questions",
    examples: [
      Example("vdl quiz", "ten questions: what is due, what is new, then others"),
      Example("vdl quiz --lesson 1 --count 5", "five questions of the first lesson"),
      Example("vdl quiz --due", "only what is due"),
      Example(
        "vdl quiz --rule tabs.leaving-will-first", "a rule; made from its example if nobody asks it"
      ),
      Example("vdl quiz --json", "for programs: one object a line"),
    ],
    discussion: """
      With --json it writes question, saved, verdict and end, one object a line, and reads one \
      answer or command (skip, quit) a line; an answer of several lines is a JSON string. A line \
      that is no answer is said to be misread, and the question stands. Status 1 with --strict: \
      something was wrong, or with --due too, something is still due.
      """,
    options: [
      Option("--lesson", "ID", "only questions of this lesson"),
      Option("--rule", "ID", "only questions about this rule"),
      Option("--count", "N", "how many at most (default: 10, see 'vdl settings')"),
      Option("--seed", "N", "choose and shuffle by this number"),
      Option("--due", nil, "only what is due"),
      plain,
      Option("--json", nil, "speak JSON"),
      Option("--strict", nil, "status 1 when an answer was wrong"),
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage("'vdl quiz' takes no '\(arguments.operands[0])'", hint: "see 'vdl quiz --help'")
    }
    let count: Int? = try arguments.number("--count", atLeast: 1)
    let seed: UInt64? = try arguments.number("--seed", atLeast: 0)
    let isJSON = arguments.has("--json")
    let sitting = try Sitting(
      arguments, context, mode: isJSON ? .silent : mode(arguments), seed: seed)
    let plan = Session.Plan(
      scope: try sitting.scope(arguments), count: count ?? sitting.study.settings.sessionLength,
      staysOpen: false)
    let status: ExitStatus
    let wrongCount: Int
    if isJSON {
      var dialogue = QuizDialogue(
        study: sitting.study, console: context.console, lines: sitting.lines, plan: plan,
        stop: sitting.stop)
      status = try dialogue.run()
      wrongCount = dialogue.wrongCount
    } else {
      let session = sitting.session(plan)
      status = try session.run()
      wrongCount = session.wrongCount
    }
    guard arguments.has("--strict"), status == .done else { return status }
    let dueCount = arguments.has("--due") ? try sitting.study.progress().overall.dueCount : 0
    return wrongCount > 0 || dueCount > 0 ? .finding : .done
  }

  private static let plain = Option(
    "--plain", nil, "line mode: lines as the terminal gives them, no editing")

  private static func mode(_ arguments: Arguments) -> Context.LineMode {
    arguments.has("--plain") ? .plain : .edited
  }
}

/// All that a session stands on, opened.
struct Sitting {
  let study: Study
  let lines: Context.Lines
  let stop: Session.StopBox
  private let model: Model
  private let context: Context

  init(
    _ arguments: Arguments, _ context: Context, mode: Context.LineMode, seed: UInt64?
  ) throws(Failure) {
    let name = try StudyRoom.learnerName(arguments, in: context)
    let store = try StudyRoom.openStore(arguments, in: context)
    let model = try context.soundModel()
    var courses = try StudyRoom.courses(arguments, store: store, context: context)
    if let rule = arguments["--rule"].map(RuleID.init(rawValue:)),
      !courses.contains(where: { $0.asks(about: rule) }),
      let made = try RuleCourse.course(about: rule, store: store, model: model)
    {
      courses.append(made)
    }
    var ids = SystemOrGiven(next: context.random)
    let (learner, settings) = try stored { () throws(StoreError) in
      let learner = try store.learner(named: name, using: &ids)
      return (learner, try store.settings(of: learner.id))
    }
    let lines = context.openLines(mode)
    let stop = Session.StopBox()
    let console = context.console
    Saving.watch(store, lines: lines, stop: stop) { text in
      if mode == .silent { console.notice(text) } else { console.prose(text) }
      _ = console.flush()
    }
    self.model = model
    self.context = context
    self.lines = lines
    self.stop = stop
    let repeating = model.repeating
    study = try Study(
      store: store, learner: learner, settings: settings, courses: courses, model: model,
      context: context, seed: seed,
      run: { scenario in
        switch lines.run(repeating, scenario) {
        case .finished(let run): return run
        case .stopped(let signal):
          stop.signal = signal
          return nil
        }
      })
  }

  func session(_ plan: Session.Plan) -> Session {
    Session(study: study, context: context, lines: lines, model: model, stop: stop, plan: plan)
  }

  /// What `quiz` is to ask.
  func scope(_ arguments: Arguments) throws(Failure) -> Agenda.Scope {
    let given = ["--lesson", "--rule", "--due"].filter(arguments.has)
    guard given.count <= 1 else {
      throw .usage("options '\(given[0])' and '\(given[1])' cannot be combined")
    }
    if let name = arguments["--lesson"] {
      if let found = study.lesson(called: name) { return .lesson(found.lesson.id) }
      throw .usage(
        "no lesson is called '\(name)'"
          + Arguments.guess(name, among: study.courses.flatMap(\.lessons).map(\.id.rawValue)))
    }
    if let name = arguments["--rule"] {
      let targets = study.courses.flatMap(\.lessons).flatMap(\.questions).compactMap(\.rules.first)
      if targets.contains(RuleID(rawValue: name)) { return .rule(RuleID(rawValue: name)) }
      throw .usage(
        "no question is about the rule '\(name)'"
          + Arguments.guess(name, among: targets.map(\.rawValue)))
    }
    return arguments.has("--due") ? .due : .anything
  }
}

extension Course {
  /// Whether a question of the course is graded for a rule.
  fileprivate func asks(about rule: RuleID) -> Bool {
    lessons.contains { $0.questions.contains { $0.rules.first == rule } }
  }
}
