/// A mistake of an author or a learner, with its place.
///
/// Messages are in the Swift compiler's manner: lower case, no full stop, names in single quotes.
public struct Diagnostic: Hashable, Sendable, Error {
  /// An error refuses the source; a warning does not. A remark advises, and nothing follows from it.
  public enum Severity: String, Hashable, Sendable {
    case error, warning, remark
  }

  /// A further remark that belongs to a diagnostic, such as where a first definition stands.
  public struct Note: Hashable, Sendable {
    /// In the manner of the diagnostic's message.
    public let message: String
    /// Nil when it speaks of no other place.
    public let location: SourceLocation?

    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  public var severity: Severity
  /// Lower case, no full stop, names in single quotes.
  public var message: String
  /// The first byte of the place.
  public var location: SourceLocation
  /// The number of UTF-8 bytes that the caret underlines, at least 1.
  public var length: Int
  /// Further remarks, in their order.
  public var notes: [Note]
  /// The id of the slip that it warns of, which is also at the end of the message; nil for others.
  public var slip: String?

  /// A `length` below 1 counts as 1.
  public init(
    _ severity: Severity = .error, _ message: String, at location: SourceLocation,
    length: Int = 1, notes: [Note] = [], slip: String? = nil
  ) {
    self.slip = slip
    self.severity = severity
    self.message = message
    self.location = location
    self.length = max(1, length)
    self.notes = notes
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as the Swift compiler prints it, without the source line.
  public var description: String {
    var lines = ["\(location): \(severity.rawValue): \(message)"]
    for note in notes {
      lines.append((note.location.map { "\($0): " } ?? "") + "note: " + note.message)
    }
    return lines.joined(separator: "\n")
  }
}

extension Diagnostic {
  /// The diagnostic with its line of `text` and a caret below the place; only the diagnostic when the text
  /// has no such line.
  public func rendered(in text: String) -> String {
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.indices.contains(location.line - 1) else { return description }
    let line = String(decoding: lines[location.line - 1], as: UTF8.self)
    let before = line.utf8.prefix(max(0, location.column - 1))
    let indent = String(decoding: before, as: UTF8.self).map { letter -> Character in
      letter == "\t" ? "\t" : " "
    }
    // A place over several lines is underlined to the end of its first.
    let marked = min(length, line.utf8.count - before.count)
    let caret = "^" + String(repeating: "~", count: max(0, marked - 1))
    let head = "\(location): \(severity.rawValue): \(message)"
    let rest = notes.map { ($0.location.map { "\($0): " } ?? "") + "note: " + $0.message }
    return ([head, line, String(indent) + caret] + rest).joined(separator: "\n")
  }
}
