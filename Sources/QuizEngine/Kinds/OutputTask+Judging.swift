import Curriculum
import Phrases
import Scenarios

extension OutputTask: TaskJudging {
  var answerForm: AnswerForm { .lines }
  var generatedPrompt: String? { "What does it print?" }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    "type the lines it prints, or 'nothing'"
  }

  /// The event that printed a line, by the line's place: "0", "1"…
  ///
  /// A line belongs to an overridden event when it names the event's callback, and as many lines name
  /// that callback as there are such events. Then the first line is of the first event, and so on.
  func explained(in run: Run) -> [String: Event] {
    var found: [String: Event] = [:]
    let callbacks = Dictionary(grouping: run.events.filter(\.isOverridden)) {
      EventName.base($0.callback)
    }
    for (base, events) in callbacks {
      let places = run.output.indices.filter { words(of: run.output[$0]).contains(base) }
      guard places.count == events.count else { continue }
      for (place, event) in zip(places, events) { found[String(place)] = event }
    }
    return found
  }

  // MARK: Deciding

  /// The greatest number of lines that a learner is asked to type.
  private static let mostLines = 20

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    let ending = problemsOfEnding(question, shown)
    return ending.isEmpty ? decide(question.id, shown) : Decided(ending)
  }

  private func decide(_ id: QuestionID, _ run: Run) -> Decided<Answer> {
    // UIKit does not promise the output of a callback that may come any number of times.
    let unpromised = Set(
      run.events.filter { $0.isOverridden && Promises.unpromisedCounts.contains($0.callback) }
        .map(\.callback)
    ).sorted()
    if let callback = unpromised.first {
      return Decided(OutputFinding.notPromised(callback), in: .question(id))
    }
    var lines = run.output
    if case .trapped = run.outcome { lines.append(trapLine) }
    if lines.count > Self.mostLines {
      return Decided(
        OutputFinding.tooManyLines(lines.count, most: Self.mostLines), in: .question(id))
    }
    if let line = lines.first(where: holdsAnAddress) {
      return Decided(ValueFinding.holdsAnAddress(line), in: .scenario(id))
    }
    return Decided(Answer(lines: lines))
  }

  func eventsBehindAnswer(_ id: QuestionID, in run: Run) -> [(name: String, part: ContentPart)] {
    Set(run.events.filter(\.isOverridden).map { "\($0.object).\($0.callback)" }).sorted()
      .map { ($0, .question(id)) }
  }

  // MARK: Judging

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    guard let given = readLines(typed, answer.lines) else {
      return .notUnderstood("type the lines it prints, each on its own line, or 'nothing'")
    }
    let real = answer.lines.map { plain($0[...]) }
    let pairs = commonSubsequence(given, real, by: isSameLine)
    let longest = max(given.count, real.count)
    return .verdict(
      verdict(
        prepared, isRight: pairs.count == longest,
        score: longest == 0 ? 1 : Double(pairs.count) / Double(longest), answer: given,
        right: real, rows: rows(given, real, pairs, prepared)))
  }

  /// Returns the lines of an answer, none for "nothing"; nil when it is empty.
  private func readLines(_ typed: String, _ printed: [String]) -> [String]? {
    var lines = typed.split(separator: "\n", omittingEmptySubsequences: false).map(plain)
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    guard !lines.isEmpty else { return nil }
    // On one line, lines may be set apart by a slash.
    if lines.count == 1, lines[0].contains(" / "),
      !printed.contains(where: { $0.contains(" / ") })
    {
      lines = lines[0].split(separator: "/").map { plain($0) }
    }
    if lines.count == 1, wordsForNothing.contains(lines[0].lowercased()),
      !printed.contains(where: { isSameLine(plain($0[...]), lines[0]) })
    {
      return []
    }
    return lines
  }

  /// Returns the answer beside the truth. Between two lines that agree, lines that differ are paired.
  private func rows(
    _ given: [String], _ real: [String], _ pairs: [(Int, Int)], _ prepared: PreparedQuestion
  ) -> [Verdict.Row] {
    var rows: [Verdict.Row] = []
    var i = 0
    var j = 0
    for (a, b) in pairs + [(given.count, real.count)] {
      while i < a || j < b {
        rows.append(
          Verdict.Row(
            yours: i < a ? given[i] : nil, real: j < b ? real[j] : nil, isSame: false,
            why: j < b ? prepared.whys[String(j)] : nil))
        i = min(i + 1, a)
        j = min(j + 1, b)
      }
      if a < given.count, b < real.count {
        rows.append(
          Verdict.Row(yours: given[a], real: real[b], isSame: true, why: prepared.whys[String(b)]))
        (i, j) = (a + 1, b + 1)
      }
    }
    return rows
  }

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    answer.lines.isEmpty ? "nothing" : answer.lines.joined(separator: "\n")
  }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    [
      answer.lines.dropLast().joined(separator: "\n"),
      answer.lines.reversed().joined(separator: "\n"), "nothing",
    ]
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    guard let first = answer.lines.first else { return "It prints less than you may think." }
    return "The first of \(counted(answer.lines.count, "line")) is `\(first)`."
  }

  func remembered(_ answer: Answer) -> [String] { answer.lines }
  func pattern(of answer: Answer) -> String { answer.lines.map(bare).joined(separator: ">") }

  // MARK: Diagnosis

  func neighbourCount(_ answer: Answer) -> Int { max(0, answer.lines.count - 1) }

  func neighbourSwaps(_ answer: Answer) -> [Answer] {
    swappingNeighbours(answer.lines).filter { $0 != answer.lines }.map { Answer(lines: $0) }
  }
}

/// The last line of the answer when the run traps.
let trapLine = "trap"

/// Answers that mean an empty output.
private let wordsForNothing: Set<String> = ["nothing", "(nothing)", "none", "-"]

/// Returns whether a typed line matches a printed one. The case of letters and the language of a
/// callback's name do not matter, because the question is about UIKit and not about typing.
private func isSameLine(_ a: String, _ b: String) -> Bool {
  if a.lowercased() == b.lowercased() { return true }
  if a.hasPrefix("trap") || a.hasPrefix("crash") { return b == trapLine }
  let known = Set(CallbackSpelling.all.map(\.swift))
  let names = CallbackSpelling.swiftNames(for: a).filter(known.contains)
  return names.count == 1 && CallbackSpelling.swiftNames(for: b).filter(known.contains) == names
}

private enum OutputFinding: Finding {
  case notPromised(String)
  case tooManyLines(Int, most: Int)

  var message: String {
    switch self {
    case .notPromised(let callback):
      "\(PromiseFinding.count(callback).message), so it doesn't promise the output; ask for the "
        + "order instead"
    case .tooManyLines(let count, let most):
      "\(count) lines are too many to type; print at most \(most)"
    }
  }
}
