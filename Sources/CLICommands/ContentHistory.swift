internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Words

/// A course beside what a learners' database has of it: what an edit would do to their histories.
struct ContentHistory {
  private let kept: [StoredQuestion]
  private let reviews: [QuestionID: [ReviewRecord]]

  /// Reads a copy of the database, so that the database itself is not touched.
  init(of path: String, in context: Context) throws(Failure) {
    (kept, reviews) = try FileSystem.withTemporaryFolder { (folder) throws(Failure) in
      let copy = folder + "/copy.sqlite"
      var ids = SystemOrGiven(next: context.random)
      return try stored { () throws(StoreError) in
        try Store.copy(path, to: copy)
        let store = try Store.open(path: copy, migrations: StudyRoom.migrations, using: &ids)
        var reviews: [QuestionID: [ReviewRecord]] = [:]
        try store.forEachReview { (record) throws(StoreError) in
          reviews[record.presentation.question, default: []].append(record)
        }
        return (try store.questions(), reviews)
      }
    }
  }

  /// Returns what became of the questions that the database has of a course.
  func findings(_ course: Course, _ reading: [ContentPart: SourceLocation], _ model: Model)
    -> [Diagnostic]
  {
    let own = kept.filter { $0.question.id.rawValue.hasPrefix(course.id.rawValue + "/") }
    let questions = course.lessons.flatMap(\.questions)
    let truths = StudyRoom.truths(of: course, model: model)
    var now: [QuestionID: QuestionHashes] = [:]
    for question in questions {
      now[question.id] = truths[question.id].map { QuestionHashes(of: question, truth: $0) }
    }
    let start =
      reading[.course(course.id)] ?? SourceLocation(file: courseFileName, line: 1, column: 1)
    var found: [Diagnostic] = []
    for old in own {
      let id = old.question.id
      func say(_ message: String) {
        found.append(Diagnostic(.warning, message, at: reading[.question(id)] ?? start))
      }
      let before = QuestionHashes(of: old.question, truth: old.truth)
      let count = reviews[id]?.count ?? 0
      guard let question = questions.first(where: { $0.id == id }) else {
        let heir = now.first {
          $0.value.meaning == before.meaning && !own.map(\.question.id).contains($0.key)
        }
        say(
          heir.map { Words.Authoring.isCalled($0.key.name, not: id.name, count) }
            ?? Words.Authoring.isGone(id.name, count))
        continue
      }
      if let after = now[id], after.meaning != before.meaning, question != old.question {
        say(Words.Authoring.asksSomethingElse(id.name, count))
      }
      if let message = verdictsNow(old, model) { say(message) }
    }
    return found
  }

  /// Says how the model as it is judges what it judged otherwise before; nil when it does not.
  private func verdictsNow(_ old: StoredQuestion, _ model: Model) -> String? {
    let id = old.question.id
    let run = model.repeatedRuns()
    guard truth(of: old.question, run: run) != old.truth else { return nil }
    let about = (reviews[id] ?? []).filter { $0.presentation.revision == old.revision }
    let others = about.filter { record in
      let (prepared, _) = prepare(
        old.question, rules: model.rules(), seed: record.presentation.seed, run: run)
      guard let prepared,
        case .verdict(let verdict) = judge(response: record.review.typed, to: prepared, run: run)
      else { return true }
      return verdict.grade != record.review.verdict
    }
    return Words.Authoring.hasAnotherAnswer(
      id.name, about.count, judgedOtherwise: others.count)
  }
}
