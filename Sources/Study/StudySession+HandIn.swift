public import Coursework
internal import Curriculum
internal import ReviewLog
public import Storage

extension StudySession {
  /// Everything that the student has answered of an assignment, over all sittings, as `standing` has it.
  public func handIn(
    _ taken: TakenAssignment, _ standing: AssignmentStanding
  ) throws(StoreError) -> HandIn {
    // The order in which they were asked decides between answers of the same millisecond.
    let rounds = standing.entries.map(\.tries.count).max() ?? 0
    let tries = (0..<rounds).flatMap { round in
      standing.entries.compactMap { $0.tries.indices.contains(round) ? $0.tries[round] : nil }
    }
    let inOrder = tries.enumerated().sorted {
      ($0.element.review.moment.time, $0.offset) < ($1.element.review.moment.time, $1.offset)
    }.map(\.element)
    return HandIn(
      course: HandIn.CourseFacts(
        id: taken.course.id.rawValue, uuid: taken.course.uuid,
        version: taken.course.about.version,
        hash: try store.fingerprint(of: taken.course.id) ?? ""),
      modelVersion: modelVersion,
      assignment: HandIn.AssignmentFacts(
        id: taken.assignment.id.rawValue, hash: taken.source.digest),
      learner: HandIn.LearnerFacts(id: learner.id.rawValue, name: learner.name),
      attempts: inOrder.map(HandIn.Attempt.init),
      claimed: HandIn.Claim(right: standing.claimedCount, points: standing.points))
  }
}

extension HandIn.Attempt {
  fileprivate init(_ answer: ReviewRecord) {
    let (shown, review) = (answer.presentation, answer.review)
    self.init(
      presentation: shown.id.rawValue, question: shown.question.rawValue,
      revision: shown.revision.rawValue,
      seed: HandIn.seedText(shown.seed), shown: shown.moment.time.description,
      answered: review.moment.time.description,
      typed: review.typed, hints: review.hintCount)
  }
}
