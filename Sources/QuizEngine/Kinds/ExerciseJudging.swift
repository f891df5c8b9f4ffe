import Phrases
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
    guard hasCode(typed) else {
      let isBlank = typed.allSatisfy(\.isWhitespace)
      return .notUnderstood(
        (isBlank ? "" : "your text has comments and no code; ")
          + "type the code, and then '.' on a line of its own")
    }
    let played = run(scenario(prepared.question, typed))
    if case .refused = played.outcome { return .doesNotCompile(errors(in: played)) }
    let rows = goals(in: played, of: prepared.question)
    let isRight = rows.allSatisfy(\.isSame)
    var result = verdict(
      prepared, isRight: isRight, score: isRight ? 1 : share(in: played, of: prepared),
      answer: [typed], right: [code.solution], rows: rows)
    result.layout = .goals
    return .verdict(result)
  }

  /// Returns whether the code ends as it must, if it doesn't, and whether it meets each goal.
  func goals(in run: Run, of question: Question) -> [Verdict.Row] {
    var rows: [Verdict.Row] = []
    if let problem = endingProblem(in: run, of: question) {
      let place = problem.line.map { "line \($0): " } ?? ""
      rows.append(
        Verdict.Row(
          yours: place + Self.words(for: problem), real: "the code runs", isSame: false))
    }
    return rows
      + code.goals.indices.map { index in
        let isMet = meetsGoal(index, in: run)
        return Verdict.Row(
          yours: isMet ? Verdict.goalIsMet : Verdict.goalIsMissed, real: code.goals[index].text,
          isSame: isMet)
      }
  }

  private func endingProblem(in run: Run, of question: Question) -> Problem? {
    problemsOfEnding(of: run, question.ending, in: .scenario(question.id)).first
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

  private func errors(in run: Run) -> [CodeError] {
    run.diagnostics.filter { $0.severity == .error }.prefix(mostErrors).map {
      // An error in the author's part comes of a name that the code lacks.
      CodeError(
        line: $0.location.file == Scenario.mainFile ? $0.location.line : nil,
        message: excerpt($0.message, longest: 400))
    }
  }

  private func meetsGoal(_ index: Int, in run: Run) -> Bool {
    run.checks.indices.contains(index) && run.checks[index] == .holds
  }

  /// Returns the credit for code that misses a goal: none unless it ends as it must. A goal that the
  /// untouched code meets gives none either.
  private func share(in run: Run, of prepared: PreparedQuestion) -> Double {
    guard endingProblem(in: run, of: prepared.question) == nil else { return 0 }
    let open = code.goals.indices.filter { !meetsGoal($0, in: prepared.run) }
    return Double(open.count { meetsGoal($0, in: run) }) / Double(open.count + 1)
  }

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String { code.solution }

  /// The untouched code, and where that doesn't compile a solution that fails before its goals.
  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    [prepared.code, code.solution + "\nfatalError()\n"]
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String? { nil }

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
