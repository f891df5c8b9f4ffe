import Curriculum
import Scenarios
import Words

/// What is the value of this expression at that moment?
struct StateKind: KindOfQuestion {
  let expression: String
  /// `V.viewWillAppear`, or `V.viewDidAppear (2)`; nil for the end of the run.
  let event: String?

  private var moment: EventName? { event.flatMap { EventName($0) } }

  var checks: [String] {
    guard let moment else { return ["trace.note(\(expression))"] }
    let name = "\(moment.object).\(moment.callback)"
    return ["trace.at(\"\(name)\") { trace.note(\(expression)) }"]
  }

  var statement: String? {
    guard let event else { return Words.Questions.valueAfterTheRun(of: expression) }
    return Words.Questions.value(of: expression, when: event)
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    Words.Answering.typeTheValue
  }

  /// One of two values is as good as a coin; nil or not nil is little better.
  func guessRate(_ truth: Truth, apriori: Double) -> Double {
    switch truth {
    case .state("true"), .state("false"): 0.5
    case .state("nil"): 0.25
    default: apriori
    }
  }

  func explained(in run: Run) -> [String: Event] {
    guard let event, case .success(let found) = QuizEngine.event(event, in: run) else { return [:] }
    return [event: found]
  }

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    let ending = problemsOfEnding(question, shown)
    guard ending.isEmpty else { return (nil, ending) }
    var place = 0
    if let event {
      switch QuizEngine.event(event, in: shown) {
      case .failure(let mismatch):
        return (nil, [Problem(mismatch.message, in: .event(question.id, index: 0))])
      case .success: place = (moment?.occurrence ?? 1) - 1
      }
    }
    let part = ContentPart.detail(question.id)
    if case .broken(let message)? = shown.checks.first {
      return (nil, [Problem(Words.QuestionFindings.noValue(message), in: part)])
    }
    guard shown.notes.indices.contains(place) else {
      return (nil, [Problem(Words.QuestionFindings.valueWasNotSeen, in: part)])
    }
    let value = plain(shown.notes[place][...])
    if let why = whyUnknowable(value) { return (nil, [Problem(why, in: part)]) }
    if value.isEmpty || value.count > 60 || shown.notes[place].contains(where: \.isNewline) {
      return (
        nil, [Problem(Words.QuestionFindings.cannotBeTyped(String(value.prefix(60))), in: part)]
      )
    }
    return (.state(value), [])
  }

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading {
    guard case .state(let value) = prepared.truth else { return .ofAnotherKind }
    let answer = plain(Substring(typed))
    guard !answer.isEmpty else { return .notUnderstood(Words.Answering.typeTheValue) }
    let isRight = Self.bare(answer) == Self.bare(value)
    var result = single(
      prepared, isRight: isRight, answer: answer, right: value, yours: answer, real: value)
    result.comparison[0].why = event.flatMap { prepared.whys[$0] }
    return .verdict(result)
  }

  /// A value without what only its printing adds: what is asked is the value, not how print shows it.
  private static func bare(_ value: String) -> String {
    var text = value.lowercased()
    while text.hasPrefix("optional("), text.hasSuffix(")") {
      text = String(text.dropFirst("optional(".count).dropLast())
    }
    switch text {
    case "yes", "t": return "true"
    case "no", "f": return "false"
    default: break
    }
    if let number = Double(text) { return String(number) }
    return text.filter { !"\"' ".contains($0) }
  }
}
