import Coursework
import Curriculum
import ReviewLog
import Testing

/// Which questions, and which variants, a student gets.
@Suite struct StudentCopyTests {
  private static let course = CourseID(rawValue: "c")

  private func copy(_ student: String, assignment: String = "a") -> StudentCopy {
    StudentCopy(
      courseUUID: "u", assignment: AssignmentID(rawValue: assignment),
      student: LearnerID(rawValue: student))
  }

  private func question(_ name: String) -> QuestionID { QuestionID(course: Self.course, name) }

  @Test func `seeds differ by student, assignment, question and try, and stay as they are`() {
    let seeds = [
      copy("ada").seed(of: question("q"), try: 1), copy("ada").seed(of: question("q"), try: 2),
      copy("ada").seed(of: question("r"), try: 1), copy("bob").seed(of: question("q"), try: 1),
      copy("ada", assignment: "b").seed(of: question("q"), try: 1),
    ]
    #expect(Set(seeds).count == seeds.count)
    // printf '1:u1:a3:ada3:c/q1:1' | sha256sum
    #expect(seeds[0] == 0x579e_44ca_8dfe_78ac)
  }

  @Test func `a zone's questions keep their order, and each student gets as many`() {
    let names = (0..<10).map { question("q\($0)") }
    let zone = Assignment.Zone(title: "Z", source: .questions(names), choose: 4, points: [1])
    let assignment = Assignment(
      id: AssignmentID(rawValue: "a"), title: "A", kind: .exam, zones: [zone])
    var seen: Set<QuestionID> = []
    for student in 0..<40 {
      let items = copy("s\(student)").items(of: assignment, from: [:]).map(\.question)
      #expect(items.count == 4)
      #expect(items == items.sorted())
      #expect(items == copy("s\(student)").items(of: assignment, from: [:]).map(\.question))
      seen.formUnion(items)
    }
    #expect(seen.count == 10, "40 students see all of ten questions")
  }

  @Test func `a rule gives one question about it, and none twice`() {
    let rules = [RuleID(rawValue: "a.one"), RuleID(rawValue: "a.two")]
    let questions = [rules[0]: [question("x"), question("y")], rules[1]: [question("y")]]
    let zones = [
      Assignment.Zone(title: "Z", source: .questions([question("x")]), points: [1]),
      Assignment.Zone(title: "Y", source: .rules(rules), points: [1]),
    ]
    let assignment = Assignment(
      id: AssignmentID(rawValue: "a"), title: "A", kind: .homework, zones: zones)
    let items = copy("ada").items(of: assignment, from: questions)
    #expect(items.map(\.question) == [question("x"), question("y")])
    #expect(items.map(\.zone) == [0, 1])
  }
}
