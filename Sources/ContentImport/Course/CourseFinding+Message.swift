import Phrases

extension CourseFinding {
  var message: String {
    switch self {
    case .hasNoLessons:
      "the course has no lessons; write 'lessons: [L01-lazy-view.md]', in the order of reading"
    case .isNotListed(let file):
      "the course doesn't list this file; add '- \(file)' to the lessons of \(courseFileName), or "
        + "move it away"
    case .isSecondCourse(.id, let value):
      "a second course with the id '\(value)'; give it its own"
    case .isSecondCourse(.uuid, let value):
      "a second course with the uuid '\(value)'; write 'uuid: \(freshUUID())' here, which nobody else has"
    case .isSecondLesson(let id):
      "a second lesson '\(id)' in this course; give it an id of its own"
    case .isSecondQuestion(let id):
      "a second question '\(id)' in this course; give it an id of its own"
    case .hasNoLesson(let id, near: let near):
      "no lesson '\(id)' in this course" + (near.map(didYouMean) ?? "")
    case .requireEachOther(let lessons):
      "the lessons require each other: \(lessons.joined(separator: " needs ")); remove one of these"
    case .comesLater(let lesson):
      "'\(lesson)' comes later in \(courseFileName); list it above this lesson"
    }
  }
}
