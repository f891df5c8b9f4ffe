import Foundation
import Testing

@testable import CLICommands

/// Checks that a path is refused as output, and that its file stays as it is.
private func checkRefused(
  _ path: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let before = FileManager.default.contents(atPath: path)
  let failure = #expect(throws: Failure.self, sourceLocation: sourceLocation) {
    try OutputFile(path).write { (append) throws(Failure) in try append([0x21]) }
  }
  #expect(failure?.status == .usage, sourceLocation: sourceLocation)
  #expect(failure?.message == "'\(path)' is \(reason)", sourceLocation: sourceLocation)
  #expect(FileManager.default.contents(atPath: path) == before, sourceLocation: sourceLocation)
}

@Suite struct `The file that -o names` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "vdl-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String, holding text: String? = nil) -> String {
    let path = "\(folder)/\(name)"
    if let text { try? Data(text.utf8).write(to: URL(filePath: path)) }
    return path
  }

  private func write(_ text: String, to path: String) throws {
    try OutputFile(path).write { (append) throws(Failure) in try append(Array(text.utf8)) }
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func `is never a database`() throws {
    defer { removeFolder() }
    try checkRefused(
      path("d.sqlite", holding: "SQLite format 3\0 and pages"),
      "a database, and vdl doesn't write over it")
  }

  @Test(arguments: ["-wal", "-shm", "-journal", ".restoring"], [nil, "pages"])
  func `never has a name that a database takes for its own files`(
    suffix: String, text: String?
  ) throws {
    defer { removeFolder() }
    try checkRefused(
      path("d.sqlite" + suffix, holding: text),
      "a name for the files of a database, and vdl doesn't write over it")
  }

  @Test func `is never a database behind a link`() throws {
    defer { removeFolder() }
    _ = path("d.sqlite", holding: "SQLite format 3\0 and pages")
    let link = path("report.html")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "d.sqlite")
    try checkRefused(link, "a database, and vdl doesn't write over it")
  }

  /// A file that the course doesn't list would be a finding of its check.
  @Test(arguments: ["course.yaml", "L01-begin.md", "kettles.gift"])
  func `is never in the folder of a course`(name: String) throws {
    defer { removeFolder() }
    _ = path("course.yaml", holding: "course: kettles")
    _ = path("L01-begin.md", holding: "# Begin")
    try checkRefused(path(name), "in the folder of a course, and vdl writes nothing there")
    #expect(names == ["L01-begin.md", "course.yaml"])
  }

  @Test(arguments: ["/proc/self/exe", "link"])
  func `is never this program`(name: String) throws {
    defer { removeFolder() }
    let program = "/proc/self/exe"
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: program)
    try checkRefused(
      name == "link" ? path(name) : name, "this program, and vdl doesn't write over it")
  }

  @Test(arguments: [".", "/", "inner"])
  func `is never a folder`(name: String) throws {
    defer { removeFolder() }
    try FileManager.default.createDirectory(
      atPath: path("inner"), withIntermediateDirectories: false)
    try checkRefused(name == "inner" ? path(name) : name, "a folder")
  }

  @Test func `has a name`() throws {
    let failure = #expect(throws: Failure.self) { try OutputFile("") }
    #expect(failure?.message == "the name after -o is empty" && failure?.status == .usage)
  }

  @Test func `is followed where it is a link, and made where the link leads`() throws {
    defer { removeFolder() }
    try FileManager.default.createDirectory(
      atPath: path("inner"), withIntermediateDirectories: false)
    for (link, target) in [("a", "inner/page"), ("b", "a"), ("c", path("inner/other"))] {
      try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: target)
    }
    try write("by two links", to: path("b"))
    try write("by a whole path", to: path("c"))
    #expect(FileSystem.followingLinks(path("b")) == path("inner/page"))
    #expect(try FileSystem.text(path("inner/page")) == "by two links")
    #expect(try FileSystem.text(path("inner/other")) == "by a whole path")
    #expect(names == ["a", "b", "c", "inner"])
  }

  @Test func `may be a pipe, which is written to and never replaced`() throws {
    defer { removeFolder() }
    let pipe = path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    // With both ends open, neither waits for the other.
    let reader = open(pipe, O_RDWR)
    defer { close(reader) }
    try write("through", to: pipe)
    var buffer = [UInt8](repeating: 0, count: 16)
    let count = read(reader, &buffer, buffer.count)
    #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) == "through")
    #expect(FileSystem.isPipeOrDevice(pipe))
  }

  @Test(arguments: [0o755, 0o644, 0o640, 0o400])
  func `keeps the mode of a file that is there`(mode: Int) throws {
    defer { removeFolder() }
    let page = path("page", holding: "old")
    let link = path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "page")
    for name in [page, link] {
      #expect(chmod(page, mode_t(mode)) == 0)
      try write("new", to: name)
      var status = stat()
      #expect(stat(page, &status) == 0 && status.st_mode & 0o7777 == mode_t(mode))
    }
    #expect(try FileSystem.text(page) == "new")
  }

  @Test func `is for its owner alone when it is new`() throws {
    defer { removeFolder() }
    let page = path("page")
    try write("new", to: page)
    var status = stat()
    #expect(stat(page, &status) == 0 && status.st_mode & 0o7777 == 0o600)
  }

  @Test func `leaves nothing behind when the writing fails`() throws {
    defer { removeFolder() }
    let old = path("page.html", holding: "old")
    #expect(throws: Failure.self) {
      try OutputFile(old).write { (append) throws(Failure) in
        try append([0x21])
        throw .world("the disk is full")
      }
    }
    #expect(try FileSystem.text(old) == "old")
    #expect(names == ["page.html"])
  }

  @Test func `has no name while it is written, and no other one afterwards`() throws {
    defer { removeFolder() }
    let page = path("page.html", holding: "old")
    // It has a name that vdl itself once gave, and is somebody else's.
    let other = path("page.html.vdl-partial", holding: "mine")
    try OutputFile(page).write { (append) throws(Failure) in
      try append(Array("new".utf8))
      #expect(names == ["page.html", "page.html.vdl-partial"])
      #expect(try FileSystem.text(page) == "old")
    }
    #expect(try FileSystem.text(page) == "new")
    #expect(try FileSystem.text(other) == "mine")
    #expect(names == ["page.html", "page.html.vdl-partial"])
  }

  @Test func `takes nothing from a database that has a name like one of vdl's`() throws {
    defer { removeFolder() }
    let page = path("report.html", holding: "old")
    let store = page + ".vdl-partial"
    #expect(vdl(["learner", "add", "ada", "--database", store]).status == 0)
    #expect(vdl(["export", "--format", "csv", "--database", store, "-o", page]).status == 0)
    #expect(try FileSystem.text(page) != "old")
    #expect(vdl(["learner", "list", "--database", store]).output.hasPrefix("ada\n"))
  }

  @Test func `is refused by each command that writes one`() throws {
    defer { removeFolder() }
    let store = path("d.sqlite")
    for words in [
      ["export", "--format", "csv"], ["report"],
      ["content", "export", "--format", "gift", path("kettles")],
    ] {
      _ = vdl(["content", "new", "course", path("kettles")])
      _ = vdl(["learner", "add", "ada", "--database", store])
      let before = FileManager.default.contents(atPath: store)
      let said = vdl(words + ["--database", store, "-o", store])
      #expect(said.status == 64)
      #expect(
        said.notices == """
          error: '\(store)' is a database, and vdl doesn't write over it
          name another file with -o

          """)
      #expect(FileManager.default.contents(atPath: store) == before)
    }
  }
}
