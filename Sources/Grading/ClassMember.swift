internal import Coursework
public import ReviewLog
public import Storage

/// A student as the list of the class has them.
public struct ClassMember: Hashable, Sendable {
  /// The roster's id where it has the student, else the learner's.
  public var id: String
  public var name: String
  /// Empty where there is none.
  public var group: String
  public var isOnRoster: Bool
  /// The ids of the learners who handed in under this name.
  public var learners: [String]
  public var handIns: [HandedIn]

  /// A student's files for one assignment.
  public struct HandedIn: Hashable, Sendable {
    public var assignment: String
    public var count: Int
    /// The time of the latest file.
    public var time: UTCTime
    /// The receipts that the student was told, in the order in which the files came.
    public var receipts: [String]
  }

  /// Returns all students of the roster and of the hand-ins, by their names.
  public static func all(in store: Store) throws(StoreError) -> [ClassMember] {
    let roster = try store.roster()
    let match = try store.rosterMatch()
    let heads = try store.handInHeads()
    var members: [String: ClassMember] = [:]
    for entry in roster.entries where members[entry.id] == nil {
      members[entry.id] = ClassMember(
        id: entry.id, name: entry.name, group: entry.group, isOnRoster: true, learners: [],
        handIns: [])
    }
    for (learner, files) in Dictionary(grouping: heads, by: \.student) {
      let isNamed: (StoredHandIn) -> Bool = { $0.name != HandIn.LearnerFacts.unnamed(learner) }
      let name = (files.first(where: isNamed) ?? files.first)?.name ?? ""
      var member =
        members[match.student(of: learner) ?? learner]
        ?? ClassMember(
          id: learner, name: name, group: "", isOnRoster: false, learners: [], handIns: [])
      member.learners.append(learner)
      member.handIns += Dictionary(grouping: files, by: \.assignment).map {
        HandedIn(
          assignment: $0, count: $1.count, time: $1.map(\.time).max() ?? $1[0].time,
          receipts: $1.map(\.receipt).filter { !$0.isEmpty })
      }
      member.handIns.sort { ($0.assignment, $0.time) < ($1.assignment, $1.time) }
      members[member.id] = member
    }
    return members.values.sorted {
      ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id)
    }
  }
}
