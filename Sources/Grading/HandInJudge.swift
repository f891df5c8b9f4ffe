internal import Beliefs
public import Coursework
internal import Curriculum
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
public import Storage
public import Study

/// Runs the answers of hand-ins again, question by question, so that what is run for one student serves all.
///
///     let judge = try HandInJudge(assignment, in: store, model: model)
///     let answers = try judge.pieces(of: handIns).flatMap { $0.judge(run) }
///     let judged = judge.judged(handIns, from: answers)
public struct HandInJudge {
  private let assignment: CourseAssignment
  private let store: Store
  private let model: StudyModel

  public init(_ assignment: CourseAssignment, in store: Store, model: StudyModel) {
    self.assignment = assignment
    self.store = store
    self.model = model
  }

  /// The most answers of a hand-in that are run; nobody gives more by hand.
  public static let mostAnswers = 2_000

  // MARK: The work

  /// The answers of a class to one question at one revision: work for one thread.
  public struct Piece: Sendable {
    var question: StoredQuestion
    /// The question as it was shown, by which beliefs are found; nil where nobody has its text.
    var shown: StoredQuestion?
    var rules: [RuleEntry]
    var misconceptions: [Misconception]
    var answers: [Answer]

    struct Answer: Sendable {
      var place: Place
      var attempt: HandIn.Attempt
      var seed: UInt64
      var number: Int?
    }
  }

  /// An answer's place: which hand-in, and which of its answers.
  struct Place: Hashable, Sendable {
    var handIn: Int
    var attempt: Int
  }

  /// An answer that was run again.
  public struct Judged: Sendable {
    var place: Place
    var attempt: JudgedHandIn.Attempt
    var evidence: Evidence?
  }

  /// Sorts the answers of hand-ins by questions. An answer to a question that nobody can judge is in none.
  public func pieces(of handIns: [HandIn]) throws(StoreError) -> [Piece] {
    var asked = AnsweredQuestions(assignment, in: store)
    var pieces: [[String]: Piece] = [:]
    for (index, handIn) in handIns.enumerated() {
      let numbers = TryNumbers(of: handIn, in: assignment)
      for (place, attempt) in handIn.attempts.prefix(Self.mostAnswers).enumerated() {
        guard let question = try asked.question(of: attempt),
          let seed = UInt64(attempt.seed, radix: 16)
        else { continue }
        let key = [attempt.question, attempt.revision]
        if pieces[key] == nil {
          pieces[key] = Piece(
            question: question, shown: try asked.shown(to: attempt, countingFor: question),
            rules: model.rules,
            misconceptions: model.misconceptions, answers: [])
        }
        pieces[key]?.answers.append(
          Piece.Answer(
            place: Place(handIn: index, attempt: place), attempt: attempt, seed: seed,
            number: numbers.number(of: attempt)))
      }
    }
    return pieces.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  // MARK: The results

  /// Puts the results together, one for each hand-in.
  public func judged(_ handIns: [HandIn], from results: [Judged]) -> [JudgedHandIn] {
    let formerNames = assignment.formerNames
    let byPlace = Dictionary(
      results.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    return handIns.enumerated().map { index, handIn in
      // Most hand-ins have a result for each answer.
      lazy var numbers = TryNumbers(of: handIn, in: assignment)
      let answers = handIn.attempts.enumerated().map { place, attempt in
        byPlace[Place(handIn: index, attempt: place)]
          ?? Judged(
            place: Place(handIn: index, attempt: place),
            attempt: JudgedHandIn.Attempt(
              question: formerNames.name(of: attempt), revision: nil, variant: "",
              number: numbers.number(of: attempt), outcome: .unjudged))
      }
      let evidence = answers.compactMap(Self.evidence)
      let state = BeliefState(
        BeliefModel(listedCount: model.misconceptions.count), after: evidence)
      return JudgedHandIn(
        attempts: answers.map(\.attempt), beliefs: Self.beliefs(state.held, behind: evidence),
        suspicions: Self.beliefs(suspicions(of: state), behind: evidence)
          .filter { $0.questions.count >= state.model.fewestQuestions })
    }
  }

  /// The evidence of an answer. Only answers to the student's own variants say something about the student, and
  /// a right one after a wrong try repeats the answer that the verdict showed.
  private static func evidence(of judged: Judged) -> Evidence? {
    guard let number = judged.attempt.number, let evidence = judged.evidence else { return nil }
    return number == 1 || !evidence.isRight ? evidence : nil
  }

  /// The beliefs that are likelier than not, and less than certain.
  private func suspicions(of state: BeliefState) -> [BeliefID] {
    state.suspects.filter { $0.posterior >= state.model.doubtful }.map(\.belief)
  }

  /// Misconceptions with the questions that showed each.
  private static func beliefs(
    _ beliefs: [BeliefID], behind evidence: [Evidence]
  ) -> [JudgedHandIn.Belief] {
    beliefs.filter { !$0.isOfReleases }.map { belief in
      let showing = evidence.filter { $0.agreeing.contains(belief) }.map(\.question)
      return JudgedHandIn.Belief(id: belief.rawValue, questions: Set(showing).sorted())
    }
  }
}

/// The numbers of a student's tries, found by the seeds of their copy.
private struct TryNumbers {
  private let formerNames: FormerNames
  private var numbers: [String: Int] = [:]

  init(of handIn: HandIn, in assignment: CourseAssignment) {
    let copy = assignment.copy(of: LearnerID(rawValue: handIn.learner.id))
    formerNames = copy.formerNames
    let counts = Dictionary(
      handIn.attempts.prefix(HandInJudge.mostAnswers).map { (formerNames.name(of: $0), 1) },
      uniquingKeysWith: +)
    for (question, count) in counts {
      // Where tries are missing, the numbers of the others are beyond the count.
      for number in 1...count + Self.mostMissing {
        for seed in copy.seeds(of: QuestionID(rawValue: question), try: number) {
          numbers[question + " " + HandIn.seedText(seed)] = number
        }
      }
    }
  }

  private static let mostMissing = 8

  func number(of attempt: HandIn.Attempt) -> Int? {
    numbers[formerNames.name(of: attempt) + " " + attempt.seed]
  }
}
