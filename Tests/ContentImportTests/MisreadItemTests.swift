import Testing

/// Mistakes in the entries of a list that would otherwise reach learners as text, or be told as something else.
@Suite struct MisreadItemTests {
  private func check(
    choice lines: String, finds message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ContentImportTests.check(
      lesson: question(
        "kind: choice\nrules: [a.b]", "```choices\n- One.\n\(lines)\n- Two.\n  check: false\n```"),
      finds: [message], sourceLocation: sourceLocation)
  }

  @Test func `a key that no choice has`() {
    let message =
      "1️⃣ a choice has no 'because'; expected 'check' or 'feedback'; if this is text, join it with the line"
      + " above"
    check(choice: "  1️⃣because: it is so\n  check: true", finds: message)
    check(choice: "  check: true\n  1️⃣because: it is so", finds: message)
    check(
      choice: "  check: true\n  1️⃣feedbak: it is so",
      finds: "1️⃣ unknown key 'feedbak'; did you mean 'feedback'?")
  }

  @Test func `a check in quotes`() {
    let message =
      "1️⃣ 'check' is in quotes, which make it a text; write the Swift expression without them"
    check(choice: #"  check: 1️⃣"a.isViewLoaded""#, finds: message)
    check(choice: "  check: 1️⃣'a.isViewLoaded'", finds: message)
  }

  @Test func `feedback in quotes`() {
    let message = "1️⃣ 'feedback' is in quotes, which learners would see; write the text without them"
    check(choice: "  check: true\n  feedback: 1️⃣\"`A` loads it.\"", finds: message)
  }

  @Test func `a text compared with another is no check in quotes`() {
    ContentImportTests.check(
      lesson: question(
        "kind: choice\nrules: [a.b]",
        "```choices\n- One.\n  check: \"a\" == \"b\"\n- Two.\n  check: true\n```"), finds: [])
  }

  @Test func `a no-break space`() {
    let message = "1️⃣ a no-break space here; type a plain space in its place"
    ContentImportTests.check(
      lesson: question("kind:1️⃣\u{A0}output\nrules: [a.b]"), finds: [message])
    ContentImportTests.check(
      lesson: question("rules: [a.b]\nkind:1️⃣\u{A0}output"), finds: [message])
  }
}
