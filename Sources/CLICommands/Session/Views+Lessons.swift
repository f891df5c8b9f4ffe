internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI
internal import Words

/// The list of lessons.
extension Views {
  func lessons(_ records: [LessonRecord]) {
    for (index, record) in records.enumerated() {
      console.line(style.heading(shown("\(index + 1)  \(record.lesson.rawValue)  \(record.title)")))
      console.prose(
        Words.Lessons.progress(
          isRead: record.isRead, held: record.rules.held, of: record.rules.total,
          right: record.answers.right, of: record.answers.answered), first: "   ")
    }
  }
}
