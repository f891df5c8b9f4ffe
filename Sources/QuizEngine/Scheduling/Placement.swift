public import Curriculum
import Glibc
public import ReviewLog

/// Finds where in a course a learner should start, by about ten questions.
///
/// A right answer speaks for its lesson and for those that it builds on, a wrong one against it and
/// those that build on it. The next question comes from the lesson that is most in doubt and whose
/// answer says most about others. It is a fold over answers, those after the placement too: an
/// answer that contradicts the placement ends the presumption that its lesson is known.
public struct Placement: Hashable, Sendable {
  /// The number of questions that it takes at most.
  public static let mostQuestions = 10

  /// Lessons with questions, in the order of the course.
  private let lessons: [LessonID]
  /// The lessons that each lesson builds on, directly or indirectly.
  private let below: [LessonID: Set<LessonID>]
  /// The logarithm of the odds that a lesson is known.
  private var odds: [LessonID: Double] = [:]
  private var contradicted: Set<LessonID> = []
  /// The number of answers to the placement's own questions.
  public private(set) var answerCount = 0

  /// Folds the answers that are about the course, in the order of the log.
  public init(of course: Course, after answers: some Sequence<LessonAnswer> = []) {
    lessons = course.lessons.filter { !$0.questions.isEmpty }.map(\.id)
    var below: [LessonID: Set<LessonID>] = [:]
    // Lessons come after those that they build on.
    for lesson in course.lessons {
      below[lesson.id] = lesson.prerequisites.reduce(into: []) { all, one in
        all.insert(one)
        all.formUnion(below[one] ?? [])
      }
    }
    self.below = below
    for answer in answers where answer.course == course.id { apply(answer) }
  }

  /// How often a learner who knows a lesson answers wrong, and one who doesn't answers right
  /// without guessing.
  private static let slip = 0.1
  private static let luck = 0.1

  /// Takes in an answer about this course.
  public mutating func apply(_ answer: LessonAnswer) {
    guard answer.isPlacement else {
      if !answer.isRight { contradicted.insert(answer.lesson) }
      return
    }
    answerCount += 1
    contradicted.remove(answer.lesson)
    let unknowing = min(max(answer.guessRate, Self.luck), 0.95)
    let weight =
      answer.isRight
      ? log((1 - Self.slip) / unknowing) : log(Self.slip / (1 - unknowing))
    for lesson in related(to: answer.lesson, isRight: answer.isRight) {
      odds[lesson, default: 0] += weight
    }
  }

  /// The lessons that an answer is evidence about.
  private func related(to lesson: LessonID, isRight: Bool) -> [LessonID] {
    lessons.filter { other in
      other == lesson
        || (isRight ? below[lesson]?.contains(other) : below[other]?.contains(lesson)) == true
    }
  }

  /// The odds, as a logarithm, from which a lesson counts as known or not: one answer suffices. The
  /// questions that are left then confirm the lessons with the least evidence by another answer.
  private static let decided = 2.0
  private static let confirmed = 4.0

  /// The lesson to ask about; nil when enough was asked.
  public var next: LessonID? {
    guard answerCount < Self.mostQuestions else { return nil }
    return mostInformative(below: Self.decided) ?? mostInformative(below: Self.confirmed)
  }

  /// The lesson in doubt whose answer says something about most others.
  private func mostInformative(below limit: Double) -> LessonID? {
    func isOpen(_ lesson: LessonID) -> Bool { abs(odds[lesson] ?? 0) < limit }
    func worth(_ lesson: LessonID) -> Double {
      let known = 1 / (1 + exp(-(odds[lesson] ?? 0)))
      let affected = [true, false].map { isRight in
        Double(related(to: lesson, isRight: isRight).count(where: isOpen))
      }
      // Either answer should say much, so that a chain of lessons is halved.
      return min(known * affected[0], (1 - known) * affected[1])
    }
    var best: (lesson: LessonID, worth: Double)?
    for lesson in lessons where isOpen(lesson) {
      let worth = worth(lesson)
      if worth > best?.worth ?? 0 { best = (lesson, worth) }
    }
    return best?.lesson
  }

  /// The lessons that the learner presumably knows: no answer contradicts it.
  public var known: Set<LessonID> {
    Set(lessons.filter { (odds[$0] ?? 0) >= Self.decided && !contradicted.contains($0) })
  }
}
