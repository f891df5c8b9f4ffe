internal import Coursework
internal import Curriculum
internal import LearningRecords
internal import ReviewLog
internal import Storage
internal import Study

/// The answers that a record store has, as hand-ins to assignments: what `vdl class add` would have been given.
struct PulledHandIns {
  private var answers: [LearnerID: [ReadStatement.Answer]] = [:]
  private var names: [LearnerID: String] = [:]
  private var seen: Set<String> = []

  var learnerCount: Int { answers.count }
  var answerCount: Int { seen.count }

  /// Takes in a statement. One that comes twice, such as on two pages, counts once.
  mutating func add(_ statement: ReadStatement) {
    guard case .answered(let answer) = statement.fact,
      seen.insert(answer.attempt.presentation).inserted
    else { return }
    answers[statement.learner, default: []].append(answer)
    if let name = statement.name { names[statement.learner] = name }
  }

  /// Returns the hand-ins to an assignment, one for each learner with an answer to it.
  func handIns(
    to source: CourseAssignment, courseHash: String
  ) -> [(handIn: HandIn, time: UTCTime)] {
    answers.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { learner, answers in
      let taken = TakenAssignment(source, student: learner)
      let tries = taken.items.map {
        taken.copy.tries(of: $0.question, among: answers) {
          $0.attempt.seed == HandIn.seedText($1)
        }
      }
      let given = tries.flatMap(\.self).sorted { $0.time < $1.time }
      guard let last = given.last else { return nil }
      let points = zip(taken.items, tries).map { item, tries in
        taken.assignment.points(
          for: tries.map { Assignment.Try(isRight: $0.isRight, time: $0.time) }, of: item.question,
          in: taken.zone(of: item))
      }
      return (
        HandIn(
          course: HandIn.CourseFacts(
            id: source.course.id.rawValue, uuid: source.course.uuid,
            version: source.course.about.version, hash: courseHash),
          modelVersion: last.modelVersion,
          assignment: HandIn.AssignmentFacts(
            id: source.assignment.id.rawValue, hash: source.digest),
          learner: HandIn.LearnerFacts(id: learner.rawValue, name: name(of: learner)),
          attempts: given.map(\.attempt),
          claimed: HandIn.Claim(
            right: tries.count { $0.contains(where: \.isRight) }, points: points.reduce(0, +))),
        last.time
      )
    }
  }

  /// A name to show where the record store has ids alone.
  private func name(of learner: LearnerID) -> String {
    names[learner] ?? HandIn.LearnerFacts.unnamed(learner.rawValue)
  }
}
