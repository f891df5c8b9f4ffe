import Curriculum
import Diagnostics
import Phrases
import Scenarios

extension OutputTask: TaskJudging {
  var answerForm: AnswerForm { .lines }
  var generatedPrompt: String? { "What does it print?" }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    "type the lines it prints, or 'nothing'"
  }

  /// The event in which a line was printed, by the line's place: "0", "1"…
  func explained(in run: Run) -> [String: (name: String, event: Event)] {
    var found: [String: (name: String, event: Event)] = [:]
    let sent = run.sentCalls
    for (place, line) in run.printed.enumerated() {
      guard let index = line.event, sent.indices.contains(index) else { continue }
      found[String(place)] = (sent[index].name, sent[index])
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
    let names = TypedValue.Names(of: prepared.code, printed: answer.lines)
    guard let given = read(typed, answer.lines, names) else {
      return .notUnderstood("type the lines it prints, each on its own line, or 'nothing'")
    }
    let real = answer.lines.map { plain($0[...]) }
    let pairs = commonSubsequence(given, real) { isSameLine($0, $1, names) }
    let longest = max(given.count, real.count)
    return .verdict(
      verdict(
        prepared, isRight: pairs.count == longest,
        score: longest == 0 ? 1 : Double(pairs.count) / Double(longest), answer: given,
        right: real, rows: rows(given, real, pairs, prepared)))
  }

  /// Returns the lines of an answer, none for "nothing"; nil when it has nothing to compare.
  ///
  /// Of several readings it is the one that agrees most: where the tokens are those of the output,
  /// however they are grouped, it is the output.
  private func read(
    _ typed: String, _ printed: [String], _ names: TypedValue.Names
  ) -> [String]? {
    let readings = TypedLines(typed).readings
    guard let first = readings.first else { return nil }
    let real = printed.map { plain($0[...]) }
    if readings.contains(where: { $0.count == 1 && wordsForNothing.contains($0[0].lowercased()) }),
      !real.contains(where: { isSameLine($0, first[0], names) })
    {
      return []
    }
    let whole = TypedValue(real.joined(separator: "\n"))
    guard readings.contains(where: { isReadable($0, whole) }) else { return nil }
    let hasSameTokens = readings.contains {
      whole.isGiven(by: TypedValue($0.joined(separator: "\n")), names)
    }
    if hasSameTokens, !real.isEmpty { return real }
    let shares = readings.map { given in
      Double(commonSubsequence(given, real) { isSameLine($0, $1, names) }.count)
        / Double(max(given.count, real.count))
    }
    return zip(readings, shares).first { $0.1 == shares.max() }?.0
  }

  /// Whether lines have a word or a number, or else the output has none either.
  private func isReadable(_ lines: [String], _ printed: TypedValue) -> Bool {
    TypedValue(lines.joined(separator: "\n")).hasContent || !printed.hasContent
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
          row(i < a ? given[i] : nil, j < b ? real[j] : nil, isSame: false, at: j, prepared))
        i = min(i + 1, a)
        j = min(j + 1, b)
      }
      if a < given.count, b < real.count {
        rows.append(row(given[a], real[b], isSame: true, at: b, prepared))
        (i, j) = (a + 1, b + 1)
      }
    }
    return rows
  }

  private func row(
    _ yours: String?, _ real: String?, isSame: Bool, at place: Int, _ prepared: PreparedQuestion
  ) -> Verdict.Row {
    let printed = prepared.run.printed
    return Verdict.Row(
      yours: yours, real: real, isSame: isSame,
      cause: real.flatMap { _ in prepared.causes[String(place)] },
      printed: real.flatMap { _ in printed.indices.contains(place) ? printed[place].frame : nil })
  }

  // MARK: Explaining

  /// The event in which the first wrong line is printed, or else one that follows from the rules.
  func decisiveCause(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> EventCause? {
    verdict.comparison.lazy.filter { !$0.isSame }.compactMap(\.cause).first
      ?? explainer.cause(in: explainer.prepared.run)
  }

  func explainedParts(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> [Explanation.Part] {
    var parts = linesExplained(verdict)
    if case .trapped(let trap) = explainer.prepared.run.outcome,
      let place = verdict.comparison.lastIndex(where: { $0.real != nil })
    {
      let line = trap.backtrace.first { $0.source != .model }?.place ?? "UIKit"
      parts[place].account = .sentence("In \(line): \(trap.message)", nil)
    }
    return parts
  }

  // MARK: Samples

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    answer.lines.isEmpty ? "nothing" : answer.lines.joined(separator: "\n")
  }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    [
      answer.lines.dropLast().joined(separator: "\n"),
      answer.lines.reversed().joined(separator: "\n"), "nothing",
    ]
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String? {
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

/// Returns whether a typed line matches a printed one. The language of a callback's name does not
/// matter, because the question is about UIKit and not about typing.
private func isSameLine(_ a: String, _ b: String, _ names: TypedValue.Names) -> Bool {
  if a == b || TypedValue(b).isGiven(by: TypedValue(a), names) { return true }
  if a.hasPrefix("trap") || a.hasPrefix("crash") { return b == trapLine }
  let known = Set(CallbackSpelling.all.map(\.swift))
  let spellings = CallbackSpelling.swiftNames(for: a).filter(known.contains)
  return spellings.count == 1
    && CallbackSpelling.swiftNames(for: b).filter(known.contains) == spellings
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
