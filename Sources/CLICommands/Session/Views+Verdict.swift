internal import Curriculum
internal import QuizEngine
internal import ReviewLog
internal import TerminalUI

/// A verdict: the grade, the answer beside the truth, and the reason.
extension Views {
  func verdict(_ verdict: Verdict, offersTries: Bool = false) {
    console.line()
    if verdict.isUnknown {
      unknown(verdict)
      return
    }
    switch verdict.grade {
    case .right:
      console.line(style.good("Right."))
      switch verdict.alternative {
      case .longerWay: console.prose("There is a shorter way.")
      case .otherOrder: console.prose("Also right: UIKit doesn't promise which comes first.")
      case nil: break
      }
    case .partly:
      let percent = Int((verdict.score * 100).rounded())
      console.line(style.bad("Not right, but \(percent)% of it is."))
    case .wrong: console.line(style.bad("Not right."))
    }
    authorsExplanation(verdict)
    switch verdict.layout {
    case .lines: comparison(verdict)
    case .word: single(verdict)
    case .goals: goals(verdict, offersTries: offersTries)
    }
    if let remark = verdict.remark {
      console.line()
      markdown(remark)
    }
    explanation(verdict)
  }

  /// The right answer alone, for a learner who doesn't know it.
  private func unknown(_ verdict: Verdict) {
    console.line("This is the answer:")
    switch verdict.layout {
    case .lines:
      console.line()
      if verdict.comparison.isEmpty { console.prose(Self.printsNothing, first: "  ") }
      for (index, row) in verdict.comparison.enumerated() {
        console.prose(shown(row.real ?? ""), first: "  \(index + 1)  ", rest: "     ")
      }
    case .word: single(verdict)
    case .goals:
      console.line()
      code(verdict.right.first ?? "")
    }
    authorsExplanation(verdict)
    explanation(verdict)
  }

  /// The author's answer to "why?", where there is one.
  private func authorsExplanation(_ verdict: Verdict) {
    guard let explanation = verdict.explanation else { return }
    console.line()
    markdown(explanation)
  }

  /// The answer beside the truth, or one above the other where there is no room.
  private func comparison(_ verdict: Verdict) {
    guard !verdict.comparison.isEmpty else {
      console.line()
      console.prose(Self.printsNothing, first: "  ")
      return
    }
    beside(
      verdict.comparison, mark: verdict.firstDifference,
      heads: Heads(wide: ("your answer", "UIKit"), narrow: ("you:", "UIKit:")), gap: "(no line)")
    if let first = verdict.firstDifference {
      console.line()
      console.prose("The first difference is in line \(first + 1), marked with *.")
    }
    if !verdict.freePairs.isEmpty {
      console.line()
      for pair in verdict.freePairs {
        console.prose("Either can come first: \(pair.first), \(pair.second).", rest: "  ")
      }
    }
  }

  private func single(_ verdict: Verdict) {
    guard let row = verdict.comparison.first else { return }
    func text(_ key: [String], _ text: String?) -> String {
      let key = key.joined(separator: " ")
      guard let text, text != key else { return key }
      return "\(key)  \(text)"
    }
    console.line()
    guard !verdict.isRight, !verdict.isUnknown else {
      console.prose(text(verdict.right, row.real), first: "  ", rest: "    ")
      return
    }
    let labels = ["your answer:", "right answer:"]
    let width = labels.map { Text.width(of: $0) }.max() ?? 0
    let answers = [text(verdict.answer, row.yours), text(verdict.right, row.real)]
    for (label, text) in zip(labels, answers) {
      console.prose(text, first: "  \(pad(label, to: width)) ", rest: "    ")
    }
  }

  /// The goals of a learner's code, and the author's solution unless the learner may try again.
  private func goals(_ verdict: Verdict, offersTries: Bool) {
    console.line()
    goals(verdict.comparison)
    if offersTries {
      offerTries()
    } else {
      solution(of: verdict, isAnother: verdict.isRight)
    }
  }

  private func explanation(_ verdict: Verdict) {
    console.line()
    if let first = verdict.firstDifference,
      verdict.comparison.count > 1 || verdict.layout == .lines,
      let real = verdict.comparison[first].real, let why = verdict.comparison[first].why
    {
      console.prose("\(real): \(why.sentence).")
    }
    for reason in verdict.because.prefix(2) { self.reason(reason) }
    if verdict.comparison.contains(where: { $0.why != nil }) {
      console.prose("'why' explains every line, 'why 2' line 2.")
    }
  }

  /// A step of "what comes next?".
  func step(_ step: Play.Step, _ why: Why?) {
    if step.isRight {
      console.prose("Yes.", painted: style.good, why.map { "It is \($0.sentence)." } ?? "")
    } else {
      console.prose(
        "No,", painted: style.bad, "next is \(step.real)" + (why.map { ", \($0.sentence)." } ?? ".")
      )
    }
  }
}
