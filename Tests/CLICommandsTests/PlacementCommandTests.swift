import Testing

@testable import CLICommands

@Suite struct `The placement command` {
  private let course: GuideCourse

  init() throws { course = try GuideCourse() }

  private func placement(_ words: [String], typed: [String] = []) -> Said {
    vdl(
      ["placement"] + words + ["--content", course.path, "--database", course.path + ".sqlite"],
      typed: typed, random: { UInt64.random(in: .min ... .max) }, model: { liveModel })
  }

  private func check(
    _ words: [String], typed: [String] = [], has part: String,
    at place: Testing.SourceLocation = #_sourceLocation
  ) {
    let said = placement(words, typed: typed)
    #expect(said.status == 0, "\(said.notices)", sourceLocation: place)
    #expect(said.output.contains(part), "\(said.output)", sourceLocation: place)
  }

  @Test func `keeps what a learner says of a lesson`() {
    check(["kettle", "known"], has: "kettle: known, as you said\n")
    check(["1", "new"], has: "kettle: not known, as you said\n")
    check(["kettle", "maybe", "--json"], has: "\"knowledge\": \"maybe\"")
    check(["kettle"], has: "kettle: unsure, as you said\n")
    check(["kettle", "known", "--json"], has: "\"reason\": \"said\"")
  }

  @Test func `says what it found after its questions`() {
    let dk = Array(repeating: "dk", count: 12)
    check(["--json", "--seed", "1"], typed: dk, has: "\"type\": \"placement\"")
    // The answers of the first time count.
    check(["--json", "--seed", "1"], typed: dk, has: "\"start\": \"kettle\"")
  }

  @Test func `ends with its result and the end`() {
    let lines = placement(["--json"], typed: Array(repeating: "dk", count: 12)).output
      .split(separator: "\n")
    #expect(lines.suffix(2).first?.contains("\"type\": \"placement\"") == true)
    #expect(lines.last == "{\"type\": \"end\", \"reason\": \"done\"}")
  }

  @Test(
    arguments: [
      (["kettle", "known", "new"], "takes a lesson and one of known, new and maybe"),
      (["kettle", "konwn"], "a lesson is known, new or maybe, not 'konwn'; did you mean 'known'?"),
      (["ketle", "known"], "no lesson is called 'ketle'; did you mean 'kettle'?"),
    ])
  func `refuses other words`(words: [String], message: String) {
    let said = placement(words)
    #expect(said.status == 64)
    #expect(said.notices.contains(message), "\(said.notices)")
  }
}
