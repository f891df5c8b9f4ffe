import Mutants
import Testing

/// Small faults are found in sources, and can be turned on there.
@Suite struct FaultTests {
  /// Checks what a source looks like with all of its faults, which are numbered by their places.
  private func check(
    _ source: String, becomes expected: String, location: SourceLocation = #_sourceLocation
  ) {
    let faults = Fault.all(in: source)
    let numbered = Dictionary(uniqueKeysWithValues: faults.enumerated().map { ($0 + 1, $1) })
    let text = FaultyFile(source, with: numbered).text
    #expect(
      text.replacing("faultIsOn", with: "on") == expected, sourceLocation: location)
  }

  @Test func `operators have whole operands`() {
    check(
      "x = a + b * c < d",
      becomes:
        "if !on(1) { x = (on(2) ? a + b * c <= d : (on(3) ? a - b * c : a + (on(4) ? b / c : b * c)) < d) }"
    )
    check(
      "return a == nil || !b",
      becomes: "return (on(1) ? a == nil && !b : (on(2) ? a != nil : a == nil) || (on(3) ? b : !b))"
    )
    check("return try f(a) > g(b)", becomes: "return try (on(1) ? f(a) >= g(b) : f(a) > g(b))")
  }

  @Test func `constants are changed, but not those of patterns, attributes and texts`() {
    check("let a = 41", becomes: "let a = (on(1) ? 42 : 41)")
    check("let a = 0x7F", becomes: "let a = (on(1) ? 128 : 0x7F)")
    check("let a = -0.5", becomes: "let a = -(on(1) ? 0.45 : 0.5)")
    check("let a = true", becomes: "let a = (on(1) ? false : true)")
    check(
      "switch a { case 1: return true; default: return b }",
      becomes: "switch a { case 1: return (on(1) ? false : true); default: return b }")
    check("enum E: Int { case a = 1 }", becomes: "enum E: Int { case a = 1 }")
    check("@available(iOS 16, *) func f() {}", becomes: "@available(iOS 16, *) func f() {}")
    check(#"let a = "1" + b"#, becomes: #"let a = "1" + b"#)
  }

  @Test func `conditions are negated, once`() {
    check("if a, b < c {}", becomes: "if (on(1) != (a)), (on(2) ? b <= c : b < c) {}")
    check(
      "guard let a, isOpen(a) else { return }",
      becomes: "guard let a, (on(1) != (isOpen(a))) else { return }")
    check("return a ? b : c", becomes: "return (on(1) != (a)) ? b : c")
    check("return min(a, b)", becomes: "return (on(1) ? max(a, b) : min(a, b))")
  }

  @Test func `statements are dropped, but not results and what only traps`() {
    check(
      "func f() {\n  try a.append(b)\n  count += c\n}",
      becomes: "func f() {\n  if !on(1) { try a.append(b) }\n  if !on(2) { count += c }\n}")
    check("func f() -> Int { g() }", becomes: "func f() -> Int { g() }")
    check("let a = b.map { g($0) }", becomes: "let a = b.map { g($0) }")
    check("init() { super.init(); a = b }", becomes: "init() { super.init(); a = b }")
    check("precondition(a < 1)", becomes: "precondition(a < 1)")
  }

  @Test func `a place of the compiler's message belongs to the innermost fault`() throws {
    let source = "func f() {\n  g(a < 1)\n}"
    let faults = Fault.all(in: source)
    let file = FaultyFile(
      source, with: Dictionary(uniqueKeysWithValues: faults.enumerated().map { ($0, $1) }))
    try #require(
      file.text
        == "func f() {\n  if !faultIsOn(0) { g((faultIsOn(1) ? a <= 1 : a < (faultIsOn(2) ? 2 : 1))) }\n}"
    )
    #expect(file.fault(atLine: 2, column: 7) == 0)
    #expect(file.fault(atLine: 2, column: 42) == 1)
    #expect(file.fault(atLine: 2, column: 68) == 2)
    // Beside all of them: the nearest.
    #expect(file.fault(atLine: 1, column: 1) == 0)
    #expect(file.fault(atLine: 9, column: 1) == nil)
  }
}
