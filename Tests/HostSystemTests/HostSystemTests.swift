import Foundation
import Glibc
import HostSystem
import Synchronization
import Testing

@Suite struct HostSystemTests {
  /// Does work in a folder of its own, by its path without links.
  private func withFolder(_ work: (String) throws -> Void) throws {
    let folder = try #require(TemporaryFolder())
    defer { folder.remove() }
    try work(Path.resolved(folder.path))
    folder.remove()
    #expect(!Folder.exists(folder.path))
  }

  private func write(_ text: String, _ path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  @Test func `a temporary folder is its owner's alone`() throws {
    try withFolder { folder in
      var status = stat()
      #expect(stat(folder, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o700)
    }
  }

  @Test func `removing follows no link`() throws {
    try withFolder { folder in
      for name in ["kept", "gone", "gone/inner"] { mkdir("\(folder)/\(name)", 0o700) }
      try write("kept", folder + "/kept/file")
      try write("gone", folder + "/gone/inner/file")
      symlink("../kept", folder + "/gone/link")
      symlink("../kept/file", folder + "/gone/inner/link")
      Folder.remove(folder + "/gone")
      #expect(Folder.names(in: folder) == ["kept"])
      #expect(Folder.names(in: folder + "/kept") == ["file"])
    }
  }

  @Test func `a walk goes below folders and not through links`() throws {
    try withFolder { folder in
      for name in ["a", "a/b", "c"] { mkdir("\(folder)/\(name)", 0o700) }
      try write("", folder + "/a/b/file.swift")
      symlink("../a", folder + "/c/link")
      symlink(".", folder + "/loop")
      mkfifo(folder + "/pipe", 0o600)
      let expected = ["a", "a/b", "a/b/file.swift", "c", "c/link", "loop", "pipe"]
      #expect(FolderWalk(folder).sorted() == expected)
      #expect(FolderWalk(folder + "/").sorted() == expected)
      #expect(
        FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted()
          == expected)
      #expect(Array(FolderWalk(folder + "/loop")).isEmpty)
      #expect(Array(FolderWalk(folder + "/none")).isEmpty)
      #expect(Array(FolderWalk(folder + "/a/b/file.swift")).isEmpty)
    }
  }

  @Test func `paths are resolved as Foundation resolves them`() throws {
    try withFolder { folder in
      mkdir(folder + "/course", 0o700)
      try write("", folder + "/course/a.md")
      try write("", folder + "/outside")
      symlink("../outside", folder + "/course/out")
      symlink("../nothing", folder + "/course/dangling")
      symlink("a.md", folder + "/course/in")
      symlink("loop", folder + "/course/loop")
      symlink("course", folder + "/link")
      for path in [
        "course", "course/", "course//a.md", "course/out", "course/dangling", "course/in",
        "course/loop",
        "link", "link/", "link/a.md", "link/out", "link/dangling", "none/x", "course/./a.md",
        "course/../outside", "none/../course",
      ] {
        let path = folder + "/" + path
        #expect(
          Path.resolved(path) == URL(filePath: path).resolvingSymlinksInPath().path, "\(path)")
      }
      // As the system opens it.
      #expect(Path.resolved(folder + "/link/../link/a.md") == folder + "/course/a.md")
    }
  }

  @Test(arguments: [
    "course", "course/", "a/b.md", "/a", "/", ".", "..", "./a", "../a", "a//b", "a/..", "x.md",
    "a/x.tar.md", ".md",
    "é.x", "a b.swift", "a%20b.md", "a?b#c.md", "a.", "../..", "//a", "a/b/", "/a/b//c.md",
  ])
  func `names in paths are Foundation's`(path: String) {
    let url = URL(filePath: path)
    #expect(Path.lastName(of: path) == url.lastPathComponent)
    #expect(
      Path.withoutEnding(Path.lastName(of: path)) == url.deletingPathExtension().lastPathComponent)
    #expect(Path.absolute(path) == url.standardizedFileURL.path)
    if !["..", "."].contains(path.split(separator: "/").last ?? "") {
      #expect(Path.folder(of: path) == url.deletingLastPathComponent().relativePath)
    }
  }

  @Test func `only files of bytes within the limit are read`() throws {
    try withFolder { folder in
      try write("12345", folder + "/file")
      symlink("file", folder + "/link")
      mkfifo(folder + "/pipe", 0o600)
      func reading(_ name: String, limit: Int = 5) -> String {
        switch PlainFile.read(folder + "/" + name, limit: limit) {
        case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
        case .isTooLarge(let size): "\(size) bytes"
        case .isNoPlainFile: "no plain file"
        case .cannotBeRead: "cannot be read"
        }
      }
      #expect(reading("file") == "12345")
      #expect(reading("file", limit: 4) == "5 bytes")
      #expect(
        ["link", "pipe", "."].map { reading($0) } == Array(repeating: "no plain file", count: 3))
      #expect(reading("none") == "cannot be read")
    }
  }

  @Test func `a copy is the owner's, and takes no file's place`() throws {
    try withFolder { folder in
      let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
      try bytes.write(to: URL(filePath: folder + "/a"))
      #expect(FileCopy.make(of: folder + "/a", at: folder + "/b"))
      #expect(try Data(contentsOf: URL(filePath: folder + "/b")) == bytes)
      var status = stat()
      #expect(stat(folder + "/b", &status) == 0 && status.st_mode & 0o777 == 0o600)
      #expect(!FileCopy.make(of: folder + "/a", at: folder + "/b"))
      #expect(!FileCopy.make(of: folder + "/none", at: folder + "/c"))
    }
  }

  @Test func `processors are those that the program may use`() {
    #expect(Processors.count == ProcessInfo.processInfo.activeProcessorCount)
  }

  @Test func `a condition wakes who waits, and a wait ends`() async {
    let condition = Condition()
    let isDone = Mutex(false)
    let beginning = ContinuousClock.now
    condition.withLock {
      let deadline = Condition.Deadline(seconds: 0.02)
      while condition.wait(until: deadline) {}
    }
    #expect(ContinuousClock.now - beginning >= .milliseconds(19))
    async let signal: Void = {
      condition.withLock {
        isDone.withLock { $0 = true }
        condition.signal()
      }
    }()
    condition.withLock {
      let deadline = Condition.Deadline(seconds: 20)
      while !isDone.withLock({ $0 }) { guard condition.wait(until: deadline) else { break } }
    }
    await signal
    #expect(isDone.withLock { $0 })
  }
}
