/// Colour for those who see it; the text says everything without it.
public struct Style: Hashable, Sendable {
  /// Whether escape sequences are written at all.
  public var isColored: Bool

  public init(isColored: Bool) { self.isColored = isColored }

  public static let plain = Style(isColored: false)

  public func heading(_ text: String) -> String { paint(text, "1") }
  public func code(_ text: String) -> String { paint(text, "36") }
  public func keyword(_ text: String) -> String { paint(text, "35") }
  public func typeName(_ text: String) -> String { paint(text, "36") }
  public func literal(_ text: String) -> String { paint(text, "33") }
  public func good(_ text: String) -> String { paint(text, "32") }
  public func bad(_ text: String) -> String { paint(text, "31") }
  public func faint(_ text: String) -> String { paint(text, "2") }

  /// Each line by itself, so that a pager or a cut never leaves the terminal painted.
  private func paint(_ text: String, _ code: String) -> String {
    guard isColored else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }
      .joined(separator: "\n")
  }
}

/// When colour is used: `--color`.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  case auto, always, never

  /// Whether to paint. `NO_COLOR` (no-color.org) counts when it is set and not empty, and gives way
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
