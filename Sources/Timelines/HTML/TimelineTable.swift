internal import Pages
internal import Phrases
internal import Scenarios

/// The steps as a table, for whoever reads better there: each with its sender, cause and output.
struct TimelineTable {
  var timeline: Timeline

  private static let columns = [
    "No.", "Moment", "Object", "Callback", "Called by", "Because", "Prints",
  ]

  var markup: Markup {
    .element(
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
                .element("caption", [:], "The same steps, one in each row"),
                .element(
                  "thead", [:],
                  [
                    .element(
                      "tr", [:],
                      Self.columns.map { Markup.element("th", ["scope": "col"], $0) })
                  ]),
                .element("tbody", [:], timeline.steps.enumerated().map { row($1, number: $0 + 1) }),
              ])
          ]),
      ])
  }

  private func row(_ step: Timeline.Step, number: Int) -> Markup {
    let cells = [
      step.moment.title, timeline.laneName(of: step), step.event?.callback ?? step.place ?? "",
      step.event.map { Self.callers(of: $0, in: step, timeline) } ?? "",
      step.event.map { list($0.because) } ?? "", step.prints.joined(separator: "\n"),
    ]
    return .element(
      "tr", [:],
      [.element("th", ["scope": "row"], "\(number)")] + cells.map { .element("td", [:], $0) })
  }

  /// The callers that a reader can look up, innermost first; the sender's lane where there are none.
  static func callers(of event: Event, in step: Timeline.Step, _ timeline: Timeline) -> String {
    let callers = CallChain(event).callers
    return callers.isEmpty ? timeline.callerName(of: step) : list(callers)
  }
}
