internal import Curriculum
internal import Words

extension LearnerReport {
  /// The wrong beliefs that the answers speak of, by how likely they are.
  var beliefMap: Figure {
    let shown = beliefs.sorted { ($1.posterior, $0.id) < ($0.posterior, $1.id) }
    let rowHeight = 46.0
    var plot = Plot(height: Double(shown.count) * rowHeight + 24)
    let x = Scale(0...1, from: 16, to: Plot.width - 16)
    for (index, belief) in shown.enumerated() {
      let top = Double(index) * rowHeight
      plot.text(belief.id, x: 16, y: top + 15)
      plot.box(
        x: 16, y: top + 22, width: Plot.width - 32, height: 14, style: "track")
      plot.box(
        x: 16, y: top + 22, width: x(belief.posterior) - 16, height: 14,
        style: belief.isNamed ? "missed" : "learning",
        tip: "\(belief.id): \(percent(belief.posterior))")
    }
    for share in [0.0, 0.5, 1] {
      plot.text(
        percent(share), x: x(share), y: plot.height - 6,
        anchor: share == 0 ? "start" : share == 1 ? "end" : "middle", style: "small")
    }
    let named = shown.filter(\.isNamed)
    return Figure(
      id: "beliefs", heading: Words.ReportPage.Beliefs.heading,
      lead: [
        shown.isEmpty
          ? Words.ReportPage.Beliefs.none
          : named.isEmpty
            ? Words.ReportPage.Beliefs.noneNamed
            : Words.ReportPage.Beliefs.lead(named.map(\.sentence))
      ],
      legend: shown.isEmpty
        ? []
        : [
          ("missed", Words.ReportPage.Beliefs.named),
          ("learning", Words.ReportPage.Beliefs.suspected),
        ],
      hasBars: true,
      drawings: shown.isEmpty
        ? []
        : [
          plot.svg(
            id: "beliefs", title: Words.ReportPage.Beliefs.title,
            description: Words.ReportPage.Beliefs.description(shown.count, named: named.count))
        ],
      table: shown.isEmpty
        ? nil
        : Figure.Table(
          caption: Words.ReportPage.Beliefs.caption, columns: Words.ReportPage.Beliefs.columns,
          rows: shown.map { belief in
            [
              "\(belief.id): \(belief.sentence)", percent(belief.posterior),
              belief.isNamed ? Words.ReportPage.yes : Words.ReportPage.no,
              belief.rules.map(\.rawValue).joined(separator: ", "),
            ]
          }))
  }
}
