import Curriculum
import Foundation
import ProjectFiles
import Testing

@testable import Exporting

/// Items as Moodle's reader of GIFT takes them.
@Suite struct GIFTTests {
  @Test func `items have the form of the golden file`() throws {
    try expectGolden(GIFT.file(Sample.items), "questions.gift")
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

  /// Its reader takes a number between signs of percent at the beginning for a weight.
  @Test func `a choice that begins like a weight has one of its own`() {
    let item = Sample.item(
      .one([
        QuizItem.Choice(text: "%50% of it", isRight: false),
        QuizItem.Choice(text: "%50% of it all", isRight: true),
      ]))
    let block = GIFT.block(of: item)
    #expect(block.contains("\n~%0%%50% of it\n"))
    #expect(block.contains("\n=%50% of it all\n"))
  }

  /// Its reader takes a short answer with an arrow for pairs to match.
  @Test func `no short answer has an arrow, and one that needs it isn't said`() {
    let told = Sample.item(
      .line(["a b"], remarks: [QuizItem.Remark(answer: "b", text: "It is `f() -> Int`.")]))
    #expect(GIFT.canSay(told))
    #expect(!GIFT.block(of: told).contains("->"))
    #expect(GIFT.block(of: told).contains("f() -\u{2060}> Int"))
    let arrow = [QuizItem.Remark(answer: "b -> a", text: "No.")]
    #expect(!GIFT.canSay(Sample.item(.line(["a -> b"], remarks: []))))
    #expect(!GIFT.canSay(Sample.item(.line(["a"], remarks: arrow))))
    #expect(GIFT.canSay(Sample.item(.truth(true, remark: "a -> b"))))
  }

  /// It puts no escapes back in the items of an order.
  @Test func `items of an order stand as they are`() {
    let block = GIFT.block(of: Sample.item(.order(["A.tableView(_:cellForRowAt:)", "B.b", "C.c"])))
    #expect(block.contains("\nA.tableView(_:cellForRowAt:)\n"))
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
}

/// Compares a text with a golden file, or writes it where snapshots are updated.
func expectGolden(_ text: String, _ name: String, _ location: SourceLocation = #_sourceLocation)
  throws
{
  let file = ProjectFiles.fixtures(of: "ExportingTests").appending(path: name)
  if ProjectFiles.updatesSnapshots { try Data(text.utf8).write(to: file) }
  let golden = try String(contentsOf: file, encoding: .utf8)
  #expect(golden == text, sourceLocation: location)
}
