import ContentImport
import Diagnostics
import Testing

/// Files that are small and would take very much time or memory.
@Suite(.timeLimit(.minutes(2))) struct HostileFileTests {
  private func messages(_ body: String) -> [String] {
    let reading = readCourse([courseFile, SourceFile(name: "L01.md", text: lesson(body))])
    return reading.diagnostics.map(\.message).filter { !$0.hasPrefix("the lesson has no question") }
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func `a link definition is found, and never copied to its uses`() {
    let uses = repeated(repeated("[r]", 3_000) + "\n", 30)
    let text = "[r]: /" + repeated("x", 9_000) + "\n\n" + uses
    let found = messages(text)
    #expect(found.count == 1)
    #expect(found.first?.contains("vdl takes no link definitions") == true)
  }

  @Test(
    arguments: [
      ("[a]: /b", 1), ("[a]: /b 'title'", 1), ("[a]: <b c>", 0), ("  [a b]: /c \"d e\"", 1),
      ("[a]: /b\n[c]: /d\nand prose", 2), ("[001:20]: one of each", 0), ("As [001:20]: one", 0),
      ("Some\n[a]: /b", 0), ("`[Int: String]: x`", 0), ("[a][b]: c d", 0),
    ])
  func `a definition is a line at the start of a paragraph`(text: String, count: Int) {
    #expect(messages(text + "\n").count { $0.contains("link definitions") } == count)
  }

  @Test func `nested lists and quotations`() {
    let tooDeep = ["lists and quotations are nested too deep"]
    #expect(messages(repeated(">", 101) + "a\n" + repeated("a\n", 50_000)) == tooDeep)
    #expect(messages(repeated(">", 100) + "a\n") == [])
    #expect(messages(repeated(">", 98) + "9. a\n") == [])
    #expect(messages(repeated(">", 99) + "9. a\n") == tooDeep)
    #expect(messages(repeated("- ", 51) + "a\n" + repeated("\n", 50_000)) == tooDeep)
    #expect(messages(repeated("1. ", 40) + "a\n") == tooDeep)
    let steps = (0..<60).map { repeated("  ", $0) + "- a\n" }.joined()
    #expect(messages(steps + repeated("\n", 50_000)) == tooDeep)
    #expect(messages(repeated("> ", 20) + "a\n" + repeated("- ", 20) + "a\n") == [])
    #expect(messages(repeated("-", 200) + "\n").first?.contains("a line across") == true)
  }

  @Test func `signs in great number`() {
    #expect(
      messages(repeated("*a_ b_ c*\n", 6_000))
        == ["the file has more than 20000 signs '*' and '_'; split the lesson in two"])
    #expect(
      messages("a " + repeated("<? ", 101) + "\n")
        == ["the file has more than 100 signs '<!' and '<?'; split the lesson in two"])
    #expect(
      messages(repeated("<?\n", 101))
        == ["the file has more than 100 signs '<!' and '<?'; split the lesson in two"])
    #expect(messages(repeated("*a* _b_ ", 100) + "\n") == [])
  }

  @Test func `a line without end`() {
    #expect(messages(repeated("a", 10_001)) == ["this line has more than 10000 bytes; break it"])
    #expect(messages(repeated("a", 10_000)) == [])
  }

  @Test func `lines and brackets in great number`() {
    #expect(
      messages(repeated("a\n", 100_000))
        == ["the file has more than 100000 lines; split the lesson in two"])
    #expect(
      messages(repeated(repeated("[]", 4_000) + "\n", 26)) == [
        "the file has more than 200000 brackets and other signs of Markdown; split the lesson in two"
      ])
  }

  @Test func `findings in great number`() {
    let found = messages(repeated("#\n", 50_000))
    #expect(found.count == 1_001)
    #expect(found.last == "49000 more findings; fix those above first")
  }

  @Test func `names in great number`() {
    let names = (0..<20_000).map { "`viewDidLaod\($0)`\n" }.joined()
    let reading = readCourse([courseFile, SourceFile(name: "L01.md", text: lesson(names))])
    _ = reading.misspellings(of: (0..<1_000).map { "UIView.viewDidLoad\($0)" })
  }

  @Test func `prerequisites in great number`() {
    let names = (0...100).map { "l\($0)" }.joined(separator: ", ")
    let text = lesson("").replacing("aim:", with: "requires: [\(names)]\naim:")
    let reading = readCourse([courseFile, SourceFile(name: "L01.md", text: text)])
    let found = reading.diagnostics.map(\.message)
    #expect(found.count { $0.hasPrefix("no lesson 'l") } == 100)
    #expect(found.contains { $0.hasPrefix("a lesson requires 100 lessons at most") })
  }

  @Test func `values in great number in one line`() {
    let values = repeated("é, ", 2_500)
    let course = courseFile.text.replacing("[L01.md]", with: "[\(values)L01.md]")
    let reading = readCourse([SourceFile(name: "course.yaml", text: course)])
    #expect(!reading.isSound)
  }

  @Test(
    arguments: [
      #""\e[2J""#, #""\x9B""#, #""\x7F""#, #""\u202E""#, #""\a""#, #""\0""#, #""\r""#,
    ])
  func `an escape of YAML that a terminal obeys`(title: String) throws {
    let course = courseFile.text.replacing("A course", with: title)
    let found = readCourse([SourceFile(name: "course.yaml", text: course)]).diagnostics
    let first = try #require(found.first)
    #expect(first.message.contains("isn't shown on a terminal; delete it"))
    #expect(first.location.line == 3)
  }

  @Test(
    arguments: [
      "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]", "a: !!binary x", "a: [[[[[[[[[[x]]]]]]]]]]",
    ])
  func `aliases, tags and depth of YAML`(text: String) {
    let course = courseFile.text + "\n" + text
    #expect(!readCourse([SourceFile(name: "course.yaml", text: course)]).isSound)
  }
}
