internal import QuizEngine
internal import TerminalUI

/// The goals of an exercise, the errors of its code, and its solution.
extension Views {
  /// The goals that code meets and misses.
  func goals(_ rows: [Verdict.Row]) {
    let marks = (met: "yes", missed: "no")
    let width = max(Text.width(of: marks.met), Text.width(of: marks.missed))
    for row in rows {
      let goal = row.real ?? ""
      let missed =
        (goal.hasSuffix(".") ? String(goal.dropLast()) : goal) + ": "
        + (row.yours ?? Verdict.goalIsMissed)
      console.prose(
        row.isSame ? goal : missed,
        first: "  \(Text.padded(row.isSame ? marks.met : marks.missed, to: width))  ",
        rest: String(repeating: " ", count: width + 4))
    }
  }

  /// The author's solution, unless it is the learner's.
  func solution(of verdict: Verdict, isAnother: Bool) {
    guard let solution = verdict.right.first, solution != verdict.answer.first else { return }
    console.line()
    console.prose(isAnother ? "Another solution:" : "One solution:")
    console.line()
    code(solution)
  }

  /// Says that the learner may try again before the solution is shown.
  func offerTries() {
    console.line()
    console.prose(
      "'try' changes your code and runs it: vdl checks two more tries against the goals, grades "
        + "neither, and then shows a solution. 'why' shows it now.")
  }

  /// The errors of code that doesn't compile.
  func errors(_ errors: [CodeError]) {
    guard !errors.isEmpty else {
      console.prose("vdl can't run your code, so it isn't graded.")
      return
    }
    console.prose("Your code doesn't compile, so it isn't graded:")
    for error in errors {
      console.prose(
        error.message, first: "  " + (error.line.map { "line \($0): " } ?? ""), rest: "    ")
    }
  }
}
