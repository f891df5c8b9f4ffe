internal import AnkiPackages
internal import Curriculum
internal import Exporting

/// The questions of courses as new cards of Anki.
struct CourseDeck {
  private(set) var package = AnkiPackage(notes: [])
  /// The questions without a note.
  private(set) var left = LeftQuestions()

  /// So many instances of a template become notes, all with its id.
  private static let mostInstances = 3

  /// `truths` computes right answers, each by its question's id.
  init(of courses: [Course], notes: AnkiNotes, truths: ([Question]) -> [QuestionID: Truth]) {
    let questions = courses.flatMap { $0.lessons.flatMap(\.questions) }
    let answers = (0..<Self.mostInstances).map { number in
      truths(questions.filter { $0.instanceCount > number }.map { $0.instance(number) })
    }
    for course in courses {
      let support = course.lessons.flatMap(\.questions).first?.support ?? []
      package.descriptions[[course.title]] = AnkiNotes.introduction(to: support)
      for (place, lesson) in course.lessons.enumerated() {
        let category = QuizItem.category(lesson.title, at: place + 1, in: course)
        var seen: [QuestionID: Set<Truth>] = [:]
        // Anki asks new cards one after another: variants of a question come with the others between them.
        for number in 0..<Self.mostInstances {
          for question in lesson.questions where question.instanceCount > number {
            // One with an answer of before would ask nothing new.
            guard let truth = answers[number][question.id],
              seen[question.id, default: []].insert(truth).inserted,
              let item = QuizItem(question.instance(number), truth: truth, category: category)
            else { continue }
            package.notes.append(
              AnkiNote(
                identity: ["question", item.id, "\(number)"], deck: category,
                tags: AnkiNotes.tags(of: item),
                fields: notes.fields(of: item, lesson: lesson.title), card: AnkiCard(schedule: .new)
              ))
          }
        }
        for question in lesson.questions where seen[question.id] == nil {
          left.add(question, "no run decides them")
        }
      }
    }
  }
}
