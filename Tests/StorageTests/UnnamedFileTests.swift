import Foundation
import Storage
import Testing

@Suite struct `A file without a name` {
  private let work: Workplace
  private let path: String

  init() throws {
    work = try Workplace()
    path = work.folder.appending(path: "page").path
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: work.folder.path)) ?? []).sorted()
  }

  private func file(_ text: String, mayBeUnnamed: Bool) throws -> UnnamedFile {
    let file = try UnnamedFile(for: path, mayBeUnnamed: mayBeUnnamed)
    try file.write(Array(text.utf8))
    return file
  }

  private var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  @Test func `is in no folder until it is complete`() throws {
    let file = try file("new", mayBeUnnamed: true)
    #expect(names == [])
    try file.name(path)
    #expect(names == ["page"])
    #expect(text == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  /// Where the file system knows no such files, it is beside its name meanwhile.
  @Test func `has a name of its own where it must`() throws {
    var file: UnnamedFile? = try file("new", mayBeUnnamed: false)
    #expect(names.count == 1 && names[0].hasPrefix(".vdl-partial-"))
    // Another program writes the same file at the same time, and takes nothing from the first one.
    let other = try self.file("other", mayBeUnnamed: false)
    #expect(names.count == 2)
    file = nil
    #expect(names.count == 1)
    try other.name(path)
    #expect(names == ["page"])
    #expect(text == "other")
    try FileManager.default.removeItem(atPath: path)
    file = try self.file("new", mayBeUnnamed: false)
    try file?.name(path)
    #expect(names == ["page"])
    #expect(text == "new")
    file = nil
    #expect(names == ["page"])
  }

  @Test(arguments: [true, false])
  func `takes no name that another file has`(mayBeUnnamed: Bool) throws {
    try Data("old".utf8).write(to: URL(filePath: path))
    try {
      let file = try file("new", mayBeUnnamed: mayBeUnnamed)
      #expect(throws: SystemError(code: EEXIST)) { try file.name(path) }
    }()
    #expect(text == "old")
    #expect(names == ["page"])
  }

  @Test(arguments: [true, false], ["", "old"])
  func `takes the place of another file`(mayBeUnnamed: Bool, old: String) throws {
    if !old.isEmpty { try Data(old.utf8).write(to: URL(filePath: path)) }
    try file("new", mayBeUnnamed: mayBeUnnamed).replace(path)
    #expect(text == "new")
    #expect(names == ["page"])
  }

  @Test(arguments: [true, false])
  func `removes what a killed program left`(mayBeUnnamed: Bool) throws {
    try Data("old".utf8).write(to: URL(filePath: path))
    try Data("left".utf8).write(to: URL(filePath: work.folder.path + "/" + nameOfPartial()))
    #expect(names.count == 2)
    try file("new", mayBeUnnamed: mayBeUnnamed).replace(path)
    #expect(text == "new")
    #expect(names == ["page"])
  }

  @Test(arguments: [true, false])
  func `leaves what another program still writes`(mayBeUnnamed: Bool) throws {
    try Data("old".utf8).write(to: URL(filePath: path))
    let other = try UnnamedFile(for: path, mayBeUnnamed: false)
    try file("new", mayBeUnnamed: mayBeUnnamed).replace(path)
    #expect(names.count == 2)
    try other.write(Array("newer".utf8))
    try other.replace(path)
    #expect(text == "newer")
    #expect(names == ["page"])
  }

  /// A digit more or less, and the check sum fits no more.
  @Test(arguments: [true, false])
  func `leaves what is not vdl's own, under names like those`(mayBeUnnamed: Bool) throws {
    let others = [
      "page.vdl-partial", ".vdl-partial", ".vdl-partial-", ".vdl-partial-0123456789abcdef",
      "page" + (try nameOfPartial()), try nameOfPartial() + "0",
      String(try nameOfPartial().dropLast()),
    ]
    for name in others {
      try Data("mine".utf8).write(to: work.folder.appending(path: name))
    }
    try Data("old".utf8).write(to: URL(filePath: path))
    try file("new", mayBeUnnamed: mayBeUnnamed).replace(path)
    #expect(text == "new")
    #expect(names == (others + ["page"]).sorted())
    for name in others {
      #expect(try Data(contentsOf: work.folder.appending(path: name)) == Data("mine".utf8))
    }
  }

  @Test(arguments: [true, false])
  func `takes the place of a file with as long a name as there may be`(mayBeUnnamed: Bool) throws {
    let path = work.folder.appending(path: String(repeating: "n", count: 255)).path
    for text in ["old", "new"] {
      let file = try UnnamedFile(for: path, mayBeUnnamed: mayBeUnnamed)
      try file.write(Array(text.utf8))
      try file.replace(path)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(names.count == 1)
  }

  /// A name that vdl gave to a file that is gone again.
  private func nameOfPartial() throws -> String {
    let before = names
    let file = try UnnamedFile(for: path, mayBeUnnamed: false)
    let name = names.first { !before.contains($0) }
    withExtendedLifetime(file) {}
    return try #require(name)
  }

  @Test(arguments: [true, false])
  func `leaves nothing when it can't take a folder's place`(mayBeUnnamed: Bool) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try {
      let file = try file("new", mayBeUnnamed: mayBeUnnamed)
      #expect(throws: SystemError(code: EISDIR)) { try file.replace(path) }
    }()
    #expect(names == ["page"])
  }

  @Test func `needs its folder`() throws {
    #expect(throws: SystemError(code: ENOENT)) { try UnnamedFile(for: path + "/inner/page") }
  }
}
