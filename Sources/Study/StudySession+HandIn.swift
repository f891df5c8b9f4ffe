public import Coursework
internal import Curriculum
internal import ReviewLog
public import Storage

extension StudySession {
  /// Everything that the student has answered of an assignment, over all sittings.
  public func handIn(
    _ taken: TakenAssignment, courseHash: String, assignmentHash: String
  ) throws(StoreError) -> HandIn {
    let standing = try standing(in: taken)
    // The order in which they were asked decides between answers of the same millisecond.
    let rounds = standing.entries.map(\.tries.count).max() ?? 0
    let tries = (0..<rounds).flatMap { round in
      standing.entries.compactMap { $0.tries.indices.contains(round) ? $0.tries[round] : nil }
    }
    let inOrder = tries.enumerated().compactMap { offset, attempt in
      attempt.review.map { (offset, attempt.presentation, $0) }
    }.sorted { ($0.2.moment.time, $0.0) < ($1.2.moment.time, $1.0) }
    return HandIn(
      course: HandIn.CourseFacts(
        id: taken.course.id.rawValue, uuid: taken.course.uuid, hash: courseHash),
      modelVersion: modelVersion,
      assignment: HandIn.AssignmentFacts(id: taken.assignment.id.rawValue, hash: assignmentHash),
      learner: HandIn.LearnerFacts(id: learner.id.rawValue, name: learner.name),
      attempts: inOrder.map { HandIn.Attempt(of: $0.1, $0.2) },
      claimed: HandIn.Claim(right: standing.rightCount, points: standing.points))
  }
}

extension HandIn.Attempt {
  fileprivate init(of shown: Presentation, _ review: Review) {
    let digits = String(shown.seed, radix: 16)
    self.init(
      presentation: shown.id.rawValue, question: shown.question.rawValue,
      revision: shown.revision.rawValue,
      seed: String(repeating: "0", count: 16 - digits.count) + digits,
      shown: shown.moment.time.description, answered: review.moment.time.description,
      typed: review.typed, hints: review.hintCount)
  }
}
