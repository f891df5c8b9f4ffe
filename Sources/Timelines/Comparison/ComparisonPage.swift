internal import Pages

extension Comparison {
  /// The two runs as a page of HTML: a table with a column for each, and a mark at each difference.
  public func page(title: String, left: Timeline, right: Timeline, heads: (String, String))
    -> String
  {
    let columns = ["No.", "Difference", heads.0, heads.1]
    return Markup.document(
      title: title, style: timelineStyle,
      body: [
        .element(
          "header", [:],
          [
            .element("h1", [:], title),
            .element("p", ["class": "verdict"], summary),
            .element("p", [:], "\(heads.0): \(left.verdict)"),
            .element("p", [:], "\(heads.1): \(right.verdict)"),
          ]),
        .element(
          "main", [:],
          [
            .element(
              "div", ["class": "scroll", "role": "region", "tabindex": "0", "aria-label": "Table"],
              [
                .element(
                  "table", [:],
                  [
                    .element("caption", [:], "Both runs, one step in each row"),
                    .element(
                      "thead", [:],
                      [
                        .element(
                          "tr", [:], columns.map { Markup.element("th", ["scope": "col"], $0) })
                      ]),
                    .element("tbody", [:], rows.indices.map(row)),
                  ])
              ])
          ]),
      ])
  }

  private func row(_ index: Int) -> Markup {
    let row = rows[index]
    let mark = index == first ? "first" : row.isSame ? "" : "yes"
    func cell(_ text: String?, _ step: Timeline.Step?) -> Markup {
      .element(
        "td", row.isSame ? [:] : ["class": "own"],
        ([text ?? "-"] + (step?.prints.map { "prints \($0)" } ?? [])).joined(separator: "\n"))
    }
    return .element(
      "tr", ["id": "step-\(index + 1)"],
      [
        .element("th", ["scope": "row"], "\(index + 1)"), .element("td", [:], mark),
        cell(row.leftText, row.left), cell(row.rightText, row.right),
      ])
  }

  /// A sentence about the number of differences.
  public var summary: String {
    guard let first else { return "Both runs are the same." }
    let count = rows.count { !$0.isSame }
    return "\(count) of \(rows.count) steps differ, the first in row \(first + 1)."
  }
}
