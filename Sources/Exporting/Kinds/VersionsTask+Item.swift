internal import Curriculum

extension VersionsTask: ItemMaking {
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    AskedItem(
      text: "\(statement.text) Choose every release on which this is true.",
      answer: .several(
        among.map { release in
          QuizItem.Choice(text: "iOS \(release)", isRight: answer.versions.contains(release))
        }))
  }
}
