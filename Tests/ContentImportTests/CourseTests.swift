import ContentImport
import Curriculum
import Diagnostics
import Foundation
import Testing

@Suite struct CourseTests {
  private func file(_ name: String, _ id: String, requires: String = "[]") -> SourceFile {
    SourceFile(
      name: name,
      text: "---\nlesson: \(id)\ntitle: t\naim: x\nrequires: \(requires)\n---\n\nProse.\n")
  }

  private let head = "course: c\nuuid: 3f0c6c1e-9f0b-4b5e-8a35-6a2f0c1d7e42\ntitle: t\n"

  @Test func `a folder without a course file`() {
    let reading = readCourse([file("x/L01.md", "a")])
    #expect(
      reading.diagnostics.map(\.description) == [
        "x/course.yaml:1:1: error: no course here; a course is a folder with a file 'course.yaml'"
      ])
  }

  @Test func `a course file with mistakes`() {
    check(
      course: "course: 1️⃣My Course\nuuid: 2️⃣123\ntitle: t\n3️⃣lesson: [L01.md]\n",
      finds: [
        "4:1 unknown key 'lesson' in the course file; did you mean 'lessons'?",
        "1️⃣ 'My Course' isn't an id; use lower-case letters, digits and hyphens, a letter first, for example"
          + " 'first-read'",
        "2️⃣ '123' isn't a UUID; write 'uuid: FRESH', which nobody else has",
      ].map { $0.replacing("4:1", with: "3️⃣") })
    check(
      course: "1️⃣" + head,
      finds: [
        "1️⃣ the course has no lessons; write 'lessons: [L01-lazy-view.md]', in the order of reading"
      ])
  }

  @Test func `lessons that are not there, or outside`() {
    check(
      course: head + "lessons:\n  - L01.md\n  - 1️⃣L2.md\n  - 2️⃣../x/L03.md\n  - 3️⃣/etc/passwd\n",
      lessons: [file("L01.md", "a"), file("L02.md", "b")],
      finds: [
        "1️⃣ no file 'L2.md' here; did you mean 'L02.md'?",
        "2️⃣ '../x/L03.md' leads out of the course's folder; put the lesson beside this file",
        "3️⃣ '/etc/passwd' leads out of the course's folder; put the lesson beside this file",
        "1:1 the course doesn't list this file; add '- L02.md' to the lessons of course.yaml, or"
          + " move it away",
      ])
  }

  @Test func `prerequisites that are unknown, later or go round`() {
    func check(_ lessons: [(String, String)], finds expected: [String]) {
      let files = lessons.enumerated().map {
        file("L\($0.offset).md", $0.element.0, requires: $0.element.1)
      }
      let list = files.map(\.name).joined(separator: ", ")
      let reading = readCourse(
        [SourceFile(name: "course.yaml", text: head + "lessons: [\(list)]\n")] + files)
      #expect(reading.diagnostics.map(\.description) == expected)
    }
    check([("a", "[]"), ("b", "[a]")], finds: [])
    check(
      [("lazy", "[]"), ("b", "[lasy]")],
      finds: ["L1.md:5:12: error: no lesson 'lasy' in this course; did you mean 'lazy'?"])
    check(
      [("a", "[b]"), ("b", "[]")],
      finds: ["L0.md:5:12: error: 'b' comes later in course.yaml; list it above this lesson"])
    check(
      [("a", "[b]"), ("b", "[c]"), ("c", "[a]")],
      finds: [
        "L0.md:5:12: error: the lessons require each other: a needs b needs c needs a; remove one of"
          + " these",
        "L1.md:5:12: error: the lessons require each other: b needs c needs a needs b; remove one of"
          + " these",
        "L2.md:5:12: error: the lessons require each other: c needs a needs b needs c; remove one of"
          + " these",
      ])
    check(
      [("a", "[]"), ("a", "[]")],
      finds: [
        "L1.md:2:9: error: a second lesson 'a' in this course; give it an id of its own\n"
          + "L0.md:2:9: note: the first is here"
      ])
  }

  // MARK: Folders

  /// Creates a folder of files, and returns the findings in it, without the folder's path.
  private func found(_ files: [String: [UInt8]], prepare: (URL) throws -> Void = { _ in }) throws
    -> [String]
  {
    let folder = URL.temporaryDirectory.appending(path: "vdl-content-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
    try prepare(folder)
    return try readCourses(at: folder.path).flatMap(\.diagnostics).map {
      $0.description.replacing(folder.path, with: "DIR").hidingFreshUUIDs
    }
  }

  private var course: [UInt8] { Array((head + "lessons: [L01.md]\n").utf8) }
  private var lesson: [UInt8] { Array(file("", "a").text.utf8) }

  @Test func `a good folder`() throws {
    #expect(try found(["course.yaml": course, "L01.md": lesson, "README.md": []]) == [])
  }

  @Test func `hands out another UUID each time`() throws {
    func messages(_ uuid: String) -> Set<String> {
      Set(
        (0..<5).flatMap { _ in
          readCourse([
            SourceFile(
              name: "course.yaml", text: "course: c\n\(uuid)title: t\nlessons: [L01.md]\n"),
            self.file("L01.md", "a"),
          ]).diagnostics.map(\.message)
        })
    }
    #expect(messages("").count == 5)
    #expect(messages("uuid: x\n").count == 5)
  }

  @Test func `files that are no text`() throws {
    #expect(
      try found(["course.yaml": course, "L01.md": Array("---\nab".utf8) + [0xC3, 0x28]]) == [
        "DIR/L01.md:2:3: error: not UTF-8 here; save the file as UTF-8"
      ])
    #expect(
      try found(["course.yaml": course, "L01.md": []]) == [
        "DIR/L01.md:1:1: error: the file is empty; a lesson begins with a '---' line, a course file"
          + " with 'course:'"
      ])
    #expect(
      try found([
        "course.yaml": course, "L01.md": [UInt8](repeating: 0x61, count: 50 << 20),
      ]) == [
        "DIR/L01.md:1:1: error: the file has 52428800 bytes, and vdl reads at most 1048576; split the"
          + " lesson in two"
      ])
  }

  @Test func `files that are not of the course`() throws {
    let stray =
      "remark: vdl doesn't read this file; lessons end in '.md', and 'course.yaml' lists them"
    #expect(
      try found(["course.yaml": course, "L01.md": lesson, "x.png": [1], "notes.yaml": []]) == [
        "DIR/notes.yaml:1:1: \(stray)", "DIR/x.png:1:1: \(stray)",
      ])
    #expect(
      try found(["course.yaml": course, "L01.md": lesson, "CHANGELOG.md": [], "LICENSE": []]) == [])
    #expect(
      try found(["course.yaml": course, "L01.md": lesson, "symptoms.yml": []]) == [
        "DIR/symptoms.yml:1:1: error: vdl doesn't read this file; did you mean 'symptoms.yaml'?"
      ])
    #expect(
      try found(["course.yaml": course, "L01.md": lesson]) {
        try FileManager.default.createDirectory(
          at: $0.appending(path: "images"), withIntermediateDirectories: false)
      } == [
        "DIR/images:1:1: remark: vdl doesn't read this folder; put a course's lessons beside "
          + "'course.yaml'"
      ])
    #expect(
      try found([
        "course.yaml": Array((head + "lessons: [L01.txt]\n").utf8), "L01.txt": lesson,
      ]) == [
        "DIR/L01.txt:1:1: error: vdl doesn't read this file; lessons end in '.md', and "
          + "'course.yaml' lists them"
      ])
  }

  @Test func `folders and links where files belong`() throws {
    #expect(
      try found(["course.yaml": course]) {
        try FileManager.default.createDirectory(
          at: $0.appending(path: "L01.md"), withIntermediateDirectories: false)
      } == [
        "DIR/L01.md:1:1: error: vdl doesn't read this folder; put a course's lessons beside 'course.yaml'"
      ])
    #expect(
      try found(["course.yaml": course]) {
        try FileManager.default.createSymbolicLink(
          at: $0.appending(path: "L01.md"), withDestinationURL: URL(filePath: "/etc/passwd"))
      } == [
        "DIR/L01.md:1:1: error: this link leads out of the course's folder; copy the file here"
      ])
  }

  @Test func `a folder of courses`() throws {
    func fill(_ folder: URL) throws {
      for name in ["one", "two"] {
        let home = folder.appending(path: name)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: false)
        try Data(course).write(to: home.appending(path: "course.yaml"))
        try Data(lesson).write(to: home.appending(path: "L01.md"))
      }
    }
    #expect(
      try found([:], prepare: fill) == [
        "DIR/two/course.yaml:1:9: error: a second course with the id 'c'; give it its own\n"
          + "DIR/one/course.yaml:1:9: note: the first is here",
        "DIR/two/course.yaml:2:7: error: a second course with the uuid"
          + " '3f0c6c1e-9f0b-4b5e-8a35-6a2f0c1d7e42'; write 'uuid: FRESH' here, which nobody else has\n"
          + "DIR/one/course.yaml:2:7: note: the first is here",
      ])
    #expect(
      try found([:]) == [
        "DIR:1:1: error: no course here; a course is a folder with a file 'course.yaml'"
      ])
  }

  @Test func `a folder that is not there`() {
    #expect(throws: ContentUnreadable(path: "/no/such", reason: .noFolder)) {
      try readCourses(at: "/no/such")
    }
    #expect(throws: ContentUnreadable(path: "/etc/passwd", reason: .isNoFolder)) {
      try readCourses(at: "/etc/passwd")
    }
    let messages = [ContentUnreadable.Reason.noFolder, .isNoFolder, .cannotBeRead].map {
      ContentUnreadable(path: "x", reason: $0).message
    }
    #expect(messages == ["no such folder", "it isn't a folder", "it can't be read"])
  }

  /// Every deletion, doubling and swap of lines of a good course is taken without a crash, and each
  /// message stands inside its file.
  @Test func `no change of lines crashes the reader`() throws {
    let good = question(
      "kind: choice\nrules: [r]", "```choices\n- a\n  check: x\n- b\n  check: y\n```")
    let lines = good.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func read(_ lines: [String]) {
      let reading = readCourse([
        courseFile, SourceFile(name: "L01.md", text: lines.joined(separator: "\n")),
      ])
      for diagnostic in reading.diagnostics {
        #expect(diagnostic.location.line >= 1 && diagnostic.location.line <= max(1, lines.count))
        #expect(diagnostic.location.column >= 1)
      }
    }
    for index in lines.indices {
      var changed = lines
      changed.remove(at: index)
      read(changed)
      changed = lines
      changed.insert(lines[index], at: index)
      read(changed)
      if index > 0 {
        changed = lines
        changed.swapAt(index, index - 1)
        read(changed)
      }
      read(Array(lines[..<index]))
    }
  }
}
