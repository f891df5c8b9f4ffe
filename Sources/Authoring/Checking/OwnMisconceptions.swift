internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Phrases
internal import QuizEngine
internal import Releases
internal import Scenarios

/// The misconceptions of a course's own: whether each file can be used.
struct OwnMisconceptions {
  private let reading: CourseReading
  private let course: Course
  private let own: CourseAdditions
  private let model: AuthoringModel

  /// The most characters of a sentence for learners.
  private static let mostInSentence = 200
  /// A file that compiles needs no long run.
  private static let limits = Limits(steps: 1_000_000)

  /// The model has the course's additions.
  init(
    _ reading: CourseReading, _ course: Course, _ own: CourseAdditions, _ model: AuthoringModel
  ) {
    self.reading = reading
    self.course = course
    self.own = own
    self.model = model
  }

  // MARK: Files

  /// The faults of each file: its head, the rules that it names, its Swift.
  var findings: [Diagnostic] {
    reading.misconceptions.flatMap { file -> [Diagnostic] in
      guard let start = reading.locations[.misconception(file.id)] else { return [] }
      guard let misconception = own.misconceptions.first(where: { $0.id == file.id }) else {
        return [
          Diagnostic(.error, Self.faultOfHead(Misconception.missingLines(in: file.text)), at: start)
        ]
      }
      let problems = unknownRules(of: misconception) + longSentences(of: misconception)
      return problems.map { Diagnostic(.error, $0, at: start) }
        + errors(in: misconception, file: start.file)
    }
  }

  private static func faultOfHead(_ missing: [String]) -> String {
    missing.isEmpty
      ? "'// expect: …' begins with 'You may expect that', '// truth: …' with 'It is not so:', and "
        + "'// why: …' is the reason; each is one sentence with a full stop"
      : "the head of this file lacks \(list(missing.map { "'// \($0): …'" })); it says what somebody "
        + "believes, and what is true"
  }

  private func unknownRules(of misconception: Misconception) -> [String] {
    let known = model.rules.map(\.id)
    return misconception.rules.filter { !known.contains($0) }.map { id in
      "the rule book has no rule '\(id)'" + (near(rule: id, known).map(didYouMean) ?? "")
    }
  }

  private func longSentences(of misconception: Misconception) -> [String] {
    let refutation = misconception.refutation
    let sentences = [
      ("belief", misconception.belief), ("expect", refutation.expectation),
      ("truth", refutation.truth), ("why", refutation.reason),
    ]
    return sentences.filter { $0.1.count > Self.mostInSentence }.map {
      "'\($0.0)' has more than \(Self.mostInSentence) characters; say it in fewer words"
    }
  }

  /// The errors of the Swift. It may be about the Swift of one question alone, so it must compile with the
  /// files of some.
  private func errors(in misconception: Misconception, file: String) -> [Diagnostic] {
    guard let source = misconception.file else { return [] }
    var least: [Diagnostic]?
    for support in supports {
      var scenario = Scenario(
        of: "import UIKit\n", above: support, ios: .newest, device: .iphone, checks: [])
      scenario.believing = misconception.id
      scenario.replacement = Replacement(id: misconception.id, file: source)
      let run = model.run(scenario, Self.limits)
      let errors = run.diagnostics.filter { $0.severity == .error }
      guard run.outcome == .refused, !errors.isEmpty else { return [] }
      if errors.count < least?.count ?? .max { least = errors }
    }
    return (least ?? []).map { error in
      guard error.location.file == source.name else { return error }
      var error = error
      error.location = SourceLocation(
        file: file, line: error.location.line, column: error.location.column)
      return error
    }
  }

  /// The sets of Swift files that the course's code is compiled with.
  private var supports: [[SupportFile]] {
    var seen: Set<[SupportFile]> = []
    return ([reading.helpers] + course.lessons.flatMap(\.questions).map(\.support))
      .filter { seen.insert($0).inserted }
  }

  // MARK: Questions

  /// Misconceptions that no answer shows: every one is the right one, or no run of a question ends well.
  func remarks(_ truths: [QuestionID: Truth]) -> [Diagnostic] {
    let all = own.misconceptions
    guard !all.isEmpty, findings.isEmpty else { return [] }
    let questions = course.lessons.flatMap(\.questions).filter { truths[$0.id] != nil }
    let effects = model.map(all.count) { number, run in
      Self.effect(of: all[number], on: questions.flatMap(\.instances), run)
    }
    return zip(all, effects).compactMap { misconception, effect in
      guard let remark = effect.remark,
        let start = reading.locations[.misconception(misconception.id)]
      else { return nil }
      return Diagnostic(.remark, remark, at: start)
    }
  }

  /// What a misconception does to the questions of the course.
  private enum Effect {
    case changesAnswer, none
    /// No answer is another one, and a question has none, for this reason.
    case leavesNoAnswer(QuestionID, String)

    var remark: String? {
      switch self {
      case .changesAnswer: nil
      case .none:
        "every question has the same answer under this misconception; ask one that shows it"
      case .leavesNoAnswer(let question, let reason):
        "no question has another answer under this misconception, and '\(question.name)' has none: "
          + reason
      }
    }
  }

  private static func reason(_ decision: Decision) -> String {
    switch decision.run.outcome {
    case .trapped(let trap): "the run ends with '\(trap.message)'"
    case .limit: "the run is too long"
    case .completed, .refused: decision.problems.first?.message ?? "nothing decides it"
    }
  }

  private static func effect(
    of misconception: Misconception, on questions: [Question], _ run: @escaping Runner
  ) -> Effect {
    var effect = Effect.none
    for question in questions {
      guard let answers = believedAnswers(to: question, [misconception], run: run) else { continue }
      if let believed = answers[misconception.id] {
        if believed.isDistinguishable(from: answers.truth) { return .changesAnswer }
      } else if case .none = effect {
        let decision = decide(question, run: believing(misconception.id, run))
        effect = .leavesNoAnswer(question.id, reason(decision))
      }
    }
    return effect
  }
}
