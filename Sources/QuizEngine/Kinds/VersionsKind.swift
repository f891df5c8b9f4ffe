import Curriculum
import Releases
import Scenarios
import Words

/// On which of these releases is it so?
struct VersionsKind: KindOfQuestion {
  let sentence: Statement
  let among: [IOSVersion]

  var checks: [String] { [sentence.check] }

  var statement: String? {
    Words.Questions.onWhichReleases(sentence.text, among.map(\.description))
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    Words.Answering.typeTheReleases(among.suffix(2).map(\.description))
  }

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    var right: [IOSVersion] = []
    for version in among {
      var scenario = question.decidingScenario
      scenario.ios = version
      let result = run(scenario)
      let place = Words.QuestionFindings.onVersion("\(version)")
      let ending = problemsOfEnding(question, result)
      guard ending.isEmpty else { return (nil, ending.map { $0.prefixed(place) }) }
      let (results, problems) = checkResults(question.id, checks, result)
      guard problems.isEmpty else { return (nil, problems.map { $0.prefixed(place) }) }
      if results.first == true { right.append(version) }
    }
    if right.isEmpty || right.count == among.count {
      let message =
        right.isEmpty ? Words.QuestionFindings.soOnNone : Words.QuestionFindings.soOnAll
      return (nil, [Problem(message, in: .check(question.id, index: 0))])
    }
    return (.versions(right), [])
  }

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading {
    guard case .versions(let right) = prepared.truth else { return .ofAnotherKind }
    var answer: [IOSVersion] = []
    switch plain(Substring(typed)).lowercased() {
    case "all": answer = among
    case "none": answer = []
    case let text:
      let words = text.split { ", ;/".contains($0) }.filter { $0 != "and" && $0 != "ios" }
      guard !words.isEmpty else { return .notUnderstood(howToAnswer([])) }
      for word in words {
        guard let version = IOSVersion(String(word)), among.contains(version) else {
          return .notUnderstood(
            Words.Answering.notAmongThese(String(word), instead: howToAnswer([])))
        }
        if !answer.contains(version) { answer.append(version) }
      }
    }
    let rows = among.map { version in
      let yours = answer.contains(version)
      let real = right.contains(version)
      return Verdict.Row(
        yours: Words.Verdicts.release("\(version)", isSo: yours),
        real: Words.Verdicts.release("\(version)", isSo: real), isSame: yours == real, why: nil)
    }
    let agreeing = rows.count { $0.isSame }
    return .verdict(
      verdict(
        prepared, isRight: agreeing == rows.count,
        score: agreeing == rows.count ? 1 : 0,
        answer: told(among.filter(answer.contains)), right: told(right), rows: rows))
  }

  private func told(_ versions: [IOSVersion]) -> [String] {
    versions.isEmpty ? ["none"] : versions.map(\.description)
  }
}
