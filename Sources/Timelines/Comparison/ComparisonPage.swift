internal import Pages

extension Comparison {
  /// The two runs as a page of HTML: lanes for both, and a table with a column for each, with a mark at each
  /// difference.
  public func page(
    title: String, left: Timeline, right: Timeline, heads: SideBySide.Heads
  ) -> String {
    Markup.document(
      title: title, styles: [timelineStyle, lanesStyle],
      body: [
        .element(
          "header", [:],
          [
            .element("h1", [:], title),
            .element("p", ["class": "verdict"], summary),
            .element("p", [:], "\(heads.left): \(left.verdict)"),
            .element("p", [:], "\(heads.right): \(right.verdict)"),
          ]
            + Set([left.notice, right.notice].compactMap(\.self)).sorted().map {
              .element("p", ["class": "verdict"], $0)
            }),
        .element("main", [:], rows.isEmpty ? [] : [lanes(left, right, heads), table(heads)]),
        madeBy,
      ])
  }

  private func lanes(_ left: Timeline, _ right: Timeline, _ heads: SideBySide.Heads) -> Markup {
    .element(
      "section", ["aria-labelledby": "lanes-heading"],
      [
        .element("h2", ["id": "lanes-heading"], "Lanes"),
        .element("p", ["class": "soft"], "Time runs down the page, in both runs together."),
        SideBySide(self, left, right, heads: heads).drawing(),
      ])
  }

  private func table(_ heads: SideBySide.Heads) -> Markup {
    let columns = ["No.", "Difference", heads.left, heads.right]
    return .element(
      "section", ["aria-labelledby": "table-heading"],
      [
        .element("h2", ["id": "table-heading"], "Table"),
        .element(
          "div",
          [
            "class": "scroll", "role": "region", "tabindex": "0",
            "aria-labelledby": "table-heading",
          ],
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
