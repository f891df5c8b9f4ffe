import Coursework
import Testing

/// Who of those that handed in is which student of the roster.
@Suite struct RosterMatchTests {
  private func learner(
    _ id: String, _ name: String, _ paths: String..., of assignment: String = "week1"
  ) -> RosterMatch.Learner {
    RosterMatch.Learner(
      id: id, name: name,
      folders: paths.compactMap { PlatformFolder(in: $0) }
        .map { RosterMatch.Folder($0, of: assignment) })
  }

  private func check(
    _ entries: [Roster.Entry], _ learners: RosterMatch.Learner..., finds students: String?...,
    at location: SourceLocation = #_sourceLocation
  ) {
    let match = RosterMatch(Roster(entries: entries), learners)
    #expect(
      learners.map { match.student(of: $0.id) } == students, sourceLocation: location)
  }

  private func entry(
    _ id: String, _ name: String, learner: String = "", for assignment: String = ""
  )
    -> Roster.Entry
  {
    Roster.Entry(id: id, name: name, assignment: assignment, learner: learner)
  }

  @Test func `a student is found by id, by the learner's name, and by name`() {
    check([entry("l1", "Ada L")], learner("l1", "x"), finds: "l1")
    check([entry("s1", "Ada L", learner: "l1")], learner("l1", "x"), finds: "s1")
    check([entry("s1", "Ada L", learner: "ada42")], learner("l1", "ada42"), finds: "s1")
    check([entry("s1", "Ada L")], learner("l1", "Ada L"), finds: "s1")
    check([entry("s1", "Ada L")], learner("l1", "Bob"), finds: nil)
  }

  @Test func `a slip in a name does where nobody has it without`() {
    let entries = [entry("s1", "Ada Lovelace"), entry("s2", "Róisín O\u{2019}Brien")]
    check(entries, learner("l1", "ada  lovelace"), finds: "s1")
    check(entries, learner("l1", "Róisín O'Brien"), finds: "s2")
    check(
      entries, learner("l1", "ada lovelace"), learner("l2", "Ada Lovelace"), finds: nil, "s1")
    check([entry("s1", "???")], learner("l1", "!!!"), finds: nil)
  }

  @Test func `a name that two students have finds neither`() {
    check([entry("s1", "Ada"), entry("s2", "Ada")], learner("l1", "Ada"), finds: nil)
  }

  @Test func `the platform's number decides where the name doesn't, for its assignment`() {
    let file = "in.zip/Ada L_4712_assignsubmission_file_/work.vdlwork"
    let entries = [entry("Participant 4712", "A. Lovelace"), entry("s2", "Bob")]
    check(entries, learner("l1", "kettle42", file), finds: "Participant 4712")
    check(
      [entry("participant  4712", "A. Lovelace", for: "week2")], learner("l1", "kettle42", file),
      finds: nil)
  }

  @Test func `a copy in somebody's folder is not that student's`() {
    let entries = [entry("Participant 15", "Radia"), entry("Participant 16", "Alan")]
    let (copy, own) = (
      "z/Radia_15_assignsubmission_file_/a.vdlwork", "z/Alan_16_assignsubmission_file_/a.vdlwork"
    )
    check(entries, learner("l1", "Alan", copy), finds: "Participant 16")
    check([entries[0]], learner("l1", "Alan", copy, own), finds: nil)
    check([entries[0]], learner("l1", "alan42", copy, own), finds: nil)
  }

  @Test func `the folder's name comes last`() {
    let file = "in.zip/Ada L_4712_assignsubmission_file_/work.vdlwork"
    check([entry("s1", "ada l")], learner("l1", "kettle42", file), finds: "s1")
    check(
      [entry("s1", "ada l"), entry("s2", "kettle42")], learner("l1", "kettle42", file), finds: "s2")
  }
}
