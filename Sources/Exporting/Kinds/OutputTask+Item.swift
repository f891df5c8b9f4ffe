internal import Curriculum

extension OutputTask: ItemMaking {
  /// The greatest length of a line that somebody is asked to type.
  private static let longestLine = 200

  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    let right = Self.forms(of: answer.lines)
    guard right.allSatisfy({ $0.count <= Self.longestLine }), !right.isEmpty else { return nil }
    return AskedItem(
      form: """
        Write the printed lines one after the other, with a space between them; write `nothing` if it \
        prints nothing. A run that crashes ends with the word `trap`.
        """,
      answer: .line(
        right,
        remarks: remarks.flatMap { remark in
          Self.forms(of: remark.answer.split(whereSeparator: \.isNewline).map(String.init)).map {
            QuizItem.Remark(answer: $0, text: remark.text)
          }
        }),
      shownAnswer: answer.lines.isEmpty
        ? nil : fenced(answer.lines.joined(separator: "\n"), as: "text"))
  }

  /// Returns the ways to write printed lines on one line.
  private static func forms(of lines: [String]) -> [String] {
    guard !lines.isEmpty else { return ["nothing"] }
    return [" ", ", ", ",", "; ", ";", " / ", "/"].map { lines.joined(separator: $0) }
      .filter { !$0.allSatisfy(\.isWhitespace) }.withoutRepeats
  }
}
