internal import Curriculum
internal import ReviewLog

/// The turns in which the questions of one course are offered.
///
/// 1. Rules that were answered wrong in this sitting and have waited for three other questions return,
///    twice at most.
/// 2. Due rules, the best remembered first, by questions of open lessons where there are any.
/// 3. New rules of open lessons, as many as are left today, in the order of the course: questions that
///    were never shown before those that were skipped, and at the end those of lessons that a placement
///    found to be known.
/// 4. Practice: any question of the lesson or the rule that is asked for, or of open lessons if its rule
///    isn't new. In a placement, the lessons that it asks about, each a turn of its own.
/// 5. Rules that were answered wrong and should still wait, when there is nothing else.
///
/// A lesson is open when its prerequisites are read or known. The scope says which turns are wanted. A
/// turn that can only repeat a text of this sitting comes after all others; in a placement, never.
struct CourseTurns {
  private let course: Course
  private let context: SchedulingContext
  private let placement: Placement
  private var pick: QuestionPick
  /// The questions of open lessons, probes about their rules included.
  private let open: [Question]

  init(
    of course: Course, _ context: SchedulingContext, _ placement: Placement, seed: UInt64
  ) {
    self.course = course
    self.context = context
    self.placement = placement
    pick = QuestionPick(context, SplitMix64(seed: seed))
    let known = placement.known
    let isReady = context.meetsRequirements(of: course)
    open = course.lessons.filter { lesson in
      guard isReady else { return false }
      return lesson.prerequisites.allSatisfy {
        context.lessonsRead.contains(course.name(of: $0)) || known.contains($0)
      }
    }.flatMap(\.questions)
  }

  /// Some questions of which one is asked, for one reason.
  private struct Turn {
    var questions: [Question]
    var occasion: Presentation.Occasion
  }

  /// A question that the course offers.
  struct Offer {
    var next: NextQuestion
    var repetition: Repetition
  }

  /// Returns the question of the first turn that has one; nil when there is none. `information`
  /// gives the bits by which due questions and practice are compared.
  mutating func next(information: (Question) -> Double) -> Offer? {
    let wanted = context.scope.occasions
    var least: Offer?
    for turn in turns where wanted.contains(turn.occasion) {
      let pick =
        switch turn.occasion {
        case .due: pick.byRule(of: turn.questions, information)
        // A new rule is not chosen for information: the order of the course is worth more.
        case .new: pick.byRule(of: turn.questions) { _ in 0 }
        case .practice, .placement: pick.question(of: turn.questions, information)
        }
      guard let pick else { continue }
      let offer = Offer(
        next: NextQuestion(question: pick.question, occasion: turn.occasion),
        repetition: pick.repetition)
      if offer.repetition.isFine { return offer }
      // A text whose answer was shown doesn't tell what a learner knows.
      guard turn.occasion != .placement else { continue }
      if least.map({ offer.repetition < $0.repetition }) ?? true { least = offer }
    }
    return least
  }

  private var turns: [Turn] {
    let inOrder = course.lessons.flatMap(\.questions)
    let returning = context.returningRules
    return [
      Turn(questions: questions(about: returning.filter(context.hasWaited)), occasion: .due),
      Turn(questions: questions(about: dueRules(among: inOrder)), occasion: .due),
      Turn(questions: context.newRulesLeft > 0 ? newQuestions : [], occasion: .new),
      Turn(questions: practice(inOrder), occasion: .practice),
      Turn(
        questions: questions(about: returning.filter { !context.hasWaited($0) }), occasion: .due),
    ] + placementTurns
  }

  // MARK: Due rules

  /// The due rules of the course. The best remembered come first: after an absence they are saved at the
  /// least cost, and of the others little more is lost by waiting (ankitects/anki#3460). Before them come
  /// rules without a grade, such as one whose first answer may be a guess.
  private func dueRules(among questions: [Question]) -> [RuleID] {
    let due = unique(questions.compactMap(\.rules.first)).filter(context.isDue)
    func recall(_ rule: RuleID) -> Double { context.rules[rule]?.recall ?? 1 }
    return due.enumerated().sorted {
      (recall($1.element), $0.offset) < (recall($0.element), $1.offset)
    }.map(\.element)
  }

  /// Returns the questions about rules, in the order of the rules: those of open lessons, or else all.
  private func questions(about rules: [RuleID]) -> [Question] {
    let wanted = Set(rules)
    let all = course.lessons.flatMap(\.questions).filter {
      $0.rules.first.map(wanted.contains) == true
    }
    let byRule = Dictionary(grouping: all) { $0.rules.first }
    let openByRule = Dictionary(grouping: open) { $0.rules.first }
    return rules.flatMap { openByRule[$0] ?? byRule[$0] ?? [] }
  }

  private func unique(_ rules: [RuleID]) -> [RuleID] {
    var seen: Set<RuleID> = []
    return rules.filter { seen.insert($0).inserted }
  }

  // MARK: New rules and practice

  private func isNew(_ question: Question) -> Bool {
    question.rules.first.map { context.rules[$0] == nil } == true
  }

  /// Questions about new rules, in lessons that are open.
  private var newQuestions: [Question] {
    let known = placement.known
    let new = open.filter(isNew)
    let unproved = new.filter { !known.contains($0.lesson) }
    return unproved.filter { context.timesAsked[$0.id] == nil }
      + unproved.filter { context.timesAsked[$0.id] != nil }
      + new.filter { known.contains($0.lesson) }
  }

  private func practice(_ inOrder: [Question]) -> [Question] {
    switch context.scope {
    case .due, .dueAndNew, .placement: []
    case .anything: open.filter { !isNew($0) }
    // With the probes about its rules, which have no lesson of their own.
    case .lesson(let name):
      course.lessons.first { course.name(of: $0.id) == name }?.questions ?? []
    case .rule, .questions, .assignment: inOrder.filter(context.scope.contains)
    }
  }

  // MARK: Placement

  private var placementTurns: [Turn] {
    guard context.scope == .placement else { return [] }
    let byLesson = Dictionary(
      course.lessons.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return placement.ranking.map {
      Turn(questions: byLesson[$0].map(placementQuestions) ?? [], occasion: .placement)
    }
  }

  /// The questions of a lesson where guessing helps least: about rules that were not asked yet, or else
  /// those that were not asked, or else all.
  private func placementQuestions(of lesson: Lesson) -> [Question] {
    let all = lesson.questions.filter { !$0.task.isAnsweredByCode }
    let unasked = all.filter { context.timesAsked[$0.id] == nil }
    let questions =
      [unasked.filter(isNew), unasked].first { !$0.isEmpty } ?? all
    func guessRate(_ question: Question) -> Double {
      max(question.task.guessRate, RuleState.strongestGuessRate)
    }
    let least = questions.map(guessRate).min()
    return questions.filter { guessRate($0) == least }
  }
}

extension SchedulingContext {
  /// Whether everything that a course requires of other courses is read or known.
  fileprivate func meetsRequirements(of course: Course) -> Bool {
    courses.lessonsRequired(by: course).allSatisfy { name in
      lessonsRead.contains(name)
        || courses.contains {
          $0.id == name.course
            && Placement(of: $0, after: placementFacts).known.contains(name.lesson)
        }
    }
  }

  /// The rules that were answered wrong in this sitting and still return in it, the longest waiting first.
  /// A pass that may be a guess returns too. A wrong answer of an earlier sitting makes a rule due.
  var returningRules: [RuleID] {
    rules.keys.filter { returns($0) && sitting.returnCount(of: $0) < SittingLimits.mostReturns }
      .sorted { sitting.questionsSince($0) ?? 0 > sitting.questionsSince($1) ?? 0 }
  }

  /// Whether a rule returns in this sitting rather than when it is due.
  private func returns(_ rule: RuleID) -> Bool {
    guard let standing = rules[rule] else { return false }
    return standing.isReturning && !standing.isSuspended && sitting.hasAsked(about: rule)
  }

  /// Whether a rule's time has come.
  func isDue(_ rule: RuleID) -> Bool { rules[rule]?.isDue == true && !returns(rule) }

  /// Whether enough other questions have come since the last one about a rule.
  func hasWaited(_ rule: RuleID) -> Bool {
    sitting.questionsSince(rule) ?? questionsBeforeReturn >= questionsBeforeReturn
  }
}

extension SchedulingContext.Scope {
  /// The occasions on which questions are asked here.
  fileprivate var occasions: Set<Presentation.Occasion> {
    switch self {
    case .due: [.due]
    case .dueAndNew: [.due, .new]
    case .anything: [.due, .new, .practice]
    case .lesson, .rule, .questions, .assignment: [.practice]
    case .placement: [.placement]
    }
  }
}
