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
    return (program.lines.dropFirst().joined(separator: "\n"), replaced)
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
    #expect(made.replaced == ["A.f() 3-3"])
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

  @Test func `keeps comments and empty lines`() {
    let made = program(
      "// first", "print(1) // one", "// a\nclass A { // in A\n\n  var x = 1\n}\n// end",
      "let b = 1 // b",
      "class A {} // new", "let b = 2")
    #expect(
      made.text == """
        // first
        print(1) // one
        // a
        class A {} // new
        // end
        let b = 2 // b
        """)
    let file = "// A file.\n\nimport UIKit\n\n// A start.\nlet a = 1\n\nprint(a)\n"
    #expect(ProgramText(of: file).text == file)
    #expect(ProgramText(of: "let a = 1\r\nprint(a)").lines == ["let a = 1", "print(a)"])
  }

  @Test func `keeps what stands beside in one line`() {
    let made = program("let a = 1; print(a)", "let a = 2 // two", "let b = 3; let a = 4")
    #expect(made.text == "let a = 4; print(a)\nlet b = 3")
    #expect(made.replaced == ["a 2-2", "a 2-2"])
  }

  @Test func `goes on with a statement`() {
    var program = ProgramText()
    _ = program.add("if a {\n}")
    let effects = program.add("else {\n}")
    #expect(program.parts.last == "if a {\n}\nelse {\n}")
    #expect(effects.map(\.kind) == [.continued])
    #expect(effects.map(\.lines) == [2...3])
    _ = program.add("print(1)")
    #expect(program.add("{ print(2) }").map(\.name) == ["print(1)"])
  }

  @Test func `takes out what begins in a line`() {
    let text = """
      // top
      class A {
        var x = 1

        func f() {
          print(x)
        }
      }
      let a = 1; let b = 2
      print(a)

      """
    func check(_ line: Int, _ expected: ProgramText.Removal, _ rest: String? = nil) {
      var program = ProgramText(of: text)
      #expect(program.remove(line: line) == expected)
      #expect(program.text == rest ?? text)
    }
    check(3, .removed(name: "A.x", lines: 3...3), text.replacing("  var x = 1\n", with: ""))
    check(
      5, .removed(name: "A.f()", lines: 5...7),
      text.replacing("  func f() {\n    print(x)\n  }\n", with: ""))
    check(6, .inside(name: "A.f()", lines: 5...7))
    check(8, .inside(name: "A", lines: 2...8))
    check(
      9, .removed(name: "a; b", lines: 9...9), text.replacing("let a = 1; let b = 2\n", with: ""))
    check(10, .removed(name: "print(a)", lines: 10...10), text.replacing("print(a)\n", with: ""))
    check(1, .removed(name: "// top", lines: 1...1), text.replacing("// top\n", with: ""))
    check(4, .removed(name: "", lines: 4...4), text.replacing("1\n\n", with: "1\n"))
    var program = ProgramText()
    #expect(program.remove(line: 1) == .noLine)
    program = ProgramText(of: "print(1)")
    _ = program.remove(line: 1)
    #expect(program == ProgramText())
    check(0, .noLine)
    check(11, .noLine)
  }

  @Test(arguments: [
    "print(1) /* a\n b */\nprint(2)\n", ":del=  1\na =  1\n", "let a = 1 /*\n*/; let b = 2\n",
    "a {\n\n",
    ":del=  1", "class A { /* a\n */ }\n",
  ])
  func `no more lines go than it says`(text: String) {
    let before = ProgramText(of: text)
    for line in 0...before.lines.count + 1 {
      var program = before
      guard case .removed(_, let lines) = program.remove(line: line) else {
        #expect(program == before, "\(line)")
        continue
      }
      #expect(program.lines.count >= before.lines.count - lines.count, "\(line): \(program.text)")
    }
  }

  @Test(arguments: [
    ("class A {\n  // inside", true), ("class A {", true), ("print(", true), ("let a =", true),
    ("1 +", true), ("\"\"\"\nabc", true),
    ("/* a", true), ("@MainActor", true), ("if a {\n  b()", true), ("[1, 2,", true),
    ("print(1)", false), ("let a = 1", false), ("\"abc", false), ("}", false), ("print(1))", false),
    ("", false), ("class A {} }", false), ("let = 3", false), ("a.b", false), ("func f()", true),
    ("else {", true), ("else {}", false),
  ]) func `waits for what is missing at its end alone`(_ entry: String, _ isIncomplete: Bool) {
    #expect(Playground(ProgramText(of: "if a {}")).isIncomplete(entry) == isIncomplete)
  }
}
