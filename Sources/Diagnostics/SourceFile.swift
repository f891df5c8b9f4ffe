/// A source text with its name in messages.
public struct SourceFile: Hashable, Sendable {
  /// Usually a path.
  public let name: String
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// A place in a source file, counted from 1.
public struct SourceLocation: Hashable, Sendable {
  /// The name of the file.
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
  /// "file:line:column".
  public var description: String { "\(file):\(line):\(column)" }
}
