public import Curriculum
internal import ReviewLog

/// Chooses the next question. All decisions about what is asked when are here and in `CourseTurns`.
///
/// 1. *A day's load.* After an absence, nothing more is asked today when the day has enough questions,
///    unless the learner asks for a lesson or a rule.
/// 2. *Familiar kinds first.* While a sitting is young, only questions of the kinds that it began
///    with are candidates; if that leaves nothing or repeats a question, all kinds are.
/// 3. *Authors' questions before probes.* If misconceptions are suspected and no question of an
///    author would give information about them, generated probes that would are candidates too. A
///    placement does without them. Where a misconception is likely, or one of two, a learner who asks for
///    a lesson gets the question that decides it, if need be of another lesson.
/// 4. *Courses.* Each course offers one question (`CourseTurns`). A due question of any course
///    comes before a new one, and that before all others; of equals the first course's. One that
///    would repeat a text comes last.
/// 5. *Generated questions for exhausted rules.* If the sitting has shown all texts about a rule that
///    returns in it, generated questions are candidates for it. A due question is replaced by a
///    generated one if the questions of authors can no longer show that the rule is known, until the
///    generated ones were asked as often.
///
/// What a sitting may repeat is in `SittingLimits`.
///
/// The policy is pure. Runs and the database are behind closures, which it calls only when the
/// result matters; `Failure` is the error that they may throw. The same context, closures and seed
/// give the same question.
public struct QuestionPolicy<Failure: Error> {
  /// Whether misconceptions are suspected for which probes can be generated.
  public var hasSuspects: Bool
  /// Whether few answers more would decide a misconception.
  public var hasLikely: Bool
  /// Begins to compare questions by information; false when no misconception is suspected, so that
  /// no question gives any.
  public var beginComparing: () -> Bool
  /// The bits that an answer to a question is expected to give about suspected misconceptions; nil
  /// when the learner stopped the runs that would tell. The question is no template.
  public var information: (_ question: Question) -> Double?
  /// The same about likely misconceptions alone, those that few answers more would decide.
  public var decision: (_ question: Question) -> Double?
  /// Generated questions whose answers differ under the suspected misconceptions.
  public var probes: () throws(Failure) -> [Question]
  /// Questions that were generated from the example of a rule.
  public var generated: (_ rule: RuleID) throws(Failure) -> [Question]

  /// Without arguments for them, no misconception is suspected.
  public init(
    hasSuspects: Bool = false, hasLikely: Bool = false,
    beginComparing: @escaping () -> Bool = { false },
    information: @escaping (_ question: Question) -> Double? = { _ in 0 },
    decision: @escaping (_ question: Question) -> Double? = { _ in 0 },
    probes: @escaping () throws(Failure) -> [Question],
    generated: @escaping (_ rule: RuleID) throws(Failure) -> [Question]
  ) {
    self.hasSuspects = hasSuspects
    self.hasLikely = hasLikely
    self.beginComparing = beginComparing
    self.information = information
    self.decision = decision
    self.probes = probes
    self.generated = generated
  }

  /// Returns the next question; nil when there is nothing to ask. Of equal candidates the seed
  /// chooses.
  public func next(
    _ context: SchedulingContext, seed: UInt64
  ) throws(Failure) -> NextQuestion? {
    if context.scope.isLimitedByDay, context.loadLeft <= 0 { return nil }
    let spare = try spareQuestions(context)
    var best: (offer: Offer, candidates: Candidates)?
    for kinds in context.sitting.familiarKinds.map({ [$0, nil] }) ?? [nil] {
      let candidates = Candidates(context: context, kinds: kinds)
      guard let offer = try offer(of: candidates, spare: spare, seed: seed) else { continue }
      if let best, best.offer.repetition <= offer.repetition { continue }
      best = (offer, candidates)
      if offer.repetition == .nothing { break }
    }
    guard let best else { return nil }
    return try unexhausted(best.offer, of: best.candidates)
  }
}

/// The questions that may be asked, as far as they are of some kinds.
private struct Candidates {
  var context: SchedulingContext
  /// Nil for all kinds.
  var kinds: Set<QuestionKind>?

  func contain(_ question: Question) -> Bool {
    !context.refused.contains(question.id) && kinds?.contains(question.kind) != false
  }

  /// A course with the questions that may be asked, and with the probes about rules of its lessons.
  func course(_ whole: Course, with probes: [Question]) -> Course {
    var course = whole
    for index in course.lessons.indices {
      let questions = course.lessons[index].questions
      // Who asks for a lesson asks for all of its rules, also those that no question is graded for.
      let targets = Set(
        context.scope == .lesson(course.name(of: course.lessons[index].id))
          ? questions.flatMap(\.rules) : questions.compactMap(\.rules.first))
      course.lessons[index].questions += probes.filter { targets.contains($0.rules[0]) }
      course.lessons[index].questions.removeAll { !contain($0) }
    }
    return course
  }
}

/// The best question of all courses.
private struct Offer {
  var next: NextQuestion
  /// What it would repeat in this sitting.
  var repetition: Repetition
  /// Whether any question that was compared gives enough information to be chosen for it.
  var hasInformation: Bool
}

/// Measures questions until the learner stops the runs: from then on nothing is run.
private struct Comparison {
  private(set) var isStopped = false

  mutating func bits(of question: Question, by measure: (Question) -> Double?) -> Double {
    guard !isStopped else { return 0 }
    guard let bits = measure(question) else {
      isStopped = true
      return 0
    }
    return bits
  }
}

/// The bits below which a question's information is not worth a change of order.
let leastInformation = 0.02

/// What is left of a question's information for a learner who asks for another lesson: one after its own,
/// which they have probably read, or any other.
private let worthOfEarlierLesson = 0.5
private let worthOfOtherLesson = 0.25

extension QuestionPolicy {
  // MARK: Probes

  private func offer(
    of candidates: Candidates, spare: [Question], seed: UInt64
  ) throws(Failure) -> Offer? {
    if let deciding = try deciding(among: candidates, seed: seed) { return deciding }
    let written = offer(of: candidates, with: spare, seed: seed)
    if let written,
      written.hasInformation || !hasSuspects || written.next.occasion == .placement
    {
      return written
    }
    let probing = offer(of: candidates, with: spare + (try probes()), seed: seed)
    // Without information a probe is only another question.
    return probing?.hasInformation == true ? probing : written
  }

  // MARK: Likely misconceptions

  /// Returns a question that decides whether the learner has a likely misconception, when they ask for one
  /// lesson; nil when there is none. Other scopes take questions from all lessons anyway.
  private func deciding(
    among candidates: Candidates, seed: UInt64
  ) throws(Failure) -> Offer? {
    let context = candidates.context
    guard hasLikely, case .lesson(let lesson) = context.scope, beginComparing() else { return nil }
    let lessons = context.courses.flatMap(\.lessons)
    let names = context.courses.flatMap(\.lessonNames)
    let place = names.firstIndex(of: lesson) ?? names.endIndex
    let own = lessons[place...].prefix(1).flatMap(\.questions)
    let earlier = lessons[..<place].flatMap(\.questions)
    let later = lessons[place...].dropFirst().flatMap(\.questions)
    var worth: [QuestionID: Double] = [:]
    for question in earlier { worth[question.id] = worthOfEarlierLesson }
    for question in own { worth[question.id] = 1 }
    var comparison = Comparison()
    let pick = QuestionPick(context, SplitMix64(seed: seed)).informative(
      of: (own + earlier + (try probes()) + later).filter(candidates.contain)
    ) { question in
      comparison.bits(of: question.instance(seed: seed), by: decision)
        * worth[question.id, default: worthOfOtherLesson]
    }
    return pick.map {
      Offer(
        next: NextQuestion(question: $0.question, occasion: .practice), repetition: $0.repetition,
        hasInformation: true)
    }
  }

  // MARK: Courses

  private func offer(
    of candidates: Candidates, with probes: [Question], seed: UInt64
  ) -> Offer? {
    let context = candidates.context
    let isComparing = beginComparing()
    var hasInformation = false
    var offers: [CourseTurns.Offer] = []
    for whole in context.courses {
      let course = candidates.course(whole, with: probes)
      let placement = Placement(of: whole, after: context.placementFacts)
      var comparison = Comparison()
      var turns = CourseTurns(of: course, context, placement, seed: seed)
      let offer = turns.next { question in
        guard isComparing else { return 0 }
        let bits = comparison.bits(of: question.instance(seed: seed), by: information)
        if bits >= leastInformation { hasInformation = true }
        return bits
      }
      if !comparison.isStopped, let offer { offers.append(offer) }
    }
    return best(of: offers).map {
      Offer(next: $0.next, repetition: $0.repetition, hasInformation: hasInformation)
    }
  }

  /// Returns the first offer that repeats no text, due ones before new ones and those before others; else
  /// the one that repeats least.
  private func best(of offers: [CourseTurns.Offer]) -> CourseTurns.Offer? {
    let fine = offers.filter(\.repetition.isFine)
    return fine.first { $0.next.occasion == .due } ?? fine.first { $0.next.occasion == .new }
      ?? fine.first ?? offers.min { $0.repetition < $1.repetition }
  }

  // MARK: Rules whose questions are exhausted

  /// Generated questions about the rules that return in this sitting, where it has shown all texts of
  /// authors about them. A wrong answer is followed by another text, and a guess is confirmed by one.
  private func spareQuestions(_ context: SchedulingContext) throws(Failure) -> [Question] {
    guard context.scope.isLimitedByDay else { return [] }
    let written = Dictionary(
      grouping: context.courses.lazy.flatMap(\.lessons).flatMap(\.questions)
    ) { $0.rules.first }
    let limits = SittingLimits(context)
    var spare: [Question] = []
    for rule in context.returningRules where context.hasWaited(rule) {
      let repetition = limits.leastRepeated(of: written[rule] ?? [])?.repetition
      if repetition?.isFine != true { spare += try generated(rule) }
    }
    return spare
  }

  /// Returns the offer, with a generated question in the place of a due one if no question of an
  /// author can still show that the rule is known: each was asked in all its variants.
  private func unexhausted(
    _ offer: Offer, of candidates: Candidates
  ) throws(Failure) -> NextQuestion {
    var next = offer.next
    guard next.occasion == .due, !offer.hasInformation, let rule = next.question.rules.first
    else { return next }
    let timesAsked = candidates.context.timesAsked
    func isNoGuess(_ question: Question) -> Bool {
      question.task.guessRate <= RuleState.strongestGuessRate
    }
    /// Whether a right answer would show that the rule is known, and not only remembered.
    func isConclusive(_ question: Question) -> Bool {
      isNoGuess(question) && timesAsked[question.id] ?? 0 < question.instanceCount
    }
    let written = candidates.context.courses.flatMap(\.lessons).flatMap(\.questions).filter {
      $0.rules.first == rule
    }
    if written.contains(where: isConclusive) { return next }
    // Once all were asked, the rarest one: no text comes every time that the rule is due.
    let rarest = try generated(rule).filter { candidates.contain($0) && isNoGuess($0) }.min {
      timesAsked[$0.id] ?? 0 < timesAsked[$1.id] ?? 0
    }
    if let rarest, timesAsked[rarest.id] ?? 0 < timesAsked[next.question.id] ?? 0 {
      next.question = rarest
    }
    return next
  }
}
