internal import ReviewLog

extension LearnerReport {
  /// The report as one page of HTML that holds all it needs: it asks nobody for anything, and runs
  /// nothing.
  public var page: String {
    var text = "<!DOCTYPE html>\n"
    Markup.element(
      "html", ["lang": "en"],
      [
        .element(
          "head", [:],
          [
            .element("meta", ["charset": "utf-8"]),
            .element(
              "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            .element(
              "meta",
              [
                "http-equiv": "Content-Security-Policy",
                "content": "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
              ]),
            .element("link", ["rel": "icon", "href": "data:,"]),
            .element("title", [:], title),
            .element("style", [:], [.raw(pageStyle)]),
          ]),
        .element(
          "body", [:],
          [
            .element(
              "header", [:],
              [
                .element("h1", [:], title),
                .element("p", ["class": "soft"], "As of \(moment.day), by ViewDidLearn."),
              ]), .element("main", [:], [summary] + figures.map(\.markup)),
            .element(
              "footer", [:],
              [
                .element(
                  "p", [:],
                  "What you know is what the model of forgetting FSRS-6 expects. Ranges hold nine "
                    + "times out of ten.")
              ]),
          ]),
      ]
    ).write(to: &text)
    return text + "\n"
  }

  private var title: String { "What \(learner) knows of UIKit" }

  private var figures: [Figure] {
    [
      memoryChart, forgettingCurves, forecastChart, accuracyChart, calibrationChart, beliefMap,
      courseGraph,
    ]
  }

  private var summary: Markup {
    let asked = rules.count { $0.recall != nil }
    func range(_ estimate: Estimate) -> String {
      "\(fixed(estimate.low, 1)) to \(fixed(estimate.high, 1)) known today"
    }
    let rows: [(name: String, value: String, note: String)] = [
      ("Rules held", "\(count(.held))", range(known(.held))),
      ("Being learnt", "\(count(.learning))", range(known(.learning))),
      ("New", "\(count(.new))", "of \(rules.count) rules"),
      ("Known today", fixed(known.mean, 1), "\(range(known)), of \(asked) asked"),
      ("Due now", "\(dueCount)", ""),
      ("Answers right", "\(answers.right) of \(answers.answered)", "on \(days.count) days"),
    ]
    return .element(
      "section", ["aria-labelledby": "summary-heading", "class": "wide"],
      [
        .element("h2", ["id": "summary-heading"], "In short"),
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
}
