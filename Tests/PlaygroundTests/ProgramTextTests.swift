import Playground
import Testing

@Suite struct `The text of a session` {
  /// The program after some entries, without its first line, and what was replaced.
  private func program(_ entries: String...) -> (text: String, replaced: [String]) {
    var program = ProgramText()
    var replaced: [String] = []
    for entry in entries {
      replaced += program.add(entry).map {
        "\($0.name) \($0.lines.lowerBound)-\($0.lines.upperBound)"
      }
    }
    return (program.parts.joined(separator: "\n"), replaced)
  }

  @Test func `has entries one after another`() {
    let made = program("let a = 1", "print(a)\nprint(2)")
    #expect(made.text == "let a = 1\nprint(a)\nprint(2)")
    #expect(made.replaced.isEmpty)
  }

  @Test func `replaces what declares the same, in place`() {
    let made = program(
      "class A {\n  let n = 1\n}", "let a = A()", "class A { let n = 2 }", "let a = 3")
    #expect(made.text == "class A { let n = 2 }\nlet a = 3")
    #expect(made.replaced == ["A 2-4", "a 3-3"])
  }

  @Test func `keeps overloads apart`() {
    let made = program(
      "func f(_ n: Int) {}", "func f(_ s: String) {}", "func f(_ n: Int) { print(n) }")
    #expect(made.text == "func f(_ n: Int) { print(n) }\nfunc f(_ s: String) {}")
    #expect(made.replaced == ["f(_:) 2-2"])
  }

  @Test func `replaces a member by one of an extension`() {
    let made = program(
      "class A: B {\n  override func f() { old() }\n  func g() {}\n}",
      "extension A { override func f() { new() } }")
    #expect(made.text == "class A: B {\n  override func f() { new() }\n  func g() {}\n}")
    #expect(made.replaced == ["A.f() 2-5"])
  }

  @Test func `puts an override into the class`() {
    let made = program("class A: B {\n}", "extension A { override func f() {} }")
    #expect(made.text == "class A: B {\n  override func f() {}\n}")
  }

  @Test func `puts an override into a class of one line`() {
    let made = program("class A: B {}", "extension A { override func f() {} }")
    #expect(made.text == "class A: B {\n  override func f() {}\n}")
  }

  @Test func `puts a member behind one that ends in the line of the brace`() {
    let made = program("extension A {\n  func f() {} }", "extension A { func g() {} }")
    #expect(made.text == "extension A {\n  func f() {} \n  func g() {}\n}")
  }

  @Test func `joins extensions of one head`() {
    let made = program(
      "extension Int: P {\n  func f() {}\n}",
      "extension Int: P { func g() {}; func f() { print(1) } }")
    #expect(made.text == "extension Int: P {\n  func f() { print(1) }\n  func g() {}\n}")
  }

  @Test func `tells where each part is`() {
    var program = ProgramText()
    _ = program.add("class A {\n}\nlet a = A()")
    #expect(program.lines(ofPart: 0) == 2...3)
    #expect(program.lines(ofPart: 1) == 4...4)
    #expect(program.part(ofLine: 3) == 0)
    #expect(program.part(ofLine: 9) == nil)
  }

  @Test func `takes a file over`() {
    #expect(
      ProgramText(of: "import UIKit\n\n// A start.\nlet a = 1\n\nprint(a)").parts == [
        "// A start.\nlet a = 1", "print(a)",
      ])
  }

  @Test(arguments: [
    ("class A {\n  // inside", true), ("class A {", true), ("print(", true), ("let a =", true),
    ("1 +", true), ("\"\"\"\nabc", true),
    ("/* a", true), ("@MainActor", true), ("if a {\n  b()", true), ("[1, 2,", true),
    ("print(1)", false), ("let a = 1", false), ("\"abc", false), ("}", false), ("print(1))", false),
    ("", false), ("class A {} }", false), ("let = 3", false), ("a.b", false),
  ]) func `waits for what is missing at its end alone`(_ entry: String, _ isIncomplete: Bool) {
    #expect(Playground.isIncomplete(entry) == isIncomplete)
  }
}
