public import Curriculum
import Diagnostics
public import Scenarios

/// The additions of courses to the model: topics beside the rules of the rule book, and misconceptions of their
/// own beside the model's.
///
/// Whoever looks up a rule or a misconception asks a model with these additions, and so finds topics where
/// it finds rules. Own misconceptions run by `runner`, which brings their files.
public struct CourseAdditions: Sendable {
  /// The topics, as the rule book would have them.
  public let rules: [RuleEntry]
  public let misconceptions: [Misconception]

  /// The additions of some courses.
  public init(of courses: [Course]) {
    self.init(
      topics: courses.flatMap(\.topics), misconceptions: courses.flatMap(\.misconceptions))
  }

  public init(topics: [Topic], misconceptions: [MisconceptionFile]) {
    rules = topics.map(RuleEntry.init)
    self.misconceptions = misconceptions.compactMap { file in
      let names = OwnNames(of: file.course, topics: topics)
      return Misconception(file, names)
    }
  }

  public var isEmpty: Bool { rules.isEmpty && misconceptions.isEmpty }

  /// Returns a scenario with the file of the misconception that it runs under, where it is one of these.
  public func scenario(_ scenario: Scenario) -> Scenario {
    guard let id = scenario.believing,
      let file = misconceptions.first(where: { $0.id == id })?.file
    else { return scenario }
    var scenario = scenario
    scenario.replacement = Replacement(id: id, file: file)
    return scenario
  }

  /// Returns a runner that knows these misconceptions. A file about Swift that a scenario has not replaces
  /// nothing in it, so that its run is the true one.
  public func runner(_ run: @escaping Runner) -> Runner {
    guard !misconceptions.isEmpty else { return run }
    return { scenario in
      let complete = self.scenario(scenario)
      let result = run(complete)
      guard complete != scenario, result.outcome == .refused else { return challenged(result) }
      var truth = scenario
      truth.believing = nil
      var run = run(truth)
      run.believing = scenario.believing
      return run
    }
  }

  /// Returns a run that any of these misconceptions may change. The model knows which of its own functions a
  /// run called, and nothing of the files of courses.
  private func challenged(_ run: Run) -> Run {
    guard run.believing == nil else { return run }
    var run = run
    run.challenges.formUnion(misconceptions.map(\.id))
    return run
  }
}

extension RuleEntry {
  /// A topic as the rule book would have it: known from the first release on, and in no doubt.
  public init(_ topic: Topic) {
    self.init(
      id: topic.id.rawValue, sentence: topic.sentence, since: "3", through: nil, evidence: "",
      confidence: "high", articles: [], claims: [], names: [])
    formerly = topic.formerly.map(\.rawValue)
  }

  /// The course whose topic it is; nil for a rule of the rule book.
  public var course: CourseID? { RuleID(rawValue: id).course }
}

extension Misconception {
  /// Reads the head of a course's file; nil when a line is missing.
  fileprivate init?(_ file: MisconceptionFile, _ names: OwnNames) {
    self.init(id: file.id, text: file.text)
    rules = rules.map { names.rule(RuleID(rawValue: $0)).rawValue }
    self.file = SourceFile(name: "misconceptions/\(file.bareName).swift", text: file.text)
  }

  /// The course whose misconception it is; nil for one that the model has.
  public var course: CourseID? {
    id.firstIndex(of: "/").map { CourseID(rawValue: String(id[..<$0])) }
  }

  /// Whether it may be behind an answer to a question: the model's may be behind any, a course's behind
  /// those to its own questions.
  public func mayExplain(_ question: Question) -> Bool {
    course.map { $0 == question.id.course } ?? true
  }
}
