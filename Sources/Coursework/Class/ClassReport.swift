public import Curriculum
public import ReviewLog

/// How a class did in an assignment: per student, per question, and what the class believes.
///
/// Text, JSON, the page, grades and feedback are views of it, so that they agree.
public struct ClassReport: Hashable, Sendable {
  public var course: CourseID
  public var assignment: Assignment
  /// By their names.
  public var students: [Student]
  /// In the order of the assignment.
  public var questions: [Question]
  /// The misconceptions that students show, the commonest first.
  public var beliefs: [Belief]
  /// Those that answers of students point to, without being enough for certainty.
  public var suspicions: [Belief]
  /// The questions that have changed since some students answered them.
  public var changed: [Count]
  /// The questions that students answered and that the assignment no longer has.
  public var gone: [Count]
  /// The points that changed for the same answers, such as after a correction; the latest first. A report has
  /// those that its maker knows of.
  public var recomputed: [Recomputed] = []

  public struct Student: Hashable, Sendable {
    /// The roster's id where it has the student, else the learner's.
    public var id: String
    public var name: String
    /// Empty where there is none.
    public var group: String
    /// The receipt of the latest hand-in; nil without one.
    public var receipt: String?
    /// The learner's id in the student's store; nil for one who handed in nothing.
    public var learner: String?
    /// The time of the last answer, by the student's clock; nil for one who handed in nothing.
    public var handedIn: UTCTime?
    /// The time of the latest file's last change, as it was found.
    public var fileTime: UTCTime?
    /// The number that a learning platform gave the student for this assignment; nil where it isn't known.
    public var participant: Int?
    /// The minutes from the due date to the last answer; 0 in time.
    public var lateMinutes: Int
    /// The questions with an answer, those with a right one, and those of the student's copy.
    public var answered: Int
    public var right: Int
    public var asked: Int
    public var points: Double
    public var of: Double
    public var beliefs: [JudgedHandIn.Belief]
    /// The misconceptions that the answers point to, without being enough for certainty.
    public var suspicions: [JudgedHandIn.Belief]
    public var warnings: [HandInWarning]
  }

  /// A question at one revision, over first tries.
  public struct Question: Hashable, Sendable {
    public var id: QuestionID
    /// Nil where the answers couldn't be run.
    public var revision: String?
    public var analysis: ItemAnalysis.Item
    /// Those whose first try is right.
    public var right: Int
    /// The mean probability that a blind guess is right.
    public var guessRate: Double
    /// By how many students got it, the commonest first.
    public var variants: [Variant]
    /// The misconceptions that wrong first tries fit, with the number of students.
    public var misconceptions: [Count]

    public struct Variant: Hashable, Sendable {
      public var name: String
      public var n: Int
      public var right: Int
    }
  }

  /// Other points of a student for the same answers.
  public struct Recomputed: Hashable, Sendable {
    /// The student's name.
    public var student: String
    public var time: UTCTime
    public var before: Double
    public var now: Double

    public init(student: String, time: UTCTime, before: Double, now: Double) {
      self.student = student
      self.time = time
      self.before = before
      self.now = now
    }
  }

  /// A misconception with a number of students.
  public struct Count: Hashable, Sendable {
    public var id: String
    public var n: Int
  }

  /// A misconception of the class.
  public struct Belief: Hashable, Sendable {
    public var id: String
    /// The names of those who show it.
    public var students: [String]
    /// The questions that showed it, with the number of students.
    public var questions: [Count]
  }

  /// Below so many students correlations say little.
  public static let fewestForCorrelation = 20
}

extension ClassReport {
  public init(of work: AssignmentClass) {
    let members = work.members
    course = work.course
    assignment = work.assignment
    let warnings = ClassWarnings(work, members)
    students = members.map {
      Student($0, participant: $0.participant(besides: members), in: work, warnings.of($0))
    }
    questions = Self.questions(of: members, in: work)
    beliefs = Self.beliefs(of: students, \.beliefs)
    suspicions = Self.beliefs(of: students, \.suspicions)
    changed = Self.answers(of: members) { attempt, judged in
      work.revisions[judged.question].map { $0 != attempt.revision } ?? false
    }
    let asked = Set(work.assignment.zones.flatMap { $0.candidates(from: work.questions) })
    gone = Self.answers(of: members) { _, judged in
      judged.number != nil && !asked.contains(QuestionID(rawValue: judged.question))
    }
  }

  /// The questions with answers of a kind, with the number of students.
  private static func answers(
    of members: [AssignmentClass.Member],
    where isCounted: (HandIn.Attempt, JudgedHandIn.Attempt) -> Bool
  ) -> [Count] {
    var counts: [String: Int] = [:]
    for latest in members.compactMap(\.latest) {
      let found = zip(latest.handIn.attempts, latest.judged.attempts).filter(isCounted)
      for question in Set(found.map(\.1.question)) { counts[question, default: 0] += 1 }
    }
    return self.counts(counts)
  }

  private static func beliefs(
    of students: [Student], _ own: (Student) -> [JudgedHandIn.Belief]
  ) -> [Belief] {
    var holders: [String: [String]] = [:]
    var questions: [String: [String: Int]] = [:]
    for student in students {
      for belief in own(student) {
        holders[belief.id, default: []].append(student.name)
        for question in belief.questions {
          questions[belief.id, default: [:]][question, default: 0] += 1
        }
      }
    }
    return holders.map { id, names in
      Belief(id: id, students: names, questions: counts(questions[id] ?? [:]))
    }.sorted { ($1.students.count, $0.id) < ($0.students.count, $1.id) }
  }

  /// Numbers by their names, the greatest first.
  fileprivate static func counts(_ numbers: [String: Int]) -> [Count] {
    numbers.map { Count(id: $0.key, n: $0.value) }.sorted { ($1.n, $0.id) < ($0.n, $1.id) }
  }
}

// MARK: - A student

extension ClassReport.Student {
  fileprivate init(
    _ member: AssignmentClass.Member, participant: Int?, in work: AssignmentClass,
    _ warnings: [HandInWarning]
  ) {
    id = member.id
    name = member.name
    group = member.entry?.group ?? ""
    learner = member.learner
    receipt = member.latest?.handIn.receipt
    handedIn = member.latest.map { latest in
      latest.handIn.attempts.last.map(latest.answered) ?? latest.time
    }
    fileTime = member.latest?.time
    self.participant = participant
    self.warnings = warnings
    beliefs = member.latest?.judged.beliefs ?? []
    suspicions = member.latest?.judged.suspicions ?? []
    let due = work.roster.due(of: id, for: work.assignment)
    let result = member.latest.map { StudentPoints($0, in: work, due: due) }
    lateMinutes = result?.lateMinutes ?? 0
    (answered, right, points) = (result?.answered ?? 0, result?.right ?? 0, result?.points ?? 0)
    asked = result?.asked ?? work.assignment.zones.reduce(0) { $0 + $1.questionCount }
    of = result?.greatest ?? work.assignment.total
  }
}

// MARK: - Questions

extension ClassReport {
  /// One question at one revision.
  private struct Key: Hashable {
    var question: String
    var revision: String?
  }

  private static func questions(
    of members: [AssignmentClass.Member], in work: AssignmentClass
  ) -> [Question] {
    let firsts = members.compactMap(\.latest).map { latest in
      latest.judged.attempts.filter { $0.number == 1 && $0.outcome != .unjudged }
    }
    var keys: [Key] = []
    var seen: Set<Key> = []
    let order = work.order
    for attempt in firsts.flatMap(\.self) {
      let key = Key(question: attempt.question, revision: attempt.revision)
      if seen.insert(key).inserted { keys.append(key) }
    }
    keys.sort {
      (order[$0.question] ?? .max, $0.question, $0.revision ?? "")
        < (order[$1.question] ?? .max, $1.question, $1.revision ?? "")
    }
    let columns = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    let greatest = keys.map { work.worth(of: $0.question) }
    let marks = firsts.map { attempts in
      var row = [Double?](repeating: nil, count: keys.count)
      for attempt in attempts {
        let key = Key(question: attempt.question, revision: attempt.revision)
        if let column = columns[key] {
          row[column] = attempt.outcome == .right ? greatest[column] : 0
        }
      }
      return row
    }
    let analysis = ItemAnalysis(marks: marks, greatest: greatest)
    let byKey = Dictionary(grouping: firsts.flatMap(\.self)) {
      Key(question: $0.question, revision: $0.revision)
    }
    return zip(keys, analysis.items).map { key, item in
      Question(key.question, key.revision, item, byKey[key] ?? [])
    }
  }
}

extension ClassReport.Question {
  fileprivate init(
    _ id: String, _ revision: String?, _ analysis: ItemAnalysis.Item,
    _ tries: [JudgedHandIn.Attempt]
  ) {
    self.id = QuestionID(rawValue: id)
    self.revision = revision
    self.analysis = analysis
    right = tries.count { $0.outcome == .right }
    guessRate =
      tries.isEmpty ? 0 : tries.reduce(0) { $0 + $1.guessRate } / Double(tries.count)
    variants = Dictionary(grouping: tries, by: \.variant).map { name, own in
      Variant(name: name, n: own.count, right: own.count { $0.outcome == .right })
    }.sorted { ($1.n, $0.name) < ($0.n, $1.name) }
    var fitting: [String: Int] = [:]
    for misconception in tries.flatMap(\.misconceptions) {
      fitting[misconception, default: 0] += 1
    }
    misconceptions = ClassReport.counts(fitting)
  }
}

extension AssignmentClass {
  /// The place of each question that somebody may get.
  fileprivate var order: [String: Int] {
    var order: [String: Int] = [:]
    for zone in assignment.zones {
      for question in zone.candidates(from: questions) where order[question.rawValue] == nil {
        order[question.rawValue] = order.count
      }
    }
    return order
  }

  /// The points of a first right answer; 1 for a question that no zone has any more.
  fileprivate func worth(of question: String) -> Double {
    let zone = assignment.zones.first {
      $0.candidates(from: questions).contains { $0.rawValue == question }
    }
    let points = zone?.points.first ?? 1
    return points > 0 ? points : 1
  }
}

// MARK: - The class together

extension ClassReport {
  /// The questions by the share of right first tries, the smallest first.
  public var hardestFirst: [Question] {
    questions.enumerated().sorted {
      ($0.element.analysis.facility ?? 1, $0.offset)
        < ($1.element.analysis.facility ?? 1, $1.offset)
    }.map(\.element)
  }

  /// A question's name within its course, with the revision where there are several.
  public func name(of question: Question) -> String {
    let isAlone = questions.count { $0.id == question.id } == 1
    return question.id.name
      + (isAlone ? "" : ", revision \(question.revision?.prefix(6) ?? "unknown")")
  }

  /// Those who handed in.
  public var handedIn: [Student] { students.filter { $0.handedIn != nil } }

  /// They with their latest hand-ins.
  public func latestHandIns(
    of work: AssignmentClass
  ) -> [(student: Student, handIn: CollectedHandIn)] {
    let latest = Dictionary(
      work.members.compactMap { member in
        member.learner.flatMap { id in member.latest.map { (id, $0) } }
      },
      uniquingKeysWith: { first, _ in first })
    return students.compactMap { student in
      student.learner.flatMap { latest[$0] }.map { (student, $0) }
    }
  }

  /// The mean of their shares of the points that they could have, from 0 to 1; 0 without any.
  public var meanShare: Double {
    let shares = handedIn.filter { $0.of > 0 }.map { $0.points / $0.of }
    return shares.isEmpty ? 0 : shares.reduce(0, +) / Double(shares.count)
  }

  /// The mean of their points; 0 without any.
  public var meanPoints: Double {
    let handedIn = handedIn
    guard !handedIn.isEmpty else { return 0 }
    return handedIn.reduce(0) { $0 + $1.points } / Double(handedIn.count)
  }
}
