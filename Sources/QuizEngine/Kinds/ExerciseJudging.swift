import Curriculum
import Diagnostics
import Scenarios

/// A task whose answer is code: any code that meets the goals is right.
protocol ExerciseJudging: TaskJudging, ExerciseTask {}

extension ExerciseJudging {
  var checks: [String] { code.goals.map(\.check) }
  var answerForm: AnswerForm { .code }

  var shownStatement: String? {
    "Goals:\n\n" + code.goals.map { "- \($0.text)" }.joined(separator: "\n")
  }

  // MARK: Deciding

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    if case .limit = shown.outcome { return Decided(problemsOfEnding(question, shown)) }
    if passes(shown, question.ending) {
      return Decided(ExerciseFinding.passesAsItStands, in: .scenario(question.id))
    }
    let solved = run(scenario(question, code.solution))
    let ending = problemsOfEnding(of: solved, question.ending, in: .detail(question.id))
    guard ending.isEmpty else { return Decided(ending) }
    let (results, problems) = checkResults(question.id, checks, solved)
    let missed = results.indices.filter { !results[$0] }.map {
      Problem(ExerciseFinding.solutionDoesNotPass, in: .check(question.id, index: $0))
    }
    let all = problems + missed
    return all.isEmpty ? Decided(PassingCode()) : Decided(all)
  }

  private func scenario(_ question: Question, _ text: String) -> Scenario {
    question.scenario(of: text, drive: code.drive, checks: checks)
  }

  private func passes(_ run: Run, _ ending: Ending) -> Bool {
    problemsOfEnding(of: run, ending, in: .course(CourseID(rawValue: ""))).isEmpty
      && run.checks.allSatisfy { $0 == .holds }
  }

  // MARK: Judging

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    guard typed.contains(where: { !$0.isWhitespace }) else {
      return .notUnderstood("type the code, and then '.' on a line of its own")
    }
    let played = run(scenario(prepared.question, typed))
    if let misreading = misreading(of: played) { return .notUnderstood(misreading) }
    let ending = problemsOfEnding(
      of: played, prepared.question.ending, in: .scenario(prepared.question.id))
    var rows: [Verdict.Row] = []
    if let problem = ending.first {
      let place = problem.line.map { "line \($0): " } ?? ""
      rows.append(
        Verdict.Row(
          yours: place + Self.words(for: problem), real: "the code runs", isSame: false, why: nil))
    }
    let met = code.goals.indices.filter { meetsGoal($0, in: played) }
    rows += code.goals.indices.map { index in
      let isMet = met.contains(index)
      return Verdict.Row(
        yours: isMet ? Verdict.goalIsMet : Verdict.goalIsMissed, real: code.goals[index].text,
        isSame: isMet, why: nil)
    }
    let isRight = ending.isEmpty && met.count == code.goals.count
    let share = share(of: met, untouched: prepared.run)
    var result = verdict(
      prepared, isRight: isRight, score: isRight ? 1 : ending.isEmpty ? share : 0,
      answer: [typed], right: [code.solution], rows: rows)
    result.layout = .goals
    return .verdict(result)
  }

  /// Says to a learner why code does not end as it must. An author's message would name a key of
  /// the course's file.
  private static func words(for problem: Problem) -> String {
    switch problem.finding as? RunFinding {
    case .traps(let message): "it traps (\(message))"
    case .doesNotTrap: "it completes, but it must end in a trap"
    case nil, .exceeds, .isRefused, .isRefusedBecause: problem.message
    }
  }

  /// Says why code doesn't compile; nil when it does. Such code grades nothing.
  private func misreading(of run: Run) -> String? {
    guard case .refused = run.outcome else { return nil }
    let errors = run.diagnostics.filter { $0.severity == .error }.prefix(mostErrors).map {
      // An error in the author's part comes of a name that the code lacks.
      ($0.location.file == "scenario.swift" ? "line \($0.location.line): " : "")
        + excerpt($0.message, longest: 400)
    }
    return "your code doesn't compile, so it isn't graded; "
      + (errors.isEmpty ? "vdl can't run it" : errors.joined(separator: "; "))
  }

  private func meetsGoal(_ index: Int, in run: Run) -> Bool {
    run.checks.indices.contains(index) && run.checks[index] == .holds
  }

  /// Returns the credit for some goals. A goal that the untouched code meets gives none.
  private func share(of met: [Int], untouched: Run) -> Double {
    let open = code.goals.indices.filter { !meetsGoal($0, in: untouched) }
    return Double(open.count { met.contains($0) }) / Double(open.count + 1)
  }

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String { code.solution }

  /// The untouched code, and where that doesn't compile a solution that fails before its goals.
  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    [prepared.code, code.solution + "\nfatalError()\n"]
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    "Take one goal at a time. \(shownStatement ?? "")"
  }

  /// Empty, so that all instances have one mark: code that passed once passes again.
  func remembered(_ answer: Answer) -> [String] { [] }
}

/// The greatest number of errors of code that are shown.
private let mostErrors = 3

private enum ExerciseFinding: Finding {
  case passesAsItStands
  case solutionDoesNotPass

  var message: String {
    switch self {
    case .passesAsItStands: "the code already meets its goals, so nothing is asked"
    case .solutionDoesNotPass: "the solution doesn't meet this goal"
    }
  }
}
