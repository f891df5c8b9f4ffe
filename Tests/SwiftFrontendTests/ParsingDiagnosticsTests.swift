import Diagnostics
@testable import SwiftFrontend
import Testing

@Suite struct ParsingDiagnosticsTests {
  @Test func `syntax errors are in the compiler's words, in order`() {
    checkDiagnostics(
      "func f() {\n  let x 1️⃣2\n  foo(2️⃣\n}", "expected '=' in variable",
      "expected value and ')' to end function call")
    checkDiagnostics(
      "let é = 11️⃣ let b = 2",
      "consecutive statements on a line must be separated by newline or ';'")
  }

  @Test func `an unclosed brace notes where it was opened`() {
    let source = SourceFile(name: "a.swift", text: "class A {\n  func f() {\n}\n")
    let (_, diagnostics) = parse(source, index: 0)
    #expect(
      diagnostics.map(\.description) == [
        "a.swift:3:2: error: expected '}' to end class\na.swift:1:9: note: to match this opening '{'"
      ])
  }

  @Test func `what the tree cannot say is refused where it stands`() {
    checkDiagnostics("for 1️⃣try x in y {}", "'for try' is not supported")
    checkDiagnostics("1️⃣macro m() = #externalMacro()", "'macro' is not supported")
    checkDiagnostics("let r = 1️⃣#/a+/#", "'regular expression literal' is not supported")
    checkDiagnostics("func f<1️⃣each T>() {}", "'each' is not supported")
    checkDiagnostics("func f(_ x: 1️⃣borrowing A) {}", "'borrowing' is not supported")
    checkDiagnostics("struct A: 1️⃣~Copyable {}", "'~Copyable' is not supported")
    checkDiagnostics("x = 1️⃣#stringify(a)", "'#stringify' is not supported")
    checkDiagnostics("1️⃣@freestanding(expression) func f() {}", "'@freestanding' is not supported")
    checkDiagnostics("var x: 1️⃣inout Int", "'inout' may only be used on parameters")
    checkDiagnostics("var x: Int { 1️⃣_read { yield y } }", "'_read' is not supported")
  }

  @Test func `attributes that change nothing are taken`() {
    checkDiagnostics(
      "class A {\n  @Published var a = 1\n  @IBOutlet weak var b: A!\n  @IBAction func c() {}\n}")
  }

  @Test func `warnings and errors may be asked for`() {
    checkDiagnostics("1️⃣#warning(\"later\")", "warning: later")
    checkDiagnostics("class A {\n  1️⃣#error(\"no\")\n}", "no")
  }

  @Test func `every file has its own index and name`() {
    let files = [SourceFile(name: "a", text: "x"), SourceFile(name: "b", text: "y = ")]
    let (trees, diagnostics) = parse(files, from: 7)
    #expect(trees.map { $0.items.map(\.span.file) } == [[7], []])
    #expect(diagnostics.map(\.location.file) == ["b"])
  }

  @Test func `files of a program share their operators`() {
    let files = [
      SourceFile(name: "a", text: "a + b *** c"),
      SourceFile(name: "b", text: "infix operator ***: MultiplicationPrecedence"),
    ]
    #expect(SyntaxDump.text(parse(files).0[0]) == "(+ a (*** b c))")
  }

  @Test func `spans leave out white space and comments`() {
    let text = "\n // c\n  f( /* d */ x ) // e\n"
    let (tree, _) = parse(SourceFile(name: "a", text: text), index: 0)
    let span = tree.items[0].span
    let bytes = Array(text.utf8)[Int(span.offset)..<Int(span.offset + span.length)]
    #expect(String(decoding: bytes, as: UTF8.self) == "f( /* d */ x )")
  }
}

@Suite struct UntrustedSourceTests {
  private func messages(_ text: String) -> [String] {
    parse(SourceFile(name: "test.swift", text: text), index: 0).1.map(\.message)
  }

  private func repeated(_ text: String, _ count: Int = 10_000) -> String {
    String(repeating: text, count: count)
  }

  @Test(
    arguments: [
      "(", "[", "{", "\"\\(", "try ", "await ", "A<", "a ? ", "copy ", "if a {} else ", "#if A\n",
      "f {", "any ", "let ", "[(", "(A) -> ",
    ])
  func `deep nesting is refused`(opening: String) {
    #expect(messages("let x: A = " + repeated(opening)) == ["nesting is too deep"])
  }

  @Test(arguments: [".a", "()", "?.b", "!.c", "[0]", " + a", ".a {}", " as A", " ?? a"])
  func `long chains are refused`(link: String) {
    #expect(messages("x = a" + repeated(link)) == ["nesting is too deep"])
  }

  @Test func `long chains with errors inside are refused`() {
    #expect(messages("x = (1 1)" + repeated(".a")) == ["nesting is too deep"])
  }

  @Test func `nesting that people write is not refused`() {
    check(
      repeated("(", 100) + "x" + repeated(")", 100),
      repeated("(paren ", 100) + "x" + repeated(")", 100))
    #expect(messages("x = a" + repeated(" + a", 150)) == [])
    #expect(messages(repeated("f { ", 190) + repeated("}", 190)) == [])
    #expect(messages(repeated("class A { ", 190) + repeated("}", 190)) == [])
    #expect(messages(repeated("let a = b < c ? d ?? e : f\n", 1_000)) == [])
    #expect(messages(repeated("if a < b { c } else { d }\n", 1_000)) == [])
    #expect(messages("protocol P {" + repeated("func f() -> A\n", 1_000) + "}") == [])
    #expect(messages("enum E {" + repeated("case a\n", 1_000) + "}") == [])
  }

  @Test(arguments: ["\u{B}", "\u{C}"])
  func `white space that nobody types is white space`(space: String) {
    #expect(messages("x\(space)=\(space)1") == [])
    #expect(messages("x \(space)= 1").isEmpty)
    #expect(!messages("x \(space)=1").isEmpty)
  }

  @Test func `brackets in strings and comments do not nest`() {
    #expect(messages("x = \"\(repeated("("))\" // \(repeated("["))") == [])
    #expect(messages("/* \(repeated("{")) */ x = #\"\"\"\n\(repeated("\"("))\n\"\"\"#") == [])
  }

  @Test func `a nul byte is refused`() {
    checkDiagnostics("let x 1️⃣\0= 1", "nul character embedded in middle of file")
  }

  @Test func `a file over a megabyte is refused`() {
    #expect(messages(repeated("x\n", 500_001)) == ["file is larger than 1 MB"])
  }

  @Test func `after many errors the rest is left out`() {
    let found = messages(repeated("let = 1\n"))
    #expect((51...101).contains(found.count))
    #expect(found.last == "too many errors emitted, stopping now")
  }
}
