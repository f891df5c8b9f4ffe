extension LearnerReport {
  /// What was said of answers beforehand, against what came.
  var calibrationChart: Figure {
    let all = [("held", "the schedule", recall), ("learning", "you", confidence)]
      .filter { $0.2.count > 0 }
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
    plot.text("said before the answer", x: x(0.5), y: 322, anchor: "middle", style: "small")
    plot.path([(x(0), y(0)), (x(1), y(1))], style: "target")
    for (style, who, calibration) in all {
      let most = Double(calibration.bins.map(\.count).max() ?? 1)
      for bin in calibration.bins where bin.count > 0 {
        plot.dot(
          x: x(bin.meanPrediction), y: y(bin.share),
          radius: 4 + 8 * (Double(bin.count) / most).squareRoot(), style: style,
          tip: "\(who): \(percent(bin.meanPrediction)) said, \(percent(bin.share)) right, "
            + "\(bin.count) answers")
      }
    }
    return Figure(
      id: "calibration", heading: "What was foreseen",
      lead: all.isEmpty
        ? ["There is nothing to compare yet: it takes an answer on a later day."]
        : all.map { told($0.1, $0.2) }
          + ["A dot on the slanted line was said rightly; below it, too much was hoped."],
      legend: all.map {
        ($0.0, $0.1 == "you" ? "what you said (confidence)" : "what the schedule predicted")
      },
      drawings: all.isEmpty
        ? []
        : [
          plot.svg(
            id: "calibration", title: "Probabilities that were said, and the share that was right",
            description: all.map { told($0.1, $0.2) }.joined(separator: " "))
        ],
      table: all.isEmpty
        ? nil
        : Figure.Table(
          caption: "what was said and what came",
          columns: ["Who said it", "Said on average", "Right", "Answers"],
          rows: all.flatMap { _, who, calibration in
            calibration.bins.filter { $0.count > 0 }.map { bin in
              [who, percent(bin.meanPrediction), percent(bin.share), "\(bin.count)"]
            }
          }))
  }

  private func told(_ who: String, _ calibration: Calibration) -> String {
    let (subject, verb) = who == "you" ? ("You", "said") : ("The schedule", "foresaw")
    return "\(subject) \(verb) \(calibration.count) answers with a log loss of "
      + "\(calibration.logLoss.map { fixed($0, 2) } ?? ""); saying your average each time, "
      + "\(calibration.constant.map(percent) ?? ""), has one of "
      + "\(calibration.constantLogLoss.map { fixed($0, 2) } ?? ""). Less is better."
  }
}
