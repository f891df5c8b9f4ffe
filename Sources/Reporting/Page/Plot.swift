internal import Pages

/// A drawing 480 units wide: readable on a phone and not too large beside another.
struct Plot {
  static let width = 480.0
  var height: Double
  private(set) var shapes: [Markup] = []

  init(height: Double) { self.height = height }

  /// The drawing as one image, with a title and a description for screen readers.
  func svg(id: String, title: String, description: String) -> Markup {
    .element(
      "svg",
      [
        "viewBox": "0 0 480 \(fixed(height, 0))", "role": "img",
        "aria-labelledby": "\(id)-title \(id)-description",
      ],
      [
        .element("title", ["id": "\(id)-title"], title),
        .element("desc", ["id": "\(id)-description"], description),
      ] + shapes)
  }

  // MARK: Shapes

  mutating func add(_ shape: Markup) { shapes.append(shape) }

  mutating func text(
    _ text: String, x: Double, y: Double, anchor: String = "start", style: String = "label"
  ) {
    add(
      .element(
        "text", ["x": fixed(x, 1), "y": fixed(y, 1), "text-anchor": anchor, "class": style], text))
  }

  /// Writes lines below each other; `y` is that of the first.
  mutating func text(_ lines: [String], x: Double, y: Double, style: String = "label") {
    for (index, line) in lines.enumerated() {
      text(line, x: x, y: y + Double(index) * Self.lineHeight, style: style)
    }
  }

  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, style: String = "grid"
  ) {
    add(
      .element(
        "line",
        [
          "x1": fixed(x1, 1), "y1": fixed(y1, 1), "x2": fixed(x2, 1), "y2": fixed(y2, 1),
          "class": style,
        ]))
  }

  /// Draws horizontal lines for round numbers from 0 at `bottom` to at least `most` at `top`, and returns
  /// their scale.
  mutating func numbers(upTo most: Int, bottom: Double, top: Double) -> Scale {
    let marks = Scale.marks(upTo: most)
    let scale = Scale(0...Double(marks.last ?? 1), from: bottom, to: top)
    for mark in marks {
      let y = scale(Double(mark))
      line(40, y, Self.width - 8, y)
      text("\(mark)", x: 36, y: y + 5, anchor: "end", style: "small")
    }
    return scale
  }

  mutating func box(
    x: Double, y: Double, width: Double, height: Double, style: String, tip: String? = nil
  ) {
    add(
      .element(
        "rect",
        [
          "x": fixed(x, 1), "y": fixed(y, 1), "width": fixed(max(0, width), 1),
          "height": fixed(max(0, height), 1), "class": style,
        ], Self.title(tip)))
  }

  mutating func dot(x: Double, y: Double, radius: Double, style: String, tip: String? = nil) {
    add(
      .element(
        "circle",
        ["cx": fixed(x, 1), "cy": fixed(y, 1), "r": fixed(radius, 1), "class": style],
        Self.title(tip)))
  }

  /// A line through points.
  mutating func path(_ points: [(x: Double, y: Double)], style: String) {
    guard points.count > 1 else { return }
    let steps = points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(fixed(point.x, 1)) \(fixed(point.y, 1))"
    }
    add(.element("path", ["d": steps.joined(separator: " "), "class": style]))
  }

  /// The text that shows under a pointer.
  private static func title(_ tip: String?) -> [Markup] {
    tip.map { [.element("title", [:], $0)] } ?? []
  }
}

/// Maps values to coordinates.
struct Scale {
  var values: ClosedRange<Double>
  var from: Double
  var to: Double

  init(_ values: ClosedRange<Double>, from: Double, to: Double) {
    self.values = values
    self.from = from
    self.to = to
  }

  func callAsFunction(_ value: Double) -> Double {
    let span = values.upperBound - values.lowerBound
    guard span > 0 else { return from }
    let value = min(max(value, values.lowerBound), values.upperBound)
    return from + (to - from) * (value - values.lowerBound) / span
  }

  /// Round numbers to mark, from 0 to at least `most`.
  static func marks(upTo most: Int) -> [Int] {
    var step = 1
    for next in [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000, 1_000_000]
    where most > step * 4 { step = next }
    return Array(stride(from: 0, through: (max(most, 1) + step - 1) / step * step, by: step))
  }
}

/// A share in percent, without a point.
func percent(_ share: Double) -> String { fixed(share * 100, 0) + "%" }
