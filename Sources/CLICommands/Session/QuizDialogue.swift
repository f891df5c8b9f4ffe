internal import Phrases
internal import Exporting
internal import Curriculum
internal import Foundation
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI

/// A session with a program: `vdl quiz --json`, one object a line.
struct QuizDialogue {
  var study: StudySession
  var console: Console
  var lines: Context.Lines
  var plan: Session.Plan
  var stop: Session.StopBox
  private(set) var wrongCount = 0

  init(
    study: StudySession, console: Console, lines: Context.Lines, plan: Session.Plan,
    stop: Session.StopBox
  ) {
    self.study = study
    self.console = console
    self.lines = lines
    self.plan = plan
    self.stop = stop
  }

  mutating func run() throws(Failure) -> ExitStatus {
    do throws(StoreError) { return try askAll() } catch {
      guard let signal = stop.whileSaving else { throw Failure(error) }
      console.notice("the answer was not saved")
      return .signal(signal.exitStatus)
    }
  }

  private mutating func askAll() throws(StoreError) -> ExitStatus {
    if let unseen = try study.unseenVerdict() { try show(unseen) }
    while plan.count > 0 {
      let asked = try study.question(in: plan.scope)
      if let signal = stop.signal { return .signal(signal.exitStatus) }
      guard let asked else { break }
      say(Self.question(asked))
      if let status = try converse(about: asked) { return status }
      plan.count -= 1
    }
    return end("done")
  }

  /// Reads lines until the question is answered or skipped; returns a status when it is over.
  private mutating func converse(about asked: AskedQuestion) throws(StoreError) -> ExitStatus? {
    var last: SavedAnswer?
    var play = try study.play(asked)
    while last == nil {
      // When nobody reads the output any more, the question waits for the next time.
      guard console.flush() else { return .done }
      let line: String
      switch lines.reader.read(Prompt("")) {
      case .line(let text): line = text
      case .endOfFile: return end("eof")
      case .interrupted: return .interrupted
      case .stopped(let signal): return .signal(signal.exitStatus)
      }
      switch line.trimmed {
      case "quit": return end("quit")
      case "skip":
        try study.skip(asked)
        return nil
      default: break
      }
      var answer = Self.answer(line)
      if asked.prepared.question.task.isAnsweredByCode {
        guard let code = code(from: line) else { return end("eof") }
        answer = code
      } else if var game = play {
        let whole = try step(answer, &game, asked)
        play = game
        guard let whole else { continue }
        answer = whole
      }
      switch try study.submit(answer, to: asked) {
      case .misread(let message): misread(message, asked)
      case .saved(let answered):
        say(["type": .string("saved"), "review": .string(answered.review.id.rawValue)])
        if !answered.verdict.isRight { wrongCount += 1 }
        try show(answered)
        last = answered
      case .answeredElsewhere:
        misread("this question was answered in another session", asked)
        return nil
      case .stopped:
        return stop.signal.map { .signal($0.exitStatus) } ?? .interrupted
      }
    }
    return nil
  }

  /// Reads code that begins with a line, up to a line with a full stop alone. A JSON string is the
  /// whole code.
  private func code(from first: String) -> String? {
    if first.trimmed.hasPrefix("\"") { return Self.answer(first) }
    var code: [String] = []
    var line = first
    while line.trimmed != "." {
      code.append(line)
      guard case .line(let next) = lines.reader.read(Prompt("")) else { return nil }
      line = next
    }
    return code.joined(separator: "\n") + "\n"
  }

  /// Takes one step of a game of "what comes next?"; returns all of them when it is over.
  private func step(
    _ typed: String, _ play: inout Play, _ asked: AskedQuestion
  ) throws(StoreError) -> String? {
    switch try study.step(typed, &play, asked) {
    case .notUnderstood(let message): misread(message, asked)
    case .step(let step):
      say([
        "type": .string("step"), "presentation": .string(asked.presentation.id.rawValue),
        "right": .bool(step.isRight), "next": .string(step.real),
      ])
    }
    return play.isOver ? play.answer : nil
  }

  private func misread(_ message: String, _ asked: AskedQuestion) {
    say([
      "type": .string("misread"), "presentation": .string(asked.presentation.id.rawValue),
      "message": .string(message),
    ])
  }

  private func show(_ answered: SavedAnswer) throws(StoreError) {
    say(Self.verdict(answered))
    if console.flush() { try study.markSeen(answered) }
  }

  private func end(_ reason: String) -> ExitStatus {
    say(["type": .string("end"), "reason": .string(reason)])
    return .done
  }

  private func say(_ object: KeyValuePairs<String, JSON>) {
    console.line(JSON.object(object).compact)
    _ = console.flush()
  }

  /// A line as an answer: a JSON string may hold newlines, anything else is itself.
  static func answer(_ line: String) -> String {
    let bare = line.trimmed
    guard bare.hasPrefix("\""),
      let text = try? JSONDecoder().decode(String.self, from: Data(bare.utf8))
    else { return bare }
    return text
  }

  static func question(_ asked: AskedQuestion) -> KeyValuePairs<String, JSON> {
    let prepared = asked.prepared
    let prompt = [prepared.prompt, prepared.statement].compactMap { $0 }.joined(separator: "\n\n")
    let code = [prepared.code, prepared.drive].compactMap { $0 }.joined(separator: "\n")
    return [
      "type": .string("question"),
      "presentation": .string(asked.presentation.id.rawValue),
      "question": .string(asked.presentation.question.rawValue),
      "revision": .string(asked.presentation.revision.rawValue),
      "kind": .string(asked.presentation.kind.rawValue),
      "rule": .string(asked.presentation.target.rawValue),
      "ios": .string(String(describing: asked.presentation.ios)),
      "prompt": .string(prompt),
      "code": .string(code),
      "items": .array(
        prepared.items.map { .object(["key": .string($0.key), "text": .string($0.text)]) }),
    ]
  }

  static func verdict(_ answered: SavedAnswer) -> KeyValuePairs<String, JSON> {
    let verdict = answered.verdict
    return [
      "type": .string("verdict"),
      "review": .string(answered.review.id.rawValue),
      "right": .bool(verdict.isRight),
      "score": .double(verdict.score),
      "answer": .strings(verdict.answer),
      // Kinds other than orders have one right answer.
      "orders": .array(
        (verdict.orders.isEmpty ? [verdict.right] : verdict.orders).map(JSON.strings)),
      "belief": .optional(answered.diagnosis.misconception?.id),
      "because": .strings(verdict.because.map(\.rule.rawValue)),
    ]
  }
}
