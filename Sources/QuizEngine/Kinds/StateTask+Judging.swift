import Curriculum
import Scenarios

extension StateTask: TaskJudging {
  private var moment: EventName? { event.flatMap { EventName($0) } }

  var checks: [String] {
    guard let moment else { return ["trace.note(\(expression))"] }
    let name = "\(moment.object).\(moment.callback)"
    return ["trace.at(\"\(name)\") { trace.note(\(expression)) }"]
  }

  /// Empty, since the author wrote an expression and no check.
  var authoredChecks: [String] { [] }
  var generatedPrompt: String? { "What is the value of this expression?" }

  var shownStatement: String? {
    guard let event else { return "`\(expression)`, after the run" }
    return "`\(expression)`, when '\(event)' begins"
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String { Self.howToAnswer }

  private static let howToAnswer = "type the value, as print shows it"

  /// 1 in 2 for a Boolean, 1 in 4 for nil.
  func guessRate(_ answer: Answer) -> Double {
    switch answer.value {
    case "true", "false": 0.5
    case "nil": 0.25
    default: guessRate
    }
  }

  func explained(in run: Run) -> [String: (name: String, event: Event)] {
    guard let event, case .success(let found) = QuizEngine.event(event, in: run) else { return [:] }
    return [event: (event, found)]
  }

  // MARK: Deciding

  /// The greatest number of characters that a learner is asked to type.
  private static let longestValue = 60

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    let ending = problemsOfEnding(question, shown)
    guard ending.isEmpty else { return Decided(ending) }
    var place = 0
    if let event {
      switch QuizEngine.event(event, in: shown) {
      case .failure(let mismatch): return Decided(mismatch, in: .event(question.id, index: 0))
      case .success: place = (moment?.occurrence ?? 1) - 1
      }
    }
    let part = ContentPart.detail(question.id)
    if case .broken(let message)? = shown.checks.first {
      return Decided(StateFinding.noValue(message), in: part)
    }
    guard shown.notes.indices.contains(place) else {
      return Decided(StateFinding.notSeen, in: part)
    }
    let value = plain(shown.notes[place][...])
    if holdsAnAddress(value) { return Decided(ValueFinding.holdsAnAddress(value), in: part) }
    if value.isEmpty || value.count > Self.longestValue
      || shown.notes[place].contains(where: \.isNewline)
    {
      let finding = StateFinding.cannotBeTyped(
        String(value.prefix(Self.longestValue)), most: Self.longestValue)
      return Decided(finding, in: part)
    }
    return Decided(Answer(value: value))
  }

  /// The event at whose beginning the value is read; none where it is read after the run.
  func eventsBehindAnswer(_ id: QuestionID, in run: Run) -> [(name: String, part: ContentPart)] {
    event.map { [($0, .event(id, index: 0))] } ?? []
  }

  // MARK: Judging

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    let given = typed.split(separator: "\n").map(plain).joined(separator: " ")
    guard !given.isEmpty else { return .notUnderstood(Self.howToAnswer) }
    let (value, real) = (Self.value(of: given, like: answer.value), TypedValue(answer.value))
    guard value.hasContent || !real.hasContent else { return .notUnderstood(Self.howToAnswer) }
    if let instead = Self.misreading(of: value, like: real) { return .notUnderstood(instead) }
    let isRight = real.isGiven(by: value, TypedValue.Names(of: prepared.code))
    var result = single(
      prepared, isRight: isRight, answer: given, right: answer.value, yours: given,
      real: answer.value)
    result.comparison[0].cause = event.flatMap { prepared.causes[$0] }
    return .verdict(result)
  }

  /// Reads a value; "yes" and "no" stand for a Boolean.
  private static func value(of given: String, like real: String) -> TypedValue {
    guard real == "true" || real == "false" else { return TypedValue(given) }
    switch bare(given) {
    case "yes", "y", "t": return TypedValue("true")
    case "no", "n", "f": return TypedValue("false")
    default: return TypedValue(given)
    }
  }

  /// Says why a text is no value where a Boolean or a number is asked for; nil when it may be one.
  private static func misreading(of given: TypedValue, like real: TypedValue) -> String? {
    guard real.tokens.count == 1, !given.holdsPlainValue else { return nil }
    switch real.tokens[0] {
    case .word("true"), .word("false"): return "type 'true' or 'false', or nil"
    case .number: return "type a number, or nil"
    default: return nil
    }
  }

  // MARK: Explaining

  var explainedUnit: Explanation.Unit { .answer }

  func explainedParts(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> [Explanation.Part] {
    let moment = event.map { "when '\($0)' begins" } ?? "after the run"
    return onlyPart(
      expression, "It is `\(answer.value)` \(moment).", decisiveCause(verdict, answer, explainer))
  }

  // MARK: Samples

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String { answer.value }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    answer.value == "true" ? ["false"] : answer.value == "false" ? ["true"] : ["nil", "0"]
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String? {
    "The value begins with `\(answer.value.prefix(1))`."
  }

  func remembered(_ answer: Answer) -> [String] { [answer.value] }

  func pattern(of answer: Answer) -> String {
    "\(moment?.callback ?? "") \(bare(expression)) \(answer.value)"
  }
}

private enum StateFinding: Finding {
  case noValue(String)
  case notSeen
  case cannotBeTyped(String, most: Int)

  var message: String {
    switch self {
    case .noValue(let message): "the expression gives no value: \(message)"
    case .notSeen: "the run doesn't reach the moment, so there is no value"
    case .cannotBeTyped(let value, let most):
      "the value '\(value)' can't be typed; ask for one line of at most \(most) characters"
    }
  }
}

/// A reason why a learner cannot know an output or a value.
enum ValueFinding: Finding {
  case holdsAnAddress(String)

  var message: String {
    switch self {
    case .holdsAnAddress(let line):
      "'\(line)' holds an address, which nobody can know; print something else"
    }
  }
}

/// Returns whether a line contains an address in memory, which differs from run to run.
func holdsAnAddress(_ line: String) -> Bool { line.contains(/0x[0-9a-f]{6}/) }
