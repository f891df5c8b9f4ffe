internal import Curriculum

extension ReachTask: ItemMaking {
  /// Any way to the goal is right here; elsewhere only the shortest can be told, and so they are asked for.
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    guard let list = LetteredList(actions.map(\.text)), !answer.ways.isEmpty else { return nil }
    let forms = answer.ways.flatMap { LetteredList.forms(of: list.letters(at: $0)) }
    return AskedItem(
      text: """
        Goal: \(goal.text)

        \(list.text)

        Write the letters of a shortest way to the goal, in order, for example \(list.example). You may \
        repeat an action.
        """, answer: .line(forms.withoutRepeats, remarks: []))
  }
}
