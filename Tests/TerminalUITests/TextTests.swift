import TerminalUI
import Testing

@Suite struct `Text for a terminal` {
  @Test(arguments: [("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("", 0)])
  func `is as wide as the terminal draws it`(text: String, width: Int) {
    #expect(Text.width(of: text) == width)
  }

  @Test func `breaks between words`() {
    #expect(
      Text.wrapped("the view is loaded when it is read", columns: 14, first: "- ", rest: "  ")
        == "- the view is\n  loaded when\n  it is read")
  }

  @Test func `breaks a word that is longer than a line`() {
    #expect(Text.wrapped("abcdefghijklmnop", columns: 10) == "abcdefghij\nklmnop")
  }

  @Test func `of code keeps its spaces and breaks at one`() {
    #expect(
      Text.folded("  let a = firstThing + other", columns: 20, first: " 1 ", rest: "    ")
        == " 1   let a =\n    firstThing +\n    other")
  }

  @Test(arguments: [
    ("func viewWillAppear(_ animated: Bool) {", "func viewWillAppear(\n  _ animated: Bool) {"),
    ("c.viewIfLoaded?.backgroundColor == nil", "c.viewIfLoaded?\n  .backgroundColor ==\n  nil"),
    ("print(one, two, three, four)", "print(one, two,\n  three, four)"),
    ("abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuv\n  wxyz"),
  ])
  func `of code breaks where a reader would`(code: String, folded: String) {
    #expect(Text.folded(code, columns: 22, rest: "  ") == folded)
  }

  @Test func `keeps its own newlines`() {
    #expect(Text.wrapped("a\n\nb", columns: 10) == "a\n\nb")
  }

  @Test func `holds nothing that a terminal obeys`() {
    #expect(
      Text.visible("a\u{1B}[31m\u{7F}\u{9B}\r\u{202E}b\n\tc")
        == "a\\u{1B}[31m\\u{7F}\\u{9B}\\u{D}\\u{202E}b\n\tc")
  }

  @Test func `has a form in ASCII`() {
    #expect(Text.ascii("“it’s” – 3 × … ж") == "\"it's\" - 3 x ... ?")
  }
}

@Suite struct `Colour` {
  @Test(arguments: [
    (ColorChoice.auto, true, ["TERM": "xterm"], true),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
    (.auto, true, ["TERM": "dumb"], false), (.auto, false, ["TERM": "xterm"], false),
    (.always, false, ["NO_COLOR": "1"], true), (.never, true, ["TERM": "xterm"], false),
  ])
  func `follows the choice, then NO_COLOR, then the terminal`(
    choice: ColorChoice, isTerminal: Bool, environment: [String: String], isColored: Bool
  ) {
    #expect(
      choice.isColored(outputIsTerminal: isTerminal, environment: environment) == isColored)
  }

  @Test func `is put on each line by itself`() {
    #expect(
      Style(isColored: true).bad("a\nb").escaped == "\u{1B}[31ma\u{1B}[0m\n\u{1B}[31mb\u{1B}[0m")
    #expect(Style.plain.bad("a").escaped == "a")
  }
}
