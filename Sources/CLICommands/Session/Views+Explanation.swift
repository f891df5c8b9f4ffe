internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import TerminalUI
internal import Timelines

/// The reasons below a verdict: what the answer comes to, the author's words, the cause, a rule, and
/// what `why` has besides.
extension Views {
  /// With less room, what an answer comes to is left to `why`.
  static let leastRowsOfConsequence = 6

  /// What an answer comes to when it is run, in so many rows. `isInWhy` is whether `why` shows it too.
  func consequence(_ account: Explanation.Account, isInWhy: Bool, rows most: Int) {
    let show = { (views: Views) in
      views.console.line()
      switch account {
      case .sentence(let sentence, _): views.console.prose(sentence)
      case .runs(let difference):
        views.runs(difference, isInWhy: isInWhy, rows: min(most - 1, Self.mostRowsOfRuns))
      case .happens, .printed, .doesNotHappen, .code: break
      }
    }
    if rows(show) <= most { show(self) }
  }

  private static let mostRowsOfRuns = 9

  /// Two runs side by side, around the first difference.
  func runs(_ difference: RunDifference, isInWhy: Bool = false, rows most: Int = .max) {
    console.prose(Self.introduction(to: difference))
    let heads =
      switch difference.sides {
      case .supposed:
        Heads(wide: ("if it were so", "UIKit"), narrow: ("if so:", "UIKit:"))
      case .tried:
        Heads(wide: ("your answer", "a right answer"), narrow: ("you:", "right:"))
      case .releases(let other, let asked):
        Heads(wide: ("iOS \(other)", "iOS \(asked)"), narrow: ("iOS \(other):", "iOS \(asked):"))
      }
    beside(
      difference.rows, mark: difference.first, heads: heads, gap: "(nothing)", isInWhy: isInWhy,
      rows: most == .max ? .max : most - 1)
  }

  private static func introduction(to difference: RunDifference) -> String {
    switch (difference.sides, difference.isOfEvents) {
    case (.supposed, false): "If this were so, the code would print something else:"
    case (.supposed, true): "If this were so, other callbacks would come:"
    case (.tried, false): "With your answer the code prints something else:"
    case (.tried, true): "With your answer other callbacks come:"
    case (.releases, false): "The two releases print different lines:"
    case (.releases, true): "The two releases send different callbacks:"
    }
  }

  /// The author's words, the cause, a rule, and what `why` has besides.
  func reasons(_ verdict: Verdict, _ explanation: Explanation) {
    for words in [verdict.explanation, verdict.remark].compactMap({ $0 }) {
      console.line()
      markdown(words)
    }
    console.line()
    freePairs(verdict)
    if let cause = explanation.cause { console.prose("\(cause.event): \(cause.why.sentence).") }
    let reason = explanation.reason(for: verdict)
    if let reason { self.reason(reason) }
    if let graded = verdict.graded, !verdict.isRight, graded.rule != reason?.rule {
      rule("The question is about rule \(graded.rule.rawValue):", text(of: graded), indent: "")
    }
    // Where there is little room, the rows of the verdict are worth more than the offer.
    let picture =
      columns < 60 || verdict.isRight || SideBySide(ordersOf: verdict) == nil
      ? nil : "'see' writes a page with the picture."
    let offers = [Self.offer(explanation), picture].compactMap(\.self)
    if !offers.isEmpty { console.prose(offers.joined(separator: " ")) }
  }

  /// The greatest number of pairs that a verdict names.
  private static let mostPairs = 2

  private func freePairs(_ verdict: Verdict) {
    // A right answer in another order has named its pair.
    let pairs = verdict.freePairs.filter { !verdict.swappedPairs.prefix(1).contains($0) }
    for pair in pairs.prefix(Self.mostPairs) {
      console.prose("Either can come first: \(pair.first), \(pair.second).", rest: "  ")
    }
    if pairs.count > Self.mostPairs {
      console.prose("So can those of \(counted(pairs.count - Self.mostPairs, "more pair")).")
    }
  }

  /// Says what `why` explains; nil when it has nothing.
  private static func offer(_ explanation: Explanation) -> String? {
    guard explanation.parts.count > 1 else {
      return explanation.parts.isEmpty ? nil : "'why' says more."
    }
    let key = explanation.parts[1].key
    return switch explanation.unit {
    case .line: "'why' explains every line, 'why \(key)' line \(key)."
    case .call: "'why' explains every call, 'why \(key)' call \(key)."
    case .choice: "'why' explains every choice, 'why \(key)' choice \(key)."
    case .cause: "'why' explains every cause, 'why \(key)' cause \(key)."
    case .release: "'why' explains every release, 'why \(key)' the second one."
    case .goal where explanation.showsSolution:
      "'why' explains every goal and shows a solution."
    case .goal: "'why' explains every goal, 'why \(key)' goal \(key)."
    case .answer: "'why' says more."
    }
  }
}
