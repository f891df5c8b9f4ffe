import ContentImport
import Curriculum
import Diagnostics
import Foundation
import JSONCoding
import ProjectFiles
import Testing

@Suite struct ShippedCourseTests {
  private func readings() throws -> [CourseReading] {
    try readCourses(at: ProjectFiles.courses.path)
  }

  @Test func `the shipped course is understood`() throws {
    for reading in try readings() {
      #expect(reading.diagnostics.map(\.description) == [])
      #expect(reading.isSound)
    }
  }

  @Test func `each lesson has six questions of at least three kinds`() throws {
    for lesson in try readings().compactMap(\.course).flatMap(\.lessons) {
      #expect(lesson.questions.count >= 6, "\(lesson.id)")
      #expect(Set(lesson.questions.map(\.kind)).count >= 3, "\(lesson.id)")
      // A lesson on what no article tells has neither.
      #expect(lesson.claims.isEmpty == lesson.sources.isEmpty, "\(lesson.id)")
    }
  }

  /// Claims asked must be claims taught. A question may be about a rule that is in no article.
  @Test func `a question's claims are its lesson's`() throws {
    let lessons = try readings().compactMap(\.course).flatMap(\.lessons)
    for lesson in lessons {
      let taught = lessons.prefix { $0.id != lesson.id }.flatMap(\.claims) + lesson.claims
      for question in lesson.questions {
        let untaught = question.claims.filter { !taught.contains($0) }
        #expect(untaught == [], "\(question.id)")
      }
    }
  }

  /// Stores hold the tasks and texts of the course as Foundation wrote them.
  @Test func `everything in it has the JSON that Foundation writes`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func check<Form: Codable & Equatable>(_ form: Form) throws {
      let text = try JSONCoding.encode(form)
      let expected = try encoder.encode(form)
      #expect(Array(text.utf8) == Array(expected))
      #expect(try JSONCoding.decode(Form.self, from: text) == form)
      #expect(try JSONDecoder().decode(Form.self, from: Data(text.utf8)) == form)
    }
    let courses = try readings().compactMap(\.course)
    for lesson in courses.flatMap(\.lessons) {
      try check(lesson.blocks.map { String(describing: $0) })
      for question in lesson.questions {
        try check(question.task)
        try check([question.prompt, question.scenario] + question.hints)
      }
    }
    for file in ProjectFiles.files(in: "Content/Courses", endingIn: "") {
      if let text = try? ProjectFiles.text(file) { try check([file: text]) }
    }
  }

  // MARK: The author's guide

  /// The course in the guide: fences marked `file NAME` are its files, and fences marked `add NAME`
  /// are appended to one, or begin it.
  @Test func `the guide has a question of every kind`() throws {
    let guide = try ProjectFiles.text("Content/README.md")
    var files: [SourceFile] = []
    for match in guide.matches(of: /````(file|add) kettles\/(\S+)\n((?s:.*?))````/) {
      let (name, text) = (String(match.2), String(match.3))
      if let index = files.firstIndex(where: { $0.name == name }) {
        files[index] = SourceFile(name: name, text: files[index].text + "\n" + text)
      } else {
        files.append(SourceFile(name: name, text: text))
      }
    }
    #expect(files.map(\.name) == ["course.yaml", "L01-kettle.md", "symptoms.yaml"])
    let reading = readCourse(files)
    #expect(reading.diagnostics.map(\.description) == [])
    let kinds = reading.course?.lessons.flatMap(\.questions).map(\.kind) ?? []
    #expect(Set(kinds) == Set(QuestionKind.allCases))
  }

  /// The guide quotes the program's messages word for word.
  @Test func `every message in the guide is one of the program's`() throws {
    let guide = try ProjectFiles.text("Content/README.md")
    let told = guide.split(separator: "\n").filter { $0.hasPrefix("- `") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    var text = ""
    for module in ["Authoring", "ContentImport", "QuizEngine"] {
      let folder = ProjectFiles.root.appending(path: "Sources/\(module)")
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".swift") {
        text += try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
    }
    // Messages are written over two lines in places, and hold values where the guide has an ellipsis.
    let flat = String(text.split { $0.isWhitespace }.joined(separator: " "))
      .replacing("\" + \"", with: "")
    for message in told {
      let parts = message.split(separator: "…").map { $0.trimmingCharacters(in: .whitespaces) }
      for part in parts.map({ $0.split(separator: " ").joined(separator: " ") })
      where part.count > 3 {
        let isSaid = flat.contains(part)
        #expect(isSaid, "the guide tells of '\(message)', and nothing says so: '\(part)'")
      }
    }
    #expect(told.count > 35)
  }
}
