internal import Curriculum

extension WhyTask: ItemMaking {
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    AskedItem(
      text: """
        The event is `\(event)`. Choose every cause without which it doesn't \
        come.\(meaning(ofOccurrencesIn: [event]))
        """,
      answer: .several(
        causes.enumerated().map { index, cause in
          QuizItem.Choice(text: cause.text, isRight: answer.causes.contains(index))
        }))
  }
}
