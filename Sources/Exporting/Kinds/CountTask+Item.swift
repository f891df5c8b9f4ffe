internal import Curriculum

extension CountTask: ItemMaking {
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    AskedItem(
      text: "Count the calls of `\(event)`.",
      answer: .number([answer.count], remarks: remarks))
  }
}
