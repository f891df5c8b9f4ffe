internal import Coursework
internal import Curriculum
public import QuizEngine
internal import ReviewLog
public import Storage

/// Asking: the question that was left open, or a new one.
extension StudySession {
  /// Returns the question that was left open, or else a new one; nil when there is nothing to ask.
  public func question(in scope: SchedulingContext.Scope) throws(StoreError) -> AskedQuestion? {
    beginDay()
    let asked: AskedQuestion?
    if case .assignment = scope {
      guard let assignment else { return nil }
      asked = try nextQuestion(of: assignment)
    } else if let open = try openQuestion(in: scope) {
      resumed = open.presentation.id
      asked = open
    } else {
      asked = try nextQuestion(in: scope)
    }
    if let asked { sitting.add(asked.presentation, variant: asked.prepared.question.variantName) }
    return asked
  }

  private func beginDay() {
    let today = world.now().day
    guard today != sittingDay else { return }
    sitting = SittingHistory()
    sittingDay = today
  }

  // MARK: The question that was left open

  /// The question that was shown last and left without an answer.
  func openQuestion(in scope: SchedulingContext.Scope) throws(StoreError) -> AskedQuestion? {
    // A question that is no longer taught isn't asked again; it waits for its course.
    guard let presentation = try store.openPresentation(of: learner.id), isOurs(presentation),
      scope.contains(presentation), isTaught(presentation.question),
      try mayResume(presentation, in: scope)
    else { return nil }
    switch try prepared(presentation) {
    case .ready(let prepared):
      return AskedQuestion(
        presentation: presentation, prepared: prepared, isResumed: true,
        shownAt: world.now().time)
    case .impossible:
      try record(.skip(presentation.id))
      return nil
    case .stopped: return nil
    }
  }

  /// Whether an open question is asked here as it was. One of an assignment is asked by the assignment alone, where its
  /// answer counts, and as it is now when it was corrected.
  private func mayResume(
    _ presentation: Presentation, in scope: SchedulingContext.Scope
  ) throws(StoreError) -> Bool {
    guard case .assignment = scope, let assignment = assignment?.assignment else {
      return try !isOfAssignment(presentation)
    }
    guard assignment.corrections[presentation.question] == .new else { return true }
    return try isCurrent(presentation)
  }

  /// Whether an open question belongs to this session: an earlier session left it. One that began
  /// since has its question before the learner.
  private func isOurs(_ presentation: Presentation) -> Bool {
    presentation.session == id || presentation.id == resumed || presentation.moment.time <= begun
  }

  func isTaught(_ question: QuestionID) -> Bool {
    GeneratedCourse.contains(question)
      || courses.contains { $0.lessons.contains { $0.questions.contains { $0.id == question } } }
  }

  // MARK: A new question

  /// Chooses a question, writes that it is shown, and returns it; nil when there is nothing to ask.
  private func nextQuestion(in scope: SchedulingContext.Scope) throws(StoreError) -> AskedQuestion?
  {
    var context = try schedulingContext(for: scope)
    // Each round asks a question, refuses it, or finds that it has no other variant.
    for _ in 0...2 * courses.reduce(0, { $0 + $1.lessons.reduce(0) { $0 + $1.questions.count } }) {
      seed &+= 1
      guard let next = try policy.next(context, seed: seed) else { return nil }
      let found: StoredQuestion
      switch try decided(next.question.id) {
      case .decided(let question): found = question
      case .undecidable:
        context.refused.insert(next.question.id)
        continue
      case .stopped: return nil
      }
      switch try fresh(found) {
      case .stopped: return nil
      case .impossible: context.refused.insert(next.question.id)
      case .ready(let prepared):
        let variant = prepared.question.variantName
        if !sitting.hasShown(variant, of: found.question.id) {
          return try show(prepared, of: found, on: next.occasion)
        }
        // Another question may be better now.
        if !context.sitting.hasShownAllVariants(of: next.question) {
          context.sitting.exhaust(next.question.id)
        } else if variant == sitting.latestVariant, !scope.isOfQuestions {
          // Never the same text twice in a row, unless the learner asks for that question.
          context.refused.insert(next.question.id)
        } else {
          return try show(prepared, of: found, on: next.occasion)
        }
      }
    }
    return nil
  }

  /// Asks a question in the variant of a seed, or goes on with it where it was left open, perhaps at an older revision;
  /// nil when it can't be asked.
  func ask(
    _ id: QuestionID, seed: UInt64, resumesOlder: Bool
  ) throws(StoreError) -> AskedQuestion? {
    if let open = try store.openPresentation(of: learner.id), open.question == id,
      open.seed == seed, case .ready(let prepared) = try prepared(open),
      resumesOlder ? true : try isCurrent(open)
    {
      resumed = open.id
      return AskedQuestion(
        presentation: open, prepared: prepared, isResumed: true, shownAt: world.now().time)
    }
    guard case .decided(let found) = try decided(id),
      let prepared = unlessStopped({
        prepare(found.question, rules: rules, seed: seed, run: $0)
      })?.question
    else { return nil }
    return try show(prepared, of: found, on: .practice)
  }

  /// Whether a question that was shown has changed in nothing since.
  private func isCurrent(_ presentation: Presentation) throws(StoreError) -> Bool {
    guard try store.undecidedQuestion(presentation.question) == nil else { return false }
    return try store.question(presentation.question)?.revision == presentation.revision
  }

  /// Writes that a question is shown.
  private func show(
    _ prepared: PreparedQuestion, of found: StoredQuestion, on occasion: Presentation.Occasion
  ) throws(StoreError) -> AskedQuestion {
    let now = world.now()
    let presentation = Presentation(
      id: PresentationID.random(using: &world.random), learner: learner.id, moment: now,
      session: id, occasion: occasion, question: found.question.id, lesson: found.question.lesson,
      revision: found.revision, seed: prepared.seed, modelVersion: modelVersion,
      ios: found.question.ios, kind: found.question.kind, guessRate: prepared.guessRate,
      target: prepared.target, answer: found.question.rightAnswerMark(of: prepared),
      rendered: prepared.rendered)
    try store.record(presentation)
    return AskedQuestion(
      presentation: presentation, prepared: prepared, isResumed: false, shownAt: now.time)
  }

  // MARK: Deciding and preparing

  private enum Finding {
    case decided(StoredQuestion)
    /// No run decides it.
    case undecidable
    /// The learner stopped the run.
    case stopped
  }

  /// Returns a question with its answer. A question that was never asked before is decided now, and
  /// the answer is kept. A question that no run decides is withdrawn.
  private func decided(_ id: QuestionID) throws(StoreError) -> Finding {
    if let waiting = try store.undecidedQuestion(id) {
      guard let found = unlessStopped({ truth(of: waiting, run: $0) }) else { return .stopped }
      guard let truth = found else {
        try store.withdraw(waiting)
        world.notice(.undecidable(id))
        return .undecidable
      }
      try store.decide(waiting, truth: truth, modelVersion: modelVersion)
    }
    return try store.question(id).map { .decided($0) } ?? .undecidable
  }

  enum Preparation: Equatable {
    case ready(PreparedQuestion)
    /// The model has changed so that the question can't be asked any more.
    case impossible
    /// The learner stopped the run.
    case stopped
  }

  /// How many instances of a template are tried for one with a new answer.
  private static let mostTries = 5

  /// Prepares a question, if possible in a variant that this sitting hasn't shown, and with a right answer
  /// that the learner hasn't seen, so that it can't be answered from memory.
  private func fresh(_ found: StoredQuestion) throws(StoreError) -> Preparation {
    guard let target = found.question.rules.first else { return .impossible }
    let seen = try store.seenAnswers(to: found.question.id, about: target, of: learner.id)
    let recent = try recentVariants(of: found, about: target)
    var first: PreparedQuestion?
    for attempt in 0..<(found.question.instanceCount > 1 ? Self.mostTries : 1) {
      if attempt > 0 { seed &+= 1 }
      seed = seedOfNewVariant(of: found.question, besides: recent)
      let result = unlessStopped { prepare(found.question, rules: rules, seed: seed, run: $0) }
      guard let result else { return .stopped }
      guard let ready = result.question else { return .impossible }
      if !seen.contains(found.question.rightAnswerMark(of: ready)) { return .ready(ready) }
      first = first ?? ready
    }
    return first.map { .ready($0) } ?? .impossible
  }

  /// So many seeds are tried for a variant that wasn't shown.
  private static let mostSeeds: UInt64 = 64

  /// Returns the next seed of a variant that was not shown lately, or else of one that this sitting hasn't
  /// shown, or didn't show last.
  private func seedOfNewVariant(of question: Question, besides recent: Set<String>) -> UInt64 {
    let seeds = (0..<Self.mostSeeds).lazy.map { [seed] in seed &+ $0 }
    func variant(_ seed: UInt64) -> String { question.instance(seed: seed).variantName }
    func isNew(_ seed: UInt64) -> Bool { !sitting.hasShown(variant(seed), of: question.id) }
    return seeds.first { isNew($0) && !recent.contains(variant($0)) } ?? seeds.first(where: isNew)
      ?? seeds.first { variant($0) != sitting.latestVariant } ?? seed
  }

  /// The variants in which a question was shown last, in any sitting: one less than it has, so that the
  /// oldest comes again first.
  private func recentVariants(
    of found: StoredQuestion, about target: RuleID
  ) throws(StoreError) -> Set<String> {
    let question = found.question
    guard question.instanceCount > 1 else { return [] }
    let shown = try store.presentations(
      of: learner.id, targeting: target, limit: Self.mostCounted
    ).filter { $0.question == question.id && $0.revision == found.revision }
    return Set(
      shown.prefix(question.instanceCount - 1).map {
        question.instance(seed: $0.seed).variantName
      })
  }

  /// Prepares a question as it was shown.
  func prepared(_ presentation: Presentation) throws(StoreError) -> Preparation {
    guard let found = try store.question(presentation.question, at: presentation.revision) else {
      return .impossible
    }
    let result = unlessStopped {
      prepare(found.question, rules: rules, seed: presentation.seed, run: $0)
    }
    guard let (ready, _) = result else { return .stopped }
    return ready.map { .ready($0) } ?? .impossible
  }
}

extension SchedulingContext.Scope {
  /// Whether a question that was left open belongs here.
  func contains(_ presentation: Presentation) -> Bool {
    switch self {
    case .dueAndNew, .due, .anything: true
    case .placement: presentation.occasion == .placement
    case .lesson(let lesson): presentation.lessonName == lesson
    case .rule(let rule): presentation.target == rule
    case .questions(let questions), .assignment(let questions):
      questions.contains(presentation.question)
    }
  }

  /// Whether vdl added a question to those that are asked for here.
  public func hasAdded(_ asked: AskedQuestion) -> Bool {
    !contains(asked.presentation) || asked.isGenerated && !isOfQuestions
  }

  /// Whether the learner asks for questions, and not for what they are about.
  fileprivate var isOfQuestions: Bool {
    if case .questions = self { true } else { false }
  }
}
