public import Curriculum
internal import Releases

/// Names one wording and meaning of a question: 16 hexadecimal digits, computed.
///
/// It is the same on every machine, so logs can be merged and content compared without a store.
public struct RevisionID: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public init(text: Digest, meaning: Digest) {
    self.init(rawValue: Digest.of([text.hexadecimal, meaning.hexadecimal]).abbreviated)
  }
}

/// The two hashes of a question that say what changed when it was edited.
public struct QuestionHashes: Hashable, Sendable {
  /// Of all that is shown.
  public var text: Digest
  /// Of the scenario without comments and layout, the kind, the checks, the iOS version and the
  /// computed truth. Equal meaning keeps its statistics.
  public var meaning: Digest

  public init(of question: Question, truth: Truth) {
    text = Digest.of(
      [question.prompt, question.scenario] + Self.shown(question.ask) + Self.asides(question))
    meaning = Digest.of(
      [
        question.bareScenario, question.kind.rawValue, question.ios.description,
        question.device.rawValue,
      ] + Self.meant(question.ask) + Self.circumstances(question) + Self.parts(truth))
  }

  public var revision: RevisionID { RevisionID(text: text, meaning: meaning) }

  private static func shown(_ ask: Ask) -> [String] {
    switch ask {
    case .order(let events), .next(let events): [ask.kind.rawValue] + events
    case .output: ["output"]
    case .choice(let choices): ["choice"] + choices.map(\.text)
    case .truth(let statement): ["truth", statement.text]
    case .count(let event): ["count", event]
    case .state(let expression, let event): ["state", expression, event ?? ""]
    case .line(let goal, let code): ["line", goal.text, code ?? ""]
    case .fix(let task), .write(let task):
      [ask.kind.rawValue] + task.goals.map(\.text) + [task.drive ?? "", task.solution]
    case .versions(let statement, let among):
      ["versions", statement.text] + among.map(\.description)
    case .why(let event, let causes): ["why", event] + causes.map(\.text)
    case .reach(let goal, let actions, let most):
      ["reach", goal.text, String(most)] + actions.map(\.text)
    }
  }

  /// What is said beside the question, and the files it stands on.
  private static func asides(_ question: Question) -> [String] {
    question.support.flatMap { [$0.name, $0.text] }
      + question.hints.flatMap { ["hint", $0] }
      + question.feedback.flatMap { feedback in
        switch feedback.to {
        case .typed(let answer): ["answer", answer, feedback.text]
        case .believing(let id): ["belief", id, feedback.text]
        }
      }
  }

  private static func meant(_ ask: Ask) -> [String] {
    switch ask {
    case .order(let events), .next(let events): events
    case .output: []
    case .choice(let choices): choices.map(\.check)
    case .truth(let statement), .versions(let statement, _): [statement.check]
    case .count(let event): [event]
    case .state(let expression, let event): [expression, event ?? ""]
    case .line(let goal, let code): [goal.check, code ?? ""]
    case .fix(let task), .write(let task): task.goals.map(\.check) + [task.drive ?? ""]
    case .why(let event, let causes):
      [event]
        + causes.map { cause in
          switch cause.what {
          case .line(let line): line
          case .rule(let rule): rule.rawValue
          }
        }
    case .reach(let goal, let actions, let most):
      [goal.check, String(most)] + actions.map(\.code)
    }
  }

  private static func circumstances(_ question: Question) -> [String] {
    var parts = question.support.flatMap { [$0.name, $0.text] }
    if let variation = question.variation {
      for placeholder in variation.values + variation.shuffles {
        parts += [placeholder.name] + placeholder.options
      }
    }
    return parts
  }

  private static func parts(_ truth: Truth) -> [String] {
    switch truth {
    case .order(let orders): orders.flatMap { ["order"] + $0 }
    case .output(let lines): ["output"] + lines
    case .choice(let index): ["choice", String(index)]
    case .truth(let isTrue): ["truth", String(isTrue)]
    case .count(let count): ["count", String(count)]
    case .state(let value): ["state", value]
    case .lines(let lines): ["lines"] + lines.map { String($0) }
    case .code: ["code"]
    case .versions(let versions): ["versions"] + versions.map(\.description)
    case .causes(let causes): ["causes"] + causes.map { String($0) }
    case .ways(let ways): ways.flatMap { ["way"] + $0.map { String($0) } }
    case .instances(let truths): truths.flatMap { ["instance"] + parts($0) }
    }
  }
}
