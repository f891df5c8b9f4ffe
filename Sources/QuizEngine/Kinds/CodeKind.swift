import Curriculum
import Scenarios
import Words

/// Mend this code, or write it: whatever passes the checks is right.
struct CodeKind: KindOfQuestion {
  let task: CodeTask
  /// Whether there is code to be mended.
  let isFix: Bool

  var checks: [String] { task.goals.map(\.check) }

  var statement: String? {
    let goals = task.goals.map { "- \($0.text)" }.joined(separator: "\n")
    return Words.Questions.mustHold(goals)
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    isFix ? Words.Answering.typeTheMendedCode : Words.Answering.typeTheCode
  }

  // MARK: Deciding

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    if case .limit = shown.outcome { return (nil, problemsOfEnding(question, shown)) }
    if passes(shown, question.ending) {
      return (
        nil, [Problem(Words.QuestionFindings.passesAsItStands, in: .scenario(question.id))]
      )
    }
    let solved = run(scenario(question, task.solution))
    let part = ContentPart.detail(question.id)
    let ending = problemsOfEnding(of: solved, question.ending, in: part)
    guard ending.isEmpty else { return (nil, ending) }
    let (results, problems) = checkResults(question.id, checks, solved)
    let missed = results.indices.filter { !results[$0] }.map {
      Problem(Words.QuestionFindings.solutionDoesNotPass, in: .check(question.id, index: $0))
    }
    return (.code, problems + missed)
  }

  private func scenario(_ question: Question, _ code: String) -> Scenario {
    question.scenario(of: code, drive: task.drive, checks: checks)
  }

  private func passes(_ run: Run, _ ending: Ending) -> Bool {
    problemsOfEnding(of: run, ending, in: .course(CourseID(rawValue: ""))).isEmpty
      && run.checks.allSatisfy { $0 == .holds }
  }

  // MARK: Judging

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading {
    guard typed.contains(where: { !$0.isWhitespace }) else {
      return .notUnderstood(Words.Answering.typeTheCodeToItsEnd)
    }
    let result = run(scenario(prepared.question, typed))
    var rows: [Verdict.Row] = []
    let ending = problemsOfEnding(
      of: result, prepared.question.ending, in: .scenario(prepared.question.id))
    if let problem = ending.first {
      let told = problem.line.map { Words.Verdicts.problem(problem.message, line: $0) }
      rows.append(
        Verdict.Row(
          yours: told ?? problem.message, real: Words.Verdicts.itRuns, isSame: false, why: nil))
    }
    var passed = 0
    for (index, goal) in task.goals.enumerated() {
      let isMet = result.checks.indices.contains(index) && result.checks[index] == .holds
      if isMet { passed += 1 }
      rows.append(
        Verdict.Row(
          yours: isMet ? Words.Verdicts.itHolds : Words.Verdicts.itDoesNotHold, real: goal.text,
          isSame: isMet, why: nil))
    }
    let isRight = ending.isEmpty && passed == task.goals.count
    let share = task.goals.isEmpty ? 0 : Double(passed) / Double(task.goals.count + 1)
    return .verdict(
      verdict(
        prepared, isRight: isRight, score: isRight ? 1 : ending.isEmpty ? share : 0,
        answer: [typed], right: [task.solution], rows: rows))
  }
}
