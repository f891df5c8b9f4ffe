internal import AnkiPackages
internal import Curriculum
internal import Exporting

/// The questions of courses as new cards of Anki.
struct CourseDeck {
  private(set) var package = AnkiPackage(notes: [])
  /// The questions without a note, by kind.
  private(set) var left: [String: Int] = [:]

  /// So many instances of a template become notes, all with its id.
  private static let mostInstances = 3

  /// `truths` computes right answers, each by its question's id.
  init(of courses: [Course], notes: AnkiNotes, truths: ([Question]) -> [QuestionID: Truth]) {
    let questions = courses.flatMap { $0.lessons.flatMap(\.questions) }
    let answers = (0..<Self.mostInstances).map { number in
      truths(questions.filter { $0.instanceCount > number }.map { $0.instance(number) })
    }
    for course in courses {
      package.descriptions[[course.title]] = AnkiNotes.introduction(to: course)
      for (place, lesson) in course.lessons.enumerated() {
        let category = QuizItem.category(lesson.title, at: place + 1, in: course)
        for question in lesson.questions {
          var isLeft = true
          for number in 0..<min(question.instanceCount, Self.mostInstances) {
            guard let truth = answers[number][question.id],
              let item = QuizItem(question.instance(number), truth: truth, category: category)
            else { continue }
            isLeft = false
            package.notes.append(
              AnkiNote(
                identity: ["question", item.id, "\(number)"], deck: category,
                tags: AnkiNotes.tags(of: item),
                fields: notes.fields(of: item, lesson: lesson.title), card: AnkiCard(schedule: .new)
              ))
          }
          if isLeft { left[question.kind.rawValue, default: 0] += 1 }
        }
      }
    }
  }
}
