/// A fenced block of a Markdown text.
struct Fence {
  /// The words after the signs that begin it.
  var info: [String]
  /// The lines between the signs.
  var lines: [String]
  /// The number of the line that begins it; its text begins in the next.
  var line: Int

  /// Its lines as the text of a file.
  var code: String { lines.joined(separator: "\n") + "\n" }
}
