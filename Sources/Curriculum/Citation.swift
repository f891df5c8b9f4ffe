/// A place in one of the five articles: `000:96-118`, or `004:141,181,198` for several.
public struct Citation: Hashable, Sendable {
  /// The article's number, three digits.
  public var article: String
  /// Ranges of line numbers, rising and without overlap; the first line is 1.
  public var lines: [ClosedRange<Int>]

  /// Cites lines of an article.
  public init(article: String, lines: [ClosedRange<Int>]) {
    self.article = article
    self.lines = lines
  }

  /// Reads `000:96-118`; nil unless it is three digits, a colon and lines in rising order.
  public init?(_ text: String) {
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    guard halves.count == 2, halves[0].utf8.count == 3,
      halves[0].utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    var lines: [ClosedRange<Int>] = []
    for part in halves[1].split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map {
        lineNumber(String($0))
      }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first <= last, first > lines.last?.upperBound ?? 0
      else { return nil }
      lines.append(first...last)
    }
    self.init(article: String(halves[0]), lines: lines)
  }
}

extension Citation: CustomStringConvertible {
  /// The form that `init(_:)` reads.
  public var description: String {
    let parts = lines.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
    }
    return "\(article):\(parts.joined(separator: ","))"
  }
}

extension Citation {
  /// Takes the citations, such as `[002:5]`, out of a text for learners, with the space before each.
  public static func taken(outOf text: inout String) -> [Citation] {
    var citations: [Citation] = []
    var rest = text[...]
    var clean = ""
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let next = rest.index(after: close)
      if let citation = Citation(String(rest[rest.index(after: open)..<close])) {
        citations.append(citation)
        clean += rest[..<open]
        while clean.last?.isWhitespace == true { clean.removeLast() }
        rest = rest[next...]
        if clean.isEmpty { rest = rest.drop(while: \.isWhitespace) }
      } else {
        let inside = rest.index(after: open)
        clean += rest[..<inside]
        rest = rest[inside...]
      }
    }
    text = clean + rest
    return citations
  }
}

private func lineNumber(_ text: String) -> Int? {
  guard (1...6).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
    let number = Int(text), number > 0
  else { return nil }
  return number
}
