import Foundation
import QuizEngine
import TerminalUI

/// An answer that a session took.
struct Answered: Sendable {
  var question: String
  var variant: String
  var rule: String
  var isRight: Bool
  /// The misconception that the verdict named.
  var named: String?
  /// The learner's misconceptions that give a wrong answer here.
  var probed: Set<String>
  var sitting: Sitting
}

/// A learner's sitting at the program.
struct Sitting: Hashable, Sendable {
  /// Its number, from 0.
  var number: Int
  var day: Int
  /// Whether only due rules were asked for.
  var isForDue: Bool
}

/// The learner's side of `vdl quiz --json`: reads objects, and types what a mind answers.
final class Dialogue {
  private(set) var mind: any Mind
  private(set) var answers: [Answered] = []
  /// What must not happen: answers that were not understood, and questions that can't be found.
  private(set) var troubles: [String] = []

  private let find: (SaidObject) throws -> ShownQuestion
  private let sitting: Sitting
  private var said = ""
  private var question: ShownQuestion?
  private var answer = Answer()
  /// The events of a game that have happened, by name.
  private var path: [String] = []
  private var isMisread = false

  init(
    _ mind: any Mind, _ sitting: Sitting, find: @escaping (SaidObject) throws -> ShownQuestion
  ) {
    self.mind = mind
    self.sitting = sitting
    self.find = find
  }

  func take(_ text: String) { said += text }

  /// Reads what was said, and returns the line to type.
  func nextLine() -> InputLine {
    takeIn()
    guard let question else { return .endOfFile }
    return .line(line(for: question))
  }

  /// Reads the objects that were said since the last line.
  func takeIn() {
    for line in said.split(separator: "\n") {
      do {
        try hear(JSONDecoder().decode(SaidObject.self, from: Data(line.utf8)))
      } catch {
        troubles.append("\(error): \(line)")
        question = nil
      }
    }
    said = ""
  }

  private func hear(_ object: SaidObject) throws {
    switch object.type {
    case "question":
      let found = try find(object)
      question = found
      path = []
      isMisread = false
      answer = mind.answer(to: found, on: sitting.day)
    case "step":
      path.append(object.next ?? "")
    case "misread":
      if !answer.isRemembered || isMisread {
        troubles.append(
          "\(question?.id ?? ""): \(object.message ?? "") to \(answer.typed ?? "")")
      }
      // A second time would never end.
      if isMisread { question = nil }
      isMisread = true
    case "verdict":
      guard let asked = question else { return }
      let isRight = object.right ?? false
      answers.append(
        Answered(
          question: asked.id, variant: asked.variant, rule: asked.rule,
          isRight: isRight, named: object.belief, probed: answer.probed, sitting: sitting))
      mind.hear(isRight: isRight, about: asked, on: sitting.day)
      question = nil
    case "error": troubles.append(object.message ?? "")
    default: break
    }
  }

  private func line(for question: ShownQuestion) -> String {
    guard let typed = answer.typed, !isMisread else { return "dk" }
    guard question.prepared.answerForm == .steps else { return Self.quoted(typed) }
    // What comes next by the learner's own order, whatever has come already.
    let wanted = question.items(in: typed) ?? []
    let left = question.prepared.items.filter { !path.contains($0.text) }
    let next = wanted.first { item in left.contains(item) } ?? left.first
    return Self.quoted(next?.text ?? typed)
  }

  /// As a JSON string, which is an answer whatever it contains.
  private static func quoted(_ text: String) -> String {
    guard let data = try? JSONEncoder().encode(text) else {
      preconditionFailure("every string is JSON")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
