public import ContentImport
public import Curriculum
public import Diagnostics
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
public import Storage

/// The questions and reviews of a learners' database, to say what an edit of a course does to them.
public struct ContentHistory {
  let kept: [StoredQuestion]
  private let reviews: [QuestionID: [ReviewRecord]]
  private let courses: [String: KnownCourse]

  /// A course as the database has it.
  struct KnownCourse {
    var id: CourseID
    var lessons: [NamedHistory]
    var questions: [NamedHistory]
  }

  public init(of store: Store) throws(StoreError) {
    var reviews: [QuestionID: [ReviewRecord]] = [:]
    try store.forEachReview { (record) throws(StoreError) in
      reviews[record.presentation.question, default: []].append(record)
    }
    self.reviews = reviews
    kept = try store.questions()
    var courses: [String: KnownCourse] = [:]
    for (id, _) in try store.courses() {
      guard let uuid = try store.uuid(ofCourse: id) else { continue }
      courses[uuid] = KnownCourse(
        id: id, lessons: try store.lessonHistories(of: id),
        questions: try store.questionHistories(of: id))
    }
    self.courses = courses
  }

  /// The course as the database has it, perhaps under a former id.
  func known(_ course: Course) -> KnownCourse? { courses[course.uuid] }

  /// The digest of the meaning of each question that a run decides.
  private func meanings(of course: Course, _ model: AuthoringModel) -> [QuestionID: Digest] {
    let questions = course.lessons.flatMap(\.questions)
    let truths = model.truths(of: questions)
    var meanings: [QuestionID: Digest] = [:]
    for question in questions {
      meanings[question.id] = truths[question.id].map {
        QuestionHashes(of: question, truth: $0).meaning
      }
    }
    return meanings
  }

  /// Returns the changes to the questions that the database has of a course.
  private func changes(
    in course: Course, meanings now: [QuestionID: Digest], _ model: AuthoringModel
  ) -> [QuestionChange] {
    let own = kept.filter { $0.question.id.rawValue.hasPrefix(course.id.rawValue + "/") }
    let questions = course.lessons.flatMap(\.questions)
    let reconsidered = reconsidered(own, model)
    var changes: [QuestionChange] = []
    for (old, otherVerdict) in zip(own, reconsidered) {
      let id = old.question.id
      func note(_ change: QuestionChange.What) {
        changes.append(
          QuestionChange(question: id, reviewCount: reviews[id]?.count ?? 0, what: change))
      }
      let before = QuestionHashes(of: old.question, truth: old.truth)
      // Of a question that is gone, `losses` tells.
      guard var question = questions.first(where: { $0.id == id }) else { continue }
      question.formerly = []
      if let after = now[id], after != before.meaning, question != old.question {
        note(.asksSomethingElse)
      }
      if let otherVerdict { changes.append(otherVerdict) }
    }
    return changes
  }

  /// Returns the changes as warnings where the questions stand.
  public func findings(
    in course: Course, at locations: [ContentPart: SourceLocation], _ model: AuthoringModel
  ) -> [Diagnostic] {
    let start =
      locations[.course(course.id)] ?? SourceLocation(file: courseFileName, line: 1, column: 1)
    let meanings = meanings(of: course, model)
    return losses(in: course, meanings: meanings).map { loss in
      Diagnostic(.warning, loss.message, at: loss.heir.flatMap { locations[$0.part] } ?? start)
    }
      + changes(in: course, meanings: meanings, model).map { change in
        Diagnostic(.warning, change.message, at: locations[.question(change.question)] ?? start)
      }
  }

  /// Returns a warning for each history that ends with a course as it is now, whose right answers are known.
  public func losses(in reading: CourseReading, truths: [QuestionID: Truth]) -> [Diagnostic] {
    guard let course = reading.course else { return [] }
    var meanings: [QuestionID: Digest] = [:]
    for question in course.lessons.flatMap(\.questions) {
      meanings[question.id] = truths[question.id].map {
        QuestionHashes(of: question, truth: $0).meaning
      }
    }
    let locations = reading.locations
    let start =
      locations[.course(course.id)] ?? SourceLocation(file: courseFileName, line: 1, column: 1)
    return losses(in: course, meanings: meanings).map { loss in
      Diagnostic(.warning, loss.message, at: loss.heir.flatMap { locations[$0.part] } ?? start)
    }
  }

  /// For each of some stored questions the change that the model makes; nil where its answer is what
  /// it was.
  private func reconsidered(
    _ questions: [StoredQuestion], _ model: AuthoringModel
  ) -> [QuestionChange?] {
    model.map(questions.count) { [reviews, rules = model.rules] number, run in
      let old = questions[number]
      guard truth(of: old.question, run: run) != old.truth else { return nil }
      let judged = (reviews[old.question.id] ?? []).filter {
        $0.presentation.revision == old.revision
      }
      let others = judged.filter { record in
        let (prepared, _) = prepare(
          old.question, rules: rules, seed: record.presentation.seed, run: run)
        guard let prepared,
          case .verdict(let verdict) = judge(stored: record.review.typed, to: prepared, run: run)
        else { return true }
        return verdict.grade != record.review.verdict
      }
      return QuestionChange(
        question: old.question.id, reviewCount: judged.count,
        what: .hasAnotherAnswer(judgedOtherwise: others.count))
    }
  }
}
