internal import Pages

/// A chart with its heading, its explanation and the table that it was drawn from.
struct Figure {
  var id: String
  var heading: String
  /// Paragraphs above the chart.
  var lead: [String]
  /// The meanings of the signs.
  var legend: [(style: String, meaning: String)] = []
  /// Whether the signs are bars; else they are dots.
  var hasBars = false
  var drawings: [Markup]
  var table: Table?

  var markup: Markup {
    let head = [Markup.element("h2", ["id": "\(id)-heading"], heading)]
    let paragraphs = lead.map { Markup.element("p", [:], $0) }
    var figure = drawings
    if !legend.isEmpty { figure.append(legendMarkup) }
    return .element(
      "section",
      ["aria-labelledby": "\(id)-heading"],
      head + paragraphs + (figure.isEmpty ? [] : [.element("figure", [:], figure)])
        + (table.map { [$0.markup(id: id)] } ?? []))
  }

  private var legendMarkup: Markup {
    .element(
      "figcaption", [:],
      legend.map { entry in
        .element(
          "span", ["class": "key"],
          [
            .element(
              "svg", ["viewBox": "0 0 16 16", "aria-hidden": "true", "class": "sign"],
              [
                hasBars
                  ? .element(
                    "rect",
                    ["x": "2", "y": "2", "width": "12", "height": "12", "class": entry.style])
                  : .element("circle", ["cx": "8", "cy": "8", "r": "6", "class": entry.style])
              ]),
            .text(" " + entry.meaning),
          ])
      })
  }

  /// The numbers behind a chart.
  struct Table {
    var caption: String
    var columns: [String]
    /// The first cell of a row names it.
    var rows: [[String]]

    /// The table behind a chart, which a reader opens.
    func markup(id: String) -> Markup {
      .element(
        "details", [:], [.element("summary", [:], "The numbers: \(caption)"), opened(id: id)])
    }

    /// The table as it stands.
    func opened(id: String) -> Markup {
      .element(
        "div",
        [
          "class": "scroll", "role": "region", "tabindex": "0", "aria-label": "Table: \(caption)",
        ], [tableMarkup])
    }

    private var tableMarkup: Markup {
      .element(
        "table", [:],
        [
          .element("caption", [:], caption),
          .element(
            "thead", [:],
            [.element("tr", [:], columns.map { .element("th", ["scope": "col"], $0) })]),
          .element(
            "tbody", [:],
            rows.map { row in
              .element(
                "tr", [:],
                row.enumerated().map { index, cell in
                  index == 0
                    ? .element("th", ["scope": "row"], cell) : .element("td", [:], cell)
                })
            }),
        ])
    }
  }
}
