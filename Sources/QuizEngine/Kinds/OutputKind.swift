import Curriculum
import Scenarios
import Words

/// What does it print?
struct OutputKind: KindOfQuestion {
  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    Words.Answering.typeTheOutput
  }

  /// For a line, by its place ("0", "1"…), the event it tells of, where that can be told.
  ///
  /// A line belongs to an overridden event when it names the event's callback, and as many lines name
  /// that callback as there are such events: then the first line is of the first event, and so on.
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

  /// How many lines anybody would type.
  private static let mostLines = 20

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    let ending = problemsOfEnding(question, shown)
    return ending.isEmpty ? decide(question.id, shown) : (nil, ending)
  }

  private func decide(_ id: QuestionID, _ run: Run) -> (truth: Truth?, problems: [Problem]) {
    // A print in a callback that may come any number of times makes the output unpromised.
    let unpromised = Set(
      run.events.filter { $0.isOverridden && Promises.unpromisedCounts.contains($0.callback) }
        .map(\.callback)
    ).sorted()
    if let callback = unpromised.first {
      return (
        nil,
        [Problem(Words.QuestionFindings.outputIsNotPromised(callback), in: .question(id))]
      )
    }
    var lines = run.output
    if case .trapped = run.outcome { lines.append(trapLine) }
    if lines.count > Self.mostLines {
      return (
        nil,
        [
          Problem(
            Words.QuestionFindings.tooManyLines(lines.count, most: Self.mostLines),
            in: .question(id))
        ]
      )
    }
    if let why = lines.lazy.compactMap(whyUnknowable).first {
      return (nil, [Problem(why, in: .scenario(id))])
    }
    return (.output(lines), [])
  }

  // MARK: Judging

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading {
    guard case .output(let printed) = prepared.truth else { return .ofAnotherKind }
    var answer = typed.split(separator: "\n", omittingEmptySubsequences: false).map(plain)
    while answer.last?.isEmpty == true { answer.removeLast() }
    while answer.first?.isEmpty == true { answer.removeFirst() }
    guard !answer.isEmpty else {
      return .notUnderstood(Words.Answering.typeTheLinesOfOutput)
    }
    // On one line, lines may be set apart by a slash.
    if answer.count == 1, answer[0].contains(" / "),
      !printed.contains(where: { $0.contains(" / ") })
    {
      answer = answer[0].split(separator: "/").map { plain($0) }
    }
    let real = printed.map { plain($0[...]) }
    if answer.count == 1, nothingWords.contains(answer[0].lowercased()),
      !real.contains(where: { isSameLine($0, answer[0]) })
    {
      answer = []
    }
    let pairs = commonSubsequence(answer, real, by: isSameLine)
    var rows: [Verdict.Row] = []
    var i = 0
    var j = 0
    for (a, b) in pairs + [(answer.count, real.count)] {
      // Between two lines that agree, what differs stands side by side.
      while i < a || j < b {
        rows.append(
          Verdict.Row(
            yours: i < a ? answer[i] : nil, real: j < b ? real[j] : nil, isSame: false,
            why: j < b ? prepared.whys[String(j)] : nil))
        i = min(i + 1, a)
        j = min(j + 1, b)
      }
      if a < answer.count, b < real.count {
        rows.append(
          Verdict.Row(yours: answer[a], real: real[b], isSame: true, why: prepared.whys[String(b)]))
        (i, j) = (a + 1, b + 1)
      }
    }
    let longest = max(answer.count, real.count)
    let isRight = pairs.count == longest
    return .verdict(
      verdict(
        prepared, isRight: isRight,
        score: longest == 0 ? 1 : Double(pairs.count) / Double(longest), answer: answer,
        right: real,
        rows: rows))
  }
}

/// The line that stands for a trap in the answer to "what does it print?".
let trapLine = Words.Runs.trap

/// What a learner types for "it prints nothing".
private let nothingWords: Set<String> = ["nothing", "(nothing)", "none", "-"]

/// A line without the white space that cannot be seen: at its ends, and doubled within.
func plain(_ line: Substring) -> String {
  line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
}

/// Whether a typed line stands for a printed one: letters' case is forgiven, and so is the spelling
/// of a callback in another language. What is tested is what UIKit does, not typing.
private func isSameLine(_ a: String, _ b: String) -> Bool {
  if a.lowercased() == b.lowercased() { return true }
  if a.hasPrefix("trap") || a.hasPrefix("crash") { return b == trapLine }
  let known = Set(CallbackSpelling.all.map(\.swift))
  let names = CallbackSpelling.swiftNames(for: a).filter(known.contains)
  return names.count == 1 && CallbackSpelling.swiftNames(for: b).filter(known.contains) == names
}
