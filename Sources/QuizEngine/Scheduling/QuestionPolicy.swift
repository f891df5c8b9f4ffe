public import Curriculum
internal import ReviewLog

/// Chooses the next question. All decisions about what is asked when are here and in `CourseTurns`.
///
/// 1. *Familiar kinds first.* While a sitting is young, only questions of the kinds that it began
///    with are candidates; if that leaves nothing, all kinds are.
/// 2. *Authors' questions before probes.* If misconceptions are suspected and no question of an
///    author would give information about them, generated probes become candidates too. A placement
///    does without them.
/// 3. *Courses.* Each course offers one question (`CourseTurns`). A due question of any course
///    comes before a new one, and that before all others; of equals the first course's.
/// 4. *New rules a day.* When enough rules were asked for the first time today, no new one is
///    offered.
/// 5. *Generated questions for exhausted rules.* A due question is replaced by a generated one if
///    the questions of authors can no longer show that the rule is known.
///
/// The policy is pure. Runs and the database are behind closures, which it calls only when the
/// result matters; `Failure` is the error that they may throw. The same context, closures and seed
/// give the same question.
public struct QuestionPolicy<Failure: Error> {
  /// Whether misconceptions are suspected for which probes can be generated.
  public var hasSuspects: Bool
  /// Begins to compare questions by information; false when no misconception is suspected, so that
  /// no question gives any.
  public var beginComparing: () -> Bool
  /// The bits that an answer to a question is expected to give about suspected misconceptions; nil
  /// when the learner stopped the runs that would tell. The question is no template.
  public var information: (_ question: Question) -> Double?
  /// Generated questions whose answers differ under the suspected misconceptions.
  public var probes: () throws(Failure) -> [Question]
  /// Questions that were generated from the example of a rule.
  public var generated: (_ rule: RuleID) throws(Failure) -> [Question]

  /// Without arguments for them, no misconception is suspected.
  public init(
    hasSuspects: Bool = false, beginComparing: @escaping () -> Bool = { false },
    information: @escaping (_ question: Question) -> Double? = { _ in 0 },
    probes: @escaping () throws(Failure) -> [Question],
    generated: @escaping (_ rule: RuleID) throws(Failure) -> [Question]
  ) {
    self.hasSuspects = hasSuspects
    self.beginComparing = beginComparing
    self.information = information
    self.probes = probes
    self.generated = generated
  }

  /// Returns the next question; nil when there is nothing to ask. Of equal candidates the seed
  /// chooses.
  public func next(
    _ context: SchedulingContext, seed: UInt64
  ) throws(Failure) -> NextQuestion? {
    for kinds in [context.familiarKinds.wanted, nil] {
      let candidates = Candidates(context: context, kinds: kinds)
      guard let offer = try offer(of: candidates, seed: seed) else { continue }
      return try unexhausted(offer, of: candidates)
    }
    return nil
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
      let targets = Set(course.lessons[index].questions.compactMap(\.rules.first))
      course.lessons[index].questions += probes.filter { targets.contains($0.rules[0]) }
      course.lessons[index].questions.removeAll { !contain($0) }
    }
    return course
  }
}

/// The best question of all courses.
private struct Offer {
  var next: NextQuestion
  /// Whether any question that was compared gives enough information to be chosen for it.
  var hasInformation: Bool
}

/// The bits below which a question's information is not worth a change of order.
let leastInformation = 0.02

extension QuestionPolicy {
  // MARK: Probes

  private func offer(of candidates: Candidates, seed: UInt64) throws(Failure) -> Offer? {
    let written = offer(of: candidates, with: [], seed: seed)
    if let written,
      written.hasInformation || !hasSuspects || written.next.occasion == .placement
    {
      return written
    }
    return offer(of: candidates, with: try probes(), seed: seed)
  }

  // MARK: Courses, and new rules a day

  private func offer(
    of candidates: Candidates, with probes: [Question], seed: UInt64
  ) -> Offer? {
    let context = candidates.context
    let isComparing = beginComparing()
    var hasInformation = false
    var offers: [NextQuestion] = []
    for whole in context.courses {
      let course = candidates.course(whole, with: probes)
      // A placement chooses among the questions that may be asked now; its result is about all
      // lessons.
      let placement = Placement(
        of: context.scope == .placement ? course : whole, after: context.placementAnswers)
      var isStopped = false
      var turns = CourseTurns(of: course, context, placement, seed: seed)
      let offer = turns.next { question in
        guard isComparing, !isStopped else { return 0 }
        guard let bits = information(question.instance(seed: seed)) else {
          isStopped = true
          return 0
        }
        if bits >= leastInformation { hasInformation = true }
        return bits
      }
      if !isStopped, let offer { offers.append(offer) }
    }
    if context.scope == .dueAndNew, context.newRulesLeft <= 0 {
      offers.removeAll { $0.occasion == .new }
    }
    let best =
      offers.first { $0.occasion == .due } ?? offers.first { $0.occasion == .new } ?? offers.first
    return best.map { Offer(next: $0, hasInformation: hasInformation) }
  }

  // MARK: Rules whose questions are exhausted

  /// Returns the offer, with a generated question in the place of a due one if no question of an
  /// author can still show that the rule is known: each was asked, and has one answer.
  private func unexhausted(
    _ offer: Offer, of candidates: Candidates
  ) throws(Failure) -> NextQuestion {
    var next = offer.next
    guard next.occasion == .due, !offer.hasInformation, let rule = next.question.rules.first
    else { return next }
    let timesAsked = candidates.context.timesAsked
    /// Whether a right answer would show that the rule is known, and not only remembered.
    func isConclusive(_ question: Question) -> Bool {
      question.task.guessRate <= RuleState.strongestGuessRate
        && (question.instanceCount > 1 || timesAsked[question.id] == nil)
    }
    let written = candidates.context.courses.flatMap(\.lessons).flatMap(\.questions).filter {
      $0.rules.first == rule
    }
    if written.contains(where: isConclusive) { return next }
    let fresh = try generated(rule).first {
      isConclusive($0) && timesAsked[$0.id] == nil && candidates.contain($0)
    }
    if let fresh { next.question = fresh }
    return next
  }
}
