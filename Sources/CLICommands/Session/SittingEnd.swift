internal import Phrases
internal import Reporting
internal import Scenarios
internal import Study
internal import TerminalUI

/// The sentences with which a sitting ends. With the empty line before them they take at most eight rows of
/// a window of the usual width; a narrow window shows the same sentences.
struct SittingEnd {
  var outcome: SittingOutcome
  var week: WeeklyGoal?
  /// What to do next; nil when there is nothing.
  var next: String?

  static let mostRows = 8
  static let columns = 80

  var sentences: [String] {
    var first: [String] = []
    if outcome.answered > 0 {
      first.append(
        "You answered \(numbered(outcome.answered, "question")) and got \(outcome.right) right.")
    }
    let last = [week.map { "This week: \($0.words)." }, next].compactMap(\.self)
    // A misconception matters most, then what was missed, which has a row at least.
    let leastOfKnown = outcome.known.isEmpty ? 0 : 1
    let leastOfMissed = outcome.missed.isEmpty ? 0 : 1
    var room = Self.mostRows - 1 - Self.rows(first) - Self.rows(last)
    if let words = believed(in: room - leastOfMissed) {
      first.append(words)
      room -= Self.rows([words])
    }
    // What was missed matters more than what is known.
    let missed = fitting(
      outcome.missed.map(Self.missed), in: max(leastOfMissed, room - leastOfKnown)
    ) { texts, left in
      texts + (left == 0 ? [] : ["Missed\(texts.isEmpty ? "" : " too"): \(rules(left, texts))."])
    }
    let known = fitting(
      outcome.known.map(\.sentence), in: min(Self.mostKnownRows, room - Self.rows(missed))
    ) { texts, left in
      if texts.isEmpty { return left == 0 ? [] : ["You now know \(numbered(left, "rule"))."] }
      let more = left == 0 ? [] : ["And \(rules(left, texts))."]
      return [(["You now know:"] + texts + more).joined(separator: " ")]
    }
    return first + known + missed + last
  }

  private static let mostKnownRows = 2

  /// The misconception that answers fit, with the truth where there is room; nil when there is none.
  private func believed(in room: Int) -> String? {
    guard let latest = outcome.misconceptions.first else { return nil }
    let more = outcome.misconceptions.count - 1
    let fit = "Your answers fit \(more == 0 ? "a misconception" : "\(more + 1) misconceptions")"
    let whole = [": \(latest.belief) \(latest.refutation.truth)", ": \(latest.belief)"].map {
      fit + $0
    }
    return whole.first { Self.rows([$0]) <= room } ?? fit + "."
  }

  private func rules(_ count: Int, _ shown: [String]) -> String {
    shown.isEmpty ? numbered(count, "rule") : "\(count) more rule\(count == 1 ? "" : "s")"
  }

  private static func missed(_ rule: SittingOutcome.Rule) -> String {
    let time: String? =
      switch rule.returns {
      case nil: nil
      case 0?: "next time"
      case 1?: "tomorrow"
      case let days?: "in \(days) days"
      }
    return "Missed: \(rule.sentence)" + (time.map { " vdl asks again \($0)." } ?? "")
  }

  /// Returns as many of the texts as fit, joined with the number of those that don't.
  private func fitting(
    _ texts: [String], in room: Int, join: ([String], _ left: Int) -> [String]
  ) -> [String] {
    for count in stride(from: texts.count, through: 0, by: -1) {
      let joined = join(Array(texts.prefix(count)), texts.count - count)
      if Self.rows(joined) <= room { return joined }
    }
    return []
  }

  private static func rows(_ texts: [String]) -> Int {
    texts.reduce(0) { count, text in
      count
        + Text.wrapped(text, columns: columns, first: "", rest: "  ")
        .count { $0.isNewline } + 1
    }
  }
}
