import Curriculum
import Releases
import Scenarios

/// On which of these releases is it so?
struct VersionsKind: KindOfQuestion {
  let sentence: Statement
  let among: [IOSVersion]

  var checks: [String] { [sentence.check] }

  var statement: String? {
    "\(sentence.text) On which of iOS \(among.map(\.description).joined(separator: ", "))?"
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    "type the releases, as \(among.suffix(2).map(\.description).joined(separator: ", ")), or 'all'"
      + " or 'none'"
  }

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    var right: [IOSVersion] = []
    for version in among {
      var scenario = question.decidingScenario
      scenario.ios = version
      let result = run(scenario)
      let ending = problemsOfEnding(question, result)
      guard ending.isEmpty else {
        return (nil, ending.map { $0.prefixed("on iOS \(version): ") })
      }
      let (results, problems) = checkResults(question.id, checks, result)
      guard problems.isEmpty else {
        return (nil, problems.map { $0.prefixed("on iOS \(version): ") })
      }
      if results.first == true { right.append(version) }
    }
    if right.isEmpty || right.count == among.count {
      let what = right.isEmpty ? "none" : "all"
      return (
        nil,
        [
          Problem(
            "it is so on \(what) of these releases; ask for some where it changes",
            in: .check(question.id, index: 0))
        ]
      )
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
          return .notUnderstood("'\(word)' is not among these; " + howToAnswer([]))
        }
        if !answer.contains(version) { answer.append(version) }
      }
    }
    let rows = among.map { version in
      let yours = answer.contains(version) ? "yes" : "no"
      let real = right.contains(version) ? "yes" : "no"
      return Verdict.Row(
        yours: "iOS \(version): \(yours)", real: "iOS \(version): \(real)", isSame: yours == real,
        why: nil)
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
