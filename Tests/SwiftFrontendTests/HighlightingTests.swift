import SwiftFrontend
import Testing

@Suite struct Highlighting {
  /// The pieces of a text that are painted, each with a mark of its kind: `k` for a keyword.
  private func check(
    _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bytes = Array(text.utf8)
    let found = highlights(in: text).map { highlight in
      let mark =
        switch highlight.kind {
        case .keyword: "k"
        case .typeName: "t"
        case .literal: "l"
        case .comment: "c"
        }
      return mark + ":" + String(decoding: bytes[highlight.range], as: UTF8.self)
    }
    #expect(found.joined(separator: " ") == expected, sourceLocation: sourceLocation)
  }

  @Test func `paints the words of the language, types, literals and comments`() {
    check(
      "final class A: B { // of B\n  @objc let n: Int = 0x1F }",
      "k:final k:class t:B c:// of B k:@objc k:let t:Int l:0x1F")
  }

  @Test func `leaves code inside a string as code`() {
    check("print(\"é \\(n + 1)\")", "l:\"é  l:1 l:\"")
  }

  @Test func `takes a part of a file, and what is wrong`() {
    check("} else { return x", "k:else k:return")
    check("let", "k:let")
  }

  @Test func `paints nothing of what no parser should see`() {
    check(String(repeating: "(", count: 5000), "")
    check("let a\0b = 1", "")
  }
}
