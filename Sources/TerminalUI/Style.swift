/// Colours and weights for text on a terminal; the text is complete without them.
public struct Style: Hashable, Sendable {
  /// Whether escape sequences are written at all.
  public var isColored: Bool

  /// Makes a style with or without escape sequences.
  public init(isColored: Bool) { self.isColored = isColored }

  /// The style without escape sequences.
  public static let plain = Style(isColored: false)

  /// A title: bold.
  public func heading(_ text: String) -> Painted { paint(text, "1") }
  /// Code within prose: cyan.
  public func code(_ text: String) -> Painted { paint(text, "36") }
  /// A keyword of Swift: magenta.
  public func keyword(_ text: String) -> Painted { paint(text, "35") }
  /// A type of Swift: cyan.
  public func typeName(_ text: String) -> Painted { paint(text, "36") }
  /// A literal of Swift: yellow.
  public func literal(_ text: String) -> Painted { paint(text, "33") }
  /// A success: green.
  public func good(_ text: String) -> Painted { paint(text, "32") }
  /// An error: red.
  public func bad(_ text: String) -> Painted { paint(text, "31") }
  /// An aside: dim.
  public func faint(_ text: String) -> Painted { paint(text, "2") }

  /// Returns text as a terminal may get it: the style's own escape sequences stay, and every other
  /// character that controls a terminal is written out.
  public func ready(_ text: String) -> String {
    guard isColored else { return Text.visible(text) }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      result += Text.visible(String(rest[..<escape]))
      rest = rest[escape...]
      let own = Self.codes.map(Self.sequence).first { rest.starts(with: $0.unicodeScalars) }
      result += own ?? Text.visible("\u{1B}")
      rest = rest.dropFirst(own?.unicodeScalars.count ?? 1)
    }
    return result + Text.visible(String(rest))
  }

  /// The codes of the colours and weights above, and of their end.
  private static let codes = ["0", "1", "2", "31", "32", "33", "35", "36"]

  private static func sequence(_ code: String) -> String { "\u{1B}[\(code)m" }

  /// Paints each line by itself, so that a pager or a cut line never leaves the terminal coloured.
  private func paint(_ text: String, _ code: String) -> Painted {
    guard isColored else { return Painted(text) }
    return Painted(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : Self.sequence(code) + $0 + Self.sequence("0") }
        .joined(separator: "\n"))
  }
}

/// The value of `--color`.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  case auto, always, never

  /// Whether escape sequences are written. `NO_COLOR` (no-color.org) counts when it is set and not empty, and gives way
  /// to an explicit `--color always`.
  public func isColored(outputIsTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      outputIsTerminal && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM", default: "dumb"] != "dumb"
    }
  }
}
