public import Curriculum
internal import ReviewLog

/// Which lessons a placement asks about, and when it stops.
extension Placement {
  /// The lessons to ask about, the one whose answer says most first; none when enough was asked.
  ///
  /// It is sure when every lesson is known, new, or builds on a new one: no other answer changes where
  /// the learner starts. If it is sure before the least number of questions, further answers confirm it.
  public var ranking: [LessonID] {
    guard answerCount < Self.mostQuestions else { return [] }
    let open = lessons.filter(isOpen)
    let wanted = open.filter { !isBehindNew($0) }
    guard answerCount < Self.leastQuestions else { return byWorth(wanted) }
    let (first, second) = (Set(wanted), Set(open))
    return byWorth(wanted) + byWorth(open.filter { !first.contains($0) })
      + byWorth(lessons.filter { !second.contains($0) })
  }

  /// The lesson to ask about; nil when enough was asked.
  public var next: LessonID? { ranking.first }

  private func isOpen(_ lesson: LessonID) -> Bool {
    conclusion(about: lesson).knowledge == .maybe
  }

  /// Of lessons whose answers say as much, the first of the course comes first.
  private func byWorth(_ some: [LessonID]) -> [LessonID] {
    let open = lessons.filter(isOpen)
    return some.map { (lesson: $0, worth: worth($0, among: open)) }.enumerated().sorted {
      ($1.element.worth, $0.offset) < ($0.element.worth, $1.offset)
    }.map(\.element.lesson)
  }

  /// The shares of its weight that an answer is expected to have as evidence about open lessons.
  private func worth(_ lesson: LessonID, among open: [LessonID]) -> Double {
    let known = conclusion(about: lesson).probability
    return open.reduce(0) { sum, other in
      sum + known * share(of: lesson, in: other, true)
        + (1 - known) * share(of: lesson, in: other, false)
    }
  }
}
