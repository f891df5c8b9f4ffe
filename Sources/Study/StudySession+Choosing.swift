internal import Curriculum
public import QuizEngine
internal import ReviewLog
public import Storage

/// Choosing the next question: the policy is in `QuizEngine`, and this fills its context from the
/// store.
extension StudySession {
  /// The policy, with runs and generated questions of this session.
  var policy: QuestionPolicy<StoreError> {
    QuestionPolicy(
      hasSuspects: !diagnostician.suspects.isEmpty,
      beginComparing: { [self] in diagnostician.beginChoice() },
      information: { [self] question in
        unlessStopped { diagnostician.information(of: question, run: $0) }
      },
      probes: { [self] () throws(StoreError) in
        try generated.telling(diagnostician.suspects)
      },
      generated: { [self] (rule) throws(StoreError) in try generated.about(rule) })
  }

  /// How many rules may still be asked for the first time today; below zero when there were more.
  public func newRulesLeft() throws(StoreError) -> Int {
    let now = world.now()
    let begun = try store.newRuleCount(of: learner.id, onDayFrom: now.day.start(in: now.zone))
    return settings.newPerDay - begun
  }

  /// How many questions can be asked one after another. No text is asked twice in a row, so a question
  /// that stands alone is asked once.
  public func mostQuestions(in scope: SchedulingContext.Scope) -> Int {
    let wanted = courses.flatMap(\.lessons).flatMap(\.questions).filter { scope.contains($0) }
    return wanted.count == 1 && wanted[0].instanceCount == 1 ? 1 : .max
  }

  /// Reads from the store what the policy needs to know.
  func schedulingContext(
    for scope: SchedulingContext.Scope
  ) throws(StoreError) -> SchedulingContext {
    let now = world.now().time
    var context = SchedulingContext(
      courses: courses, scope: scope,
      placementAnswers: try store.placementAnswers(of: learner.id), familiarKinds: familiarKinds)
    if scope == .dueAndNew { context.newRulesLeft = try newRulesLeft() }
    let latest = try store.latestPresentations(of: learner.id, limit: questionsBeforeReturn)
    context.lastQuestion = latest.first?.question
    context.lastTargets = latest.map(\.target)
    for record in try store.lessonRecords(of: learner.id) where record.isRead {
      context.lessonsRead.insert(record.lesson)
    }
    let targets = Set(courses.flatMap(\.lessons).flatMap(\.questions).compactMap(\.rules.first))
    for rule in targets {
      let shown = try store.presentations(of: learner.id, targeting: rule, limit: Self.mostCounted)
      for presentation in shown { context.timesAsked[presentation.question, default: 0] += 1 }
      guard let state = try store.state(of: rule, learner: learner.id) else { continue }
      context.rules[rule] = SchedulingContext.Standing(
        isDue: state.due <= now && !state.isSuspended, isReturning: state.isReturning,
        isSuspended: state.isSuspended, lastQuestion: shown.first?.question)
    }
    return context
  }

  /// So many presentations of a rule are looked at, the latest first.
  private static let mostCounted = 64
}
