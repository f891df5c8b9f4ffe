import ContentImport
import Curriculum
import Foundation
import ProjectFiles
import QuizEngine
import TerminalUI
import Testing

@testable import CLICommands

/// What can't be read as an answer is asked again and grades nothing, for every kind.
@Suite struct `A text that is no answer` {
  private static let course = try? readCourse(folder: ProjectFiles.kinds.path).course

  private func room(_ kind: QuestionKind) throws -> Classroom {
    let room = try Classroom()
    room.model = liveModel
    room.isDecided = false
    room.course = try #require(Self.course)
    room.course.lessons = Array(room.course.lessons.prefix(1))
    let questions = try #require(Self.course).lessons.flatMap(\.questions)
    room.course.lessons[0].questions = [try #require(questions.first { $0.kind == kind })]
    room.echoes = false
    return room
  }

  private static let texts: [[InputLine]] = [
    ["", "."], [" \t ", "."], ["\u{FFFD}", "."],
    [.line(String(repeating: "z", count: 1 << 20)), "."],
    [.line("\"" + String(repeating: "z ", count: 1 << 19)), "."],
  ]

  @Test(arguments: QuestionKind.allCases, texts)
  func `is asked again`(kind: QuestionKind, text: [InputLine]) throws {
    let room = try room(kind)
    room.typed = text
    #expect(try room.continued(scope: .anything, count: 1, staysOpen: false) == 0)
    #expect(try room.reviews().isEmpty, "\(kind): \(room.said.suffix(300))")
    #expect(room.said.utf8.count < 10_000, "\(kind) repeats it")
    #expect(room.said.contains("The question waits for you"), "\(kind)")
  }

  @Test(
    arguments: [FixTask.kind, WriteTask.kind],
    [
      ["// only a comment", "/* and", "another */", "."], ["", "// x", "", "."],
    ] as [[InputLine]])
  func `is a text of comments alone`(kind: QuestionKind, text: [InputLine]) throws {
    let room = try room(kind)
    room.typed = text
    _ = try room.continued(scope: .anything, count: 1, staysOpen: false)
    #expect(try room.reviews().isEmpty)
    #expect(room.said.contains("has comments and no code"), "\(room.said.suffix(300))")
  }
}
