import Curriculum
import Scenarios

/// How tasks of one kind are decided by runs, shown to a learner, and judged.
///
/// Each kind conforms in a file of its name in this folder. Most requirements have a default, so that
/// a kind says only what is its own.
protocol TaskJudging: QuestionTask {
  // MARK: Deciding

  /// The Swift expressions that are evaluated in the run that decides.
  var checks: [String] { get }

  /// Returns the right answer, from the run of the question's deciding scenario and, where a kind
  /// compares, from further runs. Problems come without an answer.
  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer>

  // MARK: Showing

  /// The texts listed under letters, in the author's order.
  var listed: [String] { get }

  /// Whether a list in this order would show its own answer.
  func givesAway(_ order: [Int], _ answer: Answer) -> Bool

  /// Returns the probability from 0 to 1 that a blind guess is right, now that the answer is known.
  func guessRate(_ answer: Answer) -> Double

  /// One line that says how to answer; lower case, no full stop.
  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String

  /// The form in which the answer is typed.
  var answerForm: AnswerForm { get }

  /// The Markdown between code and prompt line; nil where the author's prompt says everything.
  var shownStatement: String? { get }

  /// Returns the events whose causes are explained, by the names that rows of a verdict use.
  func explained(in run: Run) -> [String: Event]

  /// The prompt of a question that no author wrote; nil where none is generated.
  var generatedPrompt: String? { get }

  // MARK: Judging

  /// Judges a typed answer against the right one. Pure but for the runs.
  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer

  /// Whether somebody who takes `answer` for the right one would type this.
  func isGiven(
    _ typed: String, taking answer: Answer, in prepared: PreparedQuestion, run: @escaping Runner
  ) -> Bool

  /// Returns the right answer as a learner would type it.
  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String

  /// Returns typed answers of which one is hardly ever right.
  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String]

  /// Returns the third hint: a part of the answer, as a sentence in Markdown.
  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String

  /// Returns the meaning of an answer, whatever letters stood before the items when it was given.
  func meaning(of answer: [String], _ items: [PreparedQuestion.Item]) -> [String]

  /// Whether an answer is a single letter.
  var takesOneLetter: Bool { get }

  /// Returns texts that are the same for two instances that one remembered answer answers.
  func remembered(_ answer: Answer) -> [String]

  // MARK: Checking a course

  /// The checks that the author wrote.
  var authoredChecks: [String] { get }

  /// The events that the task names.
  var askedEvents: [String] { get }

  /// The event that is counted: "never" is an answer too, so no run shows that it is misspelt.
  var countedEvent: String? { get }

  /// Returns the events that the answer stands on, each with the part of the course that asks for it.
  func eventsBehindAnswer(_ id: QuestionID, in run: Run) -> [(name: String, part: ContentPart)]

  /// The rules that the task names beside the question's own, by the index of their part.
  var namedRules: [(index: Int, rule: RuleID)] { get }

  /// Returns problems of the task alone, without a run.
  func problems(_ id: QuestionID) -> [Problem]

  /// Returns remarks on a decided question that do not keep it from being asked.
  func warnings(_ id: QuestionID, _ answer: Answer, in run: Run) -> [Problem]

  /// Returns the pattern of the question with this answer, without the names of classes: two
  /// questions about the same rules with one pattern are one question.
  func pattern(of answer: Answer) -> String

  // MARK: Diagnosis

  /// Returns the probability that somebody who neither knows nor believes anything gives a certain
  /// wrong answer.
  func diagnosticGuessRate(_ answer: Answer) -> Double

  /// How many pairs of neighbours an answer has that a learner may swap by a slip.
  func neighbourCount(_ answer: Answer) -> Int

  /// Returns the right answer with two neighbours swapped, each way that is wrong.
  func neighbourSwaps(_ answer: Answer) -> [Answer]

  /// Whether the question is asked of its own release alone.
  var isAboutOneRelease: Bool { get }
}

/// A right answer, or the reasons why runs give none.
struct Decided<Answer> {
  var answer: Answer?
  var problems: [Problem] = []

  init(_ answer: Answer) { self.answer = answer }
  init(_ problems: [Problem]) { self.problems = problems }
  init(_ finding: some Finding, in part: ContentPart) { problems = [Problem(finding, in: part)] }
}

// MARK: - The usual case

extension TaskJudging {
  var checks: [String] { [] }
  var listed: [String] { [] }
  func givesAway(_ order: [Int], _ answer: Answer) -> Bool { false }
  func guessRate(_ answer: Answer) -> Double { guessRate }
  var answerForm: AnswerForm { .line }
  var shownStatement: String? { nil }
  func explained(in run: Run) -> [String: Event] { [:] }
  var generatedPrompt: String? { nil }

  func isGiven(
    _ typed: String, taking answer: Answer, in prepared: PreparedQuestion, run: @escaping Runner
  ) -> Bool {
    var imagined = prepared
    imagined.truth = .answer(answer)
    guard case .verdict(let verdict) = judge(typed, imagined, answer, run: run) else {
      return false
    }
    return verdict.isRight
  }

  func meaning(of answer: [String], _ items: [PreparedQuestion.Item]) -> [String] { answer }
  var takesOneLetter: Bool { false }

  var authoredChecks: [String] { checks }
  var askedEvents: [String] { [] }
  var countedEvent: String? { nil }
  var namedRules: [(index: Int, rule: RuleID)] { [] }
  func problems(_ id: QuestionID) -> [Problem] { [] }
  func warnings(_ id: QuestionID, _ answer: Answer, in run: Run) -> [Problem] { [] }

  /// The events that the task names, or else those that its checks name.
  func eventsBehindAnswer(_ id: QuestionID, in run: Run) -> [(name: String, part: ContentPart)] {
    guard askedEvents.isEmpty else {
      return askedEvents.enumerated().map { ($0.element, .event(id, index: $0.offset)) }
    }
    return checks.enumerated().flatMap { index, check in
      eventNames(in: check).map { ($0, .check(id, index: index)) }
    }
  }

  /// A goal that is reached by code, lines, causes or actions: the check is the pattern.
  func pattern(of answer: Answer) -> String {
    ([shownStatement ?? ""] + checks).map(bare).joined(separator: ">")
  }

  func diagnosticGuessRate(_ answer: Answer) -> Double { guessRate(answer) }
  func neighbourCount(_ answer: Answer) -> Int { 0 }
  func neighbourSwaps(_ answer: Answer) -> [Answer] { [] }
  var isAboutOneRelease: Bool { true }
}

// MARK: - Any kind

extension QuestionTask {
  /// The task as its kind judges it. `KindRegistryTests` holds that every registered kind has this.
  var judging: any TaskJudging {
    guard let task = self as? any TaskJudging else {
      preconditionFailure("the kind '\(kind.rawValue)' lacks QuizEngine/Kinds/…+Judging.swift")
    }
    return task
  }
}
