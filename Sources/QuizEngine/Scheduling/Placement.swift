public import Curriculum
import Glibc
public import ReviewLog

/// Finds where in a course a learner should start, by 5 to 12 questions.
///
/// A right answer speaks for its lesson and, less with every step, for those that it builds on; a wrong
/// one against it and those that build on it. It is a fold over the log, also over what comes after the
/// placement: a wrong answer ends the presumption that its lesson is known, and the learner's word stands
/// until an answer shows otherwise. `Placement+Choosing` has the questions.
public struct Placement: Hashable, Sendable {
  /// The number of questions that it takes at least, where the course has so many, and at most.
  public static let leastQuestions = 5
  public static let mostQuestions = 12

  /// All lessons, in the order of the course.
  private let order: [LessonID]
  /// Those with questions.
  let lessons: [LessonID]
  /// The lessons that each lesson builds on, with the fewest steps of prerequisites to it.
  private let stepsDown: [LessonID: [LessonID: Int]]
  /// The logarithm of the odds that a lesson is known.
  private var odds: [LessonID: Double] = [:]
  private var said: [LessonID: LessonKnowledge] = [:]
  private var contradicted: Set<LessonID> = []
  /// The number of answers to the placement's own questions.
  public private(set) var answerCount = 0

  /// Folds the facts that are about the course, in the order of the log.
  public init(of course: Course, after facts: some Sequence<PlacementFact> = []) {
    order = course.lessons.map(\.id)
    lessons = course.lessons.filter { !$0.questions.isEmpty }.map(\.id)
    var stepsDown: [LessonID: [LessonID: Int]] = [:]
    // Lessons come after those that they build on.
    for lesson in course.lessons {
      var steps: [LessonID: Int] = [:]
      for one in lesson.prerequisites {
        steps[one] = 1
        for (other, count) in stepsDown[one] ?? [:] {
          steps[other] = min(steps[other] ?? .max, count + 1)
        }
      }
      stepsDown[lesson.id] = steps
    }
    self.stepsDown = stepsDown
    for fact in facts {
      switch fact {
      case .answer(let answer):
        if answer.course == course.id { apply(answer) }
      case .placed(let one, let lesson, let knowledge):
        if one == course.id { place(lesson, as: knowledge) }
      }
    }
  }

  // MARK: Evidence

  /// How often a learner who knows a lesson answers wrong, and one who doesn't answers right
  /// without guessing.
  private static let slip = 0.1
  private static let luck = 0.1
  /// What is left of an answer's weight after each step of prerequisites. With 1, five right answers
  /// about late lessons would make all others known; with 0 nobody could skip more than they answered.
  private static let carry = 0.5

  /// Takes in an answer about this course.
  public mutating func apply(_ answer: LessonAnswer) {
    guard answer.isPlacement else {
      if !answer.isRight { contradicted.insert(answer.lesson) }
      return
    }
    answerCount += 1
    if !answer.isRight, said[answer.lesson] == .known {
      contradicted.insert(answer.lesson)
    } else {
      contradicted.remove(answer.lesson)
    }
    let unknowing = min(max(answer.guessRate, Self.luck), 0.95)
    let weight =
      answer.isRight
      ? log((1 - Self.slip) / unknowing) : log(Self.slip / (1 - unknowing))
    for other in lessons {
      odds[other, default: 0] += weight * share(of: answer.lesson, in: other, answer.isRight)
    }
  }

  /// Takes in what the learner says about a lesson; of other lessons it says nothing.
  public mutating func place(_ lesson: LessonID, as knowledge: LessonKnowledge) {
    said[lesson] = knowledge
    contradicted.remove(lesson)
  }

  /// The share of its weight that an answer about one lesson has as evidence about another, from 0 to 1.
  func share(of lesson: LessonID, in other: LessonID, _ isRight: Bool) -> Double {
    if lesson == other { return 1 }
    let steps = isRight ? stepsDown[lesson]?[other] : stepsDown[other]?[lesson]
    return steps.map { pow(Self.carry, Double($0)) } ?? 0
  }

  // MARK: Conclusions

  /// The odds, as a logarithm, from which a lesson counts as known: 95%. One right answer is not enough,
  /// two that are near suffice.
  private static let knownFrom = 2.9
  /// The same as a probability.
  public static var leastKnown: Double { 1 / (1 + exp(-knownFrom)) }
  /// Those from which it counts as new: 89%, which one wrong answer gives. A lesson that is taken for new
  /// costs its reader less than one that is skipped.
  private static let newFrom = -2.1

  /// What is concluded about a lesson.
  public struct Conclusion: Hashable, Sendable {
    public var lesson: LessonID
    public var knowledge: LessonKnowledge
    /// The probability that the lesson is known, by the placement's answers alone.
    public var probability: Double
    public var reason: Reason

    public enum Reason: Hashable, Sendable {
      case answers
      /// The learner says so.
      case said
      /// The lesson was known, and a later answer was wrong.
      case contradicted
    }
  }

  /// Returns what is concluded about a lesson of the course.
  public func conclusion(about lesson: LessonID) -> Conclusion {
    let odds = odds[lesson] ?? 0
    let found: LessonKnowledge =
      odds >= Self.knownFrom ? .known : odds <= Self.newFrom ? .new : .maybe
    var conclusion = Conclusion(
      lesson: lesson, knowledge: said[lesson] ?? found, probability: 1 / (1 + exp(-odds)),
      reason: said[lesson] == nil ? .answers : .said)
    if conclusion.knowledge == .known, contradicted.contains(lesson) {
      conclusion.knowledge = .maybe
      conclusion.reason = .contradicted
    }
    return conclusion
  }

  /// What is concluded about the lessons that have questions or of which the learner said something, in
  /// the order of the course.
  public var conclusions: [Conclusion] {
    let asked = Set(lessons)
    return order.filter { asked.contains($0) || said[$0] != nil }.map(conclusion)
  }

  /// The lessons that the learner presumably knows.
  public var known: Set<LessonID> {
    Set(order.filter { conclusion(about: $0).knowledge == .known })
  }

  /// The lesson to begin with: the first that isn't known and that no known lesson builds on. What a known
  /// lesson builds on can wait. Nil when all lessons are known.
  public var start: LessonID? {
    let known = known
    let rest = conclusions.map(\.lesson).filter { !known.contains($0) }
    let under = Set(known.flatMap { (stepsDown[$0] ?? [:]).keys })
    return rest.first { !under.contains($0) || conclusion(about: $0).knowledge == .new }
      ?? rest.first
  }

  /// Whether a lesson builds on one that is new, so that it comes after that one anyway.
  func isBehindNew(_ lesson: LessonID) -> Bool {
    stepsDown[lesson]?.keys.contains { conclusion(about: $0).knowledge == .new } == true
  }
}
