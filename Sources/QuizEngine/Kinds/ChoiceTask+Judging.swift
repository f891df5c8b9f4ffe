import Curriculum
import Phrases
import Scenarios

extension ChoiceTask: TaskJudging {
  var checks: [String] { choices.map(\.check) }
  var listed: [String] { choices.map(\.text) }
  var takesOneLetter: Bool { true }
  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String { "type a \(keyWord(items))" }

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    let ending = problemsOfEnding(question, shown)
    guard ending.isEmpty else { return Decided(ending) }
    let (results, problems) = checkResults(question.id, checks, shown)
    guard problems.isEmpty else { return Decided(problems) }
    let right = results.indices.filter { results[$0] }
    guard let first = right.first else {
      return Decided(ChoiceFinding.noneIsRight, in: .question(question.id))
    }
    guard right.count == 1 else {
      return Decided(
        right.dropFirst().map {
          Problem(
            ChoiceFinding.isRightToo(as: choices[first].text),
            in: .choice(question.id, index: $0))
        })
    }
    return Decided(Answer(index: first))
  }

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    let items = prepared.items
    guard let real = items.first(where: { $0.index == answer.index }) else {
      preconditionFailure("the right choice is listed")
    }
    let word = plain(Substring(typed)).lowercased()
    let bare = word.filter { !"().[]'\"".contains($0) }
    guard let item = items.first(where: { $0.key == bare || $0.text.lowercased() == word }) else {
      return .notUnderstood("type one \(keyWord(items)): \(alternatives(items.map(\.key)))")
    }
    var result = single(
      prepared, isRight: item.index == answer.index, answer: item.key, right: real.key,
      yours: item.text, real: real.text)
    // The right choice of one instance may be a wrong one of another.
    if item.index != answer.index { result.remark = choices[item.index].feedback }
    return .verdict(result)
  }

  // MARK: Explaining

  var explainedUnit: Explanation.Unit { .choice }

  func decisiveCause(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> EventCause? {
    let names = eventNames(in: choices[answer.index].check)
    return explainer.cause(
      names.isEmpty ? choices.flatMap { eventNames(in: $0.check) } : names,
      in: explainer.prepared.run)
  }

  /// Nothing where the author's words stand.
  func consequence(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> Explanation.Account? {
    guard verdict.remark == nil,
      let item = explainer.prepared.items.first(where: { $0.key == verdict.answer.first })
    else { return nil }
    return consequence(ofWrong: item.index, explainer)
  }

  /// The run of a misconception with this choice, or else the values that decide against it.
  private func consequence(
    ofWrong index: Int, _ explainer: Explainer
  ) -> Explanation.Account? {
    explainer.supposing { (other: Answer) in other.index == index }.map { .runs($0) }
      ?? explainer.fact(of: choices[index].check).map { .sentence($0, nil) }
  }

  func explainedParts(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> [Explanation.Part] {
    explainer.prepared.items.map { item in
      Explanation.Part(
        key: item.key, text: item.text,
        account: item.index == answer.index
          ? .sentence("This is right.", decisiveCause(verdict, answer, explainer))
          : consequence(ofWrong: item.index, explainer)
            ?? .sentence(choices[item.index].feedback ?? "This is not so.", nil))
    }
  }

  // MARK: Samples

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    prepared.letters([answer.index])
  }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    prepared.items.map(\.key)
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String? {
    "It isn't \(prepared.items.first { $0.index != answer.index }?.key ?? "")."
  }

  func meaning(of answer: [String], _ items: [PreparedQuestion.Item]) -> [String] {
    texts(of: answer, items)
  }

  func remembered(_ answer: Answer) -> [String] { ["\(answer.index)"] }

  func pattern(of answer: Answer) -> String {
    choices.indices.contains(answer.index) ? bare(choices[answer.index].check) : ""
  }

  // MARK: Remarks

  var choiceTexts: [String] { choices.map(\.text) }
  var hasSilentChoices: Bool { choices.contains { $0.feedback == nil } }

  func silentChoices(_ answer: Answer, reached: [Answer]) -> [Int] {
    choices.indices.filter { index in
      choices[index].feedback == nil && index != answer.index
        && !reached.contains { $0.index == index }
    }
  }

  /// Choices with the same text or the same check.
  func problems(_ id: QuestionID) -> [Problem] {
    var problems: [Problem] = []
    for i in choices.indices {
      for j in choices.indices where j > i {
        if bare(choices[i].text) == bare(choices[j].text) {
          problems.append(
            Problem(ChoiceFinding.sameText(as: choices[i].text), in: .choice(id, index: j)))
        } else if bare(choices[i].check) == bare(choices[j].check) {
          problems.append(
            Problem(ChoiceFinding.sameCheck(as: choices[i].text), in: .check(id, index: j)))
        }
      }
    }
    return problems
  }
}

private enum ChoiceFinding: Finding {
  case noneIsRight
  case isRightToo(as: String)
  case sameText(as: String)
  case sameCheck(as: String)

  var message: String {
    switch self {
    case .noneIsRight: "no choice is right: no check holds"
    case .isRightToo(let choice):
      "this choice is right too: its check holds, and so does the check of '\(choice)'"
    case .sameText(let choice): "this choice reads like '\(choice)'"
    case .sameCheck(let choice): "this choice has the same check as '\(choice)'"
    }
  }
}
