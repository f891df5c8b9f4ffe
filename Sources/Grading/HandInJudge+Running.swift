internal import Beliefs
internal import Coursework
internal import Curriculum
public import QuizEngine
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study

extension HandInJudge.Piece {
  /// Runs the answers.
  public func judge(_ run: @escaping Runner) -> [HandInJudge.Judged] {
    var runs = PieceRuns(self, run: run)
    return answers.map { answer in
      let (attempt, evidence) = runs.judge(answer)
      return HandInJudge.Judged(place: answer.place, attempt: attempt, evidence: evidence)
    }
  }
}

/// The runs for the answers to one question: each variant is prepared once, and each text judged once.
private struct PieceRuns {
  private let piece: HandInJudge.Piece
  private let run: Runner
  private var diagnostician: Diagnostician
  private var prepared: [Variant: PreparedQuestion?] = [:]
  private var known: [Text: Finding] = [:]

  private struct Variant: Hashable {
    var revision: RevisionID
    var seed: UInt64
  }

  private struct Text: Hashable {
    var seed: UInt64
    var typed: String
    var hints: Int
  }

  private struct Finding {
    var outcome: JudgedHandIn.Outcome
    var evidence: Evidence?
  }

  init(_ piece: HandInJudge.Piece, run: @escaping Runner) {
    self.piece = piece
    self.run = keeping(run)
    diagnostician = Diagnostician(
      misconceptions: piece.misconceptions, rules: piece.rules, examples: [], evidence: [])
  }

  mutating func judge(
    _ answer: HandInJudge.Piece.Answer
  ) -> (JudgedHandIn.Attempt, Evidence?) {
    guard let question = variant(of: piece.question, at: answer.seed) else {
      return (attempt(answer, nil, .unjudged, fitting: []), nil)
    }
    let finding = finding(answer, question)
    let fitting =
      finding.evidence.map { $0.isRight ? [] : $0.agreeing.filter { !$0.isOfReleases } } ?? []
    return (
      attempt(answer, question, finding.outcome, fitting: fitting.map(\.rawValue)),
      finding.evidence
    )
  }

  private mutating func variant(
    of stored: StoredQuestion, at seed: UInt64
  ) -> PreparedQuestion? {
    let variant = Variant(revision: stored.revision, seed: seed)
    if let known = prepared[variant] { return known }
    let made = prepare(stored.question, rules: piece.rules, seed: seed, run: run).question
    prepared[variant] = .some(made)
    return made
  }

  private mutating func finding(
    _ answer: HandInJudge.Piece.Answer, _ question: PreparedQuestion
  ) -> Finding {
    let text = Text(
      seed: answer.seed, typed: answer.attempt.typed, hints: answer.attempt.hints)
    if let finding = known[text] { return finding }
    let seen = shown(to: answer)
    let then = seen.flatMap { seen in verdict(on: answer, seen).map { (seen, $0) } }
    let isAsShown = piece.shown?.revision == piece.question.revision
    let counting = isAsShown ? then?.1 : counted(answer, question)?.verdict
    let finding = Finding(
      outcome: Self.outcome(of: counting),
      evidence: then.flatMap { seen, verdict in evidence(of: answer, verdict, to: seen) })
    known[text] = finding
    return finding
  }

  private static func outcome(of verdict: Verdict?) -> JudgedHandIn.Outcome {
    switch verdict?.grade {
    case .right?: .right
    case .partly?: .partly
    case .wrong?: .wrong
    case nil: .unreadable
    }
  }

  private mutating func shown(to answer: HandInJudge.Piece.Answer) -> PreparedQuestion? {
    piece.shown.flatMap { variant(of: $0, at: answer.seed) }
  }

  private mutating func counted(
    _ answer: HandInJudge.Piece.Answer, _ question: PreparedQuestion
  ) -> CountedAnswer? {
    CountedAnswer(answer.attempt.typed, shown: shown(to: answer), now: question, run: run)
  }

  private func verdict(
    on answer: HandInJudge.Piece.Answer, _ question: PreparedQuestion
  ) -> Verdict? {
    guard
      case .verdict(let verdict) = QuizEngine.judge(
        stored: answer.attempt.typed, to: question, run: run)
    else { return nil }
    return verdict
  }

  /// An answer tells what somebody believes about the code that they saw, whatever it counts for now.
  private mutating func evidence(
    of answer: HandInJudge.Piece.Answer, _ verdict: Verdict, to shown: PreparedQuestion
  ) -> Evidence? {
    diagnostician.find(
      answer.attempt.typed, verdict, to: shown, hintCount: max(0, answer.attempt.hints),
      isAboutMisconceptions: true, run: run
    ).evidence
  }

  private func attempt(
    _ answer: HandInJudge.Piece.Answer, _ question: PreparedQuestion?,
    _ outcome: JudgedHandIn.Outcome, fitting: [String]
  ) -> JudgedHandIn.Attempt {
    JudgedHandIn.Attempt(
      question: piece.question.question.id.rawValue,
      revision: outcome == .unjudged ? nil : piece.question.revision.rawValue,
      variant: question?.question.variantName ?? "", number: answer.number, outcome: outcome,
      guessRate: question?.guessRate ?? 0, misconceptions: fitting)
  }
}
