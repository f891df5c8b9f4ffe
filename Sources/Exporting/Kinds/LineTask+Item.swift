internal import Curriculum

extension LineTask: ItemMaking {
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    let task =
      insertion.map {
        """
        Insert this line:

        \(fenced($0))

        Write the number of the line to insert it after, or 0 for before the first line.
        """
      } ?? "Write the number of the line to remove."
    return AskedItem(
      text: "Goal: \(goal.text)\n\n\(task) If several are right, give one.",
      answer: .number(answer.lines, remarks: remarks), numbersLines: true)
  }
}
