import Diagnostics
import Scenarios
import Testing

/// A short text whose checking would take for ever, or more memory than there is, without a bound.
struct UnboundedSource: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let message: String

  init(_ name: String, _ text: String, _ message: String) {
    testDescription = name
    self.text = text
    self.message = message
  }

  private static let outOfTime =
    "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"

  private static func nested(_ opening: String, _ inner: String, _ closing: String) -> String {
    String(repeating: opening, count: 60) + inner + String(repeating: closing, count: 60)
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (1...count).map(line).joined(separator: "\n")
  }

  static let all = [
    UnboundedSource(
      "tuples of tuples", "let a0 = 1\n" + lines(40) { "let a\($0) = (a\($0 - 1), a\($0 - 1))" },
      "the type of the expression is too large"),
    UnboundedSource(
      "generic structs of themselves",
      "struct P<A, B> { var a: A, b: B }\nlet a0 = 1\n"
        + lines(40) { "let a\($0) = P(a: a\($0 - 1), b: a\($0 - 1))" },
      "the type of the expression is too large"),
    UnboundedSource(
      "aliases of tuples",
      "typealias A0 = Int\n" + lines(40) { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" }
        + "\nvar a: A40?", "the type is too large"),
    UnboundedSource(
      "closures in overloads",
      """
      func f(_ f: () -> Int) -> Int { f() }
      func f(_ f: () -> String) -> String { f() }
      let a: Int = \(nested("f { ", "1", " }"))
      """, outOfTime),
    UnboundedSource(
      "a chain of classes", "class A0 {}\n" + lines(3_000) { "class A\($0): A\($0 - 1) {}" },
      "too many superclasses"),
    UnboundedSource(
      "a chain of protocols",
      "protocol A0 {}\n" + lines(3_000) { "protocol A\($0): A\($0 - 1) {}" },
      "too many refined protocols"),
    UnboundedSource(
      "many mistakes", lines(5_000) { "let a\($0): Int = \"x\"" },
      "too many errors emitted, stopping now"),
  ]
}

@Suite struct `Source without bounds` {
  @Test(.timeLimit(.minutes(10)), arguments: UnboundedSource.all)
  func `is refused in time`(given: UnboundedSource) {
    let run = engine.run(Scenario(given.text))
    #expect(run.outcome == .refused)
    #expect(run.diagnostics.map(\.message).contains(given.message))
  }
}
