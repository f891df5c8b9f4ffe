import Curriculum
import SeededNumbers

@testable import QuizEngine

/// What different learners would type.
extension ShownQuestion {
  var rightAnswer: String { QuizEngine.rightAnswer(to: prepared) }

  /// Returns the answer of somebody who has a misconception; nil where it is the right one, and where
  /// runs under the misconception decide none.
  func answer(believing id: String) -> String? {
    guard !prepared.question.task.isAnsweredByCode else { return code(believing: id) }
    let believed = decide(prepared.question, run: believing(id, run)).truth
    guard let believed, believed.isDistinguishable(from: prepared.truth) else { return nil }
    return typed(believed)
  }

  private func typed(_ truth: Truth) -> String {
    var imagined = prepared
    imagined.truth = truth
    return QuizEngine.rightAnswer(to: imagined)
  }

  private func isRight(_ typed: String, run: @escaping Runner) -> Bool? {
    guard case .verdict(let verdict) = judge(response: typed, to: prepared, run: run) else {
      return nil
    }
    return verdict.isRight
  }

  // MARK: Code

  /// The greatest number of texts of code that a learner considers.
  private static let mostConsidered = 12

  /// The first code that reaches the goals under a misconception: the untouched one, then the solution
  /// without one of its lines. Nil where that is right, too.
  private func code(believing id: String) -> String? {
    let under = believing(id, run)
    let found = considered.first { isRight($0, run: under) == true }
    return found.flatMap { isRight($0, run: run) == false ? $0 : nil }
  }

  private var considered: [String] {
    let solution = rightAnswer.split(separator: "\n", omittingEmptySubsequences: false)
    let given = Set(prepared.code.split(separator: "\n"))
    let added = solution.indices.filter {
      !given.contains(solution[$0]) && solution[$0].contains { $0.isLetter }
    }
    let shorter = added.prefix(Self.mostConsidered - 1).map { left in
      solution.indices.filter { $0 != left }.map { solution[$0] }.joined(separator: "\n")
    }
    return [prepared.code] + shorter
  }

  // MARK: Slips

  /// Returns a wrong answer by chance: one of the author's, two neighbours swapped, a number beside the
  /// right one. Nil where none of them is wrong, and for code: what goes wrong there is no slip, and the
  /// untouched code is what many misconceptions would leave.
  func slip(using generator: inout some RandomNumberGenerator) -> String? {
    guard !prepared.question.task.isAnsweredByCode else { return nil }
    let task = prepared.question.task.judging
    var tried = task.guesses(in: prepared) + task.neighbourSwaps(prepared.truth).map(typed)
    if let number = Int(rightAnswer) {
      tried += [number - 1, number + 1, number + 2].filter { $0 >= 0 }.map(String.init)
    }
    tried.shuffle(using: &generator)
    return tried.first { isRight($0, run: run) == false }
  }
}
