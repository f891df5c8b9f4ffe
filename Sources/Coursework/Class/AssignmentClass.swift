public import Curriculum
internal import ReviewLog

/// Everything that a class has handed in for an assignment; what a report is computed from.
public struct AssignmentClass: Hashable, Sendable {
  public var course: CourseID
  public var courseUUID: String
  public var assignment: Assignment
  /// The digest of the assignment's file.
  public var digest: String
  /// The questions of the course by their targets, from which zones of rules draw.
  public var questions: [RuleID: [QuestionID]]
  /// The model that ran the answers.
  public var modelVersion: String
  public var roster: Roster
  /// All hand-ins, in the order in which they were collected.
  public var handIns: [CollectedHandIn]

  public init(
    course: CourseID, courseUUID: String, assignment: Assignment, digest: String,
    questions: [RuleID: [QuestionID]], modelVersion: String, roster: Roster,
    handIns: [CollectedHandIn]
  ) {
    self.course = course
    self.courseUUID = courseUUID
    self.assignment = assignment
    self.digest = digest
    self.questions = questions
    self.modelVersion = modelVersion
    self.roster = roster
    self.handIns = handIns
  }

  /// A student who handed in or is on the roster.
  struct Member {
    var name: String
    /// The roster's id where it has the student, else the learner's.
    var id: String
    var entry: Roster.Entry?
    /// The learner's id in the student's store; nil for one who has handed in nothing.
    var learner: String?
    var latest: CollectedHandIn?
    /// The earlier ones.
    var earlier: [CollectedHandIn] = []
  }

  /// The copy of the assignment that a learner gets.
  public func copy(of learner: String) -> StudentCopy {
    StudentCopy(
      courseUUID: courseUUID, assignment: assignment.id, student: LearnerID(rawValue: learner))
  }

  /// Those who handed in and those on the roster, by their names.
  var members: [Member] {
    var members: [Member] = []
    var listed: Set<String> = []
    let byLearner = Dictionary(grouping: handIns, by: \.handIn.learner.id).compactMapValues {
      let inOrder = $0.sorted { $1.handIn.isLater(than: $0.handIn) }
      return inOrder.last.map { (latest: $0, earlier: Array(inOrder.dropLast())) }
    }
    let names = Set(byLearner.values.map(\.latest.handIn.learner.name))
    for (learner, own) in byLearner {
      let entry = roster.entry(
        of: own.latest.handIn.learner, for: assignment.id, besides: names)
      if let entry { listed.insert(entry.id) }
      members.append(
        Member(
          name: entry?.name ?? own.latest.handIn.learner.name, id: entry?.id ?? learner,
          entry: entry, learner: learner, latest: own.latest, earlier: own.earlier))
    }
    for entry in roster.entries where listed.insert(entry.id).inserted {
      members.append(Member(name: entry.name, id: entry.id, entry: entry))
    }
    return members.sorted {
      ($0.name.lowercased(), $0.id, $0.learner ?? "") < (
        $1.name.lowercased(), $1.id, $1.learner ?? ""
      )
    }
  }
}

extension Roster {
  /// The line of a learner: that of their id, or else the only one of their name. A name with a slip does where no
  /// other learner has it without. A line for one assignment counts only where that one is given.
  public func entry(
    of learner: HandIn.LearnerFacts, for assignment: AssignmentID? = nil,
    besides others: Set<String>
  ) -> Entry? {
    let fitting = entries.filter {
      $0.assignment.isEmpty || assignment == nil || $0.assignment == assignment?.rawValue
    }
    if let own = fitting.first(where: { $0.id == learner.id }) { return own }
    let alike = fitting.filter { $0.name == learner.name }
    let named =
      alike.isEmpty
      ? fitting.filter {
        plainName($0.name) == plainName(learner.name) && !others.contains($0.name)
      } : alike
    return Set(named.map(\.id)).count == 1 ? named.first : nil
  }
}

/// A name without capitals and blanks, by which slips of one person are found.
func plainName(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
