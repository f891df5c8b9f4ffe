import ContentImport
import Curriculum
import Foundation
import Phrases
import ProjectFiles
import QuizEngine
import Scenarios
import TerminalUI
import Testing

@testable import CLICommands

/// The bytes that a terminal gets while a question of each kind is answered.
@Suite struct `At a terminal, a question of each kind` {
  /// The first question of each kind, of a small course.
  private static let questions: [QuestionKind: Question] = {
    let course = try? readCourse(folder: ProjectFiles.kinds.path).course
    let all = course?.lessons.flatMap(\.questions) ?? []
    return Dictionary(all.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  @Test(arguments: QuestionKind.allCases)
  func `is asked and judged in colours and visible characters`(kind: QuestionKind) throws {
    let question = try #require(Self.questions[kind])
    let prepared = try #require(
      prepare(question, rules: liveModel.rules(), seed: 7) { liveModel.run($0, Limits()) }.question)
    let wrong = try #require(wrongAnswer(to: prepared) { liveModel.run($0, Limits()) })
    for answer in [rightAnswer(to: prepared), wrong.typed] {
      let said = try said(about: question, typing: lines(of: answer, to: prepared))
      let bare = said.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(said != bare, "\(kind) without colour")
      #expect(!bare.contains("u{1B}"), "\(kind) shows an escape sequence")
      expectLines(said, "\(kind)")
    }
  }

  /// The lines that a learner types for an answer; a game of "what comes next?" has one for each step.
  private func lines(of answer: String, to prepared: PreparedQuestion) -> [String] {
    switch prepared.answerForm {
    case .line: [answer]
    case .steps: answer.split { ",\n".contains($0) }.map { $0.trimmed }
    case .lines: answer.split(separator: "\n").map(String.init) + [""]
    case .code: answer.split(separator: "\n").map(String.init) + ["."]
    }
  }

  private func said(about question: Question, typing lines: [String]) throws -> String {
    let room = try Classroom()
    room.model = liveModel
    room.style = Style(isColored: true)
    room.course = try #require(readCourse(folder: ProjectFiles.kinds.path).course)
    room.course.lessons[0].questions = [question]
    room.edit = { $0 }
    room.typed = lines.map(InputLine.line) + ["why", "hint", "", "quit"]
    _ = try room.continued(scope: .anything, count: 1)
    #expect(try room.reviews().count == 1, "\(question.kind): \(room.said)")
    return room.said
  }
}
