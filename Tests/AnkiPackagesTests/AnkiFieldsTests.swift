import AnkiPackages
import Curriculum
import Exporting
import Pages
import QuestionShorthand
import Testing

/// Questions as the two sides of a card.
@Suite struct AnkiFieldsTests {
  private let statement = Statement(text: "It holds.", check: "true")

  @Test func `choices are on the front, and the right one is on the back with words to the others`()
    throws
  {
    let fields = try fields(
      .choice([
        Choice(text: "Only `a`.", check: "x", feedback: "No."), Choice(text: "Both.", check: "y"),
      ]),
      .choice(1))
    #expect(fields.question == "<p>Which &lt;b&gt;?</p>\n")
    #expect(fields.code == "<pre><code>swift: print(1)\n</code></pre>")
    #expect(fields.request.hasPrefix("<p>(iOS "))
    #expect(
      fields.request.hasSuffix(
        "<ul><li><p>Only <code>a</code>.</p>\n</li><li><p>Both.</p>\n</li></ul>"))
    #expect(fields.answer == "<ul><li><p>Both.</p>\n</li></ul>")
    #expect(
      fields.explanation
        == "<p>Not right:</p>\n<ul><li><p>Only <code>a</code>.</p>\n<p>No.</p>\n</li></ul><p>Because.</p>\n"
    )
    #expect(fields.rule == "<p>A rule.</p>\n")
    #expect(fields.source == "<p><a href=\"https://example.org/a\">A</a></p>\n")
    #expect(fields.hints == ["<p>Look.</p>\n"])
  }

  @Test func `the front of an order doesn't give it away`() throws {
    let fields = try fields(
      .order(events: ["C.c", "A.a", "B.b"]), .order([["C.c", "A.a", "B.b"]]))
    #expect(
      fields.request.hasSuffix(
        "<ul><li><code>A.a</code></li><li><code>B.b</code></li><li><code>C.c</code></li></ul>"))
    #expect(
      fields.answer
        == "<ol><li><code>C.c</code></li><li><code>A.a</code></li><li><code>B.b</code></li></ol>")
  }

  @Test func `each kind has its answer`() throws {
    func check(
      _ task: any QuestionTask, _ truth: Truth, _ answer: String,
      _ location: SourceLocation = #_sourceLocation
    ) throws {
      #expect(try fields(task, truth).answer == answer, sourceLocation: location)
    }
    try check(.truth(statement), .truth(false), "<p>False</p>\n")
    try check(.count(event: "A.a"), .count(3), "<p>3</p>\n")
    try check(.line(goal: statement, putIn: nil), .lines([2, 3]), "<p>2, or 3</p>\n")
    try check(.state(expression: "a", at: nil), .state("x<y"), "<p><code>x&lt;y</code></p>\n")
    try check(.output, .output(["a", "b"]), "<pre><code>text: a\nb\n</code></pre>")
    try check(
      .order(events: ["B.b", "A.a"]), .order([["A.a", "B.b"]]),
      "<ul><li>ab: <code>A.a</code>, <code>B.b</code></li></ul>")
    try check(
      .fix(CodeExercise(goals: [statement], drive: nil, solution: "let a = 1")), .code,
      "<p>One solution:</p>\n<pre><code>swift: let a = 1</code></pre>")
  }

  private func fields(_ task: any QuestionTask, _ truth: Truth) throws -> AnkiFields {
    let question = Question(
      id: QuestionID(rawValue: "c/q-1"), lesson: LessonID(rawValue: "l"), task: task,
      prompt: "Which <b>?", scenario: "print(1)\n", rules: [RuleID(rawValue: "view.loads")],
      explanation: "Because.", hints: ["Look."])
    let item = try #require(QuizItem(question, truth: truth, category: ["Kettles"]))
    return AnkiFields(item, rules: ["A rule."], sources: ["[A](https://example.org/a)"]) {
      code, language, _ in
      .element("pre", [:], [.element("code", [:], "\(language): \(code)")])
    }
  }
}
