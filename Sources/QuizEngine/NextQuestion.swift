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
  /// The rules that the last questions were about, the latest first.
  public var lastTargets: [RuleID]
  /// How often each question was asked; one that is missing never was.
  public var timesAsked: [QuestionID: Int]
  public var scope: Scope
  /// What a placement found of the course; nil before there was one.
  public var placement: Placement?

  /// Where a learner stands with a rule.
  public struct Standing: Hashable, Sendable {
    public var isDue: Bool
    /// It was got wrong and not passed since, so it comes back after three other questions, whatever
    /// the clock says.
    public var isReturning: Bool
    /// Not to be asked.
    public var isSuspended: Bool
    /// The question that last asked it.
    public var lastQuestion: QuestionID?

    public init(
      isDue: Bool, isReturning: Bool = false, isSuspended: Bool = false,
      lastQuestion: QuestionID? = nil
    ) {
      self.isDue = isDue
      self.isReturning = isReturning
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
    /// Questions that find where to start.
    case placement
  }

  public init(
    lessonsRead: Set<LessonID> = [], rules: [RuleID: Standing] = [:],
    lastQuestion: QuestionID? = nil, lastTargets: [RuleID] = [],
    timesAsked: [QuestionID: Int] = [:], scope: Scope = .dueAndNew
  ) {
    self.lessonsRead = lessonsRead
    self.rules = rules
    self.lastQuestion = lastQuestion
    self.lastTargets = lastTargets
    self.timesAsked = timesAsked
    self.scope = scope
  }
}

/// A question that was chosen, and why.
public struct NextQuestion: Hashable, Sendable {
  public var question: Question
  public var occasion: Presentation.Occasion
}

/// How many other questions come between a wrong answer and the rule's return.
public let questionsBeforeReturn = 3

/// Chooses the next question: due rules first, then new rules of lessons whose prerequisites are
/// read, in the order of the course; nil when nothing is to be asked.
///
/// What was got wrong comes back after three other questions, before all else. Of what is due that
/// question is taken which is expected to tell most about what the learner believes: `telling` gives
/// the bits. Where none tells anything, rules come in the order of the course, and a rule is asked by
/// the question that was asked least often, never by the one that asked it last while there is
/// another. No question comes twice in a row while there is any other at all.
public func nextQuestion(
  in course: Course, _ agenda: Agenda, seed: UInt64, telling: (Question) -> Double = { _ in 0 }
) -> NextQuestion? {
  var choice = Choice(agenda, SplitMix64(seed: seed))
  let known = agenda.placement?.known ?? []
  let open = course.lessons.filter { lesson in
    lesson.prerequisites.allSatisfy { agenda.lessonsRead.contains($0) || known.contains($0) }
  }
  let inOrder = course.lessons.flatMap(\.questions)
  func standing(_ question: Question) -> Agenda.Standing? {
    question.rules.first.flatMap { agenda.rules[$0] }
  }
  let justAsked = Set(agenda.lastTargets.prefix(questionsBeforeReturn))
  let returning = inOrder.filter { standing($0)?.isReturning == true }
  let isReady = { (question: Question) in question.rules.first.map(justAsked.contains) == false }
  let due = inOrder.filter { standing($0)?.isDue == true && standing($0)?.isReturning == false }
  let unknown = open.flatMap(\.questions).filter { standing($0) == nil }
  // What was skipped comes after what was never shown, and what is presumed to be known at the end.
  let unproved = unknown.filter { !known.contains($0.lesson) }
  let new =
    unproved.filter { agenda.timesAsked[$0.id] == nil }
    + unproved.filter { agenda.timesAsked[$0.id] != nil }
    + unknown.filter { known.contains($0.lesson) }
  let practice: [Question]
  switch agenda.scope {
  case .due, .dueAndNew: practice = []
  case .anything: practice = inOrder
  case .lesson(let id): practice = inOrder.filter { $0.lesson == id }
  case .rule(let rule): practice = inOrder.filter { $0.rules.first == rule }
  case .placement: practice = placementQuestions(of: course, agenda)
  }
  // What should wait comes all the same when there is nothing else.
  let turns: [(questions: [Question], occasion: Presentation.Occasion)] = [
    (returning.filter(isReady), .due), (due, .due), (new, .new),
    (practice, agenda.scope == .placement ? .placement : .practice),
    (returning.filter { !isReady($0) }, .due),
  ]
  let wanted: Set<Presentation.Occasion> =
    switch agenda.scope {
    case .due: [.due]
    case .dueAndNew: [.due, .new]
    case .anything: [.due, .new, .practice]
    case .lesson, .rule: [.practice]
    case .placement: [.placement]
    }
  var first: NextQuestion?
  for turn in turns where wanted.contains(turn.occasion) {
    let given =
      switch turn.occasion {
      case .due: choice.pick(byRule: turn.questions, turn.occasion, telling)
      case .new: choice.pick(byRule: turn.questions, turn.occasion) { _ in 0 }
      case .practice, .placement: choice.pick(turn.questions, turn.occasion, telling)
      }
    guard let given else { continue }
    if given.question.id != agenda.lastQuestion { return given }
    first = first ?? given
  }
  return first
}

/// The questions of the lesson that a placement asks about next: of rules that were not asked yet, and
/// where guessing helps least.
private func placementQuestions(of course: Course, _ agenda: Agenda) -> [Question] {
  let placement = agenda.placement ?? Placement(of: course)
  guard let lesson = course.lessons.first(where: { $0.id == placement.next }) else { return [] }
  let unasked = lesson.questions.filter { question in
    agenda.timesAsked[question.id] == nil
      && question.rules.first.map { agenda.rules[$0] == nil } == true
  }
  let questions = unasked.isEmpty ? lesson.questions : unasked
  let least = questions.map { max($0.task.guessRate, RuleState.strongestGuessRate) }.min()
  return questions.filter {
    !$0.task.isAnsweredByCode && max($0.task.guessRate, RuleState.strongestGuessRate) == least
  }
}

/// The bits below which a question tells nothing worth a change of order.
public let leastBitsTold = 0.02

/// How one of several questions is taken.
private struct Choice {
  private let agenda: Agenda
  private var generator: SplitMix64

  init(_ agenda: Agenda, _ generator: SplitMix64) {
    self.agenda = agenda
    self.generator = generator
  }

  private func isAllowed(_ question: Question) -> Bool {
    guard let target = question.rules.first else { return false }
    return agenda.rules[target]?.isSuspended != true
  }

  /// Picks the question that tells most, else one that was asked least often.
  mutating func pick(
    _ questions: [Question], _ occasion: Presentation.Occasion,
    _ telling: (Question) -> Double
  ) -> NextQuestion? {
    var candidates = fresh(questions)
    if let most = mostTelling(candidates, telling) {
      return NextQuestion(question: most, occasion: occasion)
    }
    let least = candidates.map { agenda.timesAsked[$0.id] ?? 0 }.min()
    candidates = candidates.filter { agenda.timesAsked[$0.id] ?? 0 == least }
    guard !candidates.isEmpty else { return nil }
    return NextQuestion(question: candidates[generator.below(candidates.count)], occasion: occasion)
  }

  /// Picks the question that tells most, else one of the first rule that has another question than
  /// the last one, else of any.
  mutating func pick(
    byRule questions: [Question], _ occasion: Presentation.Occasion,
    _ telling: (Question) -> Double
  ) -> NextQuestion? {
    if let most = mostTelling(fresh(questions), telling) {
      return NextQuestion(question: most, occasion: occasion)
    }
    var rules: [RuleID] = []
    for question in questions where isAllowed(question) {
      if let target = question.rules.first, !rules.contains(target) { rules.append(target) }
    }
    let fresh = rules.first { rule in
      questions.contains { $0.rules.first == rule && $0.id != agenda.lastQuestion }
    }
    guard let rule = fresh ?? rules.first else { return nil }
    return pick(questions.filter { $0.rules.first == rule }, occasion) { _ in 0 }
  }

  /// Those that are not the last question, nor the last one of their rule, where there are others.
  private func fresh(_ questions: [Question]) -> [Question] {
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
    return candidates
  }

  private func mostTelling(
    _ questions: [Question], _ telling: (Question) -> Double
  ) -> Question? {
    var best: (question: Question, bits: Double)?
    for question in questions where question.id != agenda.lastQuestion {
      let bits = telling(question)
      if bits >= leastBitsTold, bits > best?.bits ?? 0 { best = (question, bits) }
    }
    return best?.question
  }
}
