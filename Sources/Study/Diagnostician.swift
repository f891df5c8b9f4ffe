public import Beliefs
internal import Curriculum
public import QuizEngine
internal import Releases
internal import ReviewLog
public import Scenarios

/// Finds a learner's misconceptions from all their answers.
public struct Diagnostician {
  let misconceptions: [Misconception]
  let rules: [RuleEntry]
  let examples: [RuleExample]
  private(set) var state: BeliefState
  /// The rules that suspected misconceptions contradict.
  private var suspected: Set<RuleID> = []
  /// Those that likely ones contradict.
  private var undecided: Set<RuleID> = []
  /// How many more questions may be run under all misconceptions during this choice.
  private var looksLeft = 0
  private var outlook: Outlook
  /// The answers that misconceptions give to questions, by the names of the questions' variants.
  private var known: [String: Predictions?] = [:]

  public init(
    misconceptions: [Misconception], rules: [RuleEntry], examples: [RuleExample],
    evidence: [Evidence]
  ) {
    self.misconceptions = misconceptions
    self.rules = rules
    self.examples = examples
    state = BeliefState(BeliefModel(listedCount: misconceptions.count), after: evidence)
    outlook = state.outlook
  }

  /// Begins again from the evidence of the answers that count.
  mutating func remember(_ evidence: [Evidence]) {
    state = BeliefState(state.model, after: evidence)
    outlook = state.outlook
  }

  /// The runs' result about one saved answer.
  public struct Finding {
    var diagnosis = Diagnosis()
    /// Evidence for the log; nil when the answer says nothing about misconceptions.
    public internal(set) var evidence: Evidence?
  }

  /// Runs the question under every misconception and compares the answer; `conclude` draws the
  /// conclusion. With `isAboutMisconceptions` it is run on other releases only as a rival of misconceptions that fit.
  public mutating func find(
    _ typed: String, _ verdict: Verdict, to prepared: PreparedQuestion, hintCount: Int,
    isAboutMisconceptions: Bool = false, run: @escaping Runner
  ) -> Finding {
    var finding = Finding()
    // A right answer after a hint says nothing: the hint may have given it away.
    // Nor does the answer of a learner who doesn't know.
    guard !misconceptions.isEmpty, !verdict.isUnknown, hintCount == 0 || !verdict.isRight,
      let predictions = predictions(of: prepared.question, run: run)
    else { return finding }
    var evidence = prepared.evidence(
      of: typed, isRight: verdict.isRight, predictions, under: misconceptions, run: run)
    evidence.rules = prepared.question.rules.map(\.rawValue)
    if !verdict.isRight, !isAboutMisconceptions || !evidence.agreeing.isEmpty {
      let releases = prepared.otherReleases(accepting: typed, rules: rules, run: run)
      if let releases { evidence.note(releases) }
      finding.diagnosis.releases = releases
    }
    evidence.contradicting += forgottenReleases(typed, evidence, prepared, run: run)
    if evidence.fitsNone, let difference = verdict.difference {
      evidence.stray = Stray(
        yours: difference.yours.map(Self.shortened), real: difference.real.map(Self.shortened))
    }
    finding.evidence = evidence
    return finding
  }

  /// Returns the knowledge of other releases that an answer speaks against: the learner has answered as
  /// those releases do, and now doesn't.
  private func forgottenReleases(
    _ typed: String, _ evidence: Evidence, _ prepared: PreparedQuestion, run: @escaping Runner
  ) -> [BeliefID] {
    [BeliefID.earlierRelease, .laterRelease].filter { belief in
      guard !evidence.agreeing.contains(belief), let known = state.releases(of: belief) else {
        return false
      }
      let isInTime =
        known.areEarlier
        ? known.nearest < prepared.question.ios : known.nearest > prepared.question.ios
      return isInTime && prepared.contradicts(typed, remembering: known.nearest, run: run)
    }
  }

  /// The log has the beginning of a long line; the review has all of it.
  private static func shortened(_ text: String) -> String { String(text.prefix(mostCharacters)) }
  private static let mostCharacters = 120

  /// Takes in evidence that is on disk, and returns the diagnosis that follows from it.
  mutating func conclude(_ finding: Finding) -> Diagnosis {
    var diagnosis = finding.diagnosis
    guard let evidence = finding.evidence else { return diagnosis }
    for change in state.apply(evidence) {
      switch change {
      case .named(let belief):
        diagnosis.named += misconception(belief)
        diagnosis.remembered = diagnosis.remembered ?? state.releases(of: belief)
      case .withdrawn(let belief): diagnosis.withdrawn += misconception(belief)
      }
    }
    if diagnosis.named.isEmpty { diagnosis.again = again(evidence) }
    diagnosis.unlisted = unlisted(evidence)
    return diagnosis
  }

  /// Returns the named misconception that an answer agrees with.
  private func again(_ evidence: Evidence) -> Misconception? {
    state.held.lazy.filter(evidence.agreeing.contains).compactMap { misconception($0).first }.first
  }

  /// Returns the learner's answers that agree with this one, the latest, and with nothing known, when
  /// they are enough for the first time.
  private func unlisted(_ evidence: Evidence) -> [StrayAnswer] {
    let agreeing = state.unlisted
    guard agreeing.last == evidence, agreeing.count == state.model.fewestQuestions else {
      return []
    }
    let answers = agreeing.compactMap { answer in
      answer.stray.map { stray in
        let question = QuestionID(rawValue: answer.question)
        return StrayAnswer(
          question: GeneratedCourse.contains(question) ? nil : question, yours: stray.yours,
          real: stray.real)
      }
    }
    return answers.count == agreeing.count ? answers : []
  }

  /// Returns the shortest code that shows a misconception to be wrong.
  func counterexample(to misconception: Misconception, run: @escaping Runner) -> Counterexample? {
    smallestCounterexample(to: misconception, rules: rules, examples: examples, run: run)
  }

  /// Returns the diagnosis of evidence that was taken in before its verdict was seen: the named
  /// misconception that it agrees with.
  func recall(_ finding: Finding) -> Diagnosis {
    var diagnosis = finding.diagnosis
    guard let evidence = finding.evidence else { return diagnosis }
    diagnosis.again = again(evidence)
    diagnosis.unlisted = unlisted(evidence)
    return diagnosis
  }

  /// Returns the answers to a question under each misconception; nil where they aren't known.
  mutating func believedAnswers(
    to question: Question, run: @escaping Runner
  ) -> BelievedAnswers? {
    guard !misconceptions.isEmpty else { return nil }
    return predictions(of: question, run: run)?.answers
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

  // MARK: Choosing a question

  /// How many questions are run under all misconceptions, at most, to choose one of them.
  private static let mostLooks = 8

  /// A misconception is worth asking about when it is so many times likelier than before all
  /// answers.
  private static let suspicion = 3.0

  /// The misconceptions that are likely enough to generate questions for them.
  var suspects: [Misconception] {
    state.suspects.prefix(Self.mostSuspects).filter { $0.posterior >= Self.worthProbing }
      .flatMap { misconception($0.belief) }
  }

  private static let mostSuspects = 4
  /// A posterior probability, about twice the prior one.
  private static let worthProbing = 0.015

  /// Begins the choice of a question; returns whether any misconception is suspected.
  mutating func beginChoice() -> Bool {
    looksLeft = Self.mostLooks
    outlook = state.outlook
    let usual = state.model.prior / Double(state.model.listedCount)
    let suspects = Set(
      state.held
        + state.suspects.filter { $0.posterior >= usual * Self.suspicion }.map(\.belief))
    suspected = rules(contradicting: suspects)
    undecided = rules(contradicting: likely)
    return !suspected.isEmpty
  }

  /// The misconceptions that few answers more would decide: one that is likelier than not, or two that
  /// explain the answers alike.
  var likely: Set<BeliefID> {
    if let contest = state.contest { return [contest.first, contest.second] }
    return Set(
      state.suspects.prefix(1).filter { $0.posterior >= state.model.doubtful }.map(\.belief))
  }

  private func rules(contradicting beliefs: Set<BeliefID>) -> Set<RuleID> {
    Set(
      misconceptions.filter { beliefs.contains(BeliefID(rawValue: $0.id)) }.flatMap(\.rules)
        .map(RuleID.init(rawValue:)))
  }

  /// Returns the bits that an answer to a question is expected to give about suspected
  /// misconceptions.
  mutating func information(of question: Question, run: @escaping Runner) -> Double {
    information(of: question, about: suspected, run: run)
  }

  /// The same about likely misconceptions alone, and those that explain the answers alike.
  mutating func decision(of question: Question, run: @escaping Runner) -> Double {
    information(of: question, about: undecided, run: run)
  }

  /// The same for a question about some rules; 0 for other questions, and when enough were run.
  private mutating func information(
    of question: Question, about rules: Set<RuleID>, run: @escaping Runner
  ) -> Double {
    guard !rules.isDisjoint(with: question.rules) else { return 0 }
    if known[question.variantName] == nil {
      guard looksLeft > 0 else { return 0 }
      looksLeft -= 1
    }
    guard let predictions = predictions(of: question, run: run) else { return 0 }
    // Two that explain the answers alike are told apart first.
    return max(
      outlook.information(of: predictions.forecast), outlook.separation(of: predictions.forecast))
  }
}
