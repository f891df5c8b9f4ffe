public import Curriculum
public import QuizEngine
public import ReviewLog
internal import Scenarios
internal import SpacedRepetition
public import Storage

/// Answering: what was typed is judged, saved and diagnosed, in this order.
extension StudySession {
  /// Judges an answer and saves it; it is on disk when this returns `.saved`.
  ///
  /// `confidence` asks how sure the learner is, from 0 to 1, once it is clear that there is an
  /// answer. `saved` hears of the review as soon as it is on disk, before the runs that look for
  /// misconceptions.
  public func submit(
    _ typed: String, to asked: AskedQuestion, confidence: () -> Double? = { nil },
    saved: (Review) -> Void = { _ in }
  ) throws(StoreError) -> Submission {
    let verdict: Verdict
    switch unlessStopped({ judge(response: typed, to: asked.prepared, run: $0) }) {
    case .notUnderstood(let message)?: return .misread(message)
    case .doesNotCompile(let errors)?: return .doesNotCompile(errors)
    case .verdict(let given)?: verdict = given
    case nil: return .stopped
    }
    let now = world.now()
    let hints = try store.hintCount(of: asked.presentation.id)
    let review = Review(
      id: ReviewID.random(using: &world.random), presentation: asked.presentation.id,
      learner: learner.id, moment: now, typed: typed, read: asked.prepared.meaning(of: verdict),
      verdict: verdict.grade, score: verdict.score,
      rating: Rating(
        verdict: verdict.grade, hintCount: hints, occasion: asked.presentation.occasion),
      hintCount: hints,
      confidence: settings.asksConfidence && !verdict.isUnknown ? confidence() : nil,
      duration: .milliseconds(
        max(0, now.time.milliseconds - asked.shownAt.milliseconds)),
      missed: verdict.missed, programVersion: world.programVersion)
    do throws(StoreError) { try store.record(review) } catch {
      switch error {
      case .alreadyAnswered, .alreadySkipped: return .answeredElsewhere
      default: throw error
      }
    }
    saved(review)
    try fitWeights(after: review)
    return .saved(
      try diagnosed(
        SavedAnswer(
          presentation: asked.presentation, review: review, verdict: verdict,
          prepared: asked.prepared, explanation: explanation(of: verdict, to: asked.prepared))))
  }

  /// Finds what each misconception would answer, while the learner reads the question: the runs that
  /// diagnose an answer are the longest part of its verdict.
  public func anticipate(_ asked: AskedQuestion) {
    var diagnostician = diagnostician
    let result: Void? = unlessStopped {
      _ = diagnostician.believedAnswers(to: asked.prepared.question, run: $0)
    }
    if result != nil { self.diagnostician = diagnostician }
  }

  /// Explains a verdict; without further runs when the learner stops them.
  private func explanation(of verdict: Verdict, to prepared: PreparedQuestion) -> Explanation {
    var diagnostician = diagnostician
    let explained = unlessStopped { run in
      prepared.explanation(
        of: verdict, rules: rules,
        believed: verdict.isRight || verdict.isUnknown
          ? nil : diagnostician.believedAnswers(to: prepared.question, run: run),
        run: run)
    }
    self.diagnostician = diagnostician
    return explained
      ?? prepared.explanation(of: verdict, rules: rules, believed: nil) { scenario in
        Run(ios: scenario.ios, device: scenario.device, outcome: .refused)
      }
  }

  /// Finds which misconceptions an answer on disk speaks for, and saves that.
  ///
  /// If the learner stops the runs, or the program ends, nothing is found. An answer whose verdict
  /// was not seen is diagnosed again.
  private func diagnosed(_ answered: SavedAnswer) throws(StoreError) -> SavedAnswer {
    let review = answered.review
    let isKept = try store.events(of: review.presentation).contains {
      if case .evidence = $0.body { true } else { false }
    }
    var diagnostician = diagnostician
    let found = unlessStopped {
      diagnostician.find(
        review.typed, answered.verdict, to: answered.prepared, hintCount: review.hintCount, run: $0)
    }
    guard let found else { return answered }
    var diagnosed = answered
    guard !isKept else {
      diagnosed.diagnosis = diagnostician.recall(found)
      return diagnosed
    }
    if let evidence = found.evidence { try record(.evidence(review.presentation, evidence)) }
    diagnosed.diagnosis = diagnostician.conclude(found)
    self.diagnostician = diagnostician
    if let named = diagnosed.diagnosis.named.first {
      diagnosed.diagnosis.counterexample =
        unlessStopped { diagnostician.counterexample(to: named, run: $0) } ?? nil
    }
    return diagnosed
  }

  // MARK: Verdicts that were not seen

  /// The latest answer whose verdict was never on the screen.
  public func unseenVerdict() throws(StoreError) -> SavedAnswer? {
    guard let record = try store.unseenVerdict(of: learner.id),
      var answered = try judgedAgain(record)
    else { return nil }
    answered.explanation = explanation(of: answered.verdict, to: answered.prepared)
    return try diagnosed(answered)
  }

  /// The latest answers that weren't right, the latest first, each with its verdict and the run that decides it.
  /// One that can't be judged again is left out.
  public func latestMistakes(most limit: Int) throws(StoreError) -> [SavedAnswer] {
    var mistakes: [SavedAnswer] = []
    let waiting = try questionsOfOpenExams()
    for record in try store.latestMistakes(of: learner.id, most: limit)
    where !waiting.contains(record.presentation.question) {
      if let answered = try judgedAgain(record) { mistakes.append(answered) }
    }
    return mistakes
  }

  /// A stored answer with its verdict and no explanation; nil where its question can't be prepared any more, or the
  /// runs are stopped.
  private func judgedAgain(_ record: ReviewRecord) throws(StoreError) -> SavedAnswer? {
    guard case .ready(let prepared) = try prepared(record.presentation),
      case .verdict(let verdict)? = unlessStopped({
        judge(stored: record.review.typed, to: prepared, run: $0)
      })
    else { return nil }
    return SavedAnswer(
      presentation: record.presentation, review: record.review, verdict: verdict,
      prepared: prepared, explanation: .none)
  }

  /// Writes that a verdict was shown.
  public func markSeen(_ answered: SavedAnswer) throws(StoreError) {
    try record(.verdictSeen(answered.review.presentation))
  }

  // MARK: Answers step by step, and hints

  /// A game of "what comes next?" with the steps that were already taken; nil for other kinds.
  public func play(_ asked: AskedQuestion) throws(StoreError) -> Play? {
    guard var play = Play(asked.prepared) else { return nil }
    for step in try store.steps(of: asked.presentation.id) { _ = play.take(step) }
    return play
  }

  /// Takes a step, and saves it before its verdict is known to anyone.
  public func step(
    _ typed: String, _ play: inout Play, _ asked: AskedQuestion
  ) throws(StoreError) -> Play.Reply {
    var next = play
    let reply = next.take(typed)
    if case .step(let step) = reply {
      try record(.step(asked.presentation.id, typed: step.yours))
      play = next
    }
    return reply
  }

  /// Gives the next hint, which is saved before it is shown; nil when there are no more.
  public func hint(_ asked: AskedQuestion) throws(StoreError) -> (step: Int, text: String)? {
    let given = try store.hintCount(of: asked.presentation.id)
    let hints = asked.prepared.hints
    guard given < hints.count else { return nil }
    try record(.hint(asked.presentation.id, step: given + 1))
    return (given + 1, hints[given])
  }

  // MARK: Leaving, undoing, suspending

  /// Leaves a question without an answer. One that another session has answered is left alone.
  public func skip(_ asked: AskedQuestion) throws(StoreError) {
    sitting.skip(asked.presentation.question)
    do throws(StoreError) { try record(.skip(asked.presentation.id)) } catch {
      guard case .alreadyAnswered = error else { throw error }
    }
  }

  /// Makes an answer count no more.
  public func undo(_ answered: SavedAnswer) throws(StoreError) {
    try record(.undo(answered.presentation.id))
    diagnostician.remember(try store.evidence(of: learner.id))
  }

  /// Writes that something is wrong with a question, for its author to read.
  public func flag(_ presentation: Presentation, _ remark: String) throws(StoreError) {
    try record(.flag(presentation.id, remark: remark))
  }

  /// Stops all questions about a rule until it is resumed.
  public func suspend(_ rule: RuleID) throws(StoreError) { try record(.suspend(rule)) }

  /// Lets a suspended rule be asked about again.
  public func resume(_ rule: RuleID) throws(StoreError) { try record(.resume(rule)) }

  /// The suspended rules, in alphabetical order.
  public func suspendedRules() throws(StoreError) -> [RuleID] {
    try store.suspendedRules(of: learner.id)
  }

  /// Explains why an event of the run that decided a question happened.
  public func causes(
    of event: String, in answered: SavedAnswer
  ) -> Result<[EventCause], EventMismatch> {
    QuizEngine.causes(of: event, in: answered.prepared.run, rules: rules)
  }
}
