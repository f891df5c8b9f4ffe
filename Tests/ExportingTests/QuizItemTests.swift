import Curriculum
import QuestionShorthand
import Releases
import Testing

@testable import Exporting

/// The answers of each kind of question in other programs' terms.
@Suite struct QuizItemTests {
  private let statement = Statement(text: "It holds.", check: "true")

  @Test func `one order is an order, and several are lines of letters`() {
    let events = ["B.b", "A.a", "C.c"]
    check(.order(events: events), .order([["A.a", "B.b", "C.c"]]), .order(["A.a", "B.b", "C.c"]))
    let several = Truth.order([["B.b", "A.a", "C.c"], ["A.a", "C.c", "B.b"]])
    let lines = ["bac", "b a c", "b, a, c", "b,a,c", "acb", "a c b", "a, c, b", "a,c,b"]
    check(.order(events: events), several, .line(lines, remarks: []))
    check(.next(events: events), several, .line(lines, remarks: []))
  }

  @Test func `printed lines are one line`() {
    check(
      .output, .output(["a b", "c"]),
      .line(["a b c", "a b, c", "a b,c", "a b; c", "a b;c", "a b / c", "a b/c"], remarks: []))
    check(.output, .output(["one"]), .line(["one"], remarks: []))
    check(.output, .output([]), .line(["nothing"], remarks: []))
    check(.output, .output([""]), nil)
    check(.output, .output([String(repeating: "x", count: 300)]), nil)
  }

  @Test func `a value is a number, or may leave out what only groups it`() {
    check(.state(expression: "a", at: "A.a"), .state("-3"), .number([-3], remarks: []))
    check(
      .state(expression: "a", at: nil), .state(#"["x y", "z"]"#),
      .line(
        [#"["x y", "z"]"#, #"["x y","z"]"#, "[x y, z]", "[x y,z]", "x y, z", "x y,z"], remarks: []))
  }

  @Test func `other kinds keep their form`() {
    check(.count(event: "A.a"), .count(3), .number([3], remarks: []))
    check(.truth(statement), .truth(false), .truth(false, remark: nil))
    check(
      .choice([Choice(text: "a", check: "x", feedback: "no"), Choice(text: "b", check: "y")]),
      .choice(1), .one([choice("a", false, "no"), choice("b", true)]))
    check(.line(goal: statement, putIn: nil), .lines([2, 3]), .number([2, 3], remarks: []))
    check(
      .versions(statement, among: [IOSVersion(12), IOSVersion(13)]), .versions([IOSVersion(13)]),
      .several([choice("iOS 12", false), choice("iOS 13", true)]))
    check(
      .why(
        event: "A.a",
        causes: [
          Cause(text: "p", source: .line("x")), Cause(text: "q", source: .line("y")),
        ]), .causes([0]), .several([choice("p", true), choice("q", false)]))
    check(
      .reach(
        goal: statement, actions: [Action(text: "p", code: "p"), Action(text: "q", code: "q")],
        most: 2),
      .ways([[1, 0]]), .line(["ba", "b a", "b, a", "b,a"], remarks: []))
  }

  @Test func `code has a key for a person, and a solution after the answer`() throws {
    let code = CodeExercise(goals: [statement], drive: "run()", solution: "let a = 1")
    let answer = QuizItem.Answer.code(
      solution: "let a = 1",
      key: """
        Any code that meets the goals is right. vdl checks them by these expressions:

        - `true`
        """)
    check(.fix(code), .code, answer)
    check(.write(code), .code, answer)
    let item = try #require(QuizItem(Sample.question(.fix(code)), truth: .code, category: []))
    #expect(item.text.contains("This runs after your code:\n\n```swift\nrun()\n```"))
    #expect(moodleFeedback(to: item) == "One solution:\n\n```swift\nlet a = 1\n```")
  }

  @Test(arguments: QuestionKind.allCases.map(\.rawValue))
  func `every kind has a form elsewhere`(kind: String) throws {
    #expect(try #require(QuestionKind(rawValue: kind)).task is any ItemMaking.Type)
  }

  @Test func `words to a typed answer go along`() throws {
    let feedback = [
      Feedback(text: "Twice.", to: .typed("2")),
      Feedback(text: "Unseen.", to: .believing("loads-early")),
    ]
    let question = Sample.question(.count(event: "A.a"), feedback: feedback)
    let item = try #require(QuizItem(question, truth: .count(3), category: []))
    #expect(item.answer == .number([3], remarks: [QuizItem.Remark(answer: "2", text: "Twice.")]))
  }

  @Test func `a fence is longer than any in the code`() throws {
    var question = Sample.question(.truth(statement))
    question.scenario = "/*\n```\n*/"
    let item = try #require(QuizItem(question, truth: .truth(true), category: []))
    #expect(item.text.contains("````swift\n/*\n```\n*/\n````"))
  }

  private func choice(_ text: String, _ isRight: Bool, _ remark: String? = nil) -> QuizItem.Choice {
    QuizItem.Choice(text: text, isRight: isRight, remark: remark)
  }

  private func check(
    _ task: any QuestionTask, _ truth: Truth, _ answer: QuizItem.Answer?,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let item = QuizItem(Sample.question(task), truth: truth, category: ["Kettles", "Begin"])
    #expect(item?.answer == answer, sourceLocation: location)
  }
}

/// Items with every kind of answer, and signs of the formats in their texts.
enum Sample {
  static let items: [QuizItem] = [
    item(.none, text: "Read {this}.", code: ""),
    item(.order(["A.a", "B.b", "C.c(to:)"])),
    item(
      .one([
        QuizItem.Choice(text: "Only `a`: {1}.", isRight: false, remark: "50% = ~half"),
        QuizItem.Choice(text: "Both.", isRight: true),
      ])),
    item(
      .several([
        QuizItem.Choice(text: "iOS 12", isRight: true),
        QuizItem.Choice(text: "iOS 13", isRight: true),
        QuizItem.Choice(text: "iOS 14", isRight: false),
      ]), lesson: "Begin/end"),
    item(.truth(true, remark: "It is.")),
    item(.number([3, 4], remarks: [QuizItem.Remark(answer: "2", text: "Once more.")])),
    item(
      .line(["2 * 3", "six"], remarks: [QuizItem.Remark(answer: "5", text: "Times, not plus.")])),
    item(.code(solution: "let a = 2", key: "Any code that prints `<`.")),
  ]

  static func item(
    _ answer: QuizItem.Answer, text: String = "Which {one}?",
    code: String = "let a = [1: \"x\"]", lesson: String = "Begin"
  ) -> QuizItem {
    QuizItem(
      id: "c/q-1", name: "q-1", category: ["Kettles & co", lesson],
      tags: ["view.loads", "view.appears"],
      prompt: text,
      code: code, answer: answer, explanation: "Since `a` < `b`.",
      hints: ["Look at `a`."])
  }

  static func question(_ task: any QuestionTask, feedback: [Feedback] = []) -> Question {
    Question(
      id: QuestionID(rawValue: "c/q-1"), lesson: LessonID(rawValue: "l"), task: task,
      prompt: "Which?", scenario: "print(1)\n", rules: [RuleID(rawValue: "view.loads")],
      feedback: feedback)
  }
}
