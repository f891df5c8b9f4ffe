/// A word as bash and zsh take it.
enum ShellWord {
  /// A text as one word, whatever it holds.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
