internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI
internal import Words

/// A verdict: the grade, the answer beside the truth, and the reason.
extension Views {
  func verdict(_ verdict: Verdict) {
    console.line()
    switch verdict.grade {
    case .right:
      console.line(style.good(Words.Verdicts.right))
      if verdict.isAlsoRight {
        console.prose(
          verdict.kind == .reach
            ? Words.Verdicts.shorterWay : Words.Verdicts.alsoRight)
      }
    case .partly:
      let percent = Int((verdict.score * 100).rounded())
      console.line(style.bad(Words.Verdicts.partly(percent: percent)))
    case .wrong: console.line(style.bad(Words.Verdicts.notRight))
    }
    switch verdict.kind {
    case .order, .output, .next, .versions, .why: comparison(verdict)
    case .choice, .truth, .count, .state, .line, .reach: single(verdict)
    case .fix, .write: goals(verdict)
    }
    if let remark = verdict.remark {
      console.line()
      markdown(remark)
    }
    explanation(verdict)
  }

  /// The answer beside the truth, or one above the other where there is no room.
  private func comparison(_ verdict: Verdict) {
    guard !verdict.comparison.isEmpty else {
      console.line()
      console.prose(Words.Runs.printsNothing, first: "  ")
      return
    }
    beside(
      verdict.comparison, mark: verdict.firstDifference, heads: Words.Verdicts.heads,
      gap: Words.Verdicts.noLine)
    if let first = verdict.firstDifference {
      console.line()
      console.prose(Words.Verdicts.firstDifference(line: first + 1))
    }
    if !verdict.freePairs.isEmpty {
      console.line()
      for pair in verdict.freePairs {
        console.prose(Words.Verdicts.eitherFirst(pair.first, pair.second), rest: "  ")
      }
    }
  }

  private func single(_ verdict: Verdict) {
    guard let row = verdict.comparison.first else { return }
    func told(_ key: [String], _ text: String?) -> String {
      let key = key.joined(separator: " ")
      guard let text, text != key else { return key }
      return "\(key)  \(text)"
    }
    console.line()
    guard !verdict.isRight else {
      console.prose(told(verdict.right, row.real), first: "  ", rest: "    ")
      return
    }
    let labels = [Words.Verdicts.yourAnswer, Words.Verdicts.rightAnswer]
    let width = labels.map { Text.width(of: $0) }.max() ?? 0
    let told = [told(verdict.answer, row.yours), told(verdict.right, row.real)]
    for (label, text) in zip(labels, told) {
      console.prose(text, first: "  \(pad(label, to: width)) ", rest: "    ")
    }
  }

  /// What the learner's code had to reach, and the author's way.
  private func goals(_ verdict: Verdict) {
    console.line()
    let marks = (met: Words.Verdicts.yes, missed: Words.Verdicts.no)
    let width = max(Text.width(of: marks.met), Text.width(of: marks.missed))
    for row in verdict.comparison {
      let goal = row.real ?? ""
      console.prose(
        row.isSame
          ? goal : Words.Verdicts.missed(goal, row.yours ?? Words.Verdicts.itDoesNotHold),
        first: "  \(pad(row.isSame ? marks.met : marks.missed, to: width))  ",
        rest: String(repeating: " ", count: width + 4))
    }
    if let solution = verdict.right.first, solution != verdict.answer.first {
      console.line()
      console.prose(verdict.isRight ? Words.Verdicts.anotherWay : Words.Verdicts.oneWay)
      console.line()
      code(solution)
    }
  }

  private func explanation(_ verdict: Verdict) {
    console.line()
    if let first = verdict.firstDifference, verdict.comparison.count > 1 || verdict.kind == .output,
      let real = verdict.comparison[first].real, let why = verdict.comparison[first].why
    {
      console.prose(Words.Explanations.happened(real, why.sentence))
    }
    for reason in verdict.because.prefix(2) { self.reason(reason) }
    if verdict.comparison.contains(where: { $0.why != nil }) {
      console.prose(Words.Explanations.whyForAll)
    }
  }

  /// A step of "what comes next?".
  func step(_ step: Play.Step, _ why: Why?) {
    if step.isRight {
      console.prose(
        style.good(Words.Verdicts.rightStep)
          + (why.map { " " + Words.Verdicts.itIs($0.sentence) } ?? ""))
    } else {
      console.prose(
        style.bad(Words.Verdicts.wrongStep) + " "
          + Words.Verdicts.next(step.real, why?.sentence))
    }
  }
}
