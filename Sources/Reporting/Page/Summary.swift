internal import Pages

/// Numbers at the head of a page, each with its name and perhaps a note below.
func summarySection(_ rows: [(name: String, value: String, note: String)]) -> Markup {
  .element(
    "section", ["aria-labelledby": "summary-heading", "class": "wide"],
    [
      .element("h2", ["id": "summary-heading"], "Summary"),
      .element(
        "dl", [:],
        rows.map { row in
          .element(
            "div", [:],
            [
              .element("dt", [:], row.name),
              .element(
                "dd", [:],
                [.text(row.value)] + (row.note.isEmpty ? [] : [.element("small", [:], row.note)])),
            ])
        }),
    ])
}
