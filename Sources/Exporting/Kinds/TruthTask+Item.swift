internal import Curriculum

extension TruthTask: ItemMaking {
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    AskedItem(
      text: statement.text, answer: .truth(answer.isTrue, remark: remarks.first?.text))
  }
}
