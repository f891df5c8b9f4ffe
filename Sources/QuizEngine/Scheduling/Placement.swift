public import Curriculum
import Glibc
public import ReviewLog

/// Finds where in a course a learner should start, by about ten questions.
///
/// A right answer speaks for its lesson and for those that it builds on, a wrong one against it and
/// those that build on it. The next question comes from the lesson that is most in doubt and whose
/// answer tells most about others. It is a fold over answers, those after the placement too: a lesson
/// that was presumed to be known is presumed no more when an answer contradicts it.
public struct Placement: Hashable, Sendable {
  /// How many questions it takes at most.
  public static let mostQuestions = 10

  /// In the order of the course.
  private let lessons: [LessonID]
  /// For each lesson all that it builds on, near or far.
  private let below: [LessonID: Set<LessonID>]
  /// The logarithm of the odds that a lesson is known.
  private var odds: [LessonID: Double] = [:]
  private var contradicted: Set<LessonID> = []
  public private(set) var answerCount = 0

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

  /// How often somebody answers wrong who knows, and right who does not but for guessing.
  private static let slip = 0.1
  private static let luck = 0.1

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

  /// The lessons that an answer speaks of.
  private func related(to lesson: LessonID, isRight: Bool) -> [LessonID] {
    lessons.filter { other in
      other == lesson
        || (isRight ? below[lesson]?.contains(other) : below[other]?.contains(lesson)) == true
    }
  }

  /// The odds, as a logarithm, from which a lesson is taken to be known or not: one answer says so. What
  /// is left of the questions confirms it, where least speaks for it, by another one.
  private static let decided = 2.0
  private static let confirmed = 4.0

  /// The lesson to ask about; nil when enough was asked.
  public var next: LessonID? {
    guard answerCount < Self.mostQuestions else { return nil }
    return mostTelling(below: Self.decided) ?? mostTelling(below: Self.confirmed)
  }

  /// Of the lessons that are in doubt, the one whose answer tells of most others.
  private func mostTelling(below limit: Double) -> LessonID? {
    func isOpen(_ lesson: LessonID) -> Bool { abs(odds[lesson] ?? 0) < limit }
    func worth(_ lesson: LessonID) -> Double {
      let known = 1 / (1 + exp(-(odds[lesson] ?? 0)))
      let told = [true, false].map { isRight in
        Double(related(to: lesson, isRight: isRight).count(where: isOpen))
      }
      // Whichever answer comes should tell much: so a chain is halved.
      return min(known * told[0], (1 - known) * told[1])
    }
    var best: (lesson: LessonID, worth: Double)?
    for lesson in lessons where isOpen(lesson) {
      let worth = worth(lesson)
      if worth > best?.worth ?? 0 { best = (lesson, worth) }
    }
    return best?.lesson
  }

  /// The lessons that the learner is presumed to know, as nothing contradicts it.
  public var known: Set<LessonID> {
    Set(lessons.filter { (odds[$0] ?? 0) >= Self.decided && !contradicted.contains($0) })
  }
}
