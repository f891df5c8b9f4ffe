import Releases
import Scenarios
import Testing

@testable import QuizEngine

@Suite struct `The values in an example` {
  private func values(_ text: String) -> [String] {
    ExampleCode(RuleExample(rule: "r", file: "r.swift", text: text), ios: .ofQuestions).values
  }

  @Test(arguments: [
    ("print(home.title)", ["home.title"]),
    ("print(home.title, home.view)", ["home.title", "home.view"]),
    (
      "print(max(1, 2), [3, 4], pairs { a, b in a })",
      ["max(1, 2)", "[3, 4]", "pairs { a, b in a }"]
    ),
    ("print(\"the title, perhaps\")", []),
    ("print(\"the title (if any), \\(home.title)\", home.view)", ["home.title", "home.view"]),
    ("print(\"[ \\(a) { \\(b(c)) (\", d)", ["a", "b(c)", "d"]),
    ("print(\") ] }\", d, e)", ["d", "e"]),
    ("home.title = \"x\"", ["home.title"]),
    ("  print(indented)", []),
    ("print(twice)\nprint(twice)", ["twice"]),
  ])
  func `are what its top level prints or sets`(text: String, expected: [String]) {
    #expect(values(text) == expected)
  }
}
