public import Coursework
public import Curriculum
public import ReviewLog
public import Storage

/// An assignment of a taught course, as one student takes it.
public struct TakenAssignment: Hashable, Sendable {
  public var source: CourseAssignment
  public var copy: StudentCopy
  /// The questions of the student's copy, in their order.
  public var items: [StudentCopy.Item]

  init(_ source: CourseAssignment, student: LearnerID) {
    self.source = source
    copy = StudentCopy(
      courseUUID: source.course.uuid, assignment: source.assignment.id, student: student)
    items = copy.items(of: source.assignment, from: source.questionsByRule)
  }

  public var assignment: Assignment { source.assignment }
  public var course: Course { source.course }

  public func zone(of item: StudentCopy.Item) -> Assignment.Zone { assignment.zones[item.zone] }
}

extension StudySession {
  /// An assignment as this learner takes it.
  public func take(_ assignment: CourseAssignment) -> TakenAssignment {
    TakenAssignment(assignment, student: learner.id)
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
