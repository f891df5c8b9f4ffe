internal import Phrases
internal import ReviewLog

extension LearnerReport {
  /// The number of rules that come due on each day ahead.
  var forecastChart: Figure {
    let all = forecast.days
    let most = all.map(\.count).max() ?? 0
    let total = forecast.counts.reduce(0, +)
    var plot = Plot(height: 170)
    let y = plot.numbers(upTo: most, bottom: 140, top: 12)
    let width = (Plot.width - 48) / Double(max(1, all.count))
    for (index, day) in all.enumerated() {
      plot.box(
        x: 41 + Double(index) * width, y: y(Double(day.count)), width: width - 2,
        height: y(0) - y(Double(day.count)), style: "time", tip: "\(day.day): \(day.count)")
    }
    plot.text("today", x: 40, y: 160, style: "small")
    if let last = all.last {
      plot.text(last.day.description, x: Plot.width - 8, y: 160, anchor: "end", style: "small")
    }
    return Figure(
      id: "forecast", heading: "Reviews ahead",
      lead: [
        total == 0
          ? "No rule comes due within \(numbered(all.count, "day"))."
          : "You have \(counted(forecast.counts[0], "rule")) due today, \(total) within "
            + "\(numbered(all.count, "day")), if you learn no new rule and answer on time."
      ],
      drawings: total == 0
        ? []
        : [
          plot.svg(
            id: "forecast", title: "Rules that come due on each day",
            description:
              "\(numbered(all.count, "day")) from today, at most \(numbered(most, "rule")) each.")
        ],
      table: total == 0
        ? nil
        : Figure.Table(
          caption: "rules that come due", columns: ["Day", "Rules"],
          rows: all.filter { $0.count > 0 }.map { [$0.day.description, "\($0.count)"] }))
  }
}
