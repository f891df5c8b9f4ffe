import Curriculum
import Foundation
import QuizEngine
import ReviewLog
import SeededNumbers
import Storage
import TerminalUI
import Testing

@testable import CLICommands

/// Text of others that a terminal would obey: it never gets there as it is, whoever forgets to clean it.
@Suite(.serialized) struct `Raw text never reaches a terminal` {
  private static let raw = "\u{1B}[2J\u{9B}31m\u{7F}\u{7}\u{8}\u{202E}\u{2066}\r"
  /// What a command line, a file's name and a learner's name may have.
  private static let word = "\u{1B}[2J\u{9B}31m\u{7F}\u{202E}"

  /// The characters of a frame that a terminal obeys, besides the ends of lines.
  private func obeyed(_ frames: String) -> [Unicode.Scalar] {
    frames.replacing("\r\n", with: "\n").unicodeScalars.filter {
      switch $0.value {
      case 0x09, 0x0A: false
      case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  private func written(isColored: Bool, _ work: (Console) -> Void) -> String {
    var said = ""
    work(
      Console(
        write: { said += $0 }, notify: { said += $0 }, flush: { true },
        terminal: Terminal(
          inputIsTerminal: true, outputIsTerminal: true, errorIsTerminal: true, columns: 80),
        style: Style(isColored: isColored)))
    return said
  }

  @Test(arguments: [true, false])
  func `by any way through the console`(isColored: Bool) {
    let said = written(isColored: isColored) { console in
      console.write(Self.raw)
      console.line(Self.raw)
      console.line(Painted(Self.raw))
      console.prose(Self.raw)
      console.notice(Self.raw)
      console.notify(Self.raw)
    }
    #expect(obeyed(said) == [])
    #expect(said.contains("\\u{1B}[2J"))
  }

  @Test func `while colours stay`() {
    let said = written(isColored: true) { console in
      console.line(console.style.good("right\(Self.raw)"))
      console.line(console.style.heading("A title\nof two lines"))
    }
    #expect(said.hasPrefix("\u{1B}[32mright"))
    #expect(obeyed(said.replacing(/\u{1B}\[(0|1|32)m/, with: "")) == [])
    #expect(said.hasSuffix("\u{1B}[1mof two lines\u{1B}[0m\n"))
  }

  @Test func `and a pipe gets the bytes as they are`() {
    var said = ""
    let console = Console(
      write: { said += $0 }, notify: { said += $0 }, flush: { true },
      terminal: Terminal(columns: 80),
      style: .plain)
    console.write(Self.raw)
    console.notify(Self.raw)
    #expect(said == Self.raw + Self.raw)
  }

  /// A course whose every text has it, although no import would take it: an older store may.
  private static func course() -> Course {
    var course = Classroom.course()
    course.title += raw
    for lesson in course.lessons.indices {
      course.lessons[lesson].title += raw
      course.lessons[lesson].aim += raw
      course.lessons[lesson].claims = ["S000-10" + raw]
      course.lessons[lesson].blocks.append(.prose("Prose" + raw))
      course.lessons[lesson].blocks.append(.heading(level: 2, text: "Heading" + raw))
      course.lessons[lesson].blocks.append(.listing(language: "text" + raw, code: "code" + raw))
      for question in course.lessons[lesson].questions.indices {
        course.lessons[lesson].questions[question].prompt += raw
        course.lessons[lesson].questions[question].scenario += "\n// " + raw
      }
    }
    return course
  }

  @Test func `in a session`() throws {
    let room = try Classroom()
    room.course = Self.course()
    room.echoes = false
    room.edit = { $0 }
    room.typed = [
      "?", "hint", "why", "nonsense", .line("nonsense " + Self.raw), "dk", "why", "", "orders",
      "lesson",
      "", "q", "progress", "dk", "", "quit",
    ]
    _ = try room.continued(scope: .anything, count: 3)
    #expect(room.said.contains("\\u{1B}[2J"))
    #expect(obeyed(room.said) == [], "\(room.said)")
  }

  /// Runs the program at a terminal and returns what it shows.
  private func frames(_ words: [String]) throws -> String {
    let terminal = try PseudoTerminal(words)
    _ = terminal.status()
    _ = terminal.waits(for: "\u{0}")
    return terminal.frames
  }

  @Test func `by any command about a store`() throws {
    let room = try Classroom()
    room.course = Self.course()
    room.typed = ["dk", "", "dk", "", "quit"]
    _ = try room.continued(scope: .anything, count: 3)
    var generator = SeededNumbers.unique()
    _ = try room.openStore().learner(named: "Zoe" + Self.raw, using: &generator)
    let path = room.folder.appending(path: "store.sqlite").path
    let commands = [
      "progress", "learner list", "export --format csv --table lessons",
      "export --format csv --table learners --names", "export --format json --table lessons",
      "export --format jsonl", "export --format csv --names", "report -o -", "content add",
      "content list",
      "content stats", "settings", "doctor", "progress --json", "learner list --json",
    ]
    for command in commands {
      let words = ["--database", path] + command.split(separator: " ").map(String.init)
      let frames = try frames(words)
      #expect(!frames.isEmpty, "\(command)")
      #expect(obeyed(frames) == [], "\(command): \(frames)")
    }
  }

  @Test func `by any command about a word or a file`() throws {
    let room = try Classroom()
    let database = room.folder.appending(path: "new.sqlite").path
    let folder = room.folder.appending(path: "course")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let head = "course: c\nuuid: 3f0c6c1e-9f0b-4b5e-8a35-6a2f0c1d7e42\n"
    try Data((head + #"title: "T\e[2J\u202E"\#nlessons: ["L\e[2J.md"]"#).utf8)
      .write(to: folder.appending(path: "course.yaml"))
    try Data("x".utf8).write(to: folder.appending(path: "L" + Self.word + ".md"))
    let swift = room.folder.appending(path: Self.word + ".swift")
    try Data("print(\"a\u{1B}[2J\u{9B}\")\nlet é\u{202E} = \u{7F} + \u{1B}[31m\n".utf8).write(
      to: swift)
    let commands: [[String]] = [
      [Self.word], ["help", Self.word], ["run", swift.path], ["trace", swift.path],
      ["trace", swift.path, "--json"], ["drive", swift.path], ["run", Self.word],
      ["source", Self.word], ["rules", Self.word], ["export", "--format", Self.word],
      ["export", Self.word], ["learn", Self.word], ["quiz", "--rule", Self.word],
      ["quiz", "--lesson", Self.word], ["settings", Self.word],
      ["settings", "retention", Self.word],
      ["learner", "add", Self.word], ["learner", "rename", "a", Self.word],
      ["learner", "erase", Self.word],
      ["progress", "--learner", Self.word], ["restore", Self.word],
      ["content", "check", folder.path],
      ["content", "check", folder.path, "--json"], ["content", "check", Self.word],
      ["content", "add", folder.path], ["content", "list", Self.word],
      ["content", "new", room.folder.path + "/" + Self.word],
      ["content", "import", swift.path], ["content", "export", Self.word],
      ["content", "preview", Self.word],
      ["run", "--ios", Self.word, swift.path],
      ["backup", room.folder.path + "/" + Self.word + "/x"],
      ["progress", "--database", room.folder.path + "/" + Self.word],
    ]
    for words in commands {
      let frames = try frames(
        words.contains("--database") ? words : ["--database", database] + words)
      #expect(obeyed(frames) == [], "\(words): \(frames)")
    }
  }
}
