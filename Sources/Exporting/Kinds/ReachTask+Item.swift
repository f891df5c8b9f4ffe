internal import Curriculum

extension ReachTask: ItemMaking {
  /// Any way to the goal is right here; elsewhere only the shortest can be told, and so they are asked for.
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    guard let list = LetteredList(actions.map(\.text)), !answer.ways.isEmpty else { return nil }
    let letters = answer.ways.map(list.letters)
    return AskedItem(
      text: """
        Goal: \(goal.text)

        \(list.text)

        Write the letters of a shortest way to the goal, in order, for example \(list.example). You may \
        repeat an action.
        """, answer: .line(letters.flatMap(LetteredList.forms).withoutRepeats, remarks: []),
      shownAnswer: zip(letters, answer.ways).map { letters, way in
        "- \(letters): " + way.map { actions[$0].text }.joined(separator: ", then ")
      }.joined(separator: "\n"))
  }
}
