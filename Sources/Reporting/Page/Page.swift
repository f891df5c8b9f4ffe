internal import ReviewLog
internal import Words

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
                .element("p", ["class": "soft"], Words.ReportPage.written(on: "\(moment.day)")),
              ]), .element("main", [:], [summary] + figures.map(\.markup)),
            .element(
              "footer", [:],
              [
                .element("p", [:], Words.ReportPage.ranges)
              ]),
          ]),
      ]
    ).write(to: &text)
    return text + "\n"
  }

  private var title: String { Words.ReportPage.title(learner) }

  private var figures: [Figure] {
    [
      memoryChart, forgettingCurves, forecastChart, accuracyChart, calibrationChart, beliefMap,
      courseGraph,
    ]
  }

  private var summary: Markup {
    let asked = rules.count { $0.recall != nil }
    func range(_ estimate: Estimate) -> String {
      Words.ReportPage.Summary.known(from: fixed(estimate.low, 1), to: fixed(estimate.high, 1))
    }
    let rows: [(name: String, value: String, note: String)] = [
      (Words.ReportPage.Summary.held, "\(count(.held))", range(known(.held))),
      (Words.ReportPage.Summary.beingLearnt, "\(count(.learning))", range(known(.learning))),
      (
        Words.ReportPage.Summary.new, "\(count(.new))",
        Words.ReportPage.Summary.rules(rules.count)
      ),
      (
        Words.ReportPage.Summary.known, fixed(known.mean, 1),
        Words.ReportPage.Summary.known(
          from: fixed(known.low, 1), to: fixed(known.high, 1), of: asked)
      ),
      (Words.ReportPage.Summary.due, "\(dueCount)", ""),
      (
        Words.ReportPage.Summary.right, Words.share(answers.right, of: answers.answered),
        Words.ReportPage.Summary.days(days.count)
      ),
    ]
    return .element(
      "section", ["aria-labelledby": "summary-heading", "class": "wide"],
      [
        .element("h2", ["id": "summary-heading"], Words.ReportPage.Summary.heading),
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
