import Curriculum
import Scenarios

/// A task that runs decide, that a learner sees, and whose answers are judged.
///
/// Each kind conforms in a file of its name in this folder. Most requirements have a default, so a
/// kind's file contains only its differences.
protocol TaskJudging: QuestionTask {
  // MARK: Deciding

  /// The Swift expressions to evaluate in the run that decides the answer.
  var checks: [String] { get }

  /// Returns the right answer from the run of the question's deciding scenario and, for a kind that
  /// compares, from further runs; or problems without an answer.
  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer>

  // MARK: Showing

  /// The texts listed under letters, in the author's order.
  var listed: [String] { get }

  /// Returns the texts to list in place of those that would give the answer away.
  func listings(_ answer: Answer) -> [String: String]

  /// Returns whether a list in this order shows its own answer.
  func givesAway(_ order: [Int], _ answer: Answer) -> Bool

  /// Returns the probability from 0 to 1 that a blind guess is right, given the answer.
  func guessRate(_ answer: Answer) -> Double

  /// One line that says how to answer; lower case, no full stop.
  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String

  /// The form in which the answer is typed.
  var answerForm: AnswerForm { get }

  /// The Markdown between code and prompt line; nil where the author's prompt says everything.
  var shownStatement: String? { get }

  /// The words in front of the statement; nil where it needs none.
  var statementLead: String? { get }

  /// Returns the events that a verdict explains, by the names that its rows use, each with its name
  /// for a reader.
  func explained(in run: Run) -> [String: (name: String, event: Event)]

  /// The prompt of a question that no author wrote; nil where none is generated.
  var generatedPrompt: String? { get }

  // MARK: Judging

  /// Judges a typed answer against the right one.
  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer

  /// Returns whether a learner who takes `answer` for the right one would type this.
  func isGiven(
    _ typed: String, taking answer: Answer, in prepared: PreparedQuestion, run: @escaping Runner
  ) -> Bool

  /// Returns the goals of an exercise, each met or missed in a run of a learner's code; none for other
  /// kinds.
  func goals(in run: Run, of question: Question) -> [Verdict.Row]

  /// Returns the right answer as a learner would type it.
  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String

  /// Returns typed answers that are wrong in almost every question.
  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String]

  /// Returns the third hint: a part of the answer, as a sentence in Markdown; nil where the question says
  /// as much.
  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String?

  /// Returns the meaning of an answer: the items' texts in place of their letters.
  func meaning(of answer: [String], _ items: [PreparedQuestion.Item]) -> [String]

  /// Whether an answer is a single letter.
  var takesOneLetter: Bool { get }

  /// Returns texts that are equal for two instances when one remembered answer fits both.
  func remembered(_ answer: Answer) -> [String]

  // MARK: Explaining

  /// The sort of thing that `why` explains after a verdict.
  var explainedUnit: Explanation.Unit { get }

  /// Returns the cause of the event that decides an answer; nil when no event does.
  func decisiveCause(_ verdict: Verdict, _ answer: Answer, _ explainer: Explainer) -> EventCause?

  /// Returns what a wrong answer comes to when it is run; nil when no run shows it.
  func consequence(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> Explanation.Account?

  /// Returns all that `why` explains after a verdict.
  func explainedParts(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> [Explanation.Part]

  // MARK: Checking a course

  /// The checks that the author wrote.
  var authoredChecks: [String] { get }

  /// The event to count; nil for other kinds. "Never" is an answer too, so no run shows a misspelling.
  var countedEvent: String? { get }

  /// Returns the events that the answer depends on, each with the part of the course that names it.
  func eventsBehindAnswer(_ id: QuestionID, in run: Run) -> [(name: String, part: ContentPart)]

  /// The rules that the task names beside the question's own, by the index of their part.
  var namedRules: [(index: Int, rule: RuleID)] { get }

  /// Returns problems of the task alone, without a run.
  func problems(_ id: QuestionID) -> [Problem]

  /// Returns the warnings about a decided question; it can still be asked.
  func warnings(_ id: QuestionID, _ answer: Answer, in run: Run) -> [Problem]

  /// The texts of which a learner chooses one, in the author's order; empty for other kinds.
  var choiceTexts: [String] { get }

  /// Whether the author replies to some choice with nothing.
  var hasSilentChoices: Bool { get }

  /// Returns the wrong choices, by their index, to which the author replies with nothing and that no
  /// misconception reaches.
  func silentChoices(_ answer: Answer, reached: [Answer]) -> [Int]

  /// Returns the answer in a word, for a kind whose two answers should be balanced over a course; nil for
  /// the others.
  func balanced(_ answer: Answer) -> String?

  /// Returns the pattern of the question with this answer, without the names of classes. Two questions
  /// about the same rules with one pattern are the same question.
  func pattern(of answer: Answer) -> String

  /// Returns whether another answer concerns one of these events; `explained` has their names.
  func concerns(_ events: Set<String>, from answer: Answer, to other: Answer) -> Bool

  // MARK: Diagnosis

  /// Returns the probability from 0 to 1 that a learner without knowledge or misconceptions gives a
  /// certain wrong answer.
  func diagnosticGuessRate(_ answer: Answer) -> Double

  /// Returns the number of pairs of neighbours in an answer that a learner may swap by a slip.
  func neighbourCount(_ answer: Answer) -> Int

  /// Returns the wrong answers that swap one pair of neighbours in the right one.
  func neighbourSwaps(_ answer: Answer) -> [Answer]
}

/// A right answer, or the reasons why runs decide none.
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
  func listings(_ answer: Answer) -> [String: String] { [:] }
  func givesAway(_ order: [Int], _ answer: Answer) -> Bool { false }
  func guessRate(_ answer: Answer) -> Double { guessRate }
  var answerForm: AnswerForm { .line }
  var shownStatement: String? { nil }
  var statementLead: String? { nil }
  func explained(in run: Run) -> [String: (name: String, event: Event)] { [:] }
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

  func goals(in run: Run, of question: Question) -> [Verdict.Row] { [] }
  func meaning(of answer: [String], _ items: [PreparedQuestion.Item]) -> [String] { answer }
  var takesOneLetter: Bool { false }

  var authoredChecks: [String] { checks }
  var countedEvent: String? { nil }
  var namedRules: [(index: Int, rule: RuleID)] { [] }
  func problems(_ id: QuestionID) -> [Problem] { [] }
  func warnings(_ id: QuestionID, _ answer: Answer, in run: Run) -> [Problem] { [] }
  var choiceTexts: [String] { [] }
  var hasSilentChoices: Bool { false }
  func silentChoices(_ answer: Answer, reached: [Answer]) -> [Int] { [] }
  func balanced(_ answer: Answer) -> String? { nil }

  /// The events that the task names, or else its checks.
  func eventsBehindAnswer(_ id: QuestionID, in run: Run) -> [(name: String, part: ContentPart)] {
    guard askedEvents.isEmpty else {
      return askedEvents.enumerated().map { ($0.element, .event(id, index: $0.offset)) }
    }
    return checks.enumerated().flatMap { index, check in
      eventNames(in: check).map { ($0, .check(id, index: index)) }
    }
  }

  /// The statement and the checks.
  func pattern(of answer: Answer) -> String {
    ([shownStatement ?? ""] + checks).map(bare).joined(separator: ">")
  }

  func concerns(_ events: Set<String>, from answer: Answer, to other: Answer) -> Bool { true }

  func diagnosticGuessRate(_ answer: Answer) -> Double { guessRate(answer) }
  func neighbourCount(_ answer: Answer) -> Int { 0 }
  func neighbourSwaps(_ answer: Answer) -> [Answer] { [] }
}

// MARK: - Any kind

extension QuestionTask {
  /// The task with its kind's judging. `KindRegistryTests` proves that every registered kind has one.
  var judging: any TaskJudging {
    guard let task = self as? any TaskJudging else {
      preconditionFailure("the kind '\(kind.rawValue)' lacks QuizEngine/Kinds/…+Judging.swift")
    }
    return task
  }
}
