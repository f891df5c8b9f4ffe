public import Pages
internal import Phrases
internal import Scenarios

extension Timeline {
  /// The lanes of the first steps, for a page that has its own headings; ids begin with `prefix`.
  public func drawing(prefix: String, level: Int, mostSteps: Int) -> Markup {
    LanesDrawing(timeline: first(mostSteps), prefix: prefix, level: level).lanes
  }
}

/// The lanes of a page: a column for each participant, a row for each step, a heading for each band.
///
/// On a narrow screen the rows stand below each other with the names of their objects, in the same order
/// of reading. A callback opens to its cause; that is HTML's own element, which every keyboard reaches.
/// It needs `lanesStyle`.
struct LanesDrawing {
  var timeline: Timeline
  /// The beginning of all ids, which are unique on a page.
  var prefix = ""
  /// The level of the bands' headings.
  var level = 3

  /// The lanes under a heading of their own.
  var section: Markup {
    .element(
      "section", ["aria-labelledby": "\(prefix)lanes-heading"],
      [
        .element("h2", ["id": "\(prefix)lanes-heading"], "Lanes"),
        .element(
          "p", ["class": "soft"],
          "Time runs down the page. A line leads from the sender to the object that is called. "
            + "Select a callback to see its cause."),
        lanes,
      ])
  }

  var lanes: Markup {
    .element(
      "div",
      [
        "class": "lanes scroll", "role": "group", "tabindex": "0", "aria-label": "Lanes",
        "style": "--lanes: \(timeline.lanes.count)",
      ], [heads] + timeline.bands.map(band))
  }

  /// The names above the lanes. Every row says its object itself, so these are for the eye only.
  private var heads: Markup {
    .element(
      "div", ["class": "row heads", "aria-hidden": "true"],
      timeline.lanes.enumerated().map { index, lane in
        .element("span", ["style": "grid-column: \(index + 2)"], lane.name)
      })
  }

  private func band(_ band: Timeline.Band) -> Markup {
    .element(
      "section", ["class": "band"],
      [
        .element("h\(level)", ["class": "moment"], band.moment.title),
        .element(
          "ol", ["start": "\(band.steps.lowerBound + 1)"],
          band.steps.map { row(timeline.steps[$0], number: $0 + 1) }),
      ])
  }

  private func row(_ step: Timeline.Step, number: Int) -> Markup {
    var children: [Markup] = [
      .element("span", ["class": "number", "aria-hidden": "true"], "\(number)")
    ]
    if step.caller != step.lane { children.append(call(step)) }
    // A long name goes on over the lanes beside it, which are empty in this row.
    let column = "grid-column: \(step.lane + 2) / -1; --depth: \(min(step.depth, 6))"
    children.append(.element("div", ["class": "cell", "style": column], cell(step)))
    return .element("li", ["class": "row", "id": "\(prefix)step-\(number)"], children)
  }

  /// The line from the sender's lane to the left edge of the object's, where its callback stands below the head. A
  /// line that ended at the right edge would seem to lead to the lane behind it.
  private func call(_ step: Timeline.Step) -> Markup {
    let isRight = step.caller < step.lane
    let (first, end) =
      isRight ? (step.caller + 2, step.lane + 2) : (step.lane + 2, step.caller + 3)
    return .element(
      "span",
      [
        "class": isRight ? "call right" : "call left", "aria-hidden": "true",
        "style": "grid-column: \(first) / \(end)",
      ], [.text("")])
  }

  private func cell(_ step: Timeline.Step) -> [Markup] {
    let prints = step.prints.map { Markup.element("samp", [:], $0) }
    guard let event = step.event else {
      let name = [timeline.laneName(of: step), step.place].compactMap(\.self).joined(separator: " ")
      return [.element("span", ["class": "object"], name)] + prints
    }
    let head: [Markup] = [
      .element("span", ["class": "object"], event.object + " "),
      .element(
        "code", event.isOverridden ? ["class": "own"] : [:], event.callback),
    ]
    return [
      .element("details", [:], [.element("summary", [:], head), cause(of: step, event)])
    ] + prints
  }

  private func cause(of step: Timeline.Step, _ event: Event) -> Markup {
    var rows: [(String, String)] = [
      ("Called by", TimelineTable.callers(of: event, in: step, timeline))
    ]
    if !event.arguments.isEmpty {
      rows.append(
        ("With", event.arguments.map { "\($0.label): \($0.value)" }.joined(separator: ", ")))
    }
    rows.append(("Because", list(event.because)))
    if !event.isOverridden {
      rows.append(("Version", "UIKit's own: the class doesn't override it"))
    }
    if event.leave == nil { rows.append(("End", "it never returned")) }
    return .element(
      "dl", [:],
      rows.flatMap { [Markup.element("dt", [:], $0.0), Markup.element("dd", [:], $0.1)] })
  }
}
