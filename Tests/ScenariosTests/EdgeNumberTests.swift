import Scenarios
import Testing

/// Numbers at the edges of their types, wherever a source may write one: the arithmetic that reads a
/// source is checked, so that each ends in a run, a refusal or a trap of the scenario.
@Suite struct `Numbers at the edges` {
  private static let edges = [
    "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "-9223372036854775809", "18446744073709551615", "18446744073709551616",
    "99999999999999999999999999", "1e400", "0x1p2000", "-0", "0x8000000000000000",
  ]

  /// `#` stands for the number.
  private static let forms = [
    "let x = #", "let x: Int = #", "let x: UInt64 = #", "let x: Int8 = #", "let x: Double = #",
    "let x: Float = #", "enum E: Int { case a = #, b }", "enum E: UInt64 { case a = #, b }",
    "enum E: Double { case a = #, b }", "let t = (1, 2); print(t.#)",
    "let a = [1]; print(a[#])", "print(5 + #)", "print(5 - #)", "print(5 * #)", "print(5 / #)",
    "print(5 % #)", "print(1 << #)", "print(1 >> #)", "print(1 &<< #)",
    "var x = 1; x += #; x -= #; print(x)", "print(-(#))", "for i in #...# { print(i); break }",
    "for i in #..<(#) { print(i) }", "print(stride(from: 0, to: #, by: #).underestimatedCount)",
    "switch # { case #: print(1); default: print(2) }",
    "if #available(iOS #, *) { print(1) }", "@available(iOS #, *) func f() {}",
    "@available(iOS, introduced: #, deprecated: #) func f() {}",
    "if #available(iOS 12.#, *) { print(1) }", "print(Int(#), UInt8(exactly: #) as Any)",
    "print(abs(#))", "print(\"a\".prefix(#))", "print(Int.max + #)", "print(~#)",
    "Simulator.advance(by: #)", "print(Array(0..<3).dropFirst(#))",
    "print(Character(UnicodeScalar(#)!))", "print(Int(Double(#)))", "print(#.description)",
    "let s = \"abc\"; print(s.index(s.startIndex, offsetBy: #))",
    "DispatchQueue.main.asyncAfter(deadline: .now() + #) { print(1) }",
    "print(IndexPath(row: #, section: 0))", "func f(_ n: Int = #) { print(n) }; f()",
    "print(\"\\(#)\")", "let x = # as UInt; print(x)", "print(# == #)", "print([#: #])",
    """
    import UIKit
    let v = UIView(frame: CGRect(x: #, y: 0, width: #, height: 1))
    v.tag = 1
    print(v.frame, v.bounds)
    """,
  ]

  @Test(arguments: forms)
  func `end in a result`(form: String) {
    let limits = Limits(steps: 20_000, depth: 100, memory: 16 << 20, output: 1 << 14)
    for edge in Self.edges {
      // The form's own sharp signs are those before a word.
      let source = form.replacing("#", with: edge).replacing("\(edge)available", with: "#available")
      let run = engine.run(Scenario(source), limits: limits)
      #expect(run.outcome != .refused || !run.diagnostics.isEmpty, "\(source)")
    }
  }
}
