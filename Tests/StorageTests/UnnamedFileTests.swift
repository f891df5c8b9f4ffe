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
    #expect(names == ["page.vdl-partial"])
    #expect(throws: SystemError(code: EAGAIN)) { try self.file("other", mayBeUnnamed: false) }
    file = nil
    #expect(names == [])
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
    // A program that was killed left this.
    try Data("left".utf8).write(to: URL(filePath: path + ".vdl-partial"))
    try file("new", mayBeUnnamed: mayBeUnnamed).replace(path)
    #expect(text == "new")
    // Without an old file, it gets its name at once.
    #expect(names == (mayBeUnnamed && old.isEmpty ? ["page", "page.vdl-partial"] : ["page"]))
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
