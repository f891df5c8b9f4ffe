import Curriculum
import Phrases
import Releases
import Scenarios

extension VersionsTask: TaskJudging {
  var checks: [String] { [statement.check] }

  var shownStatement: String? {
    "\(statement.text) On which of iOS \(list(among.map(\.description)))?"
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    "type the iOS versions, for example \(list(among.suffix(2).map(\.description))), or 'all' or "
      + "'none'"
  }

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    var right: [IOSVersion] = []
    for version in among {
      var scenario = question.decidingScenario
      scenario.ios = version
      let result = run(scenario)
      let ending = problemsOfEnding(question, result)
      guard ending.isEmpty else { return Decided(ending.map { $0.on(version) }) }
      let (results, problems) = checkResults(question.id, checks, result)
      guard problems.isEmpty else { return Decided(problems.map { $0.on(version) }) }
      if results.first == true { right.append(version) }
    }
    if right.isEmpty || right.count == among.count {
      return Decided(
        VersionsFinding.neverChanges(isTrue: !right.isEmpty), in: .check(question.id, index: 0))
    }
    return Decided(Answer(versions: right))
  }

  // MARK: Judging

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    let given: [IOSVersion]
    switch read(typed) {
    case .success(let versions): given = versions
    case .failure(let misreading): return .notUnderstood(misreading.message)
    }
    let rows = among.map { version in
      let yours = given.contains(version)
      let real = answer.versions.contains(version)
      return Verdict.Row(
        yours: Self.row(version, yours), real: Self.row(version, real), isSame: yours == real)
    }
    let isRight = rows.allSatisfy(\.isSame)
    return .verdict(
      verdict(
        prepared, isRight: isRight, score: isRight ? 1 : 0,
        answer: names(among.filter(given.contains)), right: names(answer.versions), rows: rows))
  }

  private func read(_ typed: String) -> Result<[IOSVersion], Misreading> {
    let text = plain(Substring(typed)).lowercased()
    if text == "all" { return .success(among) }
    if text == "none" { return .success([]) }
    let words = text.split { ", ;/\n\"'[]()".contains($0) }.filter { $0 != "and" && $0 != "ios" }
    guard !words.isEmpty else { return .failure(Misreading(message: howToAnswer([]))) }
    var versions: [IOSVersion] = []
    for word in words {
      guard let version = IOSVersion(String(word)), among.contains(version) else {
        return .failure(
          Misreading(message: "'\(excerpt(word))' isn't among these; \(howToAnswer([]))"))
      }
      if !versions.contains(version) { versions.append(version) }
    }
    return .success(versions)
  }

  private static func row(_ version: IOSVersion, _ isTrue: Bool) -> String {
    "iOS \(version): \(isTrue ? "yes" : "no")"
  }

  private func names(_ versions: [IOSVersion]) -> [String] {
    versions.isEmpty ? ["none"] : versions.map(\.description)
  }

  // MARK: Explaining

  var explainedUnit: Explanation.Unit { .release }

  /// The run on the release that the answer gets wrong and that is nearest to the change, beside its
  /// neighbour on the other side.
  func consequence(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> Explanation.Account? {
    guard let (wrong, other) = change(verdict, answer) else { return nil }
    let scenarios = (other: scenario(on: other, explainer), wrong: scenario(on: wrong, explainer))
    return explainer.difference(
      explainer.run(scenarios.other), explainer.run(scenarios.wrong), .releases(other, wrong)
    ).map { .runs($0) }
      ?? explainer.fact(of: statement.check, in: scenarios.wrong).map {
        .sentence("On iOS \(wrong): \($0)", nil)
      }
  }

  /// Returns the wrong release nearest to one where the statement is the other way, and that one; of
  /// equally near ones, one that the answer gets right.
  private func change(
    _ verdict: Verdict, _ answer: Answer
  ) -> (wrong: IOSVersion, other: IOSVersion)? {
    let ordered = among.sorted()
    let given = Set(verdict.answer)
    func isTrue(_ place: Int) -> Bool { answer.versions.contains(ordered[place]) }
    func isWrong(_ place: Int) -> Bool {
      given.contains(ordered[place].description) != isTrue(place)
    }
    let pairs = ordered.indices.filter(isWrong).flatMap { wrong in
      ordered.indices.filter { isTrue($0) != isTrue(wrong) }.map { (wrong: wrong, other: $0) }
    }
    func distance(_ pair: (wrong: Int, other: Int)) -> (Int, Int) {
      (abs(pair.wrong - pair.other), isWrong(pair.other) ? 1 : 0)
    }
    return pairs.min { distance($0) < distance($1) }.map { (ordered[$0.wrong], ordered[$0.other]) }
  }

  func explainedParts(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> [Explanation.Part] {
    among.enumerated().map { index, version in
      let isTrue = answer.versions.contains(version)
      let fact = explainer.fact(of: statement.check, in: scenario(on: version, explainer))
      return Explanation.Part(
        key: String(index + 1), text: "iOS \(version)",
        account: .sentence(
          "The statement is \(isTrue)." + (fact.map { " " + $0 } ?? ""), nil),
        names: [version.description, "ios \(version)"])
    }
  }

  private func scenario(on version: IOSVersion, _ explainer: Explainer) -> Scenario {
    var scenario = explainer.prepared.question.decidingScenario
    scenario.ios = version
    return scenario
  }

  // MARK: Samples

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    names(answer.versions).joined(separator: ", ")
  }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] { ["none", "all"] }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String? {
    "It is true on iOS \(answer.versions.first?.description ?? "")."
  }

  func remembered(_ answer: Answer) -> [String] { answer.versions.map(\.description) }
}

private enum VersionsFinding: Finding {
  case neverChanges(isTrue: Bool)

  var message: String {
    switch self {
    case .neverChanges(let isTrue):
      "the statement is \(isTrue ? "true" : "false") on every one of these versions; list some "
        + "where it changes"
    }
  }
}
