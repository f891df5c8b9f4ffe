/// A source text with the name that messages call it by.
public struct SourceFile: Hashable, Sendable {
  public let name: String
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// A place in a source file as a person counts it.
public struct SourceLocation: Hashable, Sendable {
  public let file: String
  /// The first line is 1.
  public let line: Int
  /// The first column is 1; columns count UTF-8 bytes, as the Swift compiler's do.
  public let column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column)" }
}
