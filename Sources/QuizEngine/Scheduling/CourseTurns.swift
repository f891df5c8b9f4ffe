internal import Curriculum
internal import ReviewLog

/// The turns in which the questions of one course are offered.
///
/// 1. Rules that were answered wrong and have waited for three other questions return.
/// 2. Due rules.
/// 3. New rules of lessons whose prerequisites are read or known, in the order of the course:
///    questions that were never shown before those that were skipped, and at the end those of
///    lessons that a placement found to be known.
/// 4. Practice: any question of the scope, or the lesson that a placement asks about next.
/// 5. Rules that were answered wrong and should still wait, when there is nothing else.
///
/// The scope says which of these are wanted. No question comes twice in a row while there is any
/// other.
struct CourseTurns {
  private let course: Course
  private let context: SchedulingContext
  private let placement: Placement
  private var pick: QuestionPick

  init(
    of course: Course, _ context: SchedulingContext, _ placement: Placement, seed: UInt64
  ) {
    self.course = course
    self.context = context
    self.placement = placement
    pick = QuestionPick(context, SplitMix64(seed: seed))
  }

  /// Some questions of which one is asked, for one reason.
  private struct Turn {
    var questions: [Question]
    var occasion: Presentation.Occasion
  }

  /// Returns the question of the first turn that has one; nil when there is none. `information`
  /// gives the bits by which due questions and practice are compared.
  mutating func next(information: (Question) -> Double) -> NextQuestion? {
    let wanted = context.scope.occasions
    var first: NextQuestion?
    for turn in turns where wanted.contains(turn.occasion) {
      let offered =
        switch turn.occasion {
        case .due: pick.byRule(of: turn.questions, information)
        // A new rule is not chosen for information: the order of the course is worth more.
        case .new: pick.byRule(of: turn.questions) { _ in 0 }
        case .practice, .placement: pick.question(of: turn.questions, information)
        }
      guard let offered else { continue }
      let next = NextQuestion(question: offered, occasion: turn.occasion)
      if offered.id != context.lastQuestion { return next }
      first = first ?? next
    }
    return first
  }

  private var turns: [Turn] {
    let inOrder = course.lessons.flatMap(\.questions)
    let justAsked = Set(context.lastTargets.prefix(questionsBeforeReturn))
    func hasWaited(_ question: Question) -> Bool {
      question.rules.first.map(justAsked.contains) == false
    }
    let returning = inOrder.filter { standing(of: $0)?.isReturning == true }
    let due = inOrder.filter {
      standing(of: $0)?.isDue == true && standing(of: $0)?.isReturning == false
    }
    return [
      Turn(questions: returning.filter(hasWaited), occasion: .due),
      Turn(questions: due, occasion: .due),
      Turn(questions: newQuestions, occasion: .new),
      Turn(
        questions: practice(inOrder),
        occasion: context.scope == .placement ? .placement : .practice),
      Turn(questions: returning.filter { !hasWaited($0) }, occasion: .due),
    ]
  }

  private func standing(of question: Question) -> SchedulingContext.Standing? {
    question.rules.first.flatMap { context.rules[$0] }
  }

  /// Questions about new rules, in lessons that are open.
  private var newQuestions: [Question] {
    let known = placement.known
    let open = course.lessons.filter { lesson in
      lesson.prerequisites.allSatisfy { context.lessonsRead.contains($0) || known.contains($0) }
    }
    let new = open.flatMap(\.questions).filter { standing(of: $0) == nil }
    let unproved = new.filter { !known.contains($0.lesson) }
    return unproved.filter { context.timesAsked[$0.id] == nil }
      + unproved.filter { context.timesAsked[$0.id] != nil }
      + new.filter { known.contains($0.lesson) }
  }

  private func practice(_ inOrder: [Question]) -> [Question] {
    switch context.scope {
    case .due, .dueAndNew: []
    case .anything: inOrder
    case .lesson(let id): inOrder.filter { $0.lesson == id }
    case .rule(let rule): inOrder.filter { $0.rules.first == rule }
    case .placement: placementQuestions
    }
  }

  /// The questions of the lesson that a placement asks about next: about rules that were not asked
  /// yet, and where guessing helps least.
  private var placementQuestions: [Question] {
    guard let lesson = course.lessons.first(where: { $0.id == placement.next }) else { return [] }
    let unasked = lesson.questions.filter { question in
      context.timesAsked[question.id] == nil
        && question.rules.first.map { context.rules[$0] == nil } == true
    }
    let questions = unasked.isEmpty ? lesson.questions : unasked
    func guessRate(_ question: Question) -> Double {
      max(question.task.guessRate, RuleState.strongestGuessRate)
    }
    let least = questions.map(guessRate).min()
    return questions.filter { !$0.task.isAnsweredByCode && guessRate($0) == least }
  }
}

extension SchedulingContext.Scope {
  /// The occasions on which questions are asked here.
  fileprivate var occasions: Set<Presentation.Occasion> {
    switch self {
    case .due: [.due]
    case .dueAndNew: [.due, .new]
    case .anything: [.due, .new, .practice]
    case .lesson, .rule: [.practice]
    case .placement: [.placement]
    }
  }
}
