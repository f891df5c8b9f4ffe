internal import Curriculum
internal import Phrases
internal import ReviewLog
internal import TerminalUI

/// The list of lessons.
extension Views {
  func lessons(_ records: [LessonRecord]) {
    for (index, record) in records.enumerated() {
      console.heading(
        record.title, first: "\(index + 1)  \(record.lesson.rawValue)  ", rest: "   ")
      console.prose(
        "\(record.isRead ? "read" : "not read yet"); "
          + "\(share(record.rules.held, of: record.rules.total)) rules held"
          + (record.answers.answered == 0
            ? "" : ", \(share(record.answers.right, of: record.answers.answered)) answers right"),
        first: "   ")
    }
  }
}
