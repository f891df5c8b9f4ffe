internal import Curriculum
public import QuizEngine
internal import ReviewLog
internal import SpacedRepetition
public import Storage

/// Choosing the next question: the policy is in `QuizEngine`, and this fills its context from the
/// store.
extension StudySession {
  /// The policy, with runs and generated questions of this session.
  var policy: QuestionPolicy<StoreError> {
    QuestionPolicy(
      hasSuspects: !diagnostician.suspects.isEmpty,
      hasLikely: settings.addsQuestions && !diagnostician.likely.isEmpty,
      beginComparing: { [self] in diagnostician.beginChoice() },
      information: { [self] question in
        unlessStopped { diagnostician.information(of: question, run: $0) }
      },
      decision: { [self] question in
        unlessStopped { diagnostician.decision(of: question, run: $0) }
      },
      probes: { [self] () throws(StoreError) in
        settings.addsQuestions ? try generated.telling(diagnostician.suspects) : []
      },
      generated: { [self] (rule) throws(StoreError) in
        settings.addsQuestions ? try generated.about(rule) : []
      })
  }

  /// How many rules may still be asked for the first time today; below zero when there were more.
  public func newRulesLeft() throws(StoreError) -> Int {
    let now = world.now()
    let begun = try store.newRuleCount(of: learner.id, onDayFrom: now.day.start(in: now.zone))
    return settings.newPerDay - begun
  }

  /// How many more questions today has at most; `.max` unless the learner is back from an absence. A
  /// lesson or a rule that they ask for has no such limit.
  public func loadLeft() throws(StoreError) -> Int {
    let today = world.now().day
    if dailyLoad?.day != today {
      let days = try store.days(of: learner.id).map {
        (day: $0.day, answered: $0.answers.answered)
      }
      dailyLoad = (today, DailyLoad(days, on: today))
    }
    guard let most = dailyLoad?.load.most else { return .max }
    let answered = try store.days(of: learner.id, since: today).first { $0.day == today }
    return most - (answered?.answers.answered ?? 0)
  }

  /// How many questions the sitting can go on with in a scope at most, the one that was shown last
  /// included. A question that stands alone is asked once, since no text comes twice in a row.
  public func questionsLeft(in scope: SchedulingContext.Scope) throws(StoreError) -> Int {
    if case .assignment = scope {
      guard let assignment else { return 0 }
      return try standing(in: assignment).open.count
    }
    let wanted = try courses(for: scope).flatMap(\.lessons).flatMap(\.questions).filter {
      scope.contains($0)
    }
    if wanted.count == 1, wanted[0].instanceCount == 1 { return 1 }
    return switch scope {
    case .lesson: wanted.reduce(1) { $0 + sitting.timesLeft(of: $1.id) }
    case .due, .dueAndNew, .anything: max(1, try loadLeft())
    case .rule, .placement: .max
    case .questions, .assignment: wanted.count
    }
  }

  /// Reads from the store what the policy needs to know.
  func schedulingContext(
    for scope: SchedulingContext.Scope
  ) throws(StoreError) -> SchedulingContext {
    var context = SchedulingContext(
      courses: try courses(for: scope), scope: scope,
      placementFacts: try store.placementFacts(of: learner.id), sitting: sitting)
    if scope.isLimitedByDay {
      context.newRulesLeft = try newRulesLeft()
      context.loadLeft = try loadLeft()
    }
    context.lastQuestion = try store.latestPresentations(of: learner.id, limit: 1).first?.question
    for record in try store.lessonRecords(of: learner.id) where record.isRead {
      context.lessonsRead.insert(record.name)
    }
    let targets = Set(courses.flatMap(\.lessons).flatMap(\.questions).compactMap(\.rules.first))
    for rule in targets {
      let shown = try store.presentations(of: learner.id, targeting: rule, limit: Self.mostCounted)
      for presentation in shown { context.timesAsked[presentation.question, default: 0] += 1 }
      guard let state = try store.state(of: rule, learner: learner.id) else { continue }
      context.rules[rule] = standing(state, lastQuestion: shown.first?.question)
    }
    return context
  }

  /// The courses that a scope takes questions from: those that are taught, and the generated ones of its
  /// questions.
  private func courses(for scope: SchedulingContext.Scope) throws(StoreError) -> [Course] {
    guard case .questions(let questions) = scope else { return courses }
    return try courses + generatedCourses(of: questions)
  }

  /// The generated courses of some questions, as the store has them.
  func generatedCourses(of questions: [QuestionID]) throws(StoreError) -> [Course] {
    var found: [Course] = []
    for id in Set(questions.filter(GeneratedCourse.contains).map(\.course)).sorted() {
      if let course = try store.course(id) { found.append(course) }
    }
    return found
  }

  private func standing(
    _ state: RuleState, lastQuestion: QuestionID?
  ) -> SchedulingContext.Standing {
    let now = world.now()
    return SchedulingContext.Standing(
      isDue: state.due <= now.time && !state.isSuspended, isReturning: state.isReturning,
      isPassPending: state.isPassPending, isSuspended: state.isSuspended,
      lastQuestion: lastQuestion,
      recall: state.recall(on: now.day, by: Scheduler.ofRules.fsrs))
  }

  /// So many presentations of a rule are looked at, the latest first.
  static let mostCounted = 64
}
