internal import Curriculum
internal import Phrases

extension LearnerReport {
  /// The misconceptions that the answers fit, the most probable first.
  var misconceptionChart: Figure {
    let shown = misconceptions.sorted { ($1.posterior, $0.id) < ($0.posterior, $1.id) }
    let sentences = shown.map { Plot.lines(plain($0.sentence), most: 3) }
    let textHeights = sentences.map { Double($0.count) * Plot.lineHeight }
    var plot = Plot(height: textHeights.reduce(24) { $0 + $1 + 28 })
    let x = Scale(0...1, from: 16, to: Plot.width - 16)
    var top = 0.0
    for (index, misconception) in shown.enumerated() {
      plot.text(sentences[index], x: 16, y: top + 15)
      top += textHeights[index] + 4
      plot.box(x: 16, y: top, width: Plot.width - 32, height: 14, style: "track")
      plot.box(
        x: 16, y: top, width: x(misconception.posterior) - 16, height: 14,
        style: misconception.isNamed ? "missed" : "learning",
        tip: "\(plain(misconception.sentence)) \(percent(misconception.posterior))")
      top += 24
    }
    for share in [0.0, 0.5, 1] {
      plot.text(
        percent(share), x: x(share), y: plot.height - 6,
        anchor: share == 0 ? "start" : share == 1 ? "end" : "middle", style: "small")
    }
    let named = shown.filter(\.isNamed)
    return Figure(
      id: "misconceptions", heading: "Possible misconceptions",
      lead: misconceptionLead(named: named),
      legend: shown.isEmpty
        ? []
        : [("missed", "named"), ("learning", "suspected")],
      hasBars: true,
      drawings: shown.isEmpty
        ? []
        : [
          plot.svg(
            id: "misconceptions", title: "The probability of each misconception",
            description: "\(numbered(shown.count, "misconception")), \(named.count) named.")
        ],
      table: shown.isEmpty
        ? nil
        : Figure.Table(
          caption: "misconceptions",
          columns: ["Misconception", "Probability", "Named", "What holds instead"],
          rows: shown.map { misconception in
            [
              plain(misconception.sentence), percent(misconception.posterior),
              misconception.isNamed ? "yes" : "no", titles(of: misconception.rules),
            ]
          }))
  }

  private func misconceptionLead(named: [Misconception]) -> [String] {
    if misconceptions.isEmpty { return ["Your answers show no misconception."] }
    guard !named.isEmpty else {
      return ["Some answers fit a misconception, but it isn't likely enough to be named."]
    }
    let number = named.count == 1 ? "a misconception" : "\(named.count) misconceptions"
    return ["Your answers fit \(number)."] + named.map { plain($0.refutation) }
  }
}
