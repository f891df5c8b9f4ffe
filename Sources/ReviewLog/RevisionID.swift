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
  /// Of the scenario as lowered, the kind, the checks, the iOS version and the computed truth. Equal
  /// meaning keeps its statistics.
  public var meaning: Digest

  /// `loweredScenario` is the scenario as the interpreter sees it, without comments and layout; its
  /// source will do where that is not at hand.
  public init(of question: Question, truth: Truth, loweredScenario: String) {
    text = Digest.of([question.prompt, question.scenario] + Self.shown(question.ask))
    meaning = Digest.of(
      [
        loweredScenario, question.kind.rawValue, question.ios.description,
        question.device.rawValue,
      ] + Self.meant(question.ask) + Self.parts(truth))
  }

  public var revision: RevisionID { RevisionID(text: text, meaning: meaning) }

  private static func shown(_ ask: Ask) -> [String] {
    switch ask {
    case .order(let events): ["order"] + events
    case .output: ["output"]
    case .choice(let choices): ["choice"] + choices.map(\.text)
    case .truth(let statement, _): ["truth", statement]
    case .count(let event): ["count", event]
    }
  }

  private static func meant(_ ask: Ask) -> [String] {
    switch ask {
    case .order(let events): events
    case .output: []
    case .choice(let choices): choices.map(\.check)
    case .truth(_, let check): [check]
    case .count(let event): [event]
    }
  }

  private static func parts(_ truth: Truth) -> [String] {
    switch truth {
    case .order(let orders): orders.flatMap { ["order"] + $0 }
    case .output(let lines): ["output"] + lines
    case .choice(let index): ["choice", String(index)]
    case .truth(let isTrue): ["truth", String(isTrue)]
    case .count(let count): ["count", String(count)]
    }
  }
}
