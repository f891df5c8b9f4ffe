import Curriculum
import Scenarios
import Words

/// How many times is it called?
struct CountKind: KindOfQuestion {
  /// `V.viewDidLoad`.
  let event: String

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    Words.Answering.typeHowOften(event)
  }

  /// Each time, under its place: "0", "1"…
  func explained(in run: Run) -> [String: Event] {
    guard let name = EventName(event) else { return [:] }
    let found = occurrences(of: name, in: run)
    return Dictionary(
      found.enumerated().map { (String($0.offset), $0.element) }, uniquingKeysWith: { $1 })
  }

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    let ending = problemsOfEnding(question, shown)
    guard ending.isEmpty else { return (nil, ending) }
    let part = ContentPart.event(question.id, index: 0)
    guard let name = EventName(event), name.occurrence == nil else {
      return (nil, [Problem(Words.QuestionFindings.noEventToCount(event), in: part)])
    }
    if Promises.isCountUnpromised(name) {
      return (
        nil, [Problem(Words.Events.countIsNotPromised(name.callback), in: part)]
      )
    }
    let found = occurrences(of: name, in: shown)
    if Set(found.map(\.callback)).count > 1 {
      return (
        nil, [Problem(Words.QuestionFindings.severalCallbacks(event), in: part)]
      )
    }
    // "Never" is an answer, but not of a class that is nowhere: that is a slip of the pen.
    if found.isEmpty, let problem = unknownClass(of: name, question, shown, in: part) {
      return (nil, [problem])
    }
    return (.count(found.count), [])
  }

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading {
    guard case .count(let count) = prepared.truth else { return .ofAnotherKind }
    var word = plain(Substring(typed)).lowercased()
    for suffix in [" times", " time", "x"] where word.hasSuffix(suffix) {
      word = String(word.dropLast(suffix.count))
    }
    guard let number = Self.words[word] ?? Int(word), number >= 0 else {
      return .notUnderstood(Words.Answering.typeANumber)
    }
    var result = single(
      prepared, isRight: number == count, answer: String(number), right: String(count),
      yours: String(number), real: String(count))
    // Each call that there was, with its cause: what the number is made of.
    result.comparison += (0..<min(count, 20)).map { index in
      Verdict.Row(yours: nil, real: event, isSame: true, why: prepared.whys["\(index)"])
    }
    return .verdict(result)
  }

  private static let words = [
    "never": 0, "zero": 0, "none": 0, "once": 1, "one": 1, "twice": 2, "two": 2, "three": 3,
    "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
  ]
}

/// Returns the problem of an event whose class is nowhere in a question.
func unknownClass(
  of name: EventName, _ question: Question, _ run: Run, in part: ContentPart
) -> Problem? {
  let className = String(name.object.prefix { $0 != "#" })
  let text = ([question.scenario] + question.support.map(\.text)).joined(separator: "\n")
  let classes = Set(run.events.map(\.className)).union(words(of: text))
  guard !classes.contains(className) else { return nil }
  let hint = near(className, classes.sorted())
  return Problem(Words.QuestionFindings.nothingCalled(className) + hint, in: part)
}
