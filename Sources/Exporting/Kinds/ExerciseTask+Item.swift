internal import Curriculum

extension FixTask: ItemMaking {}
extension WriteTask: ItemMaking {}

extension ItemMaking where Self: ExerciseTask {
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    let goals = code.goals.map { "- \($0.text)" }.joined(separator: "\n")
    let checks = code.goals.map { "- `\($0.check)`" }.joined(separator: "\n")
    let drive = code.drive.map { "This runs after your code:\n\n" + fenced($0) }
    return AskedItem(
      text: ["Goals:\n\n" + goals, drive].compactMap { $0 }.joined(separator: "\n\n"),
      answer: .code(
        solution: code.solution,
        key: "Any code that meets the goals is right. vdl checks them by these expressions:\n\n"
          + checks))
  }
}
