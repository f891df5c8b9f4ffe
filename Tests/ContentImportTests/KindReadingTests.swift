import Curriculum
import QuestionShorthand
import Testing

@testable import ContentImport

/// Each kind of question is read by a file of its name in `Kinds/`; lists are made of the registry.
@Suite struct KindReadingTests {
  @Test(arguments: QuestionKind.allCases)
  func `every registered kind is read`(kind: QuestionKind) {
    #expect(kind.task is any TaskReading.Type)
  }

  @Test func `the keys of an ask block are those of every question and those of the kinds`() {
    #expect(
      AskBlock.keys == [
        "kind", "rules", "claims", "ios", "device", "ends", "event", "at", "among", "most", "uses",
        "names", "vary", "shuffle", "formerly",
      ])
    #expect(QuestionKind.keysOfKinds.first { $0.key == "event" }?.kinds == [.count, .why])
  }

  @Test func `the blocks of a question are those of the kinds between ask and those of every kind`()
  {
    #expect(
      QuestionParser.blockNames == [
        "ask", "events", "choices", "statement", "value", "goal", "line", "causes", "actions",
        "explain", "feedback", "hints",
      ])
    #expect(QuestionKind.blocksOfKinds.filter(\.isSwift).map(\.name) == ["solution", "drive"])
  }

  @Test func `no kind has a key or a block of every question`() {
    for kind in QuestionKind.allCases {
      let keys = ["kind", "rules", "claims", "device", "ends", "uses", "names", "vary", "shuffle"]
      #expect(Set(kind.reading.keys).isDisjoint(with: keys), "\(kind.rawValue)")
      let names = Set(kind.reading.blocks.map(\.name))
      let common = ["ask", "swift", "explain", "feedback", "hints"]
      #expect(names.isDisjoint(with: common), "\(kind.rawValue)")
    }
  }
}
