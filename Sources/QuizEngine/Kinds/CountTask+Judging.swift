import Curriculum
import Phrases
import Scenarios

extension CountTask: TaskJudging {
  var countedEvent: String? { event }
  var generatedPrompt: String? { "How many times is `\(event)` called?" }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    "type how many times '\(event)' is called"
  }

  /// Each call by its place: "0", "1"…
  func explained(in run: Run) -> [String: (name: String, event: Event)] {
    guard let name = EventName(event) else { return [:] }
    let found = occurrences(of: name, in: run)
    return Dictionary(
      found.enumerated().map { (String($0.offset), (event, $0.element)) }, uniquingKeysWith: { $1 })
  }

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    let ending = problemsOfEnding(question, shown)
    guard ending.isEmpty else { return Decided(ending) }
    let part = ContentPart.event(question.id, index: 0)
    guard let name = EventName(event), name.occurrence == nil else {
      return Decided(CountFinding.notAnEvent(event), in: part)
    }
    let found = occurrences(of: name, in: shown)
    if Promises.isCountUnpromised(name), !found.isOwnCalls {
      return Decided(PromiseFinding.count(name.callback), in: part)
    }
    if Set(found.map(\.callback)).count > 1 {
      return Decided(CountFinding.severalCallbacks(event), in: part)
    }
    // "Never" is an answer, but a class that the code does not have is misspelt.
    if found.isEmpty, let finding = unknownClass(of: name, question, shown) {
      return Decided(finding, in: part)
    }
    return Decided(Answer(count: found.count))
  }

  private func unknownClass(
    of name: EventName, _ question: Question, _ run: Run
  ) -> CountFinding? {
    let className = String(name.object.prefix { $0 != "#" })
    let text = ([question.scenario] + question.support.map(\.text)).joined(separator: "\n")
    let classes = Set(run.calls.map(\.className)).union(words(of: text))
    guard !classes.contains(className) else { return nil }
    return .unknownClass(className, near: near(className, classes.sorted()))
  }

  // MARK: Judging

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    var word = plain(Substring(typed)).lowercased()
    for suffix in [" times", " time", "x"] where word.hasSuffix(suffix) {
      word = String(word.dropLast(suffix.count))
    }
    guard let number = Self.numbers[word] ?? TypedValue(word).wholeNumber else {
      return .notUnderstood("type a number, such as 2")
    }
    return .verdict(
      single(
        prepared, isRight: number == answer.count, answer: String(number),
        right: String(answer.count), yours: String(number), real: String(answer.count)))
  }

  private static let numbers = [
    "never": 0, "none": 0, "once": 1, "twice": 2,
  ]

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String { "\(answer.count)" }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    ["\(answer.count + 1)"]
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String? {
    answer.count == 0
      ? "The number is smaller than you may think." : "It is more than \(answer.count - 1)."
  }

  func remembered(_ answer: Answer) -> [String] { ["\(answer.count)"] }

  func pattern(of answer: Answer) -> String {
    "\(EventName(event)?.callback ?? "") \(answer.count)"
  }

  // MARK: Explaining

  var explainedUnit: Explanation.Unit { .call }

  /// The call after the last one that the learner counted, or else the first one.
  func decisiveCause(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> EventCause? {
    let counted = verdict.answer.first.flatMap { Int($0) } ?? 0
    let causes = explainer.prepared.causes
    return causes[String(counted)] ?? causes["0"] ?? explainer.cause(in: explainer.prepared.run)
  }

  /// Each call with its cause.
  func explainedParts(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> [Explanation.Part] {
    guard answer.count > 0 else {
      return onlyPart(
        event, "UIKit never calls it.", decisiveCause(verdict, answer, explainer))
    }
    return (0..<min(answer.count, Self.mostCalls)).compactMap { index in
      explainer.prepared.causes[String(index)].map {
        Explanation.Part(key: String(index + 1), text: event, account: .happens($0))
      }
    }
  }

  /// The greatest number of calls that are explained one by one.
  private static let mostCalls = 20

  // MARK: Diagnosis

  /// 0.2 at least, since guesses are small numbers, and so are the answers of misconceptions.
  func diagnosticGuessRate(_ answer: Answer) -> Double { max(guessRate(answer), 0.2) }
}

private enum CountFinding: Finding {
  case notAnEvent(String)
  case severalCallbacks(String)
  case unknownClass(String, near: String?)

  var message: String {
    switch self {
    case .notAnEvent(let name): "'\(name)' isn't an event that can be counted"
    case .severalCallbacks(let name):
      "'\(name)' may mean several callbacks; write it with its labels"
    case .unknownClass(let name, let near):
      "the scenario has nothing called '\(name)'" + (near.map(didYouMean) ?? "")
    }
  }
}
