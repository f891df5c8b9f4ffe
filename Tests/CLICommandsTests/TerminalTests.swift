import Foundation
import ProjectFiles
import TerminalUI
import Testing

/// Keys in, frames out, with the program as it was built.
@Suite struct `At a terminal` {
  /// A small course: the first session with one takes it in.
  private let course = [
    "--content",
    ProjectFiles.kinds
      .path,
  ]

  @Test func `Ctrl-C clears a line that has text, and leaves an empty one`() throws {
    let terminal = try PseudoTerminal(course)
    #expect(terminal.passesWelcome())
    #expect(!terminal.isInOrder)
    terminal.type("wörds 日本\u{3}lessons\r")
    #expect(terminal.waits(for: "not read yet"))
    #expect(terminal.waits(for: "answer> "))
    terminal.type("\u{3}")
    #expect(terminal.waits(for: "The question waits for you"))
    #expect(terminal.status() == 130)
    #expect(terminal.isInOrder)
  }

  @Test func `the playground takes a paste as one entry, and Ctrl-C leaves it open`() throws {
    let terminal = try PseudoTerminal(["play"])
    #expect(terminal.waits(for: "\u{1B}[?2004h"))
    #expect(terminal.waits(for: "play> "))
    terminal.type("\u{1B}[200~class A {\r\tvar x = 1\r\r\tvar y = 2\r}\rA().y\r\u{1B}[201~\r")
    #expect(terminal.waits(for: "= 2"))
    #expect(terminal.waits(for: "play> "))
    terminal.type("\u{3}")
    #expect(terminal.waits(for: "':quit' leaves"))
    terminal.type(":list\r")
    #expect(terminal.waits(for: "2  class A {"))
    #expect(terminal.waits(for: "4"))
    #expect(terminal.waits(for: "5"))
    #expect(terminal.waits(for: "var y = 2"))
    #expect(terminal.waits(for: "play> "))
    terminal.type("class B {\r")
    #expect(terminal.waits(for: "  ... "))
    terminal.type("\u{3}")
    #expect(terminal.waits(for: "The entry is left out"))
    #expect(terminal.waits(for: "play> "))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
    #expect(terminal.isInOrder)
  }

  @Test func `Ctrl-D leaves in peace`() throws {
    let terminal = try PseudoTerminal(course)
    #expect(terminal.passesWelcome())
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
    #expect(terminal.isInOrder)
  }

  @Test func `a request to terminate leaves the terminal in order`() throws {
    let terminal = try PseudoTerminal(course)
    #expect(terminal.passesWelcome())
    terminal.type("half a")
    terminal.terminate()
    #expect(terminal.status() == 143)
    #expect(terminal.isInOrder)
  }

  @Test func `Ctrl-C ends a check that takes long`() throws {
    let terminal = try PseudoTerminal.shell()
    #expect(terminal.waits(for: "$ "))
    terminal.type("'\(BuiltProgram.file.path)' content check\r")
    #expect(terminal.waits(for: "pieces of code, which takes a while"))
    terminal.type("\u{3}")
    #expect(terminal.waits(for: "$ "))
    terminal.type("echo status=$?\r")
    #expect(terminal.waits(for: "status=130"))
    terminal.type("exit\r")
    #expect(terminal.status() == 0)
  }

  @Test func `only the line that is edited is more than text`() throws {
    let terminal = try PseudoTerminal(course, columns: 40)
    #expect(terminal.passesWelcome())
    terminal.type("hint\r")
    #expect(terminal.waits(for: "answer> "))
    terminal.type("skip\r")
    #expect(terminal.waits(for: "answer> "))
    terminal.type("quit\r")
    #expect(terminal.status() == 0)
    for line in terminal.frames.split(separator: "\r\n") where !line.contains("> ") {
      expectLines(String(line))
    }
  }

  @Test(arguments: [[], ["--plain"]])
  func `Ctrl-Z suspends, and fg shows the prompt again`(mode: [String]) throws {
    let terminal = try PseudoTerminal.shell()
    #expect(terminal.waits(for: "$ "))
    let words = ([BuiltProgram.file.path] + course + mode).map { "'\($0)'" }
    terminal.type(words.joined(separator: " ") + "\r")
    #expect(terminal.passesWelcome())
    terminal.type("les")
    #expect(terminal.waits(for: "les"))
    terminal.type("\u{1A}")
    #expect(terminal.waits(for: "Stopped"))
    #expect(terminal.waits(for: "$ "))
    terminal.type("stty -a\r")
    #expect(terminal.waits(for: " icanon"))
    terminal.type("fg\r")
    // The editor keeps what was typed; a terminal drops it.
    #expect(terminal.waits(for: mode.isEmpty ? "answer> les" : "answer> "))
    terminal.type(mode.isEmpty ? "sons\r" : "lessons\r")
    #expect(terminal.waits(for: "not read yet"))
    #expect(terminal.waits(for: "answer> "))
    terminal.type("quit\r")
    #expect(terminal.waits(for: "The question waits for you"))
    terminal.type("exit\r")
    #expect(terminal.status() == 0)
  }

  @Test(arguments: [[], ["--plain"]])
  func `the width and the steps follow the window`(mode: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: ProjectFiles.kinds, to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "K.md")
    let paragraph = Array(
      repeating: "A kettle is filled when it is used, and not before.", count: 6
    )
    .joined(separator: " ")
    let prose = Array(repeating: paragraph, count: 12).joined(separator: "\n\n")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing("title: A kettle", with: "title: A kettle that stands on the stove in the kitchen")
      .replacing("## To keep\n", with: "## At length\n\n\(prose)\n\n## To keep\n")
    try text.write(to: file, atomically: true, encoding: .utf8)

    let terminal = try PseudoTerminal(
      ["--content", folder.path] + mode, columns: 100, rows: 40, isColored: true)
    #expect(terminal.passesWelcome())
    terminal.type("les")
    #expect(terminal.waits(for: "les"))
    terminal.resize(columns: 45, rows: 20)
    if mode.isEmpty { #expect(terminal.waits(for: "answer> les")) }
    let wide = terminal.frames.count
    terminal.type("sons\r")
    #expect(terminal.waits(for: "not read yet"))
    #expect(terminal.waits(for: "answer> "))
    terminal.type("learn\r")
    while terminal.waits(for: "> "), !terminal.frames.hasSuffix("answer> ") {
      terminal.type("\r")
    }
    let narrow = terminal.frames.dropFirst(wide)
    terminal.type("quit\r")
    #expect(terminal.status() == 0)
    let screens = narrow.split(separator: #/Return continues(, play)?, q stops> /#)
    #expect(screens.count > 6)
    for screen in screens {
      let lines = screen.split(separator: "\r\n", omittingEmptySubsequences: false)
      // The list of lessons and the question at the end are no steps.
      if !screen.contains("answer> ") { #expect(lines.count <= 21, "\(screen)") }
      for line in lines where !line.contains("> ") {
        expectLines(String(line))
        let plain = line.replacing(/\u{1B}\[[0-9;?]*[a-zA-Z]/, with: "")
        #expect(Text.width(of: plain.replacing("\r", with: "")) <= 45, "\(line)")
      }
    }
  }

  @Test func `Tab completes, and lists what a word may become`() throws {
    let terminal = try PseudoTerminal(course, columns: 60)
    #expect(terminal.passesWelcome())
    terminal.type("le\t")
    #expect(terminal.waits(for: "lessons learn"))
    terminal.type("s\t\r")
    #expect(terminal.waits(for: "not read yet"))
    #expect(terminal.waits(for: "answer> "))
    terminal.type("\tx\u{3}\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test func `commands can be fetched back, answers not`() throws {
    let terminal = try PseudoTerminal(course)
    #expect(terminal.passesWelcome())
    terminal.type("lessons\r")
    #expect(terminal.waits(for: "not read yet"))
    #expect(terminal.waits(for: "answer> "))
    // Some kinds take any text for an answer; its verdict has a prompt of its own.
    terminal.type("qqq qqq qqq\r")
    #expect(terminal.waits(for: "> "))
    terminal.type("\u{10}\r")
    #expect(terminal.waits(for: "not read yet"))
    // A key that comes before the prompt is none.
    #expect(terminal.waits(for: "> "))
    terminal.type("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test func `in a pipe it writes lines`() throws {
    let room = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: room) }
    let process = Process()
    process.executableURL = BuiltProgram.file
    process.arguments = course
    process.environment = try BuiltProgram.environment(home: room)
      .merging(["TERM": "xterm-256color", "COLUMNS": "40"]) { $1 }
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("hint\nskip\nlessons\nquit\n".utf8))
    try input.fileHandleForWriting.close()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    expectLines(said)
    #expect(!said.contains("\u{1B}"))
    #expect(said.contains("\nanswer> hint\nHint 1 of 3: "))
    #expect(said.contains("answer> skip\nSkipped. A skip isn't graded.\n"))
    #expect(
      said.hasSuffix("answer> quit\nThe question waits for you; vdl asks it\nfirst next time.\n"))
  }

  @Test(arguments: [[], ["--plain"]])
  func `the last verdict of a quiz stays, and no line there is an answer`(mode: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: ProjectFiles.kinds, to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "K.md")
    let parts = try String(contentsOf: file, encoding: .utf8).split(separator: "\n## ")
    let kept = parts.filter { !$0.hasPrefix("Question") || $0.hasPrefix("Question: next-one") }
    try (kept.joined(separator: "\n## ") + "\n").write(to: file, atomically: true, encoding: .utf8)

    let terminal = try PseudoTerminal(
      ["quiz", "--count", "1", "--content", folder.path] + mode, isColored: true)
    #expect(terminal.passesWelcome(ofQuiz: true))
    terminal.type("viewDidAppear\r")
    #expect(terminal.waits(for: "No,"))
    #expect(terminal.waits(for: "answer> "))
    terminal.type("viewDidLoad\r")
    #expect(terminal.waits(for: "Yes."))
    #expect(terminal.waits(for: "answer> "))
    terminal.type("viewDidAppear\r")
    #expect(terminal.waits(for: "Return ends the session> "))
    terminal.type("viewDidLoad\r")
    #expect(terminal.waits(for: "no question is open"))
    #expect(terminal.waits(for: "Return ends the session> "))
    terminal.type("undo\r")
    #expect(terminal.waits(for: "no longer counts"))
    #expect(terminal.waits(for: "Return ends the session> "))
    terminal.type("\r")
    #expect(terminal.status() == 0)
    #expect(!terminal.frames.contains("\\u{1B}"))
    if !mode.isEmpty { expectLines(terminal.frames) }
  }

  @Test func `line mode leaves the terminal alone`() throws {
    let terminal = try PseudoTerminal(["--plain"] + course)
    #expect(terminal.passesWelcome())
    #expect(terminal.isInOrder)
    terminal.type("quit\n")
    #expect(terminal.status() == 0)
    #expect(!terminal.frames.contains("\u{1B}"))
  }
}
