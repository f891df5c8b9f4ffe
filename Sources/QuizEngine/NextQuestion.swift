public import Curriculum
public import ReviewLog

/// What is known of a learner when a question is to be chosen.
public struct Agenda: Hashable, Sendable {
  /// Lessons read to their end.
  public var lessonsRead: Set<LessonID>
  /// Rules asked before; one that is missing is new.
  public var rules: [RuleID: Standing]
  /// The question asked last, whichever it was.
  public var lastQuestion: QuestionID?
  /// How often each question was asked; one that is missing never was.
  public var timesAsked: [QuestionID: Int]
  public var scope: Scope

  /// Where a learner stands with a rule.
  public struct Standing: Hashable, Sendable {
    public var isDue: Bool
    /// Not to be asked.
    public var isSuspended: Bool
    /// The question that last asked it.
    public var lastQuestion: QuestionID?

    public init(isDue: Bool, isSuspended: Bool = false, lastQuestion: QuestionID? = nil) {
      self.isDue = isDue
      self.isSuspended = isSuspended
      self.lastQuestion = lastQuestion
    }
  }

  /// Which questions are wanted.
  public enum Scope: Hashable, Sendable {
    /// What is due, then what is new.
    case dueAndNew
    case due
    /// Any question of a lesson, read or not.
    case lesson(LessonID)
    /// Any question whose target is the rule.
    case rule(RuleID)
    /// Any question, due and new ones first.
    case anything
  }

  public init(
    lessonsRead: Set<LessonID> = [], rules: [RuleID: Standing] = [:],
    lastQuestion: QuestionID? = nil, timesAsked: [QuestionID: Int] = [:],
    scope: Scope = .dueAndNew
  ) {
    self.lessonsRead = lessonsRead
    self.rules = rules
    self.lastQuestion = lastQuestion
    self.timesAsked = timesAsked
    self.scope = scope
  }
}

/// A question that was chosen, and why.
public struct NextQuestion: Hashable, Sendable {
  public var question: Question
  public var occasion: Presentation.Occasion
}

/// Chooses the next question: due rules first, then new rules of lessons whose prerequisites are
/// read, in the order of the course; nil when nothing is to be asked.
///
/// A rule is asked by the question that was asked least often, never by the one that asked it last
/// while there is another, and no question comes twice in a row while there is any other at all.
public func nextQuestion(in course: Course, _ agenda: Agenda, seed: UInt64) -> NextQuestion? {
  var generator = SplitMix64(seed: seed)
  let open = course.lessons.filter { $0.prerequisites.allSatisfy(agenda.lessonsRead.contains) }
  let inOrder = course.lessons.flatMap(\.questions)
  func isAllowed(_ question: Question) -> Bool {
    guard let target = question.rules.first else { return false }
    return agenda.rules[target]?.isSuspended != true
  }
  func pick(_ questions: [Question], _ occasion: Presentation.Occasion) -> NextQuestion? {
    var candidates = questions.filter(isAllowed)
    for unwanted in [
      { (question: Question) in question.id == agenda.lastQuestion },
      { question in
        question.rules.first.flatMap { agenda.rules[$0]?.lastQuestion } == question.id
      },
    ] {
      let rest = candidates.filter { !unwanted($0) }
      if !rest.isEmpty { candidates = rest }
    }
    let least = candidates.map { agenda.timesAsked[$0.id] ?? 0 }.min()
    candidates = candidates.filter { agenda.timesAsked[$0.id] ?? 0 == least }
    guard !candidates.isEmpty else { return nil }
    return NextQuestion(question: candidates[generator.below(candidates.count)], occasion: occasion)
  }
  /// Picks from the first rule that has another question than the last one, else from any.
  func pick(byRule questions: [Question], _ occasion: Presentation.Occasion) -> NextQuestion? {
    var rules: [RuleID] = []
    for question in questions where isAllowed(question) {
      if let target = question.rules.first, !rules.contains(target) { rules.append(target) }
    }
    let fresh = rules.first { rule in
      questions.contains { $0.rules.first == rule && $0.id != agenda.lastQuestion }
    }
    guard let rule = fresh ?? rules.first else { return nil }
    return pick(questions.filter { $0.rules.first == rule }, occasion)
  }

  let due = inOrder.filter { $0.rules.first.flatMap { agenda.rules[$0]?.isDue } == true }
  let unknown = open.flatMap(\.questions).filter { question in
    question.rules.first.map { agenda.rules[$0] == nil } == true
  }
  // What was skipped comes after what was never shown.
  let new =
    unknown.filter { agenda.timesAsked[$0.id] == nil }
    + unknown.filter { agenda.timesAsked[$0.id] != nil }
  let offers: [NextQuestion?]
  switch agenda.scope {
  case .due: offers = [pick(byRule: due, .due)]
  case .dueAndNew: offers = [pick(byRule: due, .due), pick(byRule: new, .new)]
  case .anything:
    offers = [pick(byRule: due, .due), pick(byRule: new, .new), pick(inOrder, .practice)]
  case .lesson(let id):
    let own = inOrder.filter { $0.lesson == id }
    offers = [pick(own, .practice)]
  case .rule(let rule):
    let own = inOrder.filter { $0.rules.first == rule }
    offers = [pick(own, .practice)]
  }
  let given = offers.compactMap { $0 }
  return given.first { $0.question.id != agenda.lastQuestion } ?? given.first
}
