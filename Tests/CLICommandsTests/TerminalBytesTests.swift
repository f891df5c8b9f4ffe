import Curriculum
import QuizEngine
import TerminalUI
import Testing

@testable import CLICommands

/// The bytes that a terminal gets while a question of each kind is answered.
@Suite struct `At a terminal, a question of each kind` {
  @Test(arguments: QuestionKind.allCases)
  func `is asked and judged in colours and visible characters`(kind: QuestionKind) throws {
    let asked = try KindQuestion(kind)
    for lines in [asked.right, asked.wrong] {
      let said = try said(about: asked, typing: lines)
      let bare = said.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(said != bare, "\(kind) without colour")
      #expect(!bare.contains("u{1B}"), "\(kind) shows an escape sequence")
      expectLines(said, "\(kind)")
    }
  }

  private func said(about asked: KindQuestion, typing lines: [String]) throws -> String {
    let room = try asked.room()
    room.style = Style(isColored: true)
    room.typed = lines.map(InputLine.line) + ["why", "hint", "", "quit"]
    _ = try room.continued(scope: .anything, count: 1)
    #expect(try room.reviews().count == 1, "\(asked.question.kind): \(room.said)")
    return room.said
  }
}
