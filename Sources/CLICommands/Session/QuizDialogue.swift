internal import Curriculum
internal import Exporting
internal import Phrases
internal import QuizEngine
internal import Releases
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
  /// Of plain sessions; an answer here makes the draft of its question useless.
  private let drafts: Drafts

  init(
    study: StudySession, console: Console, lines: Context.Lines, plan: Session.Plan,
    stop: Session.StopBox
  ) {
    self.study = study
    self.console = console
    self.lines = lines
    self.plan = plan
    self.stop = stop
    drafts = Drafts(of: study.learner.id, beside: study.store.path)
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
      say(Self.question(asked, isAdded: plan.scope.hasAdded(asked)))
      if console.flush(), lines.reader.isWaiting() { study.anticipate(asked) }
      if let signal = stop.signal { return .signal(signal.exitStatus) }
      if let status = try converse(about: asked) { return status }
      plan.pass(asked.presentation.question)
    }
    if plan.scope == .placement { say(Self.placement(try study.placement())) }
    return end("done")
  }

  /// Reads lines until the question is answered or skipped; returns a status when it is over.
  private mutating func converse(about asked: AskedQuestion) throws(StoreError) -> ExitStatus? {
    var play = try study.play(asked)
    while true {
      // When nobody reads the output any more, the question waits for the next time.
      guard console.flush() else { return .done }
      let line: DialogueLine
      switch lines.reader.read(Prompt("")) {
      case .line(let text): line = DialogueLine(text)
      case .endOfFile: return end("eof")
      case .interrupted: return .interrupted
      case .stopped(let signal): return .signal(signal.exitStatus)
      }
      let response: String
      switch line {
      case .command(.quit): return end("quit")
      case .command(.skip):
        try study.skip(asked)
        drafts.remove(asked.presentation.id)
        return nil
      case .command(.help):
        help(asked)
        continue
      case .command(.hint) where plan.isExam(in: study):
        misread("this is an exam, so there are no hints", asked)
        continue
      case .command(.hint):
        try hint(asked)
        continue
      case .command(.dk): response = DontKnow.response
      case .answer(let first, let isWhole):
        switch try answer(beginning: first, isWhole: isWhole, &play, asked) {
        case .whole(let text): response = DontKnow.literal(text)
        case .open: continue
        case .cutOff: return end("eof")
        }
      }
      switch try submit(response, to: asked) {
      case .open: continue
      case .over: return nil
      case .leave(let status): return status
      }
    }
  }

  /// How the dialogue goes on after an answer was submitted.
  private enum Outcome {
    case open, over
    case leave(ExitStatus)
  }

  private mutating func submit(
    _ response: String, to asked: AskedQuestion
  ) throws(StoreError) -> Outcome {
    let submission = try study.submit(
      response, to: asked,
      saved: { say(["type": .string("saved"), "review": .string($0.id.rawValue)]) })
    switch submission {
    case .misread(let message):
      misread(message, asked)
      return .open
    case .doesNotCompile(let errors):
      misread(errors.message, asked)
      return .open
    case .saved(let answered):
      drafts.remove(asked.presentation.id)
      if !answered.verdict.isRight { wrongCount += 1 }
      try show(answered)
      return .over
    case .answeredElsewhere:
      misread("this question was answered in another session", asked)
      return .over
    case .stopped:
      return .leave(stop.signal.map { .signal($0.exitStatus) } ?? .interrupted)
    }
  }

  /// An answer as far as it was read.
  private enum Reading {
    case whole(String)
    /// A step of an answer, or no answer; the question stands.
    case open
    /// The input ended in the middle.
    case cutOff
  }

  /// Reads the whole answer that begins with a line.
  private func answer(
    beginning first: String, isWhole: Bool, _ play: inout Play?, _ asked: AskedQuestion
  ) throws(StoreError) -> Reading {
    if asked.prepared.question.task.isAnsweredByCode {
      guard !isWhole else { return .whole(first) }
      // Code begins with neither, and what follows must not be taken for code.
      guard !first.trimmed.isEmpty, !first.trimmed.hasPrefix("\"") else {
        misread(
          first.trimmed.isEmpty
            ? asked.prepared.howToAnswer : "the line begins with \" and isn't a JSON string", asked)
        return .open
      }
      return code(from: first).map { .whole($0) } ?? .cutOff
    }
    let typed = isWhole ? first : first.trimmed
    guard var game = play else { return .whole(typed) }
    let whole = try step(typed, &game, asked)
    play = game
    return whole.map { .whole($0) } ?? .open
  }

  /// Reads code that begins with a line, up to a line with a full stop alone.
  private func code(from first: String) -> String? {
    var code: [String] = []
    var line = first
    while line.trimmed != "." {
      code.append(line)
      guard case .line(let next) = lines.reader.read(Prompt("")) else { return nil }
      line = next
    }
    return code.joined(separator: "\n") + "\n"
  }

  private func hint(_ asked: AskedQuestion) throws(StoreError) {
    let hint = try study.hint(asked)
    say([
      "type": .string("hint"), "presentation": .string(asked.presentation.id.rawValue),
      "step": hint.map { .int($0.step) } ?? .null, "of": .int(asked.prepared.hints.count),
      "text": .optional(hint?.text),
    ])
  }

  private func help(_ asked: AskedQuestion) {
    say([
      "type": .string("help"), "presentation": .string(asked.presentation.id.rawValue),
      "how": .string(Self.howToAnswer(asked.prepared)),
      "commands": .strings(DialogueLine.Command.allCases.map(\.rawValue)),
    ])
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
    // Of an exam, the verdicts come after the end.
    if !plan.isExam(in: study) { say(Self.verdict(answered)) }
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

  /// Says how a program answers the question.
  private static func howToAnswer(_ prepared: PreparedQuestion) -> String {
    let form =
      switch prepared.answerForm {
      case .lines: "; several lines are one JSON string"
      case .code: ", as one JSON string or line by line; then end with a line that is only '.'"
      case .line, .steps: ""
      }
    return prepared.howToAnswer + form
  }

  static func question(
    _ asked: AskedQuestion, isAdded: Bool
  ) -> KeyValuePairs<String, JSON> {
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
      "how": .string(howToAnswer(prepared)),
      "items": .array(
        prepared.items.map { .object(["key": .string($0.key), "text": .string($0.listed)]) }),
      "generated": .bool(asked.isGenerated), "added": .bool(isAdded),
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
      // Most kinds have one right answer.
      "orders": .array(
        (verdict.orders.isEmpty ? [verdict.right] : verdict.orders).map(JSON.strings)),
      "explanation": .optional(verdict.explanation),
      "belief": .optional(answered.diagnosis.misconception?.id),
      "release": answered.diagnosis.releases.map(release) ?? .null,
      "because": .strings(verdict.because.map(\.rule.rawValue)),
      "difference": verdict.difference.map(difference) ?? .null,
      "cause": answered.explanation.cause.map(cause) ?? .null,
      "remembered": answered.diagnosis.remembered.map(release) ?? .null,
      "unlisted": .array(answered.diagnosis.unlisted.map(stray)),
    ]
  }

  /// The first difference from the truth; `line` counts from 1, and is null where an answer has no
  /// lines.
  private static func difference(_ difference: Verdict.Difference) -> JSON {
    .object([
      "line": difference.line.map { .int($0) } ?? .null, "yours": .optional(difference.yours),
      "real": .optional(difference.real),
    ])
  }

  /// The event that decides the answer, with its callers, innermost first.
  private static func cause(_ cause: EventCause) -> JSON {
    .object([
      "event": .string(cause.event), "calls": .strings(cause.why.callers),
      "moment": .optional(cause.why.moment),
    ])
  }

  /// An answer that may come from a misconception that is not listed.
  private static func stray(_ answer: StrayAnswer) -> JSON {
    .object([
      "question": .optional(answer.question?.rawValue), "yours": .optional(answer.yours),
      "real": .optional(answer.real),
    ])
  }

  /// The other releases on which a wrong answer is right.
  private static func release(_ releases: OtherReleases) -> JSON {
    .object([
      "first": .string(releases.first.description), "last": .string(releases.last.description),
      "words": .string(releases.words),
    ])
  }
}
