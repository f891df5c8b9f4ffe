import Curriculum
import QuizEngine
import TerminalUI
import Testing

@testable import CLICommands

/// Everything that a session shows, in a window that is narrower than titles and names are long.
@Suite struct `In a narrow window` {
  @Test(arguments: [32, 45], [false, true])
  func `no line is longer than the window`(columns: Int, isColored: Bool) throws {
    let room = try Classroom()
    room.columns = columns
    room.style = Style(isColored: isColored)
    for index in room.course.lessons.indices {
      room.course.lessons[index].title += ", and what its controller says about that meanwhile"
      room.course.lessons[index].blocks.append(
        .heading(level: 2, text: "A heading that is longer than most windows are wide"))
    }
    let typed: [InputLine] = [
      "lessons", "progress", "help", "learn 1", "again", "hint",
      "viewWillAppear loadView viewDidLoad",
      "why", "why 1", "why A.viewDidLoad", "again", "lessons", "progress", "learn 2", "quit",
    ]
    room.typed = typed
    _ = try room.continued(scope: .anything, count: 1)
    #expect(room.typed.isEmpty)
    expectLines(room.said)
    let plain = room.said.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    for line in plain.split(separator: "\n") where !line.contains("> ") {
      #expect(Text.width(of: line) <= columns, "\(line)")
    }
  }
}
