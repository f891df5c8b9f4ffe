/// A text with attributes, as a value. The model keeps the text.
public struct AttributedString: Equatable, Hashable, ExpressibleByStringLiteral {
  /// The text without its attributes.
  public var characters: String

  public init() {
    characters = ""
  }

  public init(_ string: String) {
    characters = string
  }

  public init(stringLiteral value: String) {
    characters = value
  }

  public init(_ attributed: NSAttributedString) {
    characters = attributed.string
  }

  public mutating func append(_ other: AttributedString) {
    characters += other.characters
  }
}
