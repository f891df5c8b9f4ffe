internal import Beliefs
internal import Curriculum
internal import QuizEngine
internal import ReviewLog
public import Storage

/// How the next question is chosen.
extension StudySession {
  func choose(
    _ agenda: Agenda, _ placed: [LessonAnswer], without refused: Set<QuestionID>
  ) throws(StoreError) -> NextQuestion? {
    for kinds in [familiarKinds.wanted, nil] {
      guard var offer = try choose(agenda, placed, without: refused, of: kinds) else { continue }
      guard offer.occasion == .due, !diagnostician.hasTold,
        let target = offer.question.rules.first,
        let spare = try spare(about: target, agenda, without: refused, of: kinds)
      else { return offer }
      offer.question = spare
      return offer
    }
    return nil
  }

  /// Returns a question that was never asked, made from the rule's example, where those that authors
  /// wrote can show no more that the rule is known: each was asked, and has one answer.
  func spare(
    about rule: RuleID, _ agenda: Agenda, without refused: Set<QuestionID>,
    of kinds: Set<QuestionKind>?
  ) throws(StoreError) -> Question? {
    func shows(_ question: Question) -> Bool {
      question.ask.guessRate <= RuleState.strongestGuessRate
        && (question.instanceCount > 1 || agenda.timesAsked[question.id] == nil)
    }
    let written = courses.flatMap(\.lessons).flatMap(\.questions).filter { $0.rules.first == rule }
    if written.contains(where: shows) { return nil }
    return try generated.about(rule).first {
      shows($0) && agenda.timesAsked[$0.id] == nil && !refused.contains($0.id)
        && kinds?.contains($0.kind) != false
    }
  }

  func choose(
    _ agenda: Agenda, _ placed: [LessonAnswer], without refused: Set<QuestionID>,
    of kinds: Set<QuestionKind>?
  ) throws(StoreError) -> NextQuestion? {
    // Questions that authors wrote come before those that are made.
    if let offer = try choose(agenda, placed, without: refused, of: kinds, probes: []),
      diagnostician.hasTold || diagnostician.suspects.isEmpty || offer.occasion == .placement
    {
      return offer
    }
    return try choose(
      agenda, placed, without: refused, of: kinds,
      probes: try generated.telling(diagnostician.suspects))
  }

  func choose(
    _ agenda: Agenda, _ placed: [LessonAnswer], without refused: Set<QuestionID>,
    of kinds: Set<QuestionKind>?, probes: [Question]
  ) throws(StoreError) -> NextQuestion? {
    var agenda = agenda
    var offers: [NextQuestion] = []
    let telling = diagnostician.beginChoice()
    for whole in courses {
      var course = whole
      for index in course.lessons.indices {
        let targets = Set(course.lessons[index].questions.compactMap(\.rules.first))
        course.lessons[index].questions += probes.filter { targets.contains($0.rules[0]) }
        course.lessons[index].questions.removeAll {
          refused.contains($0.id) || kinds?.contains($0.kind) == false
        }
      }
      // A placement asks of what may be asked now; what it found holds for all.
      agenda.placement = Placement(
        of: agenda.scope == .placement ? course : whole, after: placed)
      let offer = unlessStopped { run in
        QuizEngine.nextQuestion(
          in: course, agenda, seed: seed,
          telling: { telling ? diagnostician.telling($0.instance(seed: seed), run: run) : 0 })
      }
      if let offer, let offer { offers.append(offer) }
    }
    if agenda.scope == .dueAndNew, try newRulesLeft() <= 0 {
      offers.removeAll { $0.occasion == .new }
    }
    return offers.first { $0.occasion == .due } ?? offers.first { $0.occasion == .new }
      ?? offers.first
  }

  /// How many rules may still be asked for the first time today.
  public func newRulesLeft() throws(StoreError) -> Int {
    let now = world.now()
    let begun = try store.newRuleCount(
      of: learner.id, since: now.day.start(in: now.zone))
    return settings.newPerDay - begun
  }

  func agenda(for scope: Agenda.Scope) throws(StoreError) -> Agenda {
    let now = world.now().time
    var agenda = Agenda(scope: scope)
    let latest = try store.latestPresentations(of: learner.id, limit: questionsBeforeReturn)
    agenda.lastQuestion = latest.first?.question
    agenda.lastTargets = latest.map(\.target)
    for record in try store.lessonRecords(of: learner.id) where record.isRead {
      agenda.lessonsRead.insert(record.lesson)
    }
    let targets = Set(
      courses.flatMap(\.lessons).flatMap(\.questions).compactMap(\.rules.first))
    for rule in targets {
      let shown = try store.presentations(of: learner.id, targeting: rule, limit: 64)
      for presentation in shown { agenda.timesAsked[presentation.question, default: 0] += 1 }
      guard let state = try store.state(of: rule, learner: learner.id) else { continue }
      agenda.rules[rule] = Agenda.Standing(
        isDue: state.due <= now && !state.isSuspended, isReturning: state.isReturning,
        isSuspended: state.isSuspended,
        lastQuestion: shown.first?.question)
    }
    return agenda
  }
}
