import FaultyRecordStore
import Foundation
import HTTP
import Testing

@testable import CLICommands

/// Answers on their way to a record store, and a class read from it.
@Suite struct `Learning record stores` {
  private let own: GuideCourse
  private let room: URL
  private let server = FaultyServer()
  private static let address = "https://example.org/xAPI"

  init() throws {
    own = try GuideCourse()
    room = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: room.appending(path: "in"), withIntermediateDirectories: true)
    try own.assign(questions: ["true-or-false", "how-often"], points: "[4, 2]")
  }

  private func path(_ name: String) -> String { room.appending(path: name).path }

  private func vdl(
    _ words: [String], store: String, typed: [String] = [], environment: [String: String] = [:]
  ) -> Said {
    CLICommandsTests.vdl(
      ["--content", own.path] + words + ["--database", path(store + ".sqlite")],
      environment: environment, typed: typed, random: { UInt64.random(in: .min ... .max) },
      server: server)
  }

  private func answer(_ name: String, _ typed: String...) {
    _ = vdl(
      ["quiz", "--assignment", "week1", "--learner", name, "--json"], store: name,
      typed: typed.map { $0 == "dk" ? $0 : "\"\($0)\"" } + ["quit"])
  }

  private func push(_ name: String, _ more: String...) -> Said {
    vdl(["lrs", "push", Self.address] + more, store: name)
  }

  @Test func `what is new is sent, once`() throws {
    defer { try? FileManager.default.removeItem(at: room) }
    answer("Ada", "dk", "dk")
    check(push("Ada"), "sent 2 statements\n")
    check(push("Ada"), "sent no statements\n")
    check(push("Ada", "--again"), "sent no statements; the record store already had 2\n")
    answer("Ada", "dk")
    check(push("Ada", "--learner", "Ada"), "sent 1 statement\n")
    #expect(!server.stored.contains { $0.json.contains("Ada") })
    let status = vdl(["lrs", "status"], store: "Ada")
    #expect(status.output == "\(Self.address): up to 1970-01-01 00:00 UTC; nothing waits\n")
    let json = try JSONNode(vdl(["lrs", "status", "--json"], store: "Ada").output)
    #expect(try JSONSchema(named: "lrs-status").problems(of: json).isEmpty)
    #expect(json.object?["recordStores"]?.array?.first?.object?["waiting"] == .number(0))
  }

  /// As people copy it from the pages of a record store.
  @Test(arguments: ["/", "/statements", "/statements/"])
  func `an address with an ending is that of the same record store`(ending: String) {
    defer { try? FileManager.default.removeItem(at: room) }
    answer("Ada", "dk")
    check(vdl(["lrs", "push", Self.address + ending], store: "Ada"), "sent 1 statement\n")
    check(push("Ada"), "sent no statements\n")
    let asked = vdl(["lrs", "push", Self.address + "?x=1"], store: "Ada")
    #expect(asked.status == 64)
    #expect(asked.notices.contains("has no question mark"))
  }

  @Test func `a record store that stays away costs nothing`() {
    defer { try? FileManager.default.removeItem(at: room) }
    answer("Ada", "true", "3")
    server.faults = Array(repeating: .status(503), count: 7)
    let said = push("Ada")
    #expect(said.status == 74)
    #expect(said.output == "sent no statements\n2 statements still to send\n")
    #expect(
      said.notices.hasPrefix(
        """
        \(Self.address) doesn't answer as it should; vdl tries again for a minute
        error: \(Self.address): the record store answers with status 503
        """))
    check(push("Ada"), "sent 2 statements\n")
  }

  @Test(arguments: [400, 413])
  func `answers that a record store refuses wait for one that takes them`(status: Int) {
    defer { try? FileManager.default.removeItem(at: room) }
    answer("Ada", "true", "3")
    server.faults = Array(repeating: .status(status), count: 9)
    let said = push("Ada")
    #expect(said.status == 74)
    #expect(said.output == "sent no statements\n2 statements still to send\n")
    #expect(
      said.notices
        == "error: \(Self.address): the record store takes none of these statements (status \(status)); "
        + "they wait for the next push\n")
    server.faults = []
    check(push("Ada"), "sent 2 statements\n")
  }

  @Test func `a folder holds no password, and a missing file no certificates`() {
    defer { try? FileManager.default.removeItem(at: room) }
    answer("Ada", "true", "3")
    let folder = push("Ada", "--credentials", room.path)
    #expect(folder.status == 74)
    #expect(folder.notices == "\(room.path): error: is a folder, not a file\n")
    let certificates = push("Ada", "--certificates", path("none.pem"))
    #expect(certificates.status == 74)
    #expect(certificates.notices == "\(path("none.pem")): error: no such file\n")
  }

  @Test func `statements that it has with other words are told`() {
    defer { try? FileManager.default.removeItem(at: room) }
    answer("Ada", "true", "3")
    check(push("Ada"), "sent 2 statements\n")
    let said = push("Ada", "--again", "--names")
    #expect(said.status == 1)
    #expect(
      said.notices.hasPrefix("the record store has these statements with other words, such as "))
    #expect(server.stored.allSatisfy { said.notices.contains($0.id) })
  }

  @Test func `a class that is pulled is the one that is handed in`() throws {
    defer { try? FileManager.default.removeItem(at: room) }
    for (name, answers) in [
      ("Ada", ["true", "3"]), ("Bob", ["false", "4", "3"]), ("Eve", ["dk"]),
    ] {
      for typed in answers { answer(name, typed) }
      _ = vdl(
        ["hand-in", "week1", "--learner", name, "-o", path("in/\(name).vdlwork")], store: name)
      #expect(push(name, "--names").status == 0)
    }
    _ = vdl(["class", "add", path("in")], store: "by files")
    server.pageSize = 2
    let pulled = vdl(["lrs", "pull", Self.address], store: "by statements")
    #expect(pulled.status == 0, "\(pulled.notices)")
    #expect(
      pulled.output.hasPrefix("read 6 statements: 6 answers of vdl, by 3 learners\n3 hand-ins"))
    let again = vdl(["lrs", "pull", Self.address], store: "by statements")
    #expect(again.output.contains("0 new, 3 known"))
    let reports = try ["by files", "by statements"].map { store in
      try report(vdl(["class", "report", "week1", "--json"], store: store).output)
    }
    #expect(reports[0] == reports[1])
    #expect(reports[0].contains("Eve"))
  }

  /// A report without the times and folders of files.
  private func report(_ json: String) throws -> String {
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let students = try #require(object["students"] as? [[String: Any]])
    object["students"] = students.map { student in
      student.filter { $0.key != "fileTime" }
    }
    let bytes = try JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `without an assignment there is nothing to pull`() throws {
    defer { try? FileManager.default.removeItem(at: room) }
    try FileManager.default.removeItem(at: own.folder.appending(path: "assignments"))
    let said = vdl(["lrs", "pull", Self.address], store: "teacher")
    #expect(said.status == 64)
    #expect(said.notices.hasPrefix("error: you teach no course with an assignment"))
  }

  // MARK: The command line

  @Test(arguments: [
    ("http://example.org", "isn't safe"),
    ("https://ada:secret@example.org", "has a name or a password"),
    ("example", "is no address"),
  ])
  func `an address that isn't safe is refused`(address: String, reason: String) {
    let said = vdl(["lrs", "push", address], store: "Ada")
    #expect(said.status == 64)
    #expect(said.notices.contains(reason))
    #expect(!said.notices.contains("secret"))
  }

  @Test func `a name without a password is no name`() {
    for (key, other) in [("USER", "PASSWORD"), ("PASSWORD", "USER")] {
      let said = vdl(
        ["lrs", "push", Self.address], store: "Ada", environment: ["VDL_LRS_\(key)": "x"])
      #expect(said.status == 64)
      #expect(said.notices.contains("VDL_LRS_\(key) is set, and VDL_LRS_\(other) isn't"))
    }
  }

  @Test func `a file with a password is the owner's alone`() throws {
    defer { try? FileManager.default.removeItem(at: room) }
    answer("Ada", "true")
    let file = path("credentials")
    try Data("lab\nsecret\n".utf8).write(to: URL(filePath: file))
    func push(mode: Int) throws -> Said {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
      return self.push("Ada", "--credentials", file)
    }
    for mode in [0o644, 0o640, 0o604] {
      let said = try push(mode: mode)
      #expect(said.status == 64)
      #expect(said.notices.contains("is no file that only you can read"))
    }
    #expect(try push(mode: 0o600).status == 0)
    try Data("lab\n".utf8).write(to: URL(filePath: file))
    #expect(try push(mode: 0o600).notices.contains("needs two lines"))
  }

  @Test func `without libcurl the command says what to install`() {
    let said = CLICommandsTests.vdl("lrs", "push", Self.address)
    #expect(said.status == 74)
    #expect(said.notices.contains("install the package 'libcurl4'"))
  }

  private func check(
    _ said: Said, _ output: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(said.output == output, sourceLocation: location)
    #expect(said.status == 0, "\(said.notices)", sourceLocation: location)
  }
}
