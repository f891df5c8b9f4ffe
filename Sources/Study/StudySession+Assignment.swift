public import Coursework
public import Curriculum
internal import QuizEngine
public import ReviewLog
public import Storage

/// Asking the questions of an assignment: every one before any comes again, in the variants of the student's copy.
extension StudySession {
  /// The time of the learner's clock.
  public var now: Moment { world.now() }

  /// Where a student stands with an assignment.
  public struct AssignmentStanding {
    /// One question, with the student's tries.
    public struct Entry {
      public var item: StudentCopy.Item
      public var tries: [ReviewRecord]
      /// The tries under the assignment's corrections.
      public var results: [Assignment.Try]
      /// By the due date that is in the assignment.
      public var points: Double
      /// Whether the question is asked at all; one that counts for all or for nobody isn't any more.
      public var isAsked: Bool
      /// Whether another answer can change something.
      public var isOpen: Bool

      public var isRight: Bool { results.contains(where: \.isRight) }
    }

    public var entries: [Entry]

    /// The questions that wait for an answer, those with the fewest tries first.
    public var open: [Entry] {
      entries.enumerated().filter(\.element.isOpen)
        .sorted { ($0.element.tries.count, $0.offset) < ($1.element.tries.count, $1.offset) }
        .map(\.element)
    }

    /// The entries that are asked.
    public var asked: [Entry] { entries.filter(\.isAsked) }

    public var unanswered: [QuestionID] {
      asked.filter(\.tries.isEmpty).map(\.item.question)
    }

    public var points: Double { entries.reduce(0) { $0 + $1.points } }
    /// The right ones among those that are asked.
    public var rightCount: Int { asked.count(where: \.isRight) }
    /// The right ones of all, as a hand-in claims them.
    public var claimedCount: Int { entries.count(where: \.isRight) }
  }

  /// Finds the tries of an assignment in the log, over all sittings.
  public func standing(in taken: TakenAssignment) throws(StoreError) -> AssignmentStanding {
    var entries: [AssignmentStanding.Entry] = []
    for item in taken.items {
      let zone = taken.zone(of: item)
      let tries = try tries(of: item.question, in: taken)
      var results: [Assignment.Try] = []
      for answer in tries {
        results.append(
          Assignment.Try(
            isRight: try isRight(answer, to: item.question, in: taken.assignment),
            time: answer.review.moment.time))
      }
      let isAsked = taken.assignment.asks(item.question)
      let isRight = results.contains(where: \.isRight)
      entries.append(
        AssignmentStanding.Entry(
          item: item, tries: tries, results: results,
          points: taken.assignment.points(for: results, of: item.question, in: zone),
          isAsked: isAsked, isOpen: isAsked && !isRight && tries.count < zone.tries ?? .max))
    }
    return AssignmentStanding(entries: entries)
  }

  /// Whether an answer is right by what its question counts for: what it was, or what it is now.
  private func isRight(
    _ answer: ReviewRecord, to question: QuestionID, in assignment: Assignment
  ) throws(StoreError) -> Bool {
    let then = answer.review.verdict == .right
    guard assignment.corrections[question] == .new else { return then }
    var now = try store.undecidedQuestion(question)
    if now == nil { now = try store.question(question)?.question }
    guard let now else { return then }
    let shown = try store.question(question, at: answer.presentation.revision)
    let isRight = unlessStopped { run -> Bool? in
      func prepared(_ question: Question) -> PreparedQuestion? {
        prepare(question, rules: rules, seed: answer.presentation.seed, run: run).question
      }
      guard let now = prepared(now) else { return nil }
      return CountedAnswer(
        answer.review.typed, shown: shown.flatMap { prepared($0.question) }, now: now, run: run)?
        .verdict.isRight
    }
    return (isRight ?? nil) ?? then
  }

  /// The name by which a command line finds an assignment: its id, with the course where another has it too.
  public func shortName(of taken: TakenAssignment) throws(StoreError) -> String {
    let id = taken.assignment.id
    let count = try store.assignments(of: courses).count { $0.assignment.id == id }
    return count > 1 ? taken.source.name : id.rawValue
  }

  /// The assignments that wait for answers of this learner, with where they stand.
  public func openAssignments() throws(StoreError) -> [(TakenAssignment, AssignmentStanding)] {
    var open: [(TakenAssignment, AssignmentStanding)] = []
    for source in try store.assignments(of: courses) {
      let taken = take(source)
      guard taken.share(at: now.time) > 0,
        taken.assignment.release.map({ $0 <= now.time }) != false
      else { continue }
      let standing = try standing(in: taken)
      if !standing.open.isEmpty { open.append((taken, standing)) }
    }
    return open
  }

  /// The questions that the learner answered in exams that aren't over, whose verdicts wait for the end: until the due
  /// date, or where there is none until all are answered.
  func questionsOfOpenExams() throws(StoreError) -> Set<QuestionID> {
    var questions: Set<QuestionID> = []
    for source in try store.assignments(of: courses) {
      let taken = self.assignment.flatMap { $0.source == source ? $0 : nil } ?? take(source)
      guard taken.keepsVerdicts(at: now.time) else { continue }
      let standing = try standing(in: taken)
      let answered = standing.entries.filter { !$0.tries.isEmpty }
      if taken.due == nil, answered.count == standing.entries.count { continue }
      questions.formUnion(answered.map(\.item.question))
    }
    return questions
  }

  /// Returns the question of the assignment that comes next; nil when none waits for an answer.
  func nextQuestion(of taken: TakenAssignment) throws(StoreError) -> AskedQuestion? {
    let open = try standing(in: taken).open
    // One that was skipped comes again after the others.
    let inOrder =
      open.filter { !sitting.hasSkipped($0.item.question) }
      + open.filter { sitting.hasSkipped($0.item.question) }
    for entry in inOrder {
      let seed = taken.copy.seed(of: entry.item.question, try: entry.tries.count + 1)
      // What was corrected is asked as it is now.
      let isCorrected = taken.assignment.corrections[entry.item.question] == .new
      if let asked = try ask(entry.item.question, seed: seed, resumesOlder: !isCorrected) {
        return asked
      }
    }
    return nil
  }
}
