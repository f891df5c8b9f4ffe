/// A piece of HTML or SVG: an element with its children, or text.
///
/// An XML parser reads it too. Nothing in a text or an attribute is ever read as markup.
public enum Markup: Hashable, Sendable {
  case text(String)
  /// The style sheet, which HTML does not unescape.
  case raw(StaticText)
  case element(String, [Attribute], [Markup])

  /// A text from the program's own source, without signs that HTML or XML would obey.
  public struct StaticText: Hashable, Sendable {
    let text: String

    public init(_ text: StaticString) {
      self.text = "\(text)"
      precondition(!self.text.contains { "<>&".contains($0) }, "a style sheet without markup")
    }
  }

  public struct Attribute: Hashable, Sendable {
    public var name: String
    public var value: String
  }

  public static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Markup] = []
  ) -> Markup {
    .element(name, attributes.map { Attribute(name: $0.key, value: $0.value) }, children)
  }

  /// Returns an element that contains a text.
  public static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ text: String
  ) -> Markup {
    element(name, attributes, [.text(text)])
  }
}

extension Markup {
  /// The markup as text of HTML.
  public var html: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to page: inout String) {
    switch self {
    case .text(let text): page += Self.escaped(text)
    case .raw(let text): page += text.text
    case .element(let name, let attributes, let children):
      page += "<\(name)"
      for attribute in attributes {
        page += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
      }
      guard !children.isEmpty || !Self.mayBeEmptyTags.contains(name) else {
        page += "/>"
        return
      }
      page += ">"
      for child in children { child.write(to: &page) }
      page += "</\(name)>"
      if Self.endsLine.contains(name) { page += "\n" }
    }
  }

  /// Elements that are empty in HTML, and those of SVG, where XML's rules apply.
  private static let mayBeEmptyTags: Set = [
    "meta", "link", "br", "hr", "circle", "rect", "line", "path", "wbr",
  ]
  private static let endsLine: Set = ["section", "figure", "tr", "p", "h2", "svg", "head", "style"]

  /// Returns the text with the signs of HTML and XML escaped, and characters that they do not allow
  /// replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default:
        result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Control characters are not allowed, and neither are marks that turn the direction of text.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    case 0x200E, 0x200F, 0x061C, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
