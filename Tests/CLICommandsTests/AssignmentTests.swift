import Coursework
import Foundation
import Testing

@testable import CLICommands

/// An assignment, from its file to the hand-in.
@Suite struct `Taking an assignment` {
  private let own: GuideCourse

  init() throws { own = try GuideCourse() }

  private func vdl(_ words: [String], typed: [String] = []) -> Said {
    CLICommandsTests.vdl(
      words + ["--database", own.path + ".sqlite"], typed: typed,
      random: { UInt64.random(in: .min ... .max) })
  }

  private func assign(
    kind: String = "homework", points: String = "[4, 2]", _ rest: String = ""
  ) throws {
    try own.assign(questions: ["true-or-false", "fill-and-boil"], kind: kind, points: points, rest)
  }

  private var quiz: [String] {
    ["--content", own.path, "quiz", "--assignment", "week1", "--learner", "Ada"]
  }

  private var handIn: [String] {
    [
      "--content", own.path, "hand-in", "week1", "--learner", "Ada", "-o", own.path + ".vdlwork",
    ]
  }

  /// A text without its breaks.
  private func flat(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  private func handedIn() throws -> HandIn {
    try HandIn(packed: Array(Data(contentsOf: URL(filePath: own.path + ".vdlwork"))))
  }

  @Test func `a mistake in it is found by the check of its course`() throws {
    try assign(points: "[2, 4]")
    let said = vdl(["content", "check", own.path])
    #expect(said.status == 1)
    #expect(
      own.hidden(said.notices).contains("DIR/assignments/week1.yaml:6:13: error: the points rise"))
  }

  @Test func `every question comes before any comes again, and a right one not any more`() throws {
    defer { try? FileManager.default.removeItem(atPath: own.path + ".vdlwork") }
    try assign()
    let json = quiz + ["--json"]
    let first = vdl(json, typed: ["dk", "dk", "dk", "dk", "dk"]).output
    let asked = first.matches(of: /"question": "kettles\/([a-z-]+)"/).map { String($0.1) }
    #expect(asked == ["true-or-false", "fill-and-boil", "true-or-false", "fill-and-boil"])
    #expect(vdl(handIn).status == 0)
    let handIn = try handedIn()
    #expect(handIn.attempts.map(\.question) == asked.map { "kettles/" + $0 })
    #expect(Set(handIn.attempts.map(\.seed)).count == 4, "each try has a variant of its own")
    #expect(handIn.chain == handIn.computedChain)
    #expect(handIn.claimed == HandIn.Claim(right: 0, points: 0))
  }

  @Test func `what is missing is said, and a second hand-in has all sessions`() throws {
    defer { try? FileManager.default.removeItem(atPath: own.path + ".vdlwork") }
    try assign()
    #expect(vdl(handIn).status == 74, "there is no database yet")
    _ = vdl(quiz + ["--json", "--count", "1"], typed: ["dk"])
    let partly = vdl(handIn)
    #expect(partly.status == 1)
    #expect(partly.output.contains("1 of 2 questions of 'The first week' has an answer"))
    #expect(partly.output.contains("Not answered: fill-and-boil."))
    #expect(partly.output.contains("the answers are your own work"))
    _ = vdl(quiz + ["--json", "--count", "1"], typed: ["dk"])
    #expect(vdl(handIn).status == 0)
    let handIn = try handedIn()
    #expect(handIn.attempts.count == 2)
    #expect(vdl(self.handIn).output.contains("Receipt \(handIn.receipt): "))
  }

  @Test func `an answer that was undone is a try`() throws {
    defer { try? FileManager.default.removeItem(atPath: own.path + ".vdlwork") }
    try assign()
    _ = vdl(quiz, typed: ["dk", "", "undo", "dk", ""])
    #expect(vdl(handIn).status == 0)
    #expect(
      try handedIn().attempts.map(\.question) == ["kettles/true-or-false", "kettles/fill-and-boil"])
  }

  @Test func `a file that is no hand-in stays as it is`() throws {
    try assign()
    _ = vdl(quiz + ["--json", "--count", "1"], typed: ["dk"])
    let file = own.path + ".vdlwork"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try "my notes".write(toFile: file, atomically: true, encoding: .utf8)
    let said = vdl(handIn)
    #expect(said.status == 64)
    #expect(said.notices.contains("is no hand-in, so vdl doesn't write over it"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "my notes")
  }

  @Test func `an exam has one try, no help and no verdicts`() throws {
    try assign(kind: "exam", points: "3")
    let said = vdl(quiz, typed: ["hint", "why", "dk", "", "undo", "dk", ""]).output
    #expect(said.contains("This is an exam, so there are no hints."))
    #expect(said.contains("This is an exam: that comes after its end."))
    #expect(
      said.contains("Your answer is saved. This is an exam: its verdict comes after the end."))
    #expect(!said.contains("Not right") && !said.contains("The answer is"))
    #expect(said.contains("You have answered 2 of 2 questions of 'The first week'."))
    let json = vdl(quiz + ["--json"]).output
    #expect(
      !json.contains("\"verdict\""), "an answer's verdict isn't shown by the next session either")
    #expect(json.contains("\"reason\": \"done\""))
  }

  @Test(arguments: [
    "why", "see", "see picture.html", "try", "mistakes", "play", "quiz", "placement", "progress",
  ])
  func `an exam does not tell an answer by`(command: String) throws {
    try assign(kind: "exam", points: "3")
    let said = vdl(quiz, typed: ["dk", command, "", "dk", ""]).output
    #expect(said.contains("This is an exam: that comes after its end."))
    #expect(!FileManager.default.fileExists(atPath: "picture.html"))
  }

  @Test func `before its release and after its end it is closed`() throws {
    try assign("release: 2999-01-01T08:00Z\n")
    #expect(vdl(quiz).notices.contains("the assignment 'week1' opens at 2999-01-01 08:00 UTC"))
    try assign("due: 1960-01-01T08:00Z\nafter: none\n")
    #expect(vdl(quiz).notices.contains("the assignment 'week1' is closed"))
    try assign("due: 1960-01-01T08:00Z\n")
    #expect(vdl(quiz + ["--json"]).output.contains("\"question\": \"kettles/true-or-false\""))
  }

  @Test func `a student with more time says until when`() throws {
    try assign("due: 1960-01-01T08:00Z\nafter: none\n")
    #expect(vdl(quiz).notices.contains("say until when: --until 2026-11-18T23:59+01:00"))
    let said = flat(
      vdl(
        quiz + ["--until", "2999-01-01T08:00Z"],
        typed: ["dk", "", "dk", "", "false", "", "quit"]
      ).output)
    #expect(said.contains("due 2999-01-01 08:00 UTC."))
    #expect(!said.contains("It is late"))
    #expect(
      said.contains("0 of 4 points. The question comes again; a right answer then has 2 points."))
    #expect(said.contains("1 of them right: 2 of 8 points."), "the student's own date counts here")
    #expect(flat(vdl(handIn).output).contains("If your teacher gave you more time"))
    #expect(vdl(quiz + ["--until", "tomorrow"]).notices.contains("'tomorrow' is no time"))
    #expect(vdl(["quiz", "--until", "2999-01-01T08:00Z"]).status == 64)
  }

  @Test func `after an assignment it is handed in, by the same learner`() throws {
    try assign()
    let said = flat(vdl(quiz, typed: ["dk", "", "undo", "dk", "", "quit"]).output)
    #expect(said.contains("Question 1 of 2"))
    #expect(said.contains("Question 2 of 2"))
    #expect(said.contains("In the assignment it is still a try"))
    #expect(
      said.contains(
        "of them right: 0 of 8 points. 'vdl hand-in week1 --content \(own.path) --database "
          + "\(own.path).sqlite --learner Ada' writes"))
    #expect(!said.contains("Next:"))
    #expect(said.contains("Question 1 of 2, try 2"))
    let other = vdl(["--content", own.path, "hand-in", "week1", "-o", "-"])
    #expect(
      other.notices.contains("'Ada' has answers; hand in with 'vdl hand-in week1 --learner Ada'"))
  }

  @Test func `an exam has one try`() throws {
    try assign(kind: "exam")
    let said = vdl(["content", "check", own.path])
    #expect(
      said.notices.contains(
        "an exam has one try, since its verdicts come after the end; write one"))
    try assign(kind: "exam", points: "3\n    tries: 2")
    #expect(vdl(["content", "check", own.path]).notices.contains("leave 'tries' out"))
  }

  @Test func `what an assignment left open is asked by the assignment alone`() throws {
    try assign(kind: "exam", points: "3")
    _ = vdl(quiz + ["--json"], typed: ["dk", "quit"])
    let plain = ["--content", own.path, "quiz", "--learner", "Ada", "--json", "--count", "1"]
    let said = vdl(plain, typed: ["quit"]).output
    #expect(!said.contains(#""resumed": true"#))
    #expect(!said.contains("asked before"))
    _ = vdl(plain, typed: ["dk"])
    #expect(flat(vdl(handIn).output).contains("1 of 2 questions of"))
  }

  @Test func `a question that was left open is asked as it is after a correction`() throws {
    try assign()
    _ = vdl(quiz + ["--json"], typed: ["quit"])
    try own.edit {
      $0.replacing("Is it so?", with: "Is it so now?").replacing(
        "let kettle = Kettle()\n```\n\n```statement", with: "_ = Kettle().view\n```\n\n```statement"
      )
    }
    try assign("corrections:\n  true-or-false: new\n")
    #expect(vdl(quiz + ["--json"], typed: ["quit"]).output.contains("Is it so now?"))
  }

  @Test func `nobody tells an exam's answers before its end`() throws {
    try assign(kind: "exam", points: "3", "due: 2999-01-01T08:00Z\n")
    _ = vdl(quiz + ["--json"], typed: ["dk", "dk"])
    func mistakes() -> String {
      vdl(
        ["--content", own.path, "mistakes", "--learner", "Ada"],
        typed: ["dk", "", "dk", "", "quit"]
      ).output
    }
    #expect(mistakes().contains("There is no wrong answer to go through"))
    try assign(kind: "exam", points: "3", "due: 1960-01-01T08:00Z\n")
    #expect(mistakes().contains("Question 1 of 2"))
    let late = vdl(quiz, typed: ["dk", "", "dk", ""]).output
    #expect(!late.contains("its verdict comes after the end"))
  }

  @Test func `a learner is told what is open`() throws {
    try assign()
    let said = vdl(["--content", own.path, "quiz", "--learner", "Ada"], typed: ["quit"]).output
    #expect(flat(said).contains("0 of 2 questions answered"))
    try assign("release: 2999-01-01T08:00Z\n")
    #expect(
      !vdl(["--content", own.path, "quiz", "--learner", "Ada"], typed: ["quit"]).output
        .contains("--assignment"))
  }

  @Test func `a wrong name is told`() throws {
    try assign()
    let said = vdl(["--content", own.path, "quiz", "--assignment", "week2"])
    #expect(said.status == 64)
    #expect(
      said.notices
        == "error: no assignment is called 'week2'; did you mean 'week1'?\nthe assignments here: week1\n"
    )
  }
}

/// Exactly the questions that somebody names.
@Suite struct `Asking named questions` {
  private let own: GuideCourse

  init() throws { own = try GuideCourse() }

  private func vdl(_ words: [String], typed: [String] = []) -> Said {
    CLICommandsTests.vdl(
      words + ["--database", own.path + ".sqlite"], typed: typed,
      random: { UInt64.random(in: .min ... .max) })
  }

  private func asked(_ words: [String]) -> [String] {
    vdl(
      ["--content", own.path, "quiz", "--json"] + words,
      typed: Array(repeating: "dk", count: 40)
    ).output.matches(of: /"question": "kettles\/([a-z-]+)"/).map { String($0.1) }
  }

  @Test func `each question of a course comes once`() {
    let names = asked(["--course", "kettles", "--each-once"])
    #expect(names.count == 5)
    #expect(Set(names).count == 5)
    #expect(Set(asked(["--lesson", "kettle", "--each-once"])) == Set(names))
  }

  @Test func `one question comes alone`() {
    #expect(asked(["--question", "true-or-false"]) == ["true-or-false"])
    #expect(asked(["--question", "kettles/true-or-false"]) == ["true-or-false"])
  }

  @Test func `mistakes are told`() {
    func notices(_ words: [String]) -> String {
      vdl(["--content", own.path, "quiz"] + words).notices
    }
    #expect(
      notices(["--question", "true-or-fals"]).hasPrefix(
        "error: no question is called 'true-or-fals'; did you mean 'true-or-false'?"))
    #expect(
      notices(["--course", "kettle"])
        == "error: no course is called 'kettle'; did you mean 'kettles'?\n")
    #expect(notices(["--each-once"]).contains("'--each-once' needs to know which questions"))
  }
}
