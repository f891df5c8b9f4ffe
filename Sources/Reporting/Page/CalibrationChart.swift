import Words

extension LearnerReport {
  /// What was said of answers beforehand, against what came.
  var calibrationChart: Figure {
    let all = [
      Foreseen(
        calibration: recall, style: "held", who: Words.ReportPage.Calibration.schedule,
        meaning: Words.ReportPage.Calibration.scheduleSaid,
        foresaw: Words.ReportPage.Calibration.scheduleForesaw),
      Foreseen(
        calibration: confidence, style: "learning", who: Words.ReportPage.Calibration.you,
        meaning: Words.ReportPage.Calibration.youSaid,
        foresaw: Words.ReportPage.Calibration.youForesaw),
    ].filter { $0.calibration.count > 0 }
    let told = all.map(\.told)
    var plot = Plot(height: 330)
    let x = Scale(0...1, from: 52, to: Plot.width - 16)
    let y = Scale(0...1, from: 284, to: 12)
    for share in [0.0, 0.25, 0.5, 0.75, 1] {
      plot.line(52, y(share), Plot.width - 16, y(share))
      plot.text(percent(share), x: 46, y: y(share) + 5, anchor: "end", style: "small")
      plot.text(
        percent(share), x: x(share), y: 302, anchor: share == 1 ? "end" : "middle",
        style: "small")
    }
    plot.text(
      Words.ReportPage.Calibration.axis, x: x(0.5), y: 322, anchor: "middle", style: "small")
    plot.path([(x(0), y(0)), (x(1), y(1))], style: "target")
    for foreseen in all {
      let most = Double(foreseen.bins.map(\.count).max() ?? 1)
      for bin in foreseen.bins {
        plot.dot(
          x: x(bin.meanPrediction), y: y(bin.share),
          radius: 4 + 8 * (Double(bin.count) / most).squareRoot(), style: foreseen.style,
          tip: Words.ReportPage.Calibration.tip(
            foreseen.who, said: percent(bin.meanPrediction), right: percent(bin.share),
            answers: bin.count))
      }
    }
    return Figure(
      id: "calibration", heading: Words.ReportPage.Calibration.heading,
      lead: all.isEmpty
        ? [Words.ReportPage.Calibration.empty]
        : told + [Words.ReportPage.Calibration.slantedLine],
      legend: all.map { ($0.style, $0.meaning) },
      drawings: all.isEmpty
        ? []
        : [
          plot.svg(
            id: "calibration", title: Words.ReportPage.Calibration.title,
            description: told.joined(separator: " "))
        ],
      table: all.isEmpty
        ? nil
        : Figure.Table(
          caption: Words.ReportPage.Calibration.caption,
          columns: Words.ReportPage.Calibration.columns,
          rows: all.flatMap { foreseen in
            foreseen.bins.map { bin in
              [foreseen.who, percent(bin.meanPrediction), percent(bin.share), "\(bin.count)"]
            }
          }))
  }
}

/// What was said of answers beforehand, and by whom.
private struct Foreseen {
  var calibration: Calibration
  var style: String
  var who: String
  /// What the sign means.
  var meaning: String
  /// Who foresaw, as a sentence begins.
  var foresaw: String

  var bins: [Calibration.Bin] { calibration.bins.filter { $0.count > 0 } }

  /// How well it was foreseen.
  var told: String {
    Words.ReportPage.Calibration.lead(
      foresaw, answers: calibration.count,
      logLoss: calibration.logLoss.map { fixed($0, 2) } ?? "",
      average: calibration.constant.map(percent) ?? "",
      averageLogLoss: calibration.constantLogLoss.map { fixed($0, 2) } ?? "")
  }
}
