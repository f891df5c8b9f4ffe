internal import QuizEngine
internal import TerminalUI

/// The text that an editor opens: the goals of an exercise and the errors of the code as comments, and
/// the code below them.
enum CodeSheet {
  private static let goal = "// Goal: "
  private static let error = "// Error: "

  /// Writes the comments above the code. They number the lines as the editor does.
  static func text(goals: [String], errors: [CodeError], above code: String) -> String {
    // A blank line stands between the comments and the code.
    let height = goals.count + errors.count + 1
    let comments =
      goals.map { goal + oneLine($0) }
      + errors.map { error in
        Self.error + (error.line.map { "line \($0 + height): " } ?? "") + oneLine(error.message)
      }
    return comments.isEmpty ? code : (comments + ["", code]).joined(separator: "\n")
  }

  /// Returns the code below the comments.
  static func code(in text: String) -> String {
    var rest = text[...]
    while rest.hasPrefix(goal) || rest.hasPrefix(error) {
      rest = rest.drop { !$0.isNewline }.dropFirst()
    }
    let hasComments = rest.startIndex > text.startIndex
    return String(hasComments && rest.first?.isNewline == true ? rest.dropFirst() : rest)
  }

  private static func oneLine(_ text: String) -> String {
    Text.visible(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
