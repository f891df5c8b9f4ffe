internal import Beliefs
internal import Curriculum
internal import QuizEngine
internal import Releases
internal import Reporting
internal import ReviewLog
internal import Scenarios
internal import SpacedRepetition
internal import Storage
internal import Words

/// One learner's dealings with the store: which question comes next, what was answered, what that
/// came to. It says nothing; `Session` and `QuizDialogue` speak.
final class Study {
  let store: Store
  let learner: Learner
  let settings: Settings
  let courses: [Course]
  private let rules: [RuleEntry]
  private let modelVersion: String
  private var diagnostician: Diagnostician
  private var made: MadeQuestions
  private let context: Context
  private let session: SessionID
  /// When this sitting began.
  private let begun: UTCTime
  /// The question of an earlier sitting that is asked in this one.
  private var resumed: PresentationID?
  private var ids: SystemOrGiven
  private var familiarKinds = FamiliarKinds()
  /// Seeds of questions count up from here.
  private var seed: UInt64
  /// Runs a scenario; nil when the learner stopped it.
  private let run: (Scenario) -> Run?

  init(
    store: Store, learner: Learner, settings: Settings = Settings(), courses: [Course],
    model: Model, context: Context, seed: UInt64?, run: @escaping (Scenario) -> Run?
  ) throws(Failure) {
    self.store = store
    self.learner = learner
    self.settings = settings
    self.courses = courses
    made = MadeQuestions(store: store, model: model)
    rules = model.rules()
    modelVersion = model.version()
    let evidence = try stored { () throws(StoreError) in try store.evidence(of: learner.id) }
    diagnostician = Diagnostician(
      misconceptions: model.misconceptions(), rules: rules, examples: model.examples(),
      evidence: evidence)
    self.context = context
    self.run = run
    var ids = SystemOrGiven(next: context.random)
    self.seed = seed ?? context.random()
    session = SessionID.random(using: &ids)
    begun = context.now().time
    self.ids = ids
  }

  /// A question as it stands before the learner.
  struct Asked {
    var presentation: Presentation
    var prepared: PreparedQuestion
    /// It was shown before and not answered.
    var isResumed: Bool
    /// When the learner could begin to read it.
    fileprivate var shownAt: UTCTime
  }

  /// An answer that is on disk.
  struct Answered {
    var presentation: Presentation
    var review: Review
    var verdict: Verdict
    var prepared: PreparedQuestion
    var diagnosis = Diagnosis()
  }

  enum Submission {
    /// It is no answer; nothing was recorded.
    case misread(String)
    /// It is on disk, and its verdict may be shown.
    case saved(Answered)
    /// Another session has an answer to it already, or skipped it; nothing was recorded.
    case answeredElsewhere
    /// The learner stopped the run that judges it; nothing was recorded.
    case stopped
  }

  // MARK: Coming back

  /// The latest answer whose verdict was never on the screen.
  func unseenVerdict() throws(Failure) -> Answered? {
    let record = try stored { () throws(StoreError) in try store.unseenVerdict(of: learner.id) }
    guard let record, case .ready(let prepared) = try prepared(record.presentation),
      case .verdict(let verdict)? = unlessStopped({
        judge(response: record.review.typed, to: prepared, run: $0)
      })
    else { return nil }
    return try diagnosed(
      Answered(
        presentation: record.presentation, review: record.review, verdict: verdict,
        prepared: prepared))
  }

  /// Writes that a verdict was shown.
  func markSeen(_ answered: Answered) throws(Failure) {
    try record(.verdictSeen(answered.review.presentation))
  }

  /// The question that was shown last and left without an answer.
  func openQuestion(in scope: Agenda.Scope) throws(Failure) -> Asked? {
    let presentation = try stored { () throws(StoreError) in
      try store.openPresentation(of: learner.id)
    }
    // What is taught no more is not asked again, and waits for its course.
    guard let presentation, isOurs(presentation), scope.contains(presentation),
      isTaught(presentation.question)
    else { return nil }
    switch try prepared(presentation) {
    case .ready(let prepared):
      return Asked(
        presentation: presentation, prepared: prepared, isResumed: true,
        shownAt: context.now().time)
    case .impossible:
      try record(.skip(presentation.id))
      return nil
    case .stopped: return nil
    }
  }

  /// Whether an open question is to be asked here: it was left by a session before this one, not by
  /// one that began since and has it before the learner.
  private func isOurs(_ presentation: Presentation) -> Bool {
    presentation.session == session || presentation.id == resumed
      || presentation.moment.time <= begun
  }

  private func isTaught(_ question: QuestionID) -> Bool {
    RuleCourse.made(question)
      || courses.contains { $0.lessons.contains { $0.questions.contains { $0.id == question } } }
  }

  // MARK: Asking

  /// The question that was left open, or else a new one; nil when there is none to ask.
  func question(in scope: Agenda.Scope) throws(Failure) -> Asked? {
    let asked: Asked?
    if let open = try openQuestion(in: scope) {
      resumed = open.presentation.id
      asked = open
    } else {
      asked = try nextQuestion(in: scope)
    }
    if let shown = asked?.presentation { familiarKinds.add(shown) }
    return asked
  }

  /// Chooses a question, writes that it is shown, and returns it; nil when there is none to ask.
  func nextQuestion(in scope: Agenda.Scope) throws(Failure) -> Asked? {
    var refused: Set<QuestionID> = []
    var varied: Set<QuestionID> = []
    let last = try lastVariant()
    let agenda = try agenda(for: scope)
    let placed = try stored { () throws(StoreError) in
      try store.placementAnswers(of: learner.id)
    }
    // Each round asks a question, tries another instance of one or refuses it.
    for _ in 0...2 * courses.reduce(0, { $0 + $1.lessons.reduce(0) { $0 + $1.questions.count } }) {
      seed &+= 1
      guard let next = try choose(agenda, placed, without: refused) else { return nil }
      let found: StoredQuestion
      switch try decided(next.question.id) {
      case .decided(let question): found = question
      case .undecidable:
        refused.insert(next.question.id)
        continue
      case .stopped: return nil
      }
      guard let ready = try fresh(found) else { return nil }
      // Never the same text twice in a row: another instance will do, or else another question.
      guard case .ready(let prepared) = ready, prepared.question.variantName != last else {
        let isVaried = ready != .impossible && found.question.instanceCount > 1
        if !isVaried || !varied.insert(next.question.id).inserted {
          refused.insert(next.question.id)
        }
        continue
      }
      let now = context.now()
      let presentation = Presentation(
        id: PresentationID.random(using: &ids), learner: learner.id, moment: now,
        session: session, occasion: next.occasion, question: next.question.id,
        lesson: found.question.lesson, revision: found.revision, seed: prepared.seed,
        modelVersion: modelVersion, ios: found.question.ios, kind: found.question.kind,
        guessRate: prepared.guessRate, target: prepared.target,
        answer: found.question.rightAnswerMark(of: prepared), rendered: prepared.rendered)
      try stored { () throws(StoreError) in try store.record(presentation) }
      return Asked(
        presentation: presentation, prepared: prepared, isResumed: false, shownAt: now.time)
    }
    return nil
  }

  /// How many instances of a template are looked at for one whose answer is another than the last time.
  private static let mostTries = 5

  /// Makes a question ready that cannot be answered from memory of the last time, if it can be; nil when
  /// the learner stopped the run.
  private func fresh(_ found: StoredQuestion) throws(Failure) -> Preparation? {
    guard let target = found.question.rules.first else { return .impossible }
    let known = try stored { () throws(StoreError) in
      try store.lastAnswer(to: found.question.id, about: target, of: learner.id)
    }
    var first: PreparedQuestion?
    for attempt in 0..<(found.question.instanceCount > 1 ? Self.mostTries : 1) {
      if attempt > 0 { seed &+= 1 }
      let made = unlessStopped { prepare(found.question, rules: rules, seed: seed, run: $0) }
      guard let made else { return nil }
      guard let ready = made.question else { return .impossible }
      if found.question.rightAnswerMark(of: ready) != known { return .ready(ready) }
      first = first ?? ready
    }
    return first.map { .ready($0) } ?? .impossible
  }

  private enum Finding {
    case decided(StoredQuestion)
    /// No run decides it.
    case undecidable
    /// The learner stopped the run.
    case stopped
  }

  /// Returns a question as it is asked. The answer of one that was never wanted before is found now,
  /// and kept; without one the question is taught no more.
  private func decided(_ id: QuestionID) throws(Failure) -> Finding {
    let waiting = try stored { () throws(StoreError) in try store.undecidedQuestion(id) }
    if let waiting {
      guard let found = unlessStopped({ truth(of: waiting, run: $0) }) else { return .stopped }
      guard let truth = found else {
        try stored { () throws(StoreError) in try store.withdraw(waiting) }
        context.console.notice(Words.Study.cannotBeAsked(id.rawValue))
        return .undecidable
      }
      try stored { () throws(StoreError) in
        try store.decide(waiting, truth: truth, modelVersion: modelVersion)
      }
    }
    let found = try stored { () throws(StoreError) in try store.question(id) }
    return found.map { .decided($0) } ?? .undecidable
  }

  /// Names the text that was shown last in this sitting. What was shown last the day before may be
  /// all that is due.
  private func lastVariant() throws(Failure) -> String? {
    try stored { () throws(StoreError) in
      guard let last = try store.latestPresentations(of: learner.id, limit: 1).first,
        last.session == session || last.id == resumed,
        let found = try store.question(last.question, at: last.revision)
      else { return nil }
      return found.question.instance(seed: last.seed).variantName
    }
  }

  private func choose(
    _ agenda: Agenda, _ placed: [LessonAnswer], without refused: Set<QuestionID>
  ) throws(Failure) -> NextQuestion? {
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
  private func spare(
    about rule: RuleID, _ agenda: Agenda, without refused: Set<QuestionID>,
    of kinds: Set<QuestionKind>?
  ) throws(Failure) -> Question? {
    func shows(_ question: Question) -> Bool {
      question.ask.guessRate <= RuleState.strongestGuessRate
        && (question.instanceCount > 1 || agenda.timesAsked[question.id] == nil)
    }
    let written = courses.flatMap(\.lessons).flatMap(\.questions).filter { $0.rules.first == rule }
    if written.contains(where: shows) { return nil }
    return try made.about(rule).first {
      shows($0) && agenda.timesAsked[$0.id] == nil && !refused.contains($0.id)
        && kinds?.contains($0.kind) != false
    }
  }

  private func choose(
    _ agenda: Agenda, _ placed: [LessonAnswer], without refused: Set<QuestionID>,
    of kinds: Set<QuestionKind>?
  ) throws(Failure) -> NextQuestion? {
    // Questions that authors wrote come before those that are made.
    if let offer = try choose(agenda, placed, without: refused, of: kinds, probes: []),
      diagnostician.hasTold || diagnostician.suspects.isEmpty || offer.occasion == .placement
    {
      return offer
    }
    return try choose(
      agenda, placed, without: refused, of: kinds, probes: try made.telling(diagnostician.suspects))
  }

  private func choose(
    _ agenda: Agenda, _ placed: [LessonAnswer], without refused: Set<QuestionID>,
    of kinds: Set<QuestionKind>?, probes: [Question]
  ) throws(Failure) -> NextQuestion? {
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
  func newRulesLeft() throws(Failure) -> Int {
    let now = context.now()
    let begun = try stored { () throws(StoreError) in
      try store.newRuleCount(of: learner.id, since: now.day.start(in: now.zone))
    }
    return settings.newPerDay - begun
  }

  private func agenda(for scope: Agenda.Scope) throws(Failure) -> Agenda {
    let now = context.now().time
    return try stored { () throws(StoreError) in
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

  private enum Preparation: Equatable {
    case ready(PreparedQuestion)
    /// The model has changed so that the question cannot be asked any more.
    case impossible
    /// The learner stopped the run.
    case stopped
  }

  /// Makes a question ready as it was shown.
  private func prepared(_ presentation: Presentation) throws(Failure) -> Preparation {
    let found = try stored { () throws(StoreError) in
      try store.question(presentation.question, at: presentation.revision)
    }
    guard let found else { return .impossible }
    let made = unlessStopped {
      prepare(found.question, rules: rules, seed: presentation.seed, run: $0)
    }
    guard let (ready, _) = made else { return .stopped }
    return ready.map { .ready($0) } ?? .impossible
  }

  /// Does work that runs scenarios; nil when the learner stopped a run.
  private func unlessStopped<Result>(_ work: (@escaping Runner) -> Result) -> Result? {
    var isStopped = false
    let result = work { [run] scenario in
      if !isStopped, let made = run(scenario) { return made }
      isStopped = true
      return Run(ios: scenario.ios, device: scenario.device, outcome: .refused)
    }
    return isStopped ? nil : result
  }

  // MARK: Answering

  /// Judges what was typed and writes it; on disk when this returns `.saved`.
  ///
  /// `confidence` asks how sure the learner is, once it is clear that there is an answer.
  func submit(
    _ typed: String, to asked: Asked, confidence: () -> Double? = { nil }
  ) throws(Failure) -> Submission {
    let verdict: Verdict
    switch unlessStopped({ judge(response: typed, to: asked.prepared, run: $0) }) {
    case .notUnderstood(let message)?: return .misread(message)
    case .verdict(let given)?: verdict = given
    case nil: return .stopped
    }
    let now = context.now()
    let hints = try stored { () throws(StoreError) in
      try store.hintCount(of: asked.presentation.id)
    }
    let review = Review(
      id: ReviewID.random(using: &ids), presentation: asked.presentation.id, learner: learner.id,
      moment: now, typed: typed, read: asked.prepared.meaning(of: verdict),
      verdict: verdict.grade, score: verdict.score,
      rating: Rating(
        verdict: verdict.grade, hintCount: hints, occasion: asked.presentation.occasion),
      hintCount: hints, confidence: settings.asksConfidence ? confidence() : nil,
      duration: .milliseconds(
        max(0, now.time.milliseconds - asked.shownAt.milliseconds)),
      missed: verdict.missed, programVersion: CommandLineInterface.version)
    do throws(StoreError) { try store.record(review) } catch {
      switch error {
      case .alreadyAnswered, .alreadySkipped: return .answeredElsewhere
      default: throw Failure(error)
      }
    }
    return .saved(
      try diagnosed(
        Answered(
          presentation: asked.presentation, review: review, verdict: verdict,
          prepared: asked.prepared)))
  }

  /// Finds what an answer that is on disk says of what the learner believes, and keeps it.
  ///
  /// Where the learner stops the runs for it, or the program ends, nothing is said; an answer whose
  /// verdict was not seen is looked at again.
  private func diagnosed(_ answered: Answered) throws(Failure) -> Answered {
    let review = answered.review
    let kept = try stored { () throws(StoreError) in try store.events(of: review.presentation) }
    let isKept = kept.contains { if case .evidence = $0.body { true } else { false } }
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

  /// A game of "what comes next?" as far as it got; nil for other kinds.
  func play(_ asked: Asked) throws(Failure) -> Play? {
    guard asked.prepared.question.kind == .next else { return nil }
    var play = Play(asked.prepared)
    let steps = try stored { () throws(StoreError) in
      try store.steps(of: asked.presentation.id)
    }
    for step in steps { _ = play.take(step) }
    return play
  }

  /// Takes a step, and keeps it before anyone hears how it was.
  func step(_ typed: String, _ play: inout Play, _ asked: Asked) throws(Failure) -> Play.Reply {
    var next = play
    let reply = next.take(typed)
    if case .step(let step) = reply {
      try record(.step(asked.presentation.id, typed: step.yours))
      play = next
    }
    return reply
  }

  /// Gives the next hint, which is kept before it is shown; nil when all were given.
  func hint(_ asked: Asked) throws(Failure) -> (step: Int, text: String)? {
    let given = try stored { () throws(StoreError) in
      try store.hintCount(of: asked.presentation.id)
    }
    guard given < PreparedQuestion.hintCount else { return nil }
    try record(.hint(asked.presentation.id, step: given + 1))
    return (given + 1, asked.prepared.hint(given + 1))
  }

  /// Leaves a question; one that another session answered is left already.
  func skip(_ asked: Asked) throws(Failure) {
    do throws(StoreError) { try store.record(event(.skip(asked.presentation.id))) } catch {
      guard case .alreadyAnswered = error else { throw Failure(error) }
    }
  }

  // MARK: Taking back and setting aside

  /// Makes an answer count no more.
  func undo(_ answered: Answered) throws(Failure) {
    try record(.undo(answered.presentation.id))
    diagnostician.remember(
      try stored { () throws(StoreError) in try store.evidence(of: learner.id) })
  }

  /// Writes what a learner thinks is wrong with a question, for its author to read.
  func flag(_ presentation: Presentation, _ remark: String) throws(Failure) {
    try record(.flag(presentation.id, remark: remark))
  }

  func suspend(_ rule: RuleID) throws(Failure) { try record(.suspend(rule)) }
  func resume(_ rule: RuleID) throws(Failure) { try record(.resume(rule)) }

  /// The rules that are not to be asked, in the order of the alphabet.
  func suspendedRules() throws(Failure) -> [RuleID] {
    try stored { () throws(StoreError) in try store.suspendedRules(of: learner.id) }
  }

  /// Why an event of the run that decided a question happened.
  func causes(of event: String, in answered: Answered) -> Result<[EventCause], EventMismatch> {
    QuizEngine.causes(of: event, in: answered.prepared.run, rules: rules)
  }

  // MARK: Lessons and progress

  func markRead(_ lesson: LessonID, in course: CourseID) throws(Failure) {
    try record(.lessonRead(course, lesson))
  }

  /// The lessons that a placement found to be known and that nothing contradicts.
  func lessonsPresumedKnown() throws(Failure) -> [Lesson] {
    let placed = try stored { () throws(StoreError) in
      try store.placementAnswers(of: learner.id)
    }
    return courses.flatMap { course in
      let known = Placement(of: course, after: placed).known
      return course.lessons.filter { known.contains($0.id) }
    }
  }

  func progress() throws(Failure) -> Progress {
    try stored { () throws(StoreError) in
      try store.progress(of: learner.id, at: context.now()).teaching(courses)
    }
  }

  func report() throws(Failure) -> LearnerReport {
    try stored { () throws(StoreError) in
      try LearnerReport(of: learner, in: store, teaching: courses, at: context.now())
    }
  }

  private func record(_ body: LogEvent.Body) throws(Failure) {
    let event = event(body)
    try stored { () throws(StoreError) in try store.record(event) }
  }

  private func event(_ body: LogEvent.Body) -> LogEvent {
    LogEvent(
      id: EventID.random(using: &ids), learner: learner.id, moment: context.now(), body: body,
      programVersion: CommandLineInterface.version)
  }
}

/// Calls the store; what goes wrong there is the world's failure, told in the store's words.
func stored<Result>(_ body: () throws(StoreError) -> Result) throws(Failure) -> Result {
  do throws(StoreError) { return try body() } catch { throw Failure(error) }
}

extension Failure: ErrorFromStore {
  init(_ error: StoreError) { self = .world(String(describing: error), hint: error.hint) }
}

/// Random numbers from the context's source.
struct SystemOrGiven: RandomNumberGenerator {
  var source: () -> UInt64

  init(next: @escaping () -> UInt64) { source = next }

  mutating func next() -> UInt64 { source() }
}

extension Agenda.Scope {
  /// Whether a question that was left open belongs here.
  func contains(_ presentation: Presentation) -> Bool {
    switch self {
    case .dueAndNew, .due, .anything: true
    case .placement: presentation.occasion == .placement
    case .lesson(let lesson): presentation.lesson == lesson
    case .rule(let rule): presentation.target == rule
    }
  }
}

extension Progress {
  /// The same with the lessons of these courses alone, in their order, which numbers count.
  func teaching(_ courses: [Course]) -> Progress {
    var progress = self
    progress.lessons = courses.flatMap { course in
      lessons.filter { $0.course == course.id }
    }
    return progress
  }
}

extension PreparedQuestion {
  /// All that a learner reads, whatever the width of the screen.
  var rendered: String {
    ([prompt, code] + [drive, statement].compactMap { $0 }
      + items.map { "\($0.key)  \($0.text)" } + [howToAnswer]).joined(separator: "\n\n")
  }
}
