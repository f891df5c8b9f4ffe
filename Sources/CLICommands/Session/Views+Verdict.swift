internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import ReviewLog
internal import TerminalUI
internal import Timelines

/// A verdict: the grade, the answer beside the truth, and the reason.
extension Views {
  /// The rows that a verdict fits: a screen, but for the prompt below it. `why` has the rest.
  var screenRows: Int { console.terminal.rows - 1 }
  /// The rows that a verdict may always take, however few a diagnosis leaves.
  private var leastRows: Int { min(20, screenRows) }

  /// Shows a verdict in so many rows, if that is possible. It has no solution where it offers tries.
  func verdict(
    _ verdict: Verdict, _ explanation: Explanation, offersTries: Bool = false,
    rows most: Int? = nil
  ) {
    let ends = rows {
      $0.grade(verdict)
      if offersTries { $0.offerTries() }
      $0.reasons(verdict, explanation)
    }
    grade(verdict)
    answer(
      verdict, explanation, showsSolution: !offersTries,
      rows: max(most ?? screenRows, leastRows) - ends)
    if offersTries { offerTries() }
    reasons(verdict, explanation)
  }

  /// Shows the verdict on a prediction. The code runs next, so that the author's words are the only reason.
  func verdict(onPrediction verdict: Verdict) {
    grade(verdict)
    comparison(verdict, .none, showsSolution: false, rows: screenRows)
    guard let words = verdict.explanation else { return }
    console.line()
    markdown(words)
  }

  private func grade(_ verdict: Verdict) {
    console.line()
    guard !verdict.isUnknown else {
      console.line("This is the answer:")
      return
    }
    guard verdict.grade == .right else {
      console.line(style.bad(verdict.sentence))
      return
    }
    console.line(style.good(verdict.sentence))
    alternative(verdict)
  }

  private func alternative(_ verdict: Verdict) {
    switch verdict.alternative {
    case .longerWay: console.prose("There is a shorter way.")
    case .otherOrder:
      guard let pair = verdict.swappedPairs.first else { return }
      console.prose(
        "Also right: UIKit doesn't promise which comes first, \(pair.first) or \(pair.second).")
    case nil: break
    }
  }

  // MARK: The answer

  /// The answer beside the truth, and what it comes to, in so many rows.
  private func answer(
    _ verdict: Verdict, _ explanation: Explanation, showsSolution: Bool, rows most: Int
  ) {
    let reserved = explanation.consequence == nil ? 0 : Self.leastRowsOfConsequence
    let table = { (views: Views) in
      views.comparison(
        verdict, explanation, showsSolution: showsSolution, rows: most - reserved)
    }
    table(self)
    if let consequence = explanation.consequence {
      self.consequence(
        consequence, isInWhy: explanation.shows(consequence), rows: most - rows(table))
    }
  }

  private func comparison(
    _ verdict: Verdict, _ explanation: Explanation, showsSolution: Bool, rows most: Int
  ) {
    let isInWhy = explanation.parts.count >= verdict.comparison.count
    switch verdict.layout {
    case .lines where verdict.isUnknown: truth(verdict, isInWhy: isInWhy, rows: most)
    case .lines: lines(verdict, isInWhy: isInWhy, rows: most)
    case .word: single(verdict)
    case .goals where verdict.isUnknown:
      solution(verdict, isInWhy: explanation.showsSolution, rows: most)
    case .goals: goals(verdict, showsSolution: showsSolution, rows: most)
    }
  }

  private static let headsOfAnswers = Heads(
    wide: ("your answer", "UIKit"), narrow: ("you:", "UIKit:"))
  private static let headsOfOrders = Heads(
    wide: (SideBySide.Heads.ofOrders.left, SideBySide.Heads.ofOrders.right),
    narrow: ("you:", "UIKit:"))

  /// The answer beside the truth, or one above the other where there is no room.
  private func lines(_ verdict: Verdict, isInWhy: Bool, rows most: Int) {
    guard !verdict.comparison.isEmpty else {
      console.line()
      console.prose(Self.printsNothing, first: "  ")
      return
    }
    let heads = SideBySide(ordersOf: verdict) == nil ? Self.headsOfAnswers : Self.headsOfOrders
    let lanes = lanes(verdict, heads)
    let difference = verdict.firstDifference.map {
      "The first difference is in line \($0 + 1), marked with *."
        + (lanes?.sentence.map { " \($0)" } ?? "")
    }
    console.line()
    beside(
      lanes?.rows ?? verdict.comparison, mark: verdict.firstDifference, heads: heads,
      gap: "(no line)", isInWhy: isInWhy,
      rows: most - 1 - rows { views in difference.map { views.console.prose($0) } })
    if let difference { console.prose(difference) }
  }

  /// The lines of the truth alone, for a learner who doesn't know them.
  private func truth(_ verdict: Verdict, isInWhy: Bool, rows most: Int) {
    console.line()
    if verdict.comparison.isEmpty { console.prose(Self.printsNothing, first: "  ") }
    let lines = verdict.comparison.map { shown($0.real ?? "") }
    fitting(0, of: lines.count, isInWhy: isInWhy, rows: most - 1) { views, places in
      for place in places {
        views.console.prose(lines[place], first: "  \(place + 1)  ", rest: "     ")
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
      console.prose(text, first: "  \(Text.padded(label, to: width)) ", rest: "    ")
    }
  }

  /// The goals of a learner's code, and the author's solution where there is room.
  private func goals(_ verdict: Verdict, showsSolution: Bool, rows most: Int) {
    let list = { (views: Views) in
      views.console.line()
      views.goals(verdict.comparison)
    }
    let listing = { (views: Views) in
      views.solution(of: verdict, isAnother: verdict.isRight)
    }
    list(self)
    if showsSolution, rows(list) + rows(listing) <= most { listing(self) }
  }

  /// The solution alone, as far as there is room.
  private func solution(_ verdict: Verdict, isInWhy: Bool, rows most: Int) {
    console.line()
    let solution = verdict.right.first ?? ""
    let lines = solution.split(separator: "\n", omittingEmptySubsequences: false)
    fitting(0, of: lines.count, isInWhy: isInWhy, rows: most - 1) { views, places in
      views.code(lines[places].joined(separator: "\n"))
    }
  }

  // MARK: Steps

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

extension Verdict {
  /// The grade as a sentence.
  var sentence: String {
    if isUnknown { return "You said that you don't know." }
    switch grade {
    case .right: return "Right."
    case .partly where layout == .goals:
      let met = comparison.count(where: \.isSame)
      return "Not right: \(share(met, of: comparison.count)) goals met."
    case .partly: return "Not right, but \(Int((score * 100).rounded()))% of it is."
    case .wrong: return "Not right."
    }
  }
}
