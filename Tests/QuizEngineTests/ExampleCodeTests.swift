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

@Suite struct `An example that prints its callbacks` {
  private let text = """
    import UIKit

    final class Home: UIViewController {}
    let home = Home()
    home.loadViewIfNeeded()
    home.title = "x"
    print(home.title as Any)
    settle()
    """

  @Test func `keeps its lines, prints callbacks and the return of each call`() throws {
    let example = ExampleCode(
      RuleExample(rule: "r", file: "r.swift", text: text), ios: .ofQuestions)
    let printing = try #require(
      example.printingCallbacks.first { $0.text.contains("\"viewDidDisappear\"") })
    let lines = printing.text.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["import UIKit", "class Told: UIViewController {"])
    #expect(lines.contains("  override func viewDidLoad() {"))
    let start = try #require(lines.firstIndex(of: "final class Home: Told {}"))
    #expect(
      Array(lines[start...]) == [
        "final class Home: Told {}", "let home = Home()", "home.loadViewIfNeeded()",
        "print(\"loadViewIfNeeded has returned\")", "home.title = \"x\"",
        "print(home.title as Any)", "settle()",
      ])
  }

  @Test func `is none where every controller has code of its own`() {
    let own = text.replacing("{}", with: "{ override func viewDidLoad() {} }")
    let example = ExampleCode(RuleExample(rule: "r", file: "r.swift", text: own), ios: .ofQuestions)
    #expect(example.printingCallbacks.isEmpty)
  }
}
