// What both of Moodle's formats say in the same way.

/// Returns the path of a category for Moodle: a slash within a name is written twice.
func moodlePath(_ names: [String]) -> String {
  names.map { name in
    name.map { $0 == "/" ? "//" : $0.isNewline ? " " : String($0) }.joined()
  }.joined(separator: "/")
}

/// Returns the share of the points that a choice brings among several right ones: right ones share them
/// all, and a wrong one takes them all away. Moodle knows no more than five decimals, and only shares of
/// up to ten.
func percentage(of choice: QuizItem.Choice, in choices: [QuizItem.Choice]) -> String {
  guard choice.isRight else { return "-100" }
  let right = choices.count(where: \.isRight)
  let shares = [
    "100", "50", "33.33333", "25", "20", "16.66667", "14.28571", "12.5", "11.11111", "10",
  ]
  return shares[min(right, shares.count) - 1]
}

/// Returns the text of an item, with what Moodle alone does to wrong choices.
func moodleText(of item: QuizItem) -> String {
  guard case .several = item.answer else { return item.text }
  return item.text + "\n\nA wrong choice takes all points."
}

/// Returns the words that follow every answer: why, and after code a solution, since Moodle shows none.
func moodleFeedback(to item: QuizItem) -> String? {
  guard case .code(let solution, _) = item.answer else { return item.explanation }
  return [item.explanation, "One solution:", fenced(solution)].compactMap { $0 }
    .joined(separator: "\n\n")
}

/// Returns a line for the reader of short answers, for which a star alone stands for any text.
func literalStars(in line: String) -> String {
  line.split(separator: "*", omittingEmptySubsequences: false).joined(separator: "\\*")
}
