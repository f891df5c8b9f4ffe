internal import ReviewLog
internal import Words

extension LearnerReport {
  /// How many rules come due on each day ahead.
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
    plot.text(Words.ReportPage.today, x: 40, y: 160, style: "small")
    if let last = all.last {
      plot.text(last.day.description, x: Plot.width - 8, y: 160, anchor: "end", style: "small")
    }
    return Figure(
      id: "forecast", heading: Words.ReportPage.Forecast.heading,
      lead: [
        total == 0
          ? Words.ReportPage.Forecast.nothing(within: all.count)
          : Words.ReportPage.Forecast.lead(
            now: forecast.counts[0], total: total, within: all.count)
      ],
      drawings: total == 0
        ? []
        : [
          plot.svg(
            id: "forecast", title: Words.ReportPage.Forecast.title,
            description: Words.ReportPage.Forecast.description(days: all.count, most: most))
        ],
      table: total == 0
        ? nil
        : Figure.Table(
          caption: Words.ReportPage.Forecast.caption, columns: Words.ReportPage.Forecast.columns,
          rows: all.filter { $0.count > 0 }.map { [$0.day.description, "\($0.count)"] }))
  }
}
