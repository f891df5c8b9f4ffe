public import Curriculum
public import Diagnostics
public import Scenarios

/// Returns the findings of a course beyond its grammar. All its code and questions are run.
public func verify(
  course: Course, engine: Engine, locations: [ContentPart: SourceLocation] = [:]
) -> [Diagnostic] {
  verify(
    course: course, rules: engine.rules, misconceptions: engine.misconceptions,
    names: engine.sourceNames, locations: locations
  ) { engine.run($0) }
}

/// Returns the findings of a course, given the rule book, the misconceptions, the names in the model
/// and a runner. Without names the events of checks are not looked up. Remarks are left out.
public func verify(
  course: Course, rules: [RuleEntry], misconceptions: [Misconception], names: [String] = [],
  locations: [ContentPart: SourceLocation], run: @escaping Runner
) -> [Diagnostic] {
  let work = CourseVerification(
    of: course, rules: rules, misconceptions: misconceptions, names: names)
  let results = (0..<work.count).map { work.result(of: $0, run: run) }
  return work.findings(results, locations: locations)
}

/// The verification of a course, cut into independent parts that several threads can share.
public struct CourseVerification: Sendable {
  private let course: Course
  /// The lessons to verify, each with its number in the course.
  private let lessons: [(number: Int, lesson: Lesson)]
  private let parts: [Part]
  private let verifier: QuestionVerifier
  private let names: ModelNames
  private let rules: [RuleID]
  private let misconceptions: [Misconception]
  private let unfinished: Set<QuestionID>

  private enum Part {
    case listing(Listing, LessonID, index: Int)
    case question(Question)
  }

  /// The result of running one part.
  public struct Result: Hashable, Sendable {
    public var truth: Truth?
    var problems: [Problem]

    /// The result of a part about which there is nothing to say.
    public init(truth: Truth?) { self.init(truth: truth, problems: []) }

    init(truth: Truth? = nil, problems: [Problem]) {
      self.truth = truth
      self.problems = problems
    }

    public var isClean: Bool { problems.isEmpty }
  }

  /// The content that is run for one part.
  public enum Content: Hashable, Sendable {
    case listing(Block, LessonID)
    case question(Question)
  }

  /// The content of one part, numbered from 0.
  public func content(of index: Int) -> Content {
    switch parts[index] {
    case .listing(let listing, let lesson, _): .listing(.runnable(listing), lesson)
    case .question(let question): .question(question)
    }
  }

  /// Cuts a course into parts. Without the model's `names` the events of checks are not looked up.
  /// Unfinished questions are not run. Given `only` some lessons, the others count for what they teach alone.
  public init(
    of course: Course, rules: [RuleEntry], misconceptions: [Misconception], names: [String] = [],
    unfinished: Set<QuestionID> = [], only chosen: Set<LessonID>? = nil
  ) {
    self.course = course
    self.rules = rules.map { RuleID(rawValue: $0.id) }
    self.misconceptions = misconceptions
    self.unfinished = unfinished
    let lessons = course.lessons.enumerated().map { (number: $0.offset, lesson: $0.element) }
      .filter { chosen?.contains($0.lesson.id) ?? true }
    self.lessons = lessons
    self.names = ModelNames(names)
    verifier = QuestionVerifier(
      rules: rules, misconceptions: misconceptions, names: self.names, proposesTargets: true)
    parts = lessons.flatMap { _, lesson in
      lesson.blocks.enumerated().compactMap { index, block -> Part? in
        if case .runnable(let listing) = block { return .listing(listing, lesson.id, index: index) }
        return nil
      } + lesson.questions.filter { !unfinished.contains($0.id) }.map { .question($0) }
    }
  }

  /// The number of parts.
  public var count: Int { parts.count }

  /// Verifies one part, numbered from 0.
  public func result(of index: Int, run: @escaping Runner) -> Result {
    switch parts[index] {
    case .listing(let listing, let lesson, let index):
      let unknown = names.unknownEvents(in: listing, lesson, index: index)
      guard unknown.isEmpty else { return Result(problems: unknown) }
      let id = Prediction.id(in: lesson, of: course.id, block: index)
      let predicted = listing.prediction(named: id, in: lesson)
      return Result(
        problems: verify(listing, in: lesson, index: index, run: run)
          + (predicted.map { verifier.verify(prediction: $0, run: run) } ?? []))
    case .question(let question):
      var (truth, problems) = verifier.verify(question, run: run)
      if problems.isEmpty { problems = remarksOnReplies(to: question, misconceptions, run: run) }
      return Result(truth: truth, problems: problems)
    }
  }

  /// Returns the right answers of the questions that are decided.
  public func truths(_ results: [Result]) -> [QuestionID: Truth] {
    var truths: [QuestionID: Truth] = [:]
    for (question, truth) in decided(results) { truths[question.id] = truth }
    return truths
  }

  private func decided(_ results: [Result]) -> [(question: Question, truth: Truth)] {
    zip(parts, results).compactMap { part, result in
      guard case .question(let question) = part, let truth = result.truth else { return nil }
      return (question, truth)
    }
  }

  /// Returns the findings of all parts in their order, then those about the course as a whole.
  public func findings(
    _ results: [Result], locations: [ContentPart: SourceLocation]
  ) -> [Diagnostic] {
    var problems = results.flatMap(\.problems)
    for (_, lesson) in lessons {
      problems += unknownTeachings(of: lesson, rules, names)
      if lesson.questions.isEmpty {
        problems.append(Problem(LessonFinding.noQuestion, in: .lesson(lesson.id)))
      }
      if !lesson.hasSummary {
        problems.append(Problem(LessonFinding.noSummary, in: .lesson(lesson.id)))
      }
    }
    problems += twins(decided(results)) + untaught
    return problems.filter { $0.severity != .remark }.map { $0.diagnostic(locations) }
  }

  /// Returns the remarks on all lessons, each in the order of its lines, then those on the course as a
  /// whole. They advise, and nothing follows from them.
  public func remarks(
    _ results: [Result], locations: [ContentPart: SourceLocation]
  ) -> [Diagnostic] {
    var remarks = results.flatMap(\.problems) + untaught
    for (_, lesson) in lessons {
      remarks += QuizEngine.remarks(on: lesson, asking: finished(lesson))
    }
    remarks += remarksOnBalance(of: decided(results), in: course.id)
    let files = lessons.compactMap { locations[.lesson($0.lesson.id)]?.file }
    let places = Dictionary(zip(files, files.indices), uniquingKeysWith: { first, _ in first })
    return remarks.filter { $0.severity == .remark }.map { $0.diagnostic(locations) }
      .enumerated().sorted { a, b in
        func place(_ entry: (offset: Int, element: Diagnostic)) -> [Int] {
          let location = entry.element.location
          let file = places[location.file] ?? files.count
          return [file, location.line, location.column, entry.offset]
        }
        return place(a).lexicographicallyPrecedes(place(b))
      }.map(\.element)
  }

  /// The questions that use what no lesson taught before.
  private var untaught: [Problem] {
    let taught = TaughtThings(of: course, names)
    return lessons.flatMap { number, lesson in
      finished(lesson).compactMap { taught.untaught(by: $0, ofLesson: number) }
    }
  }

  private func finished(_ lesson: Lesson) -> [Question] {
    lesson.questions.filter { !unfinished.contains($0.id) }
  }
}

extension Lesson {
  /// The heading of a lesson's last part.
  fileprivate static let summaryHeading = "To keep"

  /// Whether the lesson ends with the sentences to remember.
  var hasSummary: Bool {
    blocks.contains { block in
      if case .heading(_, let text) = block { return text == Self.summaryHeading }
      return false
    }
  }
}

private enum LessonFinding: Finding {
  case noQuestion
  case noSummary

  var message: String {
    switch self {
    case .noQuestion: "the lesson has no question; add one with '## Question: …'"
    case .noSummary:
      "the lesson has no summary; add a part '## \(Lesson.summaryHeading)' with a list"
    }
  }
}
