import Archives
import SeededNumbers
import Testing

/// Archives of our own: what goes in comes out, and equal files are equal bytes.
@Suite struct ArchiveTests {
  private static let course = [
    ArchivedFile(path: "kites/course.yaml", bytes: Array("course: kites\n".utf8)),
    ArchivedFile(path: "kites/L01-first.md", bytes: Array("# Träume 🫖\n".utf8)),
    ArchivedFile(path: "kites/empty.md", bytes: []),
    ArchivedFile(path: "kites/übung/ü.yaml", bytes: [0, 255, 10]),
  ]

  @Test func `files are read as they were packed, by path`() throws {
    let files = try Archive.files(in: try Archive.packed(Self.course))
    #expect(Set(files) == Set(Self.course))
    #expect(files.map(\.path).first == "kites/L01-first.md")
  }

  @Test(arguments: [Archive.Form.tar, .zip])
  func `the same files in another order are the same archive`(form: Archive.Form) throws {
    let packed = try Archive.packed(Self.course, as: form)
    #expect(try packed == Archive.packed(Self.course.reversed(), as: form))
    // Zip has times, and its earliest is in 1980.
    let files = try Archive.files(in: packed).map { ArchivedFile(path: $0.path, bytes: $0.bytes) }
    #expect(Set(files) == Set(Self.course))
  }

  @Test func `no file is no archive's end`() throws {
    #expect(try Archive.files(in: try Archive.packed([])) == [])
  }

  @Test func `bytes that don't shrink, and long names, fit`() throws {
    var numbers = SeededNumbers(seed: 5)
    let noise: [UInt8] = (0..<300_000).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
    let name = String(repeating: "n", count: 240) + "/" + String(repeating: "m", count: 240)
    let files = (0..<3).map { ArchivedFile(path: name + "\($0)", bytes: noise) }
    #expect(try Archive.files(in: try Archive.packed(files)) == files)
  }

  @Test(arguments: ["", "/a", "../a", "a/../b", "a\\b", "a//b", "./a"])
  func `a path that leads elsewhere is not packed`(path: String) {
    #expect(throws: ArchiveProblem.leadsOut(path: path)) {
      try Archive.packed([ArchivedFile(path: path, bytes: [])])
    }
  }
}
