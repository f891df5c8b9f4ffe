internal import Beliefs
internal import Curriculum
internal import QuizEngine
internal import ReviewLog
internal import Scenarios

/// What an answer says of what its learner believes.
struct Diagnosis {
  /// Beliefs that are named with this answer, or with which it goes on agreeing.
  var named: [Misconception] = []
  /// A belief that was named before and gives this answer too.
  var again: Misconception?
  /// Beliefs that are taken back with this answer.
  var withdrawn: [Misconception] = []
  /// It is wrong, and nothing that is listed gives it.
  var fitsNone = false
  /// It is wrong here and right on other releases, which is no belief.
  var releases: OtherReleases?
  var counterexample: Counterexample?

  /// The belief behind the answer, as far as one is named.
  var belief: Misconception? { named.first ?? again }
}

/// Finds what a learner believes, from all his answers.
struct Diagnostician {
  let misconceptions: [Misconception]
  let rules: [RuleEntry]
  let examples: [RuleExample]
  private(set) var state: BeliefState
  /// The rules about which something is suspected, and how many more questions may be looked at.
  private var suspected: Set<RuleID> = []
  private var looksLeft = 0
  /// Whether any question told something since the choice began.
  private(set) var hasTold = false
  private var outlook: Outlook
  /// What questions tell, by the names of their variants.
  private var known: [String: Predictions?] = [:]

  init(
    misconceptions: [Misconception], rules: [RuleEntry], examples: [RuleExample],
    evidence: [Evidence]
  ) {
    self.misconceptions = misconceptions
    self.rules = rules
    self.examples = examples
    state = BeliefState(BeliefModel(listedCount: misconceptions.count), after: evidence)
    outlook = state.outlook
  }

  /// Begins anew with what the answers that count say.
  mutating func remember(_ evidence: [Evidence]) {
    state = BeliefState(state.model, after: evidence)
    outlook = state.outlook
  }

  /// What becomes of an answer that was just saved.
  struct Finding {
    var diagnosis = Diagnosis()
    /// To be kept in the log; nil when the answer says nothing of beliefs.
    var evidence: Evidence?
  }

  /// Returns what an answer says, by runs alone; `conclude` draws the conclusion.
  mutating func find(
    _ typed: String, _ verdict: Verdict, to prepared: PreparedQuestion, hintCount: Int,
    run: @escaping Runner
  ) -> Finding {
    var finding = Finding()
    // What a hint gave away says nothing.
    guard !misconceptions.isEmpty, hintCount == 0 || !verdict.isRight,
      let predictions = predictions(of: prepared.question, run: run)
    else { return finding }
    if !verdict.isRight {
      finding.diagnosis.releases = prepared.otherReleases(
        accepting: typed, rules: rules, run: run)
      if finding.diagnosis.releases != nil { return finding }
    }
    let evidence = prepared.evidence(
      of: typed, isRight: verdict.isRight, predictions, under: misconceptions, run: run)
    finding.diagnosis.fitsNone = evidence.fitsNone
    finding.evidence = evidence
    return finding
  }

  /// Takes evidence in that is on disk, and says what it comes to.
  mutating func conclude(_ finding: Finding) -> Diagnosis {
    var diagnosis = finding.diagnosis
    guard let evidence = finding.evidence else { return diagnosis }
    for change in state.apply(evidence) {
      switch change {
      case .named(let belief): diagnosis.named += misconception(belief)
      case .withdrawn(let belief): diagnosis.withdrawn += misconception(belief)
      }
    }
    if diagnosis.named.isEmpty, let held = state.held.first(where: evidence.agreeing.contains) {
      diagnosis.again = misconception(held).first
    }
    return diagnosis
  }

  /// Returns the shortest code that shows a belief to be wrong.
  func counterexample(to belief: Misconception, run: @escaping Runner) -> Counterexample? {
    smallestCounterexample(to: belief, rules: rules, examples: examples, run: run)
  }

  /// Returns what is still to be said of evidence that was taken in already, before its verdict was
  /// seen: the beliefs that are held and that it agrees with.
  func recall(_ finding: Finding) -> Diagnosis {
    var diagnosis = finding.diagnosis
    let agreeing = finding.evidence?.agreeing ?? []
    diagnosis.again = state.held.first(where: agreeing.contains).flatMap { misconception($0).first }
    return diagnosis
  }

  private func misconception(_ belief: BeliefID) -> [Misconception] {
    misconceptions.filter { $0.id == belief.rawValue }
  }

  private mutating func predictions(
    of question: Question, run: @escaping Runner
  ) -> Predictions? {
    let name = question.variantName
    if let found = known[name] { return found }
    let made = QuizEngine.predictions(of: question, under: misconceptions, run: run)
    known[name] = .some(made)
    return made
  }

  // MARK: What to ask

  /// How many questions are run under all beliefs, at most, to choose one of them.
  private static let mostLooks = 8

  /// How much likelier than before all answers a belief is that is worth asking about.
  private static let suspicion = 3.0

  /// The beliefs that are likely enough to be asked about by questions made for them.
  var suspects: [Misconception] {
    state.suspects.prefix(Self.mostSuspects).filter { $0.posterior >= Self.worthProbing }
      .flatMap { misconception($0.belief) }
  }

  private static let mostSuspects = 4
  /// About twice what a belief has beforehand.
  private static let worthProbing = 0.015

  /// Begins the choice of a question; returns whether there is anything to find out.
  mutating func beginChoice() -> Bool {
    looksLeft = Self.mostLooks
    outlook = state.outlook
    hasTold = false
    let usual = state.model.prior / Double(state.model.listedCount)
    let suspects = Set(
      state.held
        + state.suspects.filter { $0.posterior >= usual * Self.suspicion }.map(\.belief))
    suspected = Set(
      misconceptions.filter { suspects.contains(BeliefID(rawValue: $0.id)) }.flatMap(\.rules)
        .map(RuleID.init(rawValue:)))
    return !suspected.isEmpty
  }

  /// Returns the bits that an answer to a question is expected to tell about what is suspected.
  mutating func telling(_ question: Question, run: @escaping Runner) -> Double {
    guard !suspected.isDisjoint(with: question.rules) else { return 0 }
    if known[question.variantName] == nil {
      guard looksLeft > 0 else { return 0 }
      looksLeft -= 1
    }
    guard let predictions = predictions(of: question, run: run) else { return 0 }
    let bits = outlook.information(of: predictions.forecast)
    if bits >= leastBitsTold { hasTold = true }
    return bits
  }
}
