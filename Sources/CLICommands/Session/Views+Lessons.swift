internal import Curriculum
internal import Phrases
internal import ReviewLog
internal import TerminalUI

/// The list of lessons, and the sources of one.
extension Views {
  /// Says in one paragraph what a lesson leaves out.
  func outOfScope(of lesson: Lesson) {
    guard !lesson.outOfScope.isEmpty else { return }
    let items = lesson.outOfScope.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    console.line()
    markdown("Not in this lesson: \(items.joined(separator: "; ")).")
  }

  /// Names the articles that a lesson is based on.
  func sources(of lesson: Lesson) {
    if !lesson.articles.isEmpty { console.line() }
    for article in lesson.articles {
      console.prose("From \(article.reference)", rest: "  ")
    }
  }

  func lessons(_ records: [LessonRecord]) {
    let names = LessonNames(records.map(\.name))
    for (index, record) in records.enumerated() {
      console.heading(
        record.title, first: "\(index + 1)  \(names.short(record.name))  ", rest: "   ")
      console.prose(
        "\(record.isRead ? "read" : "not read yet"); "
          + "\(share(record.rules.held, of: record.rules.total)) rules held"
          + (record.answers.answered == 0
            ? "" : ", \(share(record.answers.right, of: record.answers.answered)) answers right"),
        first: "   ")
    }
  }
}
