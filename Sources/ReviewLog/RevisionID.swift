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
  /// The digest of everything the learner sees.
  public var text: Digest
  /// The digest of the scenario without comments and layout, the kind, the checks, the iOS version
  /// and the computed truth. Equal meaning keeps its statistics.
  public var meaning: Digest

  public init(of question: Question, truth: Truth) {
    text = Digest.of(
      [question.prompt, question.scenario, question.kind.rawValue] + question.task.shownTexts
        + Self.asides(question))
    meaning = Digest.of(
      [
        question.bareScenario, question.kind.rawValue, question.ios.description,
        question.device.rawValue,
      ] + question.task.decidingTexts + Self.circumstances(question) + truth.digestParts)
  }

  public var revision: RevisionID { RevisionID(text: text, meaning: meaning) }

  /// The texts beside the question, and the files it stands on.
  private static func asides(_ question: Question) -> [String] {
    question.support.flatMap { [$0.name, $0.text] }
      + (question.explanation.map { ["explanation", $0] } ?? [])
      + question.hints.flatMap { ["hint", $0] }
      + question.feedback.flatMap { feedback in
        switch feedback.to {
        case .typed(let answer): ["answer", answer, feedback.text]
        case .believing(let id): ["belief", id, feedback.text]
        }
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
}
