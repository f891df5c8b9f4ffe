public import Pages

extension SideBySide {
  /// Both sides as lanes: a row for each place, with the left side's lanes before the right one's, and words at
  /// the first difference. On a narrow screen the sides of a row stand below each other.
  ///
  /// It needs `lanesStyle`, and its ids begin with `prefix`.
  public func drawing(prefix: String = "") -> Markup {
    SideBySideDrawing(sides: self, prefix: prefix).markup
  }
}

/// The drawing of two sides in the same lanes.
private struct SideBySideDrawing {
  var sides: SideBySide
  var prefix: String

  private var laneCount: Int { sides.lanes.count }

  var markup: Markup {
    .element(
      "div",
      [
        "class": "lanes scroll", "role": "group", "tabindex": "0",
        "aria-label": "\(sides.heads.left) and \(sides.heads.right)",
        "style": "--lanes: \(2 * laneCount)",
      ], [sideHeads, laneHeads, .element("ol", [:], sides.rows.indices.map(row))])
  }

  /// The names of the sides, for the eye: every cell says its side itself.
  private var sideHeads: Markup {
    heads([
      (sides.heads.left, "2 / span \(laneCount)"),
      (sides.heads.right, "\(laneCount + 2) / span \(laneCount)"),
    ])
  }

  private var laneHeads: Markup {
    heads(
      (sides.lanes + sides.lanes).enumerated().map { index, lane in (lane, "\(index + 2)") })
  }

  private func heads(_ texts: [(text: String, column: String)]) -> Markup {
    .element(
      "div", ["class": "row heads", "aria-hidden": "true"],
      texts.map { .element("span", ["style": "grid-column: \($0.column)"], $0.text) } + [divide])
  }

  private func row(_ index: Int) -> Markup {
    let row = sides.rows[index]
    var children: [Markup] = [
      .element("span", ["class": "number", "aria-hidden": "true"], "\(index + 1)")
    ]
    if index == sides.first {
      children.append(.element("strong", ["class": "first"], "first difference"))
    }
    children.append(cell(row.left, "left", sides.heads.left, from: 2))
    children.append(divide)
    children.append(cell(row.right, "right", sides.heads.right, from: laneCount + 2))
    return .element(
      "li",
      [
        "class": row.isSame ? "row pair" : "row pair differs",
        "id": "\(prefix)row-\(index + 1)",
      ], children)
  }

  private var divide: Markup {
    .element(
      "span",
      ["class": "divide", "aria-hidden": "true", "style": "grid-column: \(laneCount + 2)"],
      [.text("")])
  }

  private func cell(
    _ mark: SideBySide.Mark?, _ side: String, _ head: String, from start: Int
  ) -> Markup {
    let lane = mark.flatMap { sides.lanes.firstIndex(of: $0.lane) } ?? 0
    let said = Markup.element("span", ["class": "side"], "\(head): ")
    let content: [Markup] =
      mark.map { mark in
        [
          .element("span", ["class": "object"], mark.lane + " "),
          .element("code", [:], Markup.callback(mark.text)),
        ] + mark.prints.map { .element("samp", [:], $0) }
      } ?? [.element("span", ["class": "soft"], "no step")]
    return .element(
      "div",
      ["class": "cell \(side)", "style": "grid-column: \(start + lane); --depth: 0"],
      [said] + content)
  }
}

extension Markup {
  /// The name of a callback, which may go on in a new line before its labels.
  fileprivate static func callback(_ name: String) -> [Markup] {
    let base = name.prefix { $0 != "(" }
    let labels = name[base.endIndex...]
    guard !labels.isEmpty else { return [.text(name)] }
    return [.text(String(base)), .element("wbr"), .text(String(labels))]
  }
}
