import Exporting
import Testing

@Suite struct JSONTests {
  private let value = JSON.object([
    "text": .string("a \"b\" \\ \n\r\t\u{1}\u{7f}\u{85}\u{2028}é😀"), "nothing": .optional(nil),
    "numbers": .array([.int(-1), .double(0.5), .double(.nan)]), "empty": .array([]),
    "inner": .object(["a": .strings(["b", "c"]), "is": .bool(true)]),
  ])

  private let text = #""a \"b\" \\ \n\r\t\u0001\u007f\u0085"# + "\u{2028}é😀\""

  @Test func `a compact value is one line`() {
    #expect(
      value.compact
        == #"{"text": \#(text), "nothing": null, "numbers": [-1, 0.5, null], "empty": [], "#
        + #""inner": {"a": ["b", "c"], "is": true}}"#)
  }

  @Test(
    arguments: [
      ("\u{7f}", #"\u007f"#), ("\u{1f}", #"\u001f"#), ("\"", #"\""#), ("\\", #"\\"#),
      ("\u{9b}", #"\u009b"#), (" ", " "), ("~", "~"), ("é", "é"),
    ])
  func `a character is escaped wherever it stands`(character: String, escaped: String) {
    for (before, after) in [("", ""), ("a", ""), ("", "b"), ("é", "b")] {
      #expect(
        JSON.string(before + character + after).compact == "\"\(before)\(escaped)\(after)\"")
    }
  }

  @Test func `a pretty value has lines where containers hold containers`() {
    #expect(
      value.pretty == """
        {
          "text": \(text),
          "nothing": null,
          "numbers": [-1, 0.5, null],
          "empty": [],
          "inner": {
            "a": ["b", "c"],
            "is": true
          }
        }

        """)
    #expect(JSON.array([.array([]), .object([])]).pretty == "[[], {}]\n")
    #expect(JSON.array([.int(1), .int(2)]).pretty == "[1, 2]\n")
  }
}
