import Curriculum
import Scenarios
import Words

/// Which of these is right?
struct ChoiceKind: KindOfQuestion {
  let choices: [Choice]

  var checks: [String] { choices.map(\.check) }
  var listed: [String] { choices.map(\.text) }
  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String { Words.Answering.typeALetter }

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    let ending = problemsOfEnding(question, shown)
    guard ending.isEmpty else { return (nil, ending) }
    let (results, problems) = checkResults(question.id, checks, shown)
    guard problems.isEmpty else { return (nil, problems) }
    let right = results.indices.filter { results[$0] }
    if right.count == 1 { return (.choice(right[0]), []) }
    if right.isEmpty {
      return (
        nil, [Problem(Words.QuestionFindings.noChoiceIsRight, in: .question(question.id))]
      )
    }
    return (
      nil,
      right.dropFirst().map {
        Problem(
          Words.QuestionFindings.isRightToo(as: choices[right[0]].text),
          in: .choice(question.id, index: $0))
      }
    )
  }

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading {
    guard case .choice(let right) = prepared.truth,
      let real = prepared.items.first(where: { $0.index == right })
    else { return .ofAnotherKind }
    let word = plain(Substring(typed)).lowercased()
    let bare = word.filter { !"().[]'\"".contains($0) }
    guard
      let item = prepared.items.first(where: { $0.key == bare || $0.text.lowercased() == word })
    else {
      return .notUnderstood(Words.Answering.typeOneLetter(of: prepared.items.map(\.key)))
    }
    var result = single(
      prepared, isRight: item.index == right, answer: item.key, right: real.key,
      yours: item.text, real: real.text)
    result.remark = choices[item.index].feedback
    return .verdict(result)
  }
}
