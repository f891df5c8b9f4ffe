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
  public var formerNames: FormerNames
  /// The present revisions of questions that were run.
  public var revisions: [String: String]
  /// The model that ran the answers.
  public var modelVersion: String
  public var roster: Roster
  /// The students of the roster among those who handed in, to whatever assignment.
  public var match: RosterMatch
  /// All hand-ins, in the order in which they were collected.
  public var handIns: [CollectedHandIn]

  public init(
    course: CourseID, courseUUID: String, assignment: Assignment, digest: String,
    questions: [RuleID: [QuestionID]], formerNames: FormerNames, revisions: [String: String],
    modelVersion: String,
    roster: Roster, match: RosterMatch, handIns: [CollectedHandIn]
  ) {
    self.course = course
    self.courseUUID = courseUUID
    self.assignment = assignment
    self.digest = digest
    self.questions = questions
    self.formerNames = formerNames
    self.revisions = revisions
    self.modelVersion = modelVersion
    self.roster = roster
    self.match = match
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

    /// The latest first.
    var handIns: [CollectedHandIn] { (latest.map { [$0] } ?? []) + earlier.reversed() }
  }

  /// The copy of the assignment that a learner gets.
  public func copy(of learner: String) -> StudentCopy {
    StudentCopy(
      courseUUID: courseUUID, assignment: assignment.id, student: LearnerID(rawValue: learner),
      formerNames: formerNames)
  }

  /// The hand-in of each student that counts.
  public var latestHandIns: [CollectedHandIn] { members.compactMap(\.latest) }

  /// Those who handed in and those on the roster, by their names.
  var members: [Member] {
    var members: [Member] = []
    var listed: Set<String> = []
    let byLearner = Dictionary(grouping: handIns, by: \.handIn.learner.id)
    for (learner, own) in byLearner {
      let inOrder = own.enumerated().sorted {
        $1.element.handIn.isLater(than: $0.element.handIn)
          || !$0.element.handIn.isLater(than: $1.element.handIn) && $0.offset > $1.offset
      }.map(\.element)
      guard let first = own.first, let latest = inOrder.last else { continue }
      let named = own.first(where: \.handIn.learner.isNamed) ?? first
      let entry = match.student(of: learner).flatMap { roster.entry(of: $0, for: assignment.id) }
      if let entry { listed.insert(entry.id) }
      members.append(
        Member(
          name: entry?.name ?? named.handIn.learner.name, id: entry?.id ?? learner, entry: entry,
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

extension AssignmentClass.Member {
  /// The plain names of the student: the roster's, and those in the files.
  var plainNames: Set<String> { Set(([name] + handIns.map(\.handIn.learner.name)).map(plainName)) }

  /// Their folders of a learning platform, those of the latest file first.
  var folders: [PlatformFolder] { handIns.flatMap(\.folders) }

  /// The number of a learning platform: the roster's, else that of a folder which is nobody else's.
  func participant(besides others: [AssignmentClass.Member]) -> Int? {
    if let number = entry?.participant { return number }
    let (folders, own) = (folders, plainNames)
    let numbered = folders.filter { $0.number != nil }
    if let folder = numbered.first(where: { own.contains(plainName($0.name)) }) {
      return folder.number
    }
    let names = Set(folders.map { plainName($0.name) })
    guard names.count == 1 else { return nil }
    let taken = others.contains {
      ($0.id, $0.learner) != (id, learner) && !$0.plainNames.isDisjoint(with: names)
    }
    // The roster tied the student to the folder, or the names do.
    let isTheirs =
      entry != nil
      || handIns.contains {
        sharesWord($0.handIn.learner.name, folders.first?.name ?? "")
      }
    return !taken && isTheirs ? numbered.first?.number : nil
  }
}
