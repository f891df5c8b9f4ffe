import Coursework
import Curriculum
import ReviewLog
import Testing

/// The list of a class, as spreadsheets write it.
@Suite struct RosterTests {
  private func check(
    _ text: String, finds messages: String..., at location: SourceLocation = #_sourceLocation
  ) {
    do throws(RosterProblems) {
      _ = try Roster(csv: text)
      Issue.record("it is taken", sourceLocation: location)
    } catch {
      #expect(
        error.problems.map { "\($0.line): \($0.message)" } == messages, sourceLocation: location)
    }
  }

  @Test func `names, groups, dates and minutes are read`() throws {
    let roster = try Roster(
      csv: #"""
        \#u{FEFF}id,Name,group,due,minutes\#r
        s1,"Lovelace, Ada ""Countess""",A,,\#r

        s2, Grace Hopper ,,2026-11-18T23:59+01:00,30\#r
        """#)
    #expect(
      roster.entries == [
        Roster.Entry(id: "s1", name: "Lovelace, Ada \"Countess\"", group: "A"),
        Roster.Entry(
          id: "s2", name: "Grace Hopper", due: UTCTime(iso8601: "2026-11-18T22:59Z"), minutes: 30),
      ])
  }

  @Test func `semicolons of other countries separate too, and columns may come in any order`()
    throws
  {
    let roster = try Roster(csv: "name;id\nAda;1\n\"B;ob\";2")
    #expect(roster.entries.map(\.name) == ["Ada", "B;ob"])
    #expect(roster.entries.map(\.id) == ["1", "2"])
  }

  @Test func `what is wrong is told by its line`() {
    check("", finds: "1: the roster is empty; its first line is 'id,name,group,due,minutes'")
    check(
      "nme,id\n",
      finds:
        "1: no column is called 'nme'; a roster has id, name, group, due, minutes, assignment, learner",
      "1: the roster has no column 'name'; its first line is 'id,name,group,due,minutes'")
    check("id,name\n", finds: "1: the roster has no students")
    check("id,name,id\n1,Ada,2\n", finds: "1: the column 'id' is there twice")
    check(
      "id,name,due,minutes\n,Ada,,\ns2,Bob,tomorrow,-1\ns2,Cy,,\ns3,Dee,,,x\ns4,Eve,2026-11-18,",
      finds: "2: the student has no id",
      "3: 'due' is 'tomorrow'; write a time of the calendar with its offset: 2026-11-15T23:59+01:00",
      "3: 'minutes' is '-1'; write a whole number from 0 to 10080",
      "4: 's2' is in line 3 already", "5: the line has 5 cells, and the first line 4",
      "6: 'due' is '2026-11-18'; write a time of the calendar with its offset: 2026-11-15T23:59+01:00"
    )
    check("id,name\n1,\"Ada", finds: "2: nothing closes the quotation mark of this line")
  }

  @Test func `a line for one assignment comes before one for all`() throws {
    let roster = try Roster(
      csv: """
        id,name,due,minutes,assignment
        s1,Ada,,60,
        s1,Ada,2026-12-01T00:00Z,,week2
        """)
    func due(_ id: String, _ assignment: String, _ date: String?) -> UTCTime? {
      roster.due(
        of: id,
        for: Assignment(
          id: AssignmentID(rawValue: assignment), title: "", kind: .homework, zones: [],
          due: date.flatMap { UTCTime(iso8601: $0) }))
    }
    #expect(due("s1", "week1", "2026-11-01T00:00Z") == UTCTime(iso8601: "2026-11-01T01:00Z"))
    #expect(due("s1", "week2", "2026-11-01T00:00Z") == UTCTime(iso8601: "2026-12-01T00:00Z"))
    #expect(due("s2", "week1", "2026-11-01T00:00Z") == UTCTime(iso8601: "2026-11-01T00:00Z"))
    #expect(due("s1", "week2", nil) == nil, "nothing is late without a due date")
  }
}
