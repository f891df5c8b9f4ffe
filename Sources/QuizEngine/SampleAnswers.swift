import Curriculum
import Releases

/// Returns a right answer to a question, as a learner would type it.
public func rightAnswer(to prepared: PreparedQuestion) -> String {
  func letters(_ indices: [Int]) -> String {
    indices.compactMap { index in prepared.items.first { $0.index == index }?.key }.joined()
  }
  switch prepared.truth {
  case .order(let orders):
    let shown = orders.first ?? []
    return shown.joined(separator: prepared.question.kind == .next ? "\n" : ", ")
  case .output(let lines): return lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
  case .choice(let index): return letters([index])
  case .truth(let isTrue): return isTrue ? "true" : "false"
  case .count(let count): return "\(count)"
  case .state(let value): return value
  case .lines(let lines): return lines.first.map(String.init) ?? ""
  case .code: return prepared.question.ask.task?.solution ?? ""
  case .versions(let versions):
    return versions.isEmpty ? "none" : versions.map(\.description).joined(separator: ", ")
  case .causes(let indices): return letters(indices.sorted())
  case .ways(let ways): return letters(ways.first ?? [])
  case .instances: preconditionFailure("a prepared question is no template")
  }
}

/// Returns a wrong answer to a question, as a learner would type it, with its verdict: one that the
/// author has words for, if there is one.
public func wrongAnswer(
  to prepared: PreparedQuestion, run: @escaping Runner
) -> (typed: String, verdict: Verdict)? {
  let authored = prepared.question.feedback.compactMap(\.typedAnswer).map(prepared.shown)
  for typed in authored + guesses(at: prepared) {
    if case .verdict(let verdict) = judge(response: typed, to: prepared, run: run),
      !verdict.isRight
    {
      return (typed, verdict)
    }
  }
  return nil
}

/// Returns answers of which one is hardly ever right.
private func guesses(at prepared: PreparedQuestion) -> [String] {
  let keys = prepared.items.map(\.key)
  switch prepared.truth {
  case .order(let orders):
    let separator = prepared.question.kind == .next ? "\n" : ", "
    return [Array((orders.first ?? []).reversed()), prepared.items.map(\.text)]
      .map { $0.joined(separator: separator) }
  case .output(let lines):
    return [
      lines.dropLast().joined(separator: "\n"), lines.reversed().joined(separator: "\n"), "nothing",
    ]
  case .choice, .causes: return keys
  case .truth(let isTrue): return [isTrue ? "false" : "true"]
  case .count(let count): return ["\(count + 1)"]
  case .state(let value):
    return value == "true" ? ["false"] : value == "false" ? ["true"] : ["nil", "0"]
  case .lines: return (1...max(1, prepared.code.lines.count)).map(String.init)
  case .code: return [prepared.code]
  case .versions: return ["none", "all"]
  case .ways: return keys
  case .instances: return []
  }
}

extension Feedback {
  fileprivate var typedAnswer: String? {
    if case .typed(let answer) = to { return answer }
    return nil
  }
}
