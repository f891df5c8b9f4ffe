internal import Phrases
internal import Reporting
internal import ReviewLog
internal import Storage
internal import TerminalUI

extension Views {
  /// Shows a learner's progress in lines.
  func progress(_ progress: Progress, _ report: LearnerReport) {
    let overall = progress.overall
    var rows = [
      (
        "rules",
        "\(overall.rules.held) held, \(report.learningCount) being learnt, \(report.newCount) new"
      )
    ]
    let asked = report.rules.count { $0.recall != nil }
    if asked > 0 {
      rows.append(
        ("recall", "\(Self.text(report.known)) of \(numbered(asked, "rule")), if asked today"))
    }
    if overall.rules.held > 0 {
      let lasting = report.lastingCount
      rows.append(
        ("lasting", "\(numbered(lasting, "rule")) held for \(LearnerReport.lastingDays) days"))
    }
    rows += [
      ("due now", Self.text(due: overall.dueCount, today: report.forecast.counts.first ?? 0)),
      (Self.today, "\(share(progress.today.right, of: progress.today.answered)) answers right"),
      (
        "in all",
        "\(share(overall.answers.right, of: overall.answers.answered)) answers right, on "
          + numbered(overall.dayCount, "day")
      ),
    ]
    if let week = report.week { rows.append(("this week", week.words)) }
    if let text = Self.text(report.recall) { rows.append(("predicted", text)) }
    if let text = Self.text(report.confidence) {
      rows.append(("confidence", text))
    }
    let columns = console.terminal.columns
    console.heading(overall.learner.name)
    console.line(table(rows.map { ($0.0, $0.1) }, columns: columns))
    if let warning = report.recallTarget.warning {
      console.line()
      console.prose(warning)
    }
    if asked > 0 { forecast(report.forecast) }
    console.line()
    lessons(progress.lessons)
  }

  /// The reviews of the week ahead by day, and their number in the whole forecast.
  private func forecast(_ forecast: ReviewForecast) {
    let week = forecast.days.prefix(7)
    console.line()
    console.heading("Reviews ahead")
    let most = max(1, week.map(\.count).max() ?? 1)
    let digits = String(most).count
    let widest = week.map(\.day.description.count).max() ?? 0
    for (index, day) in week.enumerated() {
      let number = String(day.count)
      let gap = String(repeating: " ", count: digits - number.count)
      let name = index == 0 ? Self.today : day.day.description
      let blank = String(repeating: " ", count: max(0, widest - name.count))
      // A bar only repeats the number, so a screen reader is spared it.
      let length = day.count * min(20, console.terminal.columns - 18) / most
      let bar = console.style.isColored ? "  " + String(repeating: "=", count: length) : ""
      console.line(
        "  \(name)\(blank)  \(gap)\(number)" + console.style.good(length > 0 ? bar : "").escaped)
    }
    console.prose(
      "\(forecast.counts.reduce(0, +)) within \(numbered(forecast.counts.count, "day"))",
      first: "  ")
  }

  private static let today = "today"

  /// "3, and 2 later today"
  private static func text(due: Int, today: Int) -> String {
    today > due ? "\(due), and \(today - due) later today" : "\(due)"
  }

  private static func text(_ estimate: Estimate) -> String {
    let (mean, low, high) = (
      estimate.mean.rounded(), estimate.low.rounded(), estimate.high.rounded()
    )
    return low == high
      ? "\(Int(mean))"
      : "about \(Int(mean)) (\(range("\(Int(low))", "\(Int(high))")))"
  }

  /// Nil when there are too few answers.
  private static func text(_ calibration: Calibration) -> String? {
    guard calibration.count >= 10, let loss = calibration.logLoss,
      let other = calibration.constantLogLoss,
      let average = calibration.constant
    else { return nil }
    let percent = "\(Int((average * 100).rounded()))%"
    return "\(numbered(calibration.count, "answer")), "
      + (loss < other ? "better" : "no better")
      + " than by always saying \(percent) (log loss \(fixed(loss, 2)), not \(fixed(other, 2)))"
  }
}
