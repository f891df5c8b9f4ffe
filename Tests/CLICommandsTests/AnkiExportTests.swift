import Archives
import Foundation
import Testing

/// Packages for Anki; `Scripts/deep oracles` has Anki read what is in them.
@Suite struct `Exporting to Anki` {
  private let here: LearnersRoom
  private var package: String { here.room.folder.appending(path: "rules.apkg").path }

  init() throws { here = try LearnersRoom() }

  @Test func `a learner's rules become cards, with the answers that graded them`() throws {
    here.check(
      "export", "--format", "anki", "--learner", "Ada", "-o", package,
      says: "1 card exported, with 1 review\n")
    let bytes = Array(try Data(contentsOf: URL(filePath: package)))
    #expect(try Archive.files(in: bytes).map(\.path).sorted() == ["collection.anki2", "media"])
    // Again into the file of before.
    here.check(
      "export", "--format", "anki", "--learner", "Ada", "-o", package,
      says: "1 card exported, with 1 review\n")
  }

  @Test func `what can't be exported is told`() throws {
    here.check("learner", "add", "Bob", says: "Bob is added.\n")
    here.check(
      "export", "--format", "anki", "--learner", "Bob", "-o", package,
      says: """
        error: there is nothing to export: Bob has answered no question
        answer some with 'vdl quiz' first

        """, status: 1)
    #expect(!FileManager.default.fileExists(atPath: package))
    for output in [[], ["-o", "-"]] {
      refuse(output, "an Anki package goes to a file")
    }
    for option in [["--table", "rules"], ["--since", "2026-01-01"], ["--names"]] {
      refuse(option + ["-o", package], "option '\(option[0])' doesn't go with '--format anki'")
    }
  }

  @Test func `another file is not written over`() throws {
    let essay = here.room.folder.appending(path: "essay.txt")
    try Data("PK, and other letters".utf8).write(to: essay)
    refuse(["-o", essay.path], "is there and is no Anki package")
    #expect(try Data(contentsOf: essay) == Data("PK, and other letters".utf8))
  }

  private func refuse(
    _ words: [String], _ message: String, _ location: SourceLocation = #_sourceLocation
  ) {
    here.room.said = ""
    let status = here.run(["export", "--format", "anki"] + words)
    #expect(status == 64, sourceLocation: location)
    #expect(here.room.said.contains(message), sourceLocation: location)
  }
}
