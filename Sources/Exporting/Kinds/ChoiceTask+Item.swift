internal import Curriculum

extension ChoiceTask: ItemMaking {
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    AskedItem(
      answer: .one(
        choices.enumerated().map { index, choice in
          QuizItem.Choice(
            text: choice.text, isRight: index == answer.index, remark: choice.feedback)
        }))
  }
}
