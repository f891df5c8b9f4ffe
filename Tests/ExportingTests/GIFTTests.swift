import Curriculum
import Foundation
import ProjectFiles
import QuestionShorthand
import Testing

@testable import Exporting

/// Questions as Moodle reads them.
@Suite struct GIFTTests {
  @Test func `questions have the form of the golden file`() throws {
    let choices = [
      Choice(text: "Only `a`: {1}.", check: "true", feedback: "50% = ~half"),
      Choice(text: "Both.", check: "false"),
    ]
    let text = [
      gift(.order(events: ["B.b", "A.a", "C.c(to:)"]), .order([["A.a", "B.b", "C.c(to:)"]])),
      gift(.choice(choices), .choice(1)),
      gift(.truth(Statement(text: "It is #1.", check: "")), .truth(true)),
      gift(.count(event: "A.a"), .count(3)),
    ].map { ($0 ?? "left out") + "\n\n" }.joined()
    let file = ProjectFiles.fixtures(of: "ExportingTests").appending(path: "questions.gift")
    if ProjectFiles.updatesSnapshots {
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `what GIFT cannot hold is left out`() {
    #expect(gift(.output, .output(["a"])) == nil)
    #expect(gift(.state(expression: "a", at: nil), .state("1")) == nil)
    let orders = [["a", "b", "c"], ["b", "a", "c"]]
    #expect(gift(.order(events: ["a", "b", "c"]), .order(orders)) == nil)
  }

  /// Every text of up to three of the signs and some that are none.
  @Test func `every sign of the format is escaped, and nothing is lost`() {
    let alphabet: [Character] = ["~", "=", "#", "{", "}", ":", "\\", "\n", "n", "é", "😀", " "]
    var texts = [""]
    for _ in 1...3 { texts += texts.flatMap { text in alphabet.map { text + String($0) } } }
    for text in Set(texts) {
      let escaped = GIFT.escape(text)
      #expect(!escaped.contains("\n"))
      #expect(read(escaped) == text, "\(escaped)")
    }
  }

  /// Reads as Moodle does; nil when a sign stands without its backslash.
  private func read(_ escaped: String) -> String? {
    var text = ""
    var rest = escaped[...]
    while let sign = rest.popFirst() {
      if sign == "\\" {
        guard let next = rest.popFirst(), "~=#{}:\\n".contains(next) else { return nil }
        text.append(next == "n" ? "\n" : next)
      } else if "~=#{}:".contains(sign) {
        return nil
      } else {
        text.append(sign)
      }
    }
    return text
  }

  private func gift(_ task: any QuestionTask, _ truth: Truth) -> String? {
    GIFT.question(
      Question(
        id: QuestionID(rawValue: "c/q-1"), lesson: LessonID(rawValue: "l"), task: task,
        prompt: "Which {one}?", scenario: "let a = [1: \"x\"]\nprint(a)\n",
        rules: [RuleID(rawValue: "view.loads"), RuleID(rawValue: "view.appears")]), truth: truth)
  }
}
