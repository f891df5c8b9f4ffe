import Foundation
import Testing

/// Keys in, frames out, with the program as it was built.
@Suite struct `At a terminal` {
  /// A small course: the first session with one takes it in.
  private let course = [
    "--content",
    URL(filePath: #filePath).appending(path: "../../ContentImportTests/Fixtures/kinds").standardized
      .path,
  ]

  @Test func `Ctrl-C clears a line that has text, and leaves an empty one`() throws {
    let terminal = try PseudoTerminal(course)
    #expect(terminal.waits(for: "answer> "))
    #expect(!terminal.isInOrder)
    terminal.type("wörds 日本\u{3}lessons\r")
    #expect(terminal.waits(for: "not read yet"))
    #expect(terminal.waits(for: "answer> "))
    terminal.type("\u{3}")
    #expect(terminal.status() == 130)
    #expect(terminal.isInOrder)
  }

  @Test func `Ctrl-D leaves in peace`() throws {
    let terminal = try PseudoTerminal(course)
    #expect(terminal.waits(for: "answer> "))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
    #expect(terminal.isInOrder)
  }

  @Test func `a request to terminate leaves the terminal in order`() throws {
    let terminal = try PseudoTerminal(course)
    #expect(terminal.waits(for: "answer> "))
    terminal.type("half a")
    terminal.terminate()
    #expect(terminal.status() == 143)
    #expect(terminal.isInOrder)
  }

  @Test func `line mode leaves the terminal alone`() throws {
    let terminal = try PseudoTerminal(["--plain"] + course)
    #expect(terminal.waits(for: "answer> "))
    #expect(terminal.isInOrder)
    terminal.type("quit\n")
    #expect(terminal.status() == 0)
    #expect(!terminal.frames.contains("\u{1B}"))
  }
}
