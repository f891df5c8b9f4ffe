internal import Pages
internal import Phrases
internal import Scenarios

extension Timeline {
  /// The picture as one page of HTML: lanes with a callback in each row, and the same as a table.
  ///
  /// It loads nothing and runs no script. `title` says what ran: `hello.swift`.
  public func page(title: String) -> String {
    let name = "\(title): \(Timeline.circumstances(of: run))"
    return Markup.document(
      title: name, style: timelineStyle,
      body: [
        .element("header", [:], [.element("h1", [:], name)] + head),
        .element(
          "main", [:],
          steps.isEmpty
            ? [] : [LanesDrawing(timeline: self).markup, TimelineTable(timeline: self).markup]),
        .element("footer", [:], [.element("p", ["class": "soft"], "Made by ViewDidLearn.")]),
      ])
  }

  /// The end of the run and what is wrong, then the amount.
  private var head: [Markup] {
    var lines: [Markup] = [.element("p", ["class": "verdict"], verdict)]
    if let notice { lines.append(.element("p", ["class": "verdict"], notice)) }
    lines += run.consoleWarnings.map { .element("p", [:], "Warning of UIKit: \($0)") }
    lines += run.leaks.map { leak in
      .element(
        "p", [:], "Never freed: \(list(leak.objects)). The cycle: \(list(leak.cycle)).")
    }
    let amount = [summary + ".", omission, emptiness].compactMap(\.self).joined(separator: " ")
    lines.append(.element("p", ["class": "soft"], amount))
    if !laterOutput.isEmpty {
      lines.append(
        .element(
          "p", [:], "It also printed \(counted(laterOutput.count, "line")) after those below."))
    }
    return lines
  }
}
