internal import ContentImport
public import Coursework
public import Curriculum
internal import QuizEngine
public import ReviewLog
public import Storage

/// An assignment of a taught course, as one student takes it.
public struct TakenAssignment: Hashable, Sendable {
  public var assignment: Assignment
  public var course: Course
  public var copy: StudentCopy
  /// The digest of its file, in hexadecimal.
  public var digest: String
  /// The questions of the student's copy, in their order.
  public var items: [StudentCopy.Item]

  init(_ assignment: Assignment, of course: Course, text: String, student: LearnerID) {
    self.assignment = assignment
    self.course = course
    digest = Digest(of: text).hexadecimal
    copy = StudentCopy(courseUUID: course.uuid, assignment: assignment.id, student: student)
    var byRule: [RuleID: [QuestionID]] = [:]
    for question in course.lessons.flatMap(\.questions) {
      if let target = question.rules.first { byRule[target, default: []].append(question.id) }
    }
    items = copy.items(of: assignment, from: byRule)
  }

  /// `COURSE/ID`
  public var name: String { "\(course.id.rawValue)/\(assignment.id.rawValue)" }

  public func zone(of item: StudentCopy.Item) -> Assignment.Zone { assignment.zones[item.zone] }
}

extension StudySession {
  /// The assignments of the taught courses, with the names by which they can be told apart.
  public func assignments() throws(StoreError) -> [TakenAssignment] {
    var found: [TakenAssignment] = []
    for course in courses {
      for stored in try store.assignments(of: course.id) {
        if let assignment = readAssignment(named: stored.name, stored.text, of: course) {
          found.append(
            TakenAssignment(assignment, of: course, text: stored.text, student: learner.id))
        }
      }
    }
    return found
  }

  /// The student's tries of a question, in the order of their numbers, over all sittings. One that was skipped is no
  /// try; one that was taken back with `undo` is, since its verdict was seen.
  public func tries(
    of question: QuestionID, in taken: TakenAssignment
  ) throws(StoreError) -> [ReviewRecord] {
    let answers = try store.answers(of: learner.id, to: question)
    var tries: [ReviewRecord] = []
    while true {
      let seed = taken.copy.seed(of: question, try: tries.count + 1)
      guard let found = answers.first(where: { $0.presentation.seed == seed }) else { return tries }
      tries.append(found)
    }
  }
}
