import Curriculum
import Scenarios
import Words

/// Which line has to go, or after which line does this one belong, so that the goal holds?
struct LineKind: KindOfQuestion {
  let goal: Statement
  /// Code to be put in; nil when a line is to be taken out.
  let putIn: String?

  var checks: [String] { [goal.check] }

  var statement: String? {
    guard let putIn else { return Words.Questions.goal(goal.text) }
    return Words.Questions.goal(goal.text, puttingIn: plain(putIn[...]))
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    putIn == nil
      ? Words.Answering.typeTheLineToTakeOut : Words.Answering.typeTheLineBefore
  }

  func guessRate(_ truth: Truth, apriori: Double) -> Double {
    // Most lines are not worth a thought; what is left is about a dozen.
    guard case .lines(let right) = truth else { return apriori }
    return min(1, apriori * Double(right.count))
  }

  // MARK: Deciding

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    let (results, problems) = checkResults(question.id, checks, shown)
    guard problems.isEmpty else { return (nil, problems) }
    if case .refused = shown.outcome { return (nil, problemsOfEnding(question, shown)) }
    if results.first == true {
      return (
        nil,
        [Problem(Words.QuestionFindings.goalHolds, in: .check(question.id, index: 0))]
      )
    }
    let right = rightPlaces(question, run)
    if right.isEmpty {
      let message =
        putIn == nil
        ? Words.QuestionFindings.noLineToTakeOut : Words.QuestionFindings.noLineToPutIn
      return (nil, [Problem(message, in: .check(question.id, index: 0))])
    }
    return (.lines(right), [])
  }

  /// The line numbers at which the edit makes the goal hold. What cannot make a difference is not run.
  private func rightPlaces(_ question: Question, _ run: Runner) -> [Int] {
    let lines = question.scenario.lines
    let isPlain = !["\"\"\"", "/*", "#line"].contains { question.scenario.contains($0) }
    guard putIn != nil else {
      return lines.indices.filter {
        isPlain ? lines[$0].isWorthTakingOut : lines[$0].contains { !$0.isWhitespace }
      }
      .map { $0 + 1 }.filter { holds($0, question, run) }
    }
    var right: [Int] = []
    var isRight = false
    for place in 0...lines.count {
      // After a line that says nothing it is as after the one before.
      if place == 0 || !isPlain || lines[place - 1].saysSomething {
        isRight = holds(place, question, run)
      }
      if isRight { right.append(place) }
    }
    return right
  }

  private func holds(_ place: Int, _ question: Question, _ run: Runner) -> Bool {
    let edited =
      putIn.map { question.scenario.inserting($0, afterLine: place) }
      ?? question.scenario.removing(line: place)
    var scenario = question.scenario(of: edited, checks: checks)
    scenario.tellsEvents = false
    let result = run(scenario)
    guard problemsOfEnding(of: result, .completed, in: .question(question.id)).isEmpty else {
      return false
    }
    return result.checks == [.holds]
  }

  // MARK: Judging

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading {
    guard case .lines(let right) = prepared.truth else { return .ofAnotherKind }
    var word = plain(Substring(typed)).lowercased()
    if word.hasPrefix("line ") { word = String(word.dropFirst(5)) }
    let lines = prepared.code.lines
    let places = putIn == nil ? 1...max(1, lines.count) : 0...lines.count
    guard let number = Int(word), places.contains(number) else {
      return .notUnderstood(
        Words.Answering.typeALineNumber(from: places.lowerBound, to: places.upperBound))
    }
    func told(_ number: Int) -> String {
      guard number > 0, lines.indices.contains(number - 1) else {
        return Words.Verdicts.beforeTheFirst
      }
      return plain(lines[number - 1][...])
    }
    let nearest = right.contains(number) ? number : right[0]
    var result = single(
      prepared, isRight: right.contains(number), answer: String(number), right: String(nearest),
      yours: told(number), real: told(nearest))
    result.orders = right.map { [String($0)] }
    return .verdict(result)
  }
}

extension String {
  /// Whether a line of code is more than white space and a comment.
  fileprivate var saysSomething: Bool {
    let code = drop(while: \.isWhitespace)
    return !code.isEmpty && !code.hasPrefix("//")
  }

  /// Whether code without this line could be other code: without a brace it would be none, and what an
  /// import brings is there anyway.
  fileprivate var isWorthTakingOut: Bool {
    let code = drop(while: \.isWhitespace)
    return saysSomething && !code.hasPrefix("import ")
      && !code.allSatisfy { "{}()[] ".contains($0) }
  }

  /// The lines, without the empty one that follows a last line end.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Without one line, whose place stays empty, so that the others keep their numbers.
  func removing(line number: Int) -> String {
    var lines = lines
    guard lines.indices.contains(number - 1) else { return self }
    lines[number - 1] = ""
    return lines.joined(separator: "\n") + "\n"
  }

  func inserting(_ code: String, afterLine number: Int) -> String {
    var lines = lines
    guard number <= lines.count else { return self }
    lines.insert(code, at: number)
    return lines.joined(separator: "\n") + "\n"
  }
}
