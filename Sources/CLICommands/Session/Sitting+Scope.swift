internal import Coursework
internal import Curriculum
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study

/// Which questions the options of `quiz` ask for.
extension Sitting {
  /// The options of which one at most is given.
  static let scopes = [
    "--lesson", "--rule", "--symptom", "--due", "--course", "--question", "--assignment",
  ]

  /// The questions that `quiz` asks.
  func plan(_ arguments: Arguments, count: Int?) throws(Failure) -> Session.Plan {
    let scope = try scope(arguments)
    if case .assignment(let questions) = scope {
      // Every question comes before any comes again, so a round is as many as there are.
      let round = arguments.has("--each-once") ? questions.count : Int.max
      return Session.Plan(scope: scope, count: count ?? round, staysOpen: false)
    }
    if arguments.has("--each-once") || arguments.has("--course") || arguments.has("--question") {
      return try eachOnce(scope, arguments, count: count)
    }
    return Session.Plan(
      scope: scope,
      count: count ?? symptom?.questions.count ?? study.settings.sessionLength, staysOpen: false)
  }

  /// Every question of a scope once, and none that is not in it.
  private func eachOnce(
    _ scope: SchedulingContext.Scope, _ arguments: Arguments, count: Int?
  ) throws(Failure) -> Session.Plan {
    let isAll = arguments.has("--each-once")
    if isAll, case .anything = scope {
      throw .usage(
        "'--each-once' needs to know which questions",
        hint: "name them with --lesson, --rule, --course or --assignment")
    }
    let questions = study.courses.flatMap(\.lessons).flatMap(\.questions)
      .filter(scope.contains).map(\.id)
    return Session.Plan(
      scope: .questions(questions),
      count: count
        ?? (isAll ? questions.count : min(study.settings.sessionLength, questions.count)),
      staysOpen: false)
  }

  private func scope(_ arguments: Arguments) throws(Failure) -> SchedulingContext.Scope {
    let given = Self.scopes.filter(arguments.has)
    guard given.count <= 1 else {
      throw .usage("options '\(given[0])' and '\(given[1])' can't be combined")
    }
    if let name = arguments["--lesson"] {
      guard let found = study.lesson(called: name) else {
        throw .noLesson(name, among: study.lessonNames)
      }
      return .lesson(found.course.name(of: found.lesson.id))
    }
    if let symptom { return .lesson(symptom.lessonName) }
    if let name = arguments["--rule"] { return try rule(name) }
    if let name = arguments["--course"] { return try course(name) }
    if let name = arguments["--question"] { return try question(name) }
    if let name = arguments["--assignment"] { return try assignment(name, arguments) }
    if arguments.has("--until") {
      throw .usage("'--until' goes with '--assignment'")
    }
    return arguments.has("--due") ? .due : .anything
  }

  private func rule(_ name: String) throws(Failure) -> SchedulingContext.Scope {
    let targets = study.courses.flatMap(\.lessons).flatMap(\.questions).compactMap(\.rules.first)
    let named = Set(targets.filter { [$0.rawValue, $0.bareName].contains(name) })
    guard named.count < 2 else {
      throw .usage(
        "several courses have a topic '\(name)'",
        hint: "write one of: " + named.map(\.rawValue).sorted().joined(separator: ", "))
    }
    if let rule = named.first { return .rule(rule) }
    throw .usage(
      "no question is about the rule '\(name)'"
        + Arguments.guess(name, among: targets.map(\.rawValue)))
  }

  private func course(_ name: String) throws(Failure) -> SchedulingContext.Scope {
    guard let course = study.courses.first(where: { $0.id.rawValue == name }) else {
      throw .usage(
        "no course is called '\(name)'"
          + Arguments.guess(name, among: study.courses.map(\.id.rawValue)))
    }
    return .questions(course.lessons.flatMap(\.questions).map(\.id))
  }

  /// A question by its name within its course, or with the course before it.
  private func question(_ name: String) throws(Failure) -> SchedulingContext.Scope {
    let all = study.courses.flatMap(\.lessons).flatMap(\.questions).map(\.id)
    let found = all.filter { $0.rawValue == name || $0.name == name }
    guard found.count < 2 else {
      throw .usage(
        "several courses have a question '\(name)'",
        hint: "write one of: " + found.map(\.rawValue).joined(separator: ", "))
    }
    guard !found.isEmpty else {
      throw .usage(
        "no question is called '\(name)'" + Arguments.guess(name, among: all.map(\.name)),
        hint: "see 'vdl content list'")
    }
    return .questions(found)
  }

  // MARK: Assignments

  /// The due date that the student says is theirs alone. What an answer is worth, the roster decides.
  private func ownDue(
    _ arguments: Arguments, in assignment: Assignment
  ) throws(Failure) -> UTCTime? {
    guard let text = arguments["--until"] else { return nil }
    guard text.contains(":"), let time = UTCTime(iso8601: text) else {
      throw .usage(
        "'\(text)' is no time; write it with its offset: --until 2026-11-18T23:59+01:00")
    }
    guard assignment.due != nil else {
      throw .usage("the assignment '\(assignment.id.rawValue)' has no due date")
    }
    return time
  }

  private func assignment(
    _ name: String, _ arguments: Arguments
  ) throws(Failure) -> SchedulingContext.Scope {
    var taken = study.take(
      try CourseAssignment.named(name, in: study.store, teaching: study.courses))
    let (now, zone) = (study.now.time, study.now.zone)
    if let release = taken.assignment.release, now < release {
      throw .usage("the assignment '\(name)' opens at \(release.minute(in: zone))")
    }
    taken.ownDue = try ownDue(arguments, in: taken.assignment)
    if taken.assignment.after == .none, taken.share(at: now) == 0 {
      throw .usage(
        "the assignment '\(name)' is closed; 'vdl report -o FILE.html' shows what you got wrong",
        hint: "if your teacher gave you more time, say until when: --until 2026-11-18T23:59+01:00")
    }
    study.assignment = taken
    return .assignment(taken.items.map(\.question))
  }
}
