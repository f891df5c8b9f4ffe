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
    let byLearner = Dictionary(grouping: handIns, by: \.handIn.learner.id)
    // A later file under another name moves nobody to another line.
    let names = Set(byLearner.values.compactMap(\.first?.handIn.learner.name))
    for (learner, own) in byLearner {
      let inOrder = own.enumerated().sorted {
        $1.element.handIn.isLater(than: $0.element.handIn)
          || !$0.element.handIn.isLater(than: $1.element.handIn) && $0.offset > $1.offset
      }.map(\.element)
      guard let first = own.first, let latest = inOrder.last else { continue }
      let entry = roster.entry(
        of: first.handIn.learner, in: latest.file, for: assignment.id, besides: names)
      if let entry { listed.insert(entry.id) }
      members.append(
        Member(
          name: entry?.name ?? first.handIn.learner.name, id: entry?.id ?? learner, entry: entry,
          learner: learner, latest: latest, earlier: inOrder.dropLast()))
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
  /// other learner has it without, and last the folder that a learning platform made for the student. A line for one
  /// assignment counts only where that one is given.
  public func entry(
    of learner: HandIn.LearnerFacts, in file: String, for assignment: AssignmentID? = nil,
    besides others: Set<String>
  ) -> Entry? {
    let fitting = entries.filter {
      $0.assignment.isEmpty || assignment == nil || $0.assignment == assignment?.rawValue
    }
    func only(_ isTheirs: (Entry) -> Bool) -> Entry? {
      let found = fitting.filter(isTheirs)
      return Set(found.map(\.id)).count == 1 ? found.first : nil
    }
    let folder = PlatformFolder(in: file)
    return only { $0.id == learner.id || $0.learner == learner.id }
      ?? only { $0.learner == learner.name } ?? only { $0.name == learner.name }
      ?? only { plainName($0.name) == plainName(learner.name) && !others.contains($0.name) }
      ?? only { plainName($0.name) == folder.map { plainName($0.name) } }
  }
}

/// A name without capitals and blanks, by which slips of one person are found.
func plainName(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
