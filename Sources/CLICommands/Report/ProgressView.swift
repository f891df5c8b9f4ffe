internal import Reporting
internal import ReviewLog
internal import Storage
internal import TerminalUI
internal import Words

extension Views {
  /// How far a learner is, in lines.
  func progress(_ progress: Progress, _ report: LearnerReport) {
    let overall = progress.overall
    var rows = [
      (
        Words.ProgressLines.rules,
        Words.ProgressLines.standing(
          held: overall.rules.held, beingLearnt: overall.rules.learning, new: overall.rules.new)
      )
    ]
    let asked = report.rules.count { $0.recall != nil }
    if asked > 0 {
      let known = Words.ProgressLines.knownToday(Self.text(report.known), of: asked)
      rows.append((Words.ProgressLines.known, known))
    }
    rows += [
      (Words.ProgressLines.due, "\(overall.dueCount)"),
      (
        Words.ProgressLines.today,
        Words.ProgressLines.answers(right: progress.today.right, of: progress.today.answered)
      ),
      (
        Words.ProgressLines.inAll,
        Words.ProgressLines.answers(
          right: overall.answers.right, of: overall.answers.answered, onDays: overall.dayCount)
      ),
    ]
    if let text = Self.text(report.recall) { rows.append((Words.ProgressLines.predicted, text)) }
    if let text = Self.text(report.confidence) {
      rows.append((Words.ProgressLines.confidence, text))
    }
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
    console.line(console.style.heading(Words.ProgressLines.ahead))
    let most = max(1, week.map(\.count).max() ?? 1)
    let digits = String(most).count
    let widest = week.map(\.day.description.count).max() ?? 0
    for (index, day) in week.enumerated() {
      let number = String(day.count)
      let gap = String(repeating: " ", count: digits - number.count)
      let name = index == 0 ? Words.ProgressLines.today : day.day.description
      let blank = String(repeating: " ", count: max(0, widest - name.count))
      // A bar only repeats the number, so those who hear it are spared.
      let length = day.count * min(20, console.terminal.columns - 18) / most
      let bar = console.style.isColored ? "  " + String(repeating: "=", count: length) : ""
      console.line("  \(name)\(blank)  \(gap)\(number)" + console.style.good(length > 0 ? bar : ""))
    }
    console.prose(
      Words.ProgressLines.reviews(
        forecast.counts.reduce(0, +), within: forecast.counts.count), first: "  ")
  }

  private static func text(_ estimate: Estimate) -> String {
    let (mean, low, high) = (
      estimate.mean.rounded(), estimate.low.rounded(), estimate.high.rounded()
    )
    return low == high
      ? "\(Int(mean))"
      : Words.ProgressLines.estimate(Int(mean), from: Int(low), to: Int(high))
  }

  /// Nil where there are too few answers to say anything.
  private static func text(_ calibration: Calibration) -> String? {
    guard calibration.count >= 10, let loss = calibration.logLoss,
      let other = calibration.constantLogLoss,
      let share = calibration.constant
    else { return nil }
    return Words.ProgressLines.logLoss(
      fixed(loss, 2), answers: calibration.count, averageLogLoss: fixed(other, 2),
      average: "\(Int((share * 100).rounded()))%")
  }
}
