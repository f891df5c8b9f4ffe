import Curriculum
import Foundation
import QuizEngine
import ReviewLog
import Scenarios
import Storage

/// One object that `vdl quiz --json` says, with the members that a simulated learner looks at.
struct SaidObject: Decodable {
  var type: String
  var presentation: String?
  var code: String?
  /// Of a verdict, and of a step of "what comes next?".
  var right: Bool?
  /// The event that really came, of a step.
  var next: String?
  /// The misconception that a verdict names.
  var belief: String?
  /// The other releases on which a wrong answer is right.
  var release: Releases?
  var message: String?
  var reason: String?

  struct Releases: Decodable { var words: String }
}

/// A question before a simulated learner, with what the store knows of it.
struct ShownQuestion {
  /// As its author wrote it, with all instances.
  var template: Question
  /// The instance that is shown, decided.
  var prepared: PreparedQuestion
  let run: Runner

  var id: String { template.id.rawValue }
  var variant: String { prepared.question.variantName }
  var rule: String { prepared.target.rawValue }
}

extension ShownQuestion {
  /// The letters or names of an answer as the items that they stand for; nil where it has no items.
  func items(in answer: String) -> [PreparedQuestion.Item]? {
    guard !prepared.items.isEmpty else { return nil }
    let parts = answer.replacing(", ", with: "\n").split(separator: "\n")
    let named = parts.compactMap { part in prepared.items.first { $0.text == part } }
    if named.count == parts.count { return named }
    let keys = answer.filter(\.isLetter)
    let keyed = keys.compactMap { key in prepared.items.first { $0.key == String(key) } }
    return keyed.count == keys.count ? keyed : nil
  }
}
