public import Curriculum

/// The one thing that a learner is advised to do next.
///
/// 1. The mistakes of the sitting, once it is over.
/// 2. The question that was left open, and due rules that were not asked about today.
/// 3. A placement, when nothing is known about the learner and there is more than one lesson to choose.
/// 4. A lesson that was begun: its new rules if it was read, or else the lesson itself.
/// 5. The first lesson that wasn't read and isn't known, and whose prerequisites are.
/// 6. Questions about rules that the learner has met.
public enum NextStep: Hashable, Sendable {
  /// The questions that were answered wrong.
  case mistakes
  /// The questions of a session: due rules, then new ones.
  case questions
  /// New questions about a lesson that was read.
  case questionsAbout(LessonName)
  case reading(LessonName)
  /// Questions that find where to start.
  case placement

  /// What the advice depends on, as data.
  public struct Situation: Hashable, Sendable {
    /// The lessons that are taught, in their order.
    public var lessons: [Lesson]
    /// The number of rules that are due and were not asked about today.
    public var dueCount: Int
    /// Whether an earlier sitting left a question open.
    public var hasOpenQuestion: Bool
    /// How many questions of the sitting were answered wrong, once it is over.
    public var mistakeCount: Int
    /// Whether today may have more questions: after an absence a day has enough at some point.
    public var hasRoomToday: Bool
    /// How many rules may still be asked for the first time today.
    public var newRulesLeft: Int

    public init(
      lessons: [Lesson], dueCount: Int = 0, hasOpenQuestion: Bool = false, mistakeCount: Int = 0,
      hasRoomToday: Bool = true, newRulesLeft: Int = .max
    ) {
      self.lessons = lessons
      self.dueCount = dueCount
      self.hasOpenQuestion = hasOpenQuestion
      self.mistakeCount = mistakeCount
      self.hasRoomToday = hasRoomToday
      self.newRulesLeft = newRulesLeft
    }

    /// A lesson as the learner stands with it.
    public struct Lesson: Hashable, Sendable {
      public var id: LessonName
      public var isRead: Bool
      /// Whether a placement found it to be known.
      public var isKnown: Bool
      /// The number of its rules that were never graded.
      public var newCount: Int
      /// The number of its questions that were answered.
      public var answeredCount: Int
      /// The lessons that it builds on.
      public var prerequisites: [LessonName]

      public init(
        id: LessonName, isRead: Bool = false, isKnown: Bool = false, newCount: Int = 0,
        answeredCount: Int = 0, prerequisites: [LessonName] = []
      ) {
        self.id = id
        self.isRead = isRead
        self.isKnown = isKnown
        self.newCount = newCount
        self.answeredCount = answeredCount
        self.prerequisites = prerequisites
      }
    }
  }

  /// Returns the advice; nil when there is nothing left to do today.
  public static func advised(in situation: Situation) -> NextStep? {
    if situation.mistakeCount > 0 { return .mistakes }
    if situation.hasOpenQuestion { return .questions }
    if situation.dueCount > 0, situation.hasRoomToday { return .questions }
    if situation.isUnknown, situation.lessons.count > 1 { return .placement }
    return situation.begun ?? situation.lessonToRead.map(NextStep.reading)
      ?? (situation.hasMet && situation.hasRoomToday ? .questions : nil)
  }
}

extension NextStep.Situation {
  /// The lesson to read: the first that was begun by its questions, or else the next; nil when there is
  /// none.
  public var lessonToRead: LessonName? {
    (readable.first { $0.answeredCount > 0 } ?? readable.first)?.id
  }

  /// The lessons that are not read and not known, and whose prerequisites are.
  private var readable: [Lesson] { lessons.filter { !$0.isRead && !$0.isKnown && isOpen($0) } }

  /// Whether nothing tells what the learner knows.
  fileprivate var isUnknown: Bool {
    !lessons.contains { $0.isRead || $0.isKnown || $0.answeredCount > 0 }
  }

  /// Whether the learner has met any rule.
  fileprivate var hasMet: Bool { lessons.contains { $0.answeredCount > 0 } }

  /// The step that goes on with a lesson: one that was read and has new rules, while today has room for
  /// them, or one of which questions were answered without reading it.
  fileprivate var begun: NextStep? {
    for lesson in lessons where !lesson.isKnown {
      if lesson.isRead {
        if lesson.newCount > 0, newRulesLeft > 0, hasRoomToday { return .questionsAbout(lesson.id) }
      } else if lesson.answeredCount > 0, isOpen(lesson) {
        return .reading(lesson.id)
      }
    }
    return nil
  }

  /// Whether all lessons that a lesson builds on are read or known.
  private func isOpen(_ lesson: Lesson) -> Bool {
    lesson.prerequisites.allSatisfy { id in
      lessons.first { $0.id == id }.map { $0.isRead || $0.isKnown } ?? true
    }
  }
}
