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
  /// The due date that the teacher gave this student alone; nil for that of the assignment. The roster has it, which
  /// the student's program doesn't know.
  public var ownDue: UTCTime?

  public init(_ source: CourseAssignment, student: LearnerID) {
    self.source = source
    copy = source.copy(of: student)
    items = copy.items(of: source.assignment, from: source.questionsByRule)
  }

  public var assignment: Assignment { source.assignment }
  public var course: Course { source.course }

  /// Until when an answer is worth all its points.
  public var due: UTCTime? { ownDue ?? assignment.due }

  /// The share of its points that a right answer gets at a time, from 0 to 1.
  public func share(at time: UTCTime) -> Double { assignment.share(at: time, due: ownDue) }

  /// Whether verdicts wait for the end, and nothing helps.
  public func keepsVerdicts(at time: UTCTime) -> Bool {
    assignment.kind == .exam && assignment.isOpen(at: time, due: ownDue)
  }

  /// The points that all first right answers in time would have.
  public var greatestPoints: Double {
    items.reduce(0) { $0 + assignment.greatest(of: $1.question, in: zone(of: $1)) }
  }

  public func zone(of item: StudentCopy.Item) -> Assignment.Zone { assignment.zones[item.zone] }
}

extension StudySession {
  /// An assignment as this learner takes it.
  public func take(_ assignment: CourseAssignment) -> TakenAssignment {
    TakenAssignment(assignment, student: learner.id)
  }

  /// The names of the others in this store who have answered something of an assignment.
  public func othersWithAnswers(to assignment: CourseAssignment) throws(StoreError) -> [String] {
    var names: [String] = []
    for other in try store.learners() where other.id != learner.id {
      let taken = TakenAssignment(assignment, student: other.id)
      for item in taken.items where try !tries(of: item.question, in: taken).isEmpty {
        names.append(other.name)
        break
      }
    }
    return names
  }

  /// Whether a question was shown as one of an assignment of the learner's.
  func isOfAssignment(_ presentation: Presentation) throws(StoreError) -> Bool {
    try store.assignments(of: courses).contains { source in
      let taken = take(source)
      guard taken.items.contains(where: { $0.question == presentation.question }) else {
        return false
      }
      return (1...Self.mostTries).contains {
        taken.copy.seeds(of: presentation.question, try: $0).contains(presentation.seed)
      }
    }
  }

  /// So many tries of a question are looked at.
  private static let mostTries = 20

  /// The student's tries of a question, in the order of their numbers, over all sittings. One that was skipped is no
  /// try; one that was taken back with `undo` is, since its verdict was seen.
  public func tries(
    of question: QuestionID, in taken: TakenAssignment
  ) throws(StoreError) -> [ReviewRecord] {
    let answers = try store.answers(
      of: taken.copy.student, to: [question] + taken.copy.formerNames.names(of: question))
    return taken.copy.tries(of: question, among: answers) { $0.presentation.seed == $1 }
  }
}
