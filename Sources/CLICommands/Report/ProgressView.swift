internal import Reporting
internal import ReviewLog
internal import Storage
internal import TerminalUI

extension Views {
  /// How far a learner is, in lines.
  func progress(_ progress: Progress, _ report: LearnerReport) {
    let overall = progress.overall
    var rows = [
      (
        "rules",
        "\(overall.rules.held) held, \(overall.rules.learning) being learnt, "
          + "\(overall.rules.new) new"
      )
    ]
    let asked = report.rules.count { $0.recall != nil }
    if asked > 0 { rows.append(("known", "\(Self.text(report.known)) of \(asked) today")) }
    rows += [
      ("due now", "\(overall.dueCount)"),
      ("today", "\(progress.today.right) of \(progress.today.answered) answers right"),
      (
        "in all",
        "\(overall.answers.right) of \(overall.answers.answered) answers right, on "
          + "\(overall.dayCount) day\(overall.dayCount == 1 ? "" : "s")"
      ),
    ]
    if let text = Self.text(report.recall) { rows.append(("predicted", text)) }
    if let text = Self.text(report.confidence) { rows.append(("confidence", text)) }
    let columns = console.terminal.columns
    console.line(console.style.heading(console.shown(overall.learner.name)))
    console.line(table(rows.map { ($0.0, $0.1) }, columns: columns))
    if asked > 0 { forecast(report.forecast) }
    console.line()
    lessons(progress.lessons)
  }

  /// What comes due in the week ahead, and in the month.
  private func forecast(_ forecast: ReviewForecast) {
    let week = forecast.days.prefix(7)
    console.line()
    console.line(console.style.heading("Reviews ahead"))
    let most = max(1, week.map(\.count).max() ?? 1)
    let digits = String(most).count
    for (index, day) in week.enumerated() {
      let number = String(day.count)
      let gap = String(repeating: " ", count: digits - number.count)
      let name = index == 0 ? "today     " : day.day.description
      // A bar only repeats the number, so those who hear it are spared.
      let length = day.count * min(20, console.terminal.columns - 18) / most
      let bar = console.style.isColored ? "  " + String(repeating: "=", count: length) : ""
      console.line("  \(name)  \(gap)\(number)" + console.style.good(length > 0 ? bar : ""))
    }
    console.prose(
      "\(forecast.counts.reduce(0, +)) within \(forecast.counts.count) days", first: "  ")
  }

  private static func text(_ estimate: Estimate) -> String {
    let (mean, low, high) = (
      estimate.mean.rounded(), estimate.low.rounded(), estimate.high.rounded()
    )
    return low == high ? "\(Int(mean))" : "about \(Int(mean)) (\(Int(low)) to \(Int(high)))"
  }

  /// Nil where there are too few answers to say anything.
  private static func text(_ calibration: Calibration) -> String? {
    guard calibration.count >= 10, let loss = calibration.logLoss,
      let other = calibration.constantLogLoss,
      let share = calibration.constant
    else { return nil }
    return
      "log loss \(fixed(loss, 2)) over \(calibration.count) answers, against \(fixed(other, 2)) "
      + "of your average, \(Int((share * 100).rounded()))%"
  }
}
