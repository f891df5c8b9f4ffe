/// Text in a drawing: SVG doesn't wrap it, and nothing keeps two texts apart.
extension Plot {
  static let lineHeight = 18.0
  /// The sizes of the page's style.
  static let labelSize = 15.0
  static let smallSize = 13.0

  /// The width of a text, from the means of a sans serif's digits and letters; most texts are narrower.
  static func width(of text: String, size: Double) -> Double {
    text.reduce(0) { $0 + ($1.isNumber ? 0.64 : 0.56) * size }
  }

  /// Breaks a text between words into lines of a width. The last of `most` lines ends in dots when there
  /// is more.
  static func lines(
    _ text: String, width: Double = Plot.width - 24, size: Double = labelSize, most: Int
  ) -> [String] {
    let longest = max(4, Int(width / Plot.width(of: "n", size: size)))
    var lines = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      for part in pieces(of: word, longest: longest) {
        let last = lines[lines.count - 1]
        if last.isEmpty {
          lines[lines.count - 1] = String(part)
        } else if last.count + 1 + part.count <= longest {
          lines[lines.count - 1] += " \(part)"
        } else {
          lines.append(String(part))
        }
      }
    }
    guard lines.count > most else { return lines }
    let end = lines[most - 1].prefix(longest - 1)
    return lines.prefix(most - 1) + ["\(end)…"]
  }

  /// A word in pieces that fit a line.
  private static func pieces(of word: Substring, longest: Int) -> [Substring] {
    var pieces: [Substring] = []
    var rest = word
    while !rest.isEmpty {
      pieces.append(rest.prefix(longest))
      rest = rest.dropFirst(longest)
    }
    return pieces
  }

  /// A label below an axis.
  struct Label {
    var text: String
    var x: Double
    var anchor: String

    init(_ text: String, x: Double, anchor: String) {
      self.text = text
      self.x = x
      self.anchor = anchor
    }

    /// The room that it takes.
    fileprivate var extent: ClosedRange<Double> {
      let width = Plot.width(of: text, size: Plot.smallSize)
      let left = anchor == "start" ? x : anchor == "end" ? x - width : x - width / 2
      return left...(left + width)
    }
  }

  /// Writes labels in one line. A label is left out when it would come too near to one before it.
  mutating func labels(_ labels: [Label], y: Double) {
    let gap = 8.0
    var taken: [ClosedRange<Double>] = []
    for label in labels where !taken.contains(where: { $0.overlaps(label.extent) }) {
      taken.append((label.extent.lowerBound - gap)...(label.extent.upperBound + gap))
      text(label.text, x: label.x, y: y, anchor: label.anchor, style: "small")
    }
  }
}
