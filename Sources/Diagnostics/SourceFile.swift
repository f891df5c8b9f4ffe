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
  /// "file:line:column", on one line.
  public var description: String { "\(file.onOneLine):\(line):\(column)" }
}

extension String {
  /// The text with its line breaks written out, `\u{A}`. The name of a file may have some, and would make
  /// one line of a message look like two.
  public var onOneLine: String {
    guard unicodeScalars.contains(where: Self.isLineBreak) else { return self }
    return unicodeScalars.map { scalar in
      Self.isLineBreak(scalar)
        ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(scalar)
    }.joined()
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
