/// Text with the escape sequences of a style, ready for a terminal.
///
/// It is a type of its own so that it can't be taken for untrusted text, whose escape sequences are
/// written out before a terminal sees them.
public struct Painted: Hashable, Sendable {
  /// The text with its escape sequences.
  public let escaped: String

  /// Takes text that is ready for a terminal, as the default colour shows it.
  public init(_ escaped: String) { self.escaped = escaped }
}
