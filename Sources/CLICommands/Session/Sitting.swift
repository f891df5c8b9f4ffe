internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study

/// The database, the courses and the model of a session, opened.
struct Sitting {
  let study: StudySession
  let lines: Context.Lines
  let stop: Session.StopBox
  /// The symptom whose questions are asked.
  let symptom: FoundSymptom?
  private let model: Model
  private let context: Context
  private let shellOptions: String

  init(
    _ arguments: Arguments, _ context: Context, mode: Context.LineMode, seed: UInt64?
  ) throws(Failure) {
    let name = try LearnerDatabase.learnerName(arguments, in: context)
    let store = try LearnerDatabase.open(arguments, in: context)
    var courses = try CourseCatalogue.courses(arguments, store: store, context: context)
    let model = try context.soundModel().teaching(courses)
    let studyModel = model.forStudy
    if let rule = arguments["--rule"].map(RuleID.init(rawValue:)),
      !courses.contains(where: { $0.asks(about: rule) }),
      let generated = try stored({ () throws(StoreError) in
        try GeneratedCourse.course(
          about: rule, store: store, model: studyModel,
          programVersion: CommandLineInterface.version)
      })
    {
      courses.append(generated)
    }
    symptom = try arguments["--symptom"].map { (name) throws(Failure) in
      let guides = try CourseGuide.all(arguments, in: context)
      return try FoundSymptom.toPractise(name, in: guides, &courses)
    }
    var ids = SystemOrGiven(next: context.random)
    let (learner, settings) = try stored { () throws(StoreError) in
      if arguments.has("--learner") { try Self.announce(name, in: store, context.console) }
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
    shellOptions = arguments.repeated
    self.lines = lines
    self.stop = stop
    let repeating = model.repeating
    let world = StudyWorld(
      programVersion: CommandLineInterface.version, now: context.now,
      random: SystemOrGiven(next: context.random),
      run: { scenario in
        switch lines.run(repeating, scenario) {
        case .finished(let run): return run
        case .stopped(let signal):
          stop.signal = signal
          return nil
        }
      }, notice: { console.notice($0.description) })
    study = try stored { () throws(StoreError) in
      try StudySession(
        store: store, learner: learner, settings: settings, courses: courses,
        model: studyModel, world: world, seed: seed)
    }
  }

  /// Says that a learner is new, and whose name is like theirs: the new one may be a slip.
  private static func announce(
    _ name: String, in store: Store, _ console: Console
  ) throws(StoreError) {
    guard try store.findLearner(named: name) == nil else { return }
    let near = suggestion(for: name, among: try store.learners().map(\.name))
    console.notice(
      "'\(name)' is a new learner" + (near.map { "; another one is called '\($0)'" } ?? ""))
  }

  func session(_ plan: Session.Plan) -> Session {
    let session = Session(
      study: study, context: context, lines: lines, model: model, stop: stop, plan: plan)
    session.shellOptions = shellOptions
    return session
  }
}

extension FoundSymptom {
  /// Returns the symptom of an id, and leaves no other questions in the courses. Its questions belong to one
  /// lesson, so the sitting asks about that lesson.
  fileprivate static func toPractise(
    _ id: String, in guides: [CourseGuide], _ courses: inout [Course]
  ) throws(Failure) -> FoundSymptom {
    let all = all(in: guides, teaching: courses)
    guard let found = all.first(where: { $0.symptom.id == id }) else {
      throw .usage(
        .unknownName(
          id, noun: "symptom", suggestion: suggestion(for: id, among: all.map(\.symptom.id)),
          list: "vdl symptoms"))
    }
    guard !found.questions.isEmpty else {
      throw .usage("the course no longer has the questions of '\(id)'")
    }
    let questions = Set(found.questions.map(\.id))
    for course in courses.indices {
      for lesson in courses[course].lessons.indices {
        courses[course].lessons[lesson].questions.removeAll { !questions.contains($0.id) }
      }
    }
    return found
  }
}

extension Course {
  /// Whether a question of the course is graded for a rule, or for a topic that is written without its course.
  fileprivate func asks(about rule: RuleID) -> Bool {
    lessons.contains {
      $0.questions.contains { $0.rules.first == rule || $0.rules.first?.bareName == rule.rawValue }
    }
  }
}
