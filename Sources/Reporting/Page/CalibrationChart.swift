internal import Phrases

extension LearnerReport {
  /// The probabilities that were predicted before the answers, against the share of right answers.
  var calibrationChart: Figure {
    let all = [
      Predictions(
        calibration: recall, style: "held", source: "the schedule",
        meaning: "predictions of the schedule", beginning: "The schedule predicted"),
      Predictions(
        calibration: confidence, style: "learning", source: "you",
        meaning: "your confidence", beginning: "You predicted"),
    ].filter { $0.calibration.count > 0 }
    let summaries = all.map(\.summary)
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
      "predicted before the answer", x: x(0.5), y: 322, anchor: "middle", style: "small")
    plot.path([(x(0), y(0)), (x(1), y(1))], style: "target")
    for predictions in all {
      let most = Double(predictions.bins.map(\.count).max() ?? 1)
      for bin in predictions.bins {
        plot.dot(
          x: x(bin.meanPrediction), y: y(bin.share),
          radius: 4 + 8 * (Double(bin.count) / most).squareRoot(), style: predictions.style,
          tip: "\(predictions.source): \(percent(bin.meanPrediction)) predicted, "
            + "\(percent(bin.share)) right, \(numbered(bin.count, "answer"))")
      }
    }
    return Figure(
      id: "calibration", heading: "Predictions and results",
      lead: all.isEmpty
        ? ["There is nothing to compare yet: that needs an answer on a later day."]
        : summaries + [
          "A dot on the slanted line was predicted correctly; a dot below it was predicted too high."
        ] + (recallTarget.warning.map { [$0] } ?? []),
      legend: all.map { ($0.style, $0.meaning) },
      drawings: all.isEmpty
        ? []
        : [
          plot.svg(
            id: "calibration", title: "Predicted probabilities and the share of right answers",
            description: summaries.joined(separator: " "))
        ],
      table: all.isEmpty
        ? nil
        : Figure.Table(
          caption: "predictions and results",
          columns: ["Predicted by", "Predicted on average", "Right", "Answers"],
          rows: all.flatMap { predictions in
            predictions.bins.map { bin in
              [predictions.source, percent(bin.meanPrediction), percent(bin.share), "\(bin.count)"]
            }
          }))
  }
}

/// Probabilities that were predicted before answers, by one source.
private struct Predictions {
  var calibration: Calibration
  var style: String
  var source: String
  /// The meaning of the sign in the legend.
  var meaning: String
  /// The beginning of a sentence about them.
  var beginning: String

  var bins: [Calibration.Bin] { calibration.bins.filter { $0.count > 0 } }

  /// Their log loss beside that of the average.
  var summary: String {
    let loss = calibration.logLoss.map { fixed($0, 2) } ?? ""
    let average = calibration.constant.map(percent) ?? ""
    let averageLoss = calibration.constantLogLoss.map { fixed($0, 2) } ?? ""
    return "\(beginning) \(numbered(calibration.count, "answer")) with a log loss of \(loss). "
      + "Your average of \(average), predicted each time, has one of \(averageLoss). Less is better."
  }
}
