import Archives
import SeededNumbers
import Testing

/// Archives that somebody made to do harm, or that a disk damaged.
@Suite struct HostileArchiveTests {
  /// Reads an archive of one entry and expects its problem.
  private func check(
    _ problem: ArchiveProblem, limits: Archive.Limits = Archive.Limits(),
    _ fill: (inout Tar) -> Void,
    at location: SourceLocation = #_sourceLocation
  ) {
    var tar = Tar()
    fill(&tar)
    let bytes = tar.ended
    #expect(throws: problem, sourceLocation: location) {
      try Archive.files(in: bytes, limits: limits)
    }
  }

  @Test func `parts that mean nothing leave a path`() throws {
    var tar = Tar()
    tar.add("./", kind: "5")
    tar.add("./a//./b", [1])
    #expect(try Archive.files(in: tar.ended) == [ArchivedFile(path: "a/b", bytes: [1])])
  }

  @Test(arguments: ["/etc/passwd", "../a", "a/../../b", "..", "C:\\a"])
  func `a path that leads out is refused`(path: String) {
    check(.leadsOut(path: path)) { $0.add(path, [1]) }
    check(.leadsOut(path: path)) { $0.add(path, kind: "5") }
  }

  @Test func `a path of too many parts or bytes is refused`() {
    let deep = (0..<40).map { _ in "a" }.joined(separator: "/")
    check(.isTooLong(path: deep)) { $0.add(deep) }
  }

  @Test(arguments: ["a\u{1B}[2Jb", "a\u{9B}2J"])
  func `a name that controls terminals is refused`(path: String) {
    check(.hasControlCharacter(path: path)) { $0.add(path, [1]) }
  }

  @Test func `what somebody doesn't want, and what is wrong with one file, costs no other`() throws
  {
    var limits = Archive.Limits()
    limits.fileBytes = 10
    var tar = Tar()
    tar.add("../a.txt", [1])
    tar.add("large.pdf", Array(repeating: 1, count: 100))
    tar.add("large.txt", Array(repeating: 1, count: 100))
    tar.add("b.txt", kind: "2", target: "/etc/passwd")
    tar.add("c.txt", [3])
    let contents = try Archive.contents(of: tar.ended, limits: limits) { $0.hasSuffix(".txt") }
    #expect(contents.files == [ArchivedFile(path: "c.txt", bytes: [3])])
    #expect(contents.others == ["large.pdf"])
    #expect(
      contents.problems == [
        .leadsOut(path: "../a.txt"), .exceeds(.fileBytes(10, path: "large.txt")),
        .isNoPlainFile(path: "b.txt"),
      ])
  }

  @Test(arguments: ["1", "2", "3", "4", "6"] as [Character])
  func `links, devices and pipes are refused`(kind: Character) {
    check(.isNoPlainFile(path: "a")) { $0.add("a", kind: kind, target: "/etc/passwd") }
  }

  @Test func `a file or folder is there once`() {
    check(.isThereTwice(path: "a")) {
      $0.add("a")
      $0.add("./a")
    }
    check(.isThereTwice(path: "a")) {
      $0.add("a")
      $0.add("a/b")
    }
    check(.isThereTwice(path: "a")) {
      $0.add("a/b/c")
      $0.add("a")
    }
  }

  @Test func `each bound is kept`() {
    var limits = Archive.Limits()
    limits.entries = 2
    limits.fileBytes = 100
    limits.totalBytes = 150
    check(.exceeds(.entries(2)), limits: limits) { for name in ["a", "b", "c"] { $0.add(name) } }
    check(.exceeds(.fileBytes(100, path: "a")), limits: limits) {
      $0.add("a", Array(repeating: 1, count: 101))
    }
    check(.exceeds(.totalBytes(150)), limits: limits) {
      $0.add("a", Array(repeating: 1, count: 80))
      $0.add("b", Array(repeating: 1, count: 80))
    }
    limits.packedBytes = 1_000
    check(.exceeds(.packedBytes(1_000)), limits: limits) { $0.add("a") }
  }

  @Test func `a small archive of a large file is refused`() throws {
    let zeros = ArchivedFile(path: "zeros", bytes: Array(repeating: 0, count: 8 << 20))
    let bytes = try Archive.packed([zeros])
    #expect(bytes.count < 20_000)
    #expect(throws: ArchiveProblem.exceeds(.ratio(200))) { try Archive.files(in: bytes) }
  }

  @Test func `a size that isn't there is damage`() {
    check(.isDamaged) { $0.add("a", [1], claimedSize: 1 << 30) }
    check(.isNoPlainFile(path: "a/")) { $0.add("a/", [1], kind: "0") }
  }

  @Test(arguments: ["", "PK", "course: kites\n", "\u{1F}\u{8B}"])
  func `other bytes are no archive`(text: String) {
    #expect(throws: ArchiveProblem.isNoArchive) { try Archive.files(in: Array(text.utf8)) }
  }

  @Test func `no cut and no changed byte does harm`() throws {
    let files = (0..<5).map { number in
      ArchivedFile(path: "a/\(number)", bytes: Array(repeating: UInt8(number), count: 700))
    }
    let sound = try Archive.packed(files)
    for length in 0..<sound.count {
      #expect(throws: ArchiveProblem.self) { try Archive.files(in: Array(sound[..<length])) }
    }
    var numbers = SeededNumbers(seed: 23)
    for _ in 0..<2_000 {
      var bytes = sound
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      _ = try? Archive.files(in: bytes)
    }
  }
}
