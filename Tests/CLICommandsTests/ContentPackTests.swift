import Archives
import Foundation
import Testing

@testable import CLICommands

/// A course as one file, and from a repository.
@Suite struct `Sharing a course` {
  private let shipped: GuideCourse
  private let own: GuideCourse
  private var archive: String { own.path + ".tar.gz" }

  init() throws {
    shipped = try GuideCourse {
      $0.replacing("course: kettles", with: "course: lamps").replacing("0b8f5f4e", with: "1c9f5f4e")
        .replacing("lesson: kettle", with: "lesson: lamp")
    }
    own = try GuideCourse()
  }

  // MARK: Archives

  @Test func `the same files are the same archive`() throws {
    defer { try? FileManager.default.removeItem(atPath: archive) }
    try own.write("LICENSE", "Do what you want.\n")
    let first = try pack(own)
    let copy = try GuideCourse()
    try copy.write("LICENSE", "Do what you want.\n")
    for name in ["course.yaml", "L01-kettle.md"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000), .posixPermissions: 0o600],
        ofItemAtPath: copy.path + "/" + name)
    }
    #expect(try pack(copy) == first)
    #expect(
      try Archive.files(in: first).map(\.path) == [
        "kettles/L01-kettle.md", "kettles/LICENSE", "kettles/course.yaml",
      ])
  }

  @Test func `an archive is added, and tells what changes`() throws {
    defer { try? FileManager.default.removeItem(atPath: archive) }
    try own.edit("course.yaml") {
      $0 + "version: 1.0\nauthors: [Ada, Grace]\nlicence: CC-BY-4.0\nlanguage: en\n"
    }
    _ = try pack(own)
    let about = "  by Ada, Grace; licence CC-BY-4.0; language en\n"
    check(
      ["content", "add", archive], "vdl now teaches kettles 1.0: 1 lesson, 5 questions\n" + about)
    check(["content", "add"], "kettles 1.0  Kettles and controllers  DIR.tar.gz\n" + about)
    check(["quiz", "--json", "--lesson", "kettle"], has: "kettles/")
    try own.edit("course.yaml") { $0.replacing("version: 1.0", with: "version: 1.1") }
    try own.edit { $0.replacing("## Question: what-is-said", with: "## Question: what-is-printed") }
    _ = try pack(own)
    let update = vdl(["content", "add", archive])
    #expect(update.status == 0)
    #expect(
      update.output
        == """
        vdl now teaches kettles 1.1: 1 lesson, 5 questions; 1 new, 1 removed, 4 unchanged
          by Ada, Grace; licence CC-BY-4.0; language en
          new question: what-is-printed
          question that is gone: what-is-said

        """)
    #expect(own.hidden(update.notices).hasPrefix("DIR.tar.gz/kettles/L01-kettle.md:"))
    #expect(update.notices.contains("write 'formerly: [what-is-said]'"))
  }

  @Test func `files that are not of the course are left out, and said`() throws {
    defer { try? FileManager.default.removeItem(atPath: archive) }
    try own.write("notes.txt", "remember the milk\n")
    let said = vdl(["content", "pack", own.path, "-o", archive])
    #expect(said.status == 0)
    #expect(
      own.hidden(said.notices).hasPrefix("DIR/notes.txt:1:1: remark: vdl doesn't read this file"))
    let packed = try Archive.files(in: Array(Data(contentsOf: URL(filePath: archive))))
    #expect(!packed.map(\.path).contains("kettles/notes.txt"))
    #expect(vdl(["content", "check", own.path]).status == 0)
    check(["content", "add", own.path], "vdl now teaches kettles: 1 lesson, 5 questions\n")
  }

  @Test func `nothing is packed of a course that requires one that isn't there`() throws {
    try own.edit("course.yaml") { $0 + "requires: [cups]\n" }
    let said = vdl(["content", "pack", own.path, "-o", archive])
    #expect(said.status == 1)
    #expect(said.notices.contains("cups"))
    #expect(!FileManager.default.fileExists(atPath: archive))
  }

  @Test func `nothing is packed of a course with an error, or into its folder`() throws {
    try own.edit("course.yaml") { $0.replacing("title:", with: "titel:") }
    let said = vdl(["content", "pack", own.path, "-o", archive])
    #expect(said.status == 1)
    #expect(said.output == "vdl packed nothing: fix the errors, and pack the course again\n")
    #expect(!FileManager.default.fileExists(atPath: archive))
    #expect(vdl(["content", "pack", own.path]).status == 64)
    #expect(vdl(["content", "pack", own.path, "-o", own.path + "/a.tar.gz"]).status == 64)
  }

  @Test func `an archive that is none, or leads out, adds nothing`() throws {
    defer { try? FileManager.default.removeItem(atPath: archive) }
    try Data("course: kettles\n".utf8).write(to: URL(filePath: archive))
    let none = vdl(["content", "add", archive])
    #expect(none.status == 74)
    #expect(none.notices.contains("it is no archive that vdl reads; use tar, tar.gz or zip"))
    try Data(Archive.packed([ArchivedFile(path: "a/b.md", bytes: [])])).write(
      to: URL(filePath: archive))
    #expect(vdl(["content", "add", archive]).notices.contains("no course here"))
    check(["content", "add"], "")
  }

  // MARK: Addresses

  @Test(arguments: [
    "http://example.org/a.git", "git://example.org/a", "ext::sh -c touch% /tmp/x://a/b",
    "https://-oProxyCommand=x/a", "ssh://-oProxyCommand=touch/a", "ssh://-l@host/a",
    "https://ada:secret@example.org/a", "file://host/a", "https:///a", "https://example.org",
    "https://example.org/a#--upload-pack=x", "https://example.org/a#a b", "https://exa\u{1B}mple/a",
    "git@example.org:a/b.git", "-u://a/b", "ssh://a@-b/c",
  ])
  func `an address of another form never reaches git`(address: String) {
    #expect(throws: Failure.self) { try GitAddress(address) }
    let said = vdl(["content", "add", "--", address])
    #expect(said.status == 64 || said.status == 74)
  }

  @Test func `addresses are taken apart`() throws {
    let address = try GitAddress("ssh://git@example.org:22/ada/kites.git#v1.0")
    #expect(address.repository == "ssh://git@example.org:22/ada/kites.git")
    #expect(address.reference == "v1.0")
    #expect(try GitAddress("file:///srv/kites").reference == nil)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")))
  func `a repository is added, by branch too`() throws {
    let home = own.path + "-repository"
    defer { try? FileManager.default.removeItem(atPath: home) }
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: own.path, toPath: home + "/kettles")
    try FileManager.default.createDirectory(
      atPath: home + "/tools", withIntermediateDirectories: true)
    try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: home + "/tools/run.sh"))
    try git(["init", "-q", "-b", "main"], in: home)
    try git(["add", "."], in: home)
    try git(["commit", "-qm", "Write a course"], in: home)
    try git(["branch", "old"], in: home)
    let file = home + "/kettles/course.yaml"
    try (String(contentsOfFile: file, encoding: .utf8) + "version: 2\n").write(
      toFile: file, atomically: true, encoding: .utf8)
    try git(["commit", "-qam", "Name the version"], in: home)
    check(
      ["content", "add", "file://\(home)"],
      "vdl now teaches kettles 2: 1 lesson, 5 questions\n")
    check(["content", "add"], has: "file://")
    check(["content", "add", "file://\(home)#old"], has: "vdl now teaches kettles: 1 lesson")
    let missing = vdl(["content", "add", "file://\(home)#none"])
    #expect(missing.status == 74)
    #expect(missing.notices.contains("error: git can't fetch it: "))
    // A filter of the caller's isn't run, whatever the repository's attributes name.
    let mark = home + "-mark"
    try Data("*.md filter=mark\n*.md export-subst\n".utf8).write(
      to: URL(filePath: home + "/.gitattributes"))
    try git(["add", "."], in: home)
    try git(["commit", "-qm", "Name a filter"], in: home)
    let address = try GitAddress("file://\(home)")
    let files = own.path + "-files"
    try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: files) }
    let environment = ["HOME": files, "XDG_CONFIG_HOME": files, "PATH": "/usr/bin:/bin"]
    try Data("[filter \"mark\"]\n\tsmudge = touch \(mark)\n".utf8).write(
      to: URL(filePath: files + "/.gitconfig"))
    let tar = try GitRepository(address: address, environment: environment).archive(in: files)
    #expect(try !Archive.files(in: Array(Data(contentsOf: URL(filePath: tar)))).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: mark))
    // A link isn't followed, nor even made.
    try FileManager.default.createSymbolicLink(
      atPath: home + "/kettles/L02.md", withDestinationPath: "/etc/passwd")
    try git(["add", "."], in: home)
    try git(["commit", "-qm", "Add a link"], in: home)
    let link = vdl(["content", "add", "file://\(home)"])
    #expect(link.status == 74)
    #expect(link.notices.contains("'kettles/L02.md' in the archive is a link or a device"))
  }

  private func git(_ words: [String], in folder: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/git")
    process.arguments =
      ["-C", folder, "-c", "user.name=Ada", "-c", "user.email=ada@example.org"] + words
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(words)")
  }

  // MARK: -

  private func pack(_ course: GuideCourse) throws -> [UInt8] {
    let said = vdl(["content", "pack", course.path, "-o", archive])
    #expect(said.status == 0, "\(said.notices)")
    #expect(said.output.contains("packed kettles: "))
    let bytes = Array(try Data(contentsOf: URL(filePath: archive)))
    #expect(said.output.contains(", \(bytes.count) bytes\nSHA-256 "))
    return bytes
  }

  private func vdl(_ words: [String]) -> Said {
    CLICommandsTests.vdl(
      words + ["--database", shipped.path + ".sqlite"], shipped: shipped.path,
      random: { UInt64.random(in: .min ... .max) }, model: { liveModel })
  }

  private func check(
    _ words: [String], _ output: String? = nil, has part: String? = nil,
    at place: Testing.SourceLocation = #_sourceLocation
  ) {
    let said = vdl(words)
    #expect(said.status == 0, "\(said.notices)", sourceLocation: place)
    let shown = own.hidden(said.output)
    if let output { #expect(shown == output, sourceLocation: place) }
    if let part { #expect(shown.contains(part), "\(shown)", sourceLocation: place) }
  }
}
