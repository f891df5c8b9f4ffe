import Curriculum
import Diagnostics
import Foundation
import Scenarios
import Testing

@testable import CLICommands

@Suite struct `The command line` {
  @Test(arguments: [40, 80, 100])
  func `shows its help with examples first`(columns: Int) throws {
    let said = vdl("--help", columns: columns)
    #expect(said.status == 0)
    try expectGolden(said.output, "help-\(columns).txt")
    #expect(vdl("help", columns: columns) == said)
  }

  @Test(arguments: CommandLineInterface.commands.map(\.name).filter { !$0.isEmpty })
  func `has help for each command`(name: String) throws {
    let said = vdl("help", name)
    #expect(said.status == 0)
    try expectGolden(said.output, "help-\(name.replacing(" ", with: "-")).txt")
    let words = name.split(separator: " ").map(String.init)
    #expect(words.count == 1 ? vdl(words[0], "--help") == said : true)
    #expect(
      vdl("help", name, columns: 40).output.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test(arguments: HelpTopic.all.map(\.name))
  func `has a page for each topic that its help names`(name: String) {
    #expect(CommandLineInterface.overview(columns: 200).contains(name))
    let said = vdl("help", name)
    #expect(said.status == 0)
    #expect(said.output.hasSuffix("\n"))
  }

  @Test(
    arguments: [
      (["rnu"], "error: unknown command 'rnu'; did you mean 'run'?\nsee 'vdl --help'\n"),
      (
        ["run", "--isos", "3", "a.swift"],
        "error: unknown option '--isos'; did you mean '--ios'?\nsee 'vdl run --help'\n"
      ),
      (["run"], "error: no file to run\ngive the name of a Swift file, or - for standard input\n"),
      (
        ["run", "--ios"],
        "error: option '--ios' needs a value: --ios VERSION\nsee 'vdl run --help'\n"
      ),
      (
        ["run", "--leaks=yes", "a.swift"],
        "error: option '--leaks' takes no value\nsee 'vdl run --help'\n"
      ),
      (
        ["run", "--ios", "27", "a.swift"],
        "error: iOS 27 was never released; the nearest version is 26.5\n"
      ),
      (
        ["run", "--ios", "5.7", "a.swift"],
        "error: iOS 5.7 was never released; the nearest versions are 5.1 and 6\n"
      ),
      (
        ["run", "--ios", "x", "a.swift"],
        "error: 'x' isn't an iOS version; write a number such as 17 or 5.1\n"
      ),
      (
        ["run", "--device", "ipda", "a.swift"],
        "error: option '--device' must be iphone or ipad, not 'ipda'; did you mean 'ipad'?\n"
      ),
      (
        ["run", "--max-steps", "0", "a.swift"],
        "error: option '--max-steps' needs a whole number of at least 1, not '0'\n"
      ),
      (["run", "-", "-"], "error: standard input (-) can be read only once\n"),
      (
        ["--color", "sometimes", "rules"],
        "error: option '--color' must be auto, always or never, not 'sometimes'\n"
      ),
      (
        ["learner"],
        "error: 'vdl learner' needs one of list, add, rename, reset, erase\n"
          + "see 'vdl help learner'\n"
      ),
      (
        ["help", "slips", "never-caled"],
        "error: no slip is called 'never-caled'; did you mean 'never-called'?\nsee 'vdl help slips'\n"
      ),
      (["help", "stats"], "error: no help on 'stats'; did you mean 'status'?\nsee 'vdl --help'\n"),
    ] as [([String], String)])
  func `says what it does not understand`(words: [String], notices: String) {
    let said = run(words)
    #expect(said == Said(status: 64, output: "", notices: notices))
  }

  @Test func `takes the value of an option for no word of the help's`() {
    #expect(run(["help", "--content", "sources", "run"]).output == run(["help", "run"]).output)
    #expect(run(["--learner", "run", "help", "quiz"]).output == run(["help", "quiz"]).output)
  }

  @Test func `refuses a word that is no text, instead of another in its place`() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let notices = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"exec "$0" learner add "$(printf 'ad\377')" "#, BuiltProgram.file.path,
    ]
    process.environment = try BuiltProgram.environment(home: home)
    process.standardError = notices
    try process.run()
    let said = try notices.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(said == Data("error: argument 3 isn't text in UTF-8\n".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }

  @Test func `says which misconception may have been meant`() {
    let said = vdl(
      "run", "--believing", "view-load-at-init", "a.swift", files: ["a.swift": Array("".utf8)])
    #expect(
      said
        == Said(
          status: 64, output: "",
          notices: """
            error: no misconception is called 'view-load-at-init'; did you mean 'view-loads-at-init'?
            see 'vdl help misconceptions'

            """))
  }

  @Test func `takes options for every command before the command too`() {
    #expect(vdl("--color", "never", "rules").status == 0)
  }

  @Test func `gives programs one JSON value for a usage error`() {
    let said = vdl("trace", "--json", "--ios", "99", "a.swift")
    #expect(said.status == 64)
    #expect(
      said.output == """
        {
          "version": 1,
          "error": {"status": 64, "message": "iOS 99 was never released; the nearest version is 26.5"}
        }

        """)
  }

  @Test(
    arguments: [
      (["rules", "--json", "--code"], "error: options '--code' and '--json' can't be combined\n"),
      (
        ["trace", "--orders", "--leaks", "a.swift"],
        "error: options '--orders' and '--leaks' can't be combined\n"
      ),
      (
        ["trace", "--versions", "--orders", "a.swift"],
        "error: options '--versions' and '--orders' can't be combined\n"
      ),
    ])
  func `refuses options that make no sense together`(words: [String], notices: String) {
    let said = run(words)
    #expect(said.status == 64)
    #expect(said.notices == notices)
  }

  @Test(
    arguments: [
      ("UIView.viewWillAppear", "; did you mean 'viewWillAppear'?"),
      ("UIViewControler.viewWillAppear", "; did you mean 'viewWillAppear'?"),
      ("appearance.is", "; did you mean 'appearance.is-appearing'?"),
      (
        "layout.constraint-",
        "; 3 rule ids begin with it: layout.constraint-needs-common-ancestor,"
          + " layout.constraint-on-common-ancestor, layout.constraint-reaches-not-out"
      ),
      ("", ""),
    ])
  func `suggests rules for a name that nothing is called`(name: String, suggestion: String) {
    #expect(
      vdl("rules", name)
        == Said(
          status: 1, output: "",
          notices: "error: no rule is called '\(name)' or mentions it\(suggestion)\n"))
  }

  @Test(arguments: [40, 80])
  func `keeps the list of misconceptions within the width`(columns: Int) {
    let said = vdl("help", "misconceptions", columns: columns)
    #expect(said.status == 0)
    #expect(said.output.contains("\nalert-hides-presenter\n  You may expect"))
    #expect(said.output.split(separator: "\n").filter { $0.count > columns } == [])
  }

  @Test(arguments: [40, 80])
  func `names the sources, each with its author, year and link`(columns: Int) {
    let said = vdl("help", "sources", columns: columns)
    #expect(said.status == 0)
    #expect(said.output.split(separator: "\n").filter { $0.count > columns } == [])
    let text = said.output.filter { !$0.isWhitespace }
    for article in Article.all {
      #expect(text.contains(article.reference.filter { !$0.isWhitespace }))
    }
  }

  @Test(
    arguments: [
      ["rules"], ["rules", "viewWillAppear"], ["help", "misconceptions"], ["run", "a.swift"],
      ["trace", "a.swift"], ["trace", "--orders", "a.swift"],
      ["run", "--believing", "view-loads-at-init", "a.swift"], ["source", "UIView"],
    ])
  func `runs nothing on a model that does not compile`(words: [String]) {
    let said = run(words, files: ["a.swift": Array("print(1)".utf8)], model: Self.brokenModel)
    #expect(
      said
        == Said(
          status: 2, output: "",
          notices: """
            Misconceptions/x.swift:5:3: error: replaced function 'y' could not be found
            error: the model of UIKit doesn't compile
            this vdl was built from broken sources; rebuild it

            """))
  }

  @Test func `tells programs of a model that does not compile in one JSON value`() {
    let said = run(
      ["trace", "--json", "a.swift"], files: ["a.swift": []], model: Self.brokenModel)
    #expect(said.status == 2)
    #expect(
      said.output == """
        {
          "version": 1,
          "error": {"status": 2, "message": "the model of UIKit doesn't compile", \
        "hint": "this vdl was built from broken sources; rebuild it"}
        }

        """)
  }

  /// A model with a misconception that no longer matches it.
  private static func brokenModel() -> Model {
    var model = liveModel
    model.diagnostics = [
      Diagnostic(
        .error, "replaced function 'y' could not be found",
        at: SourceLocation(file: "Misconceptions/x.swift", line: 5, column: 3))
    ]
    return model
  }

  private func run(
    _ words: [String], files: [String: [UInt8]], model: @escaping () -> Model
  ) -> Said {
    switch words.count {
    case 1: vdl(words[0], files: files, model: model)
    case 2: vdl(words[0], words[1], files: files, model: model)
    case 3: vdl(words[0], words[1], words[2], files: files, model: model)
    default: vdl(words[0], words[1], words[2], words[3], files: files, model: model)
    }
  }

  private func run(_ words: [String]) -> Said {
    switch words.count {
    case 1: vdl(words[0])
    case 2: vdl(words[0], words[1])
    case 3: vdl(words[0], words[1], words[2])
    default: vdl(words[0], words[1], words[2], words[3])
    }
  }
}

@Suite struct `Files of a command line` {
  private func check(_ bytes: [UInt8], status: Int32, notices: String) {
    let said = vdl("run", "a.swift", files: ["a.swift": bytes])
    #expect(said.status == status)
    #expect(said.notices == notices)
  }

  @Test func `that are missing fail with their name`() {
    #expect(
      vdl("run", "a.swift")
        == Said(status: 74, output: "", notices: "a.swift: error: no such file\n"))
  }

  @Test func `make one line of a message, whatever they are called`() {
    let name = "a\nb.swift: error: \u{2028}none.swift"
    let shown = #"a\u{A}b.swift: error: \u{2028}none.swift"#
    #expect(vdl("run", name).notices == "\(shown): error: no such file\n")
    #expect(
      vdl("run", name, files: [name: Array("let a: Int = \"\"\n".utf8)]).notices.hasPrefix(
        "\(shown):1:14: error: "))
    #expect(
      vdl("progress", "--database", "/nowhere/\(name)").notices.hasPrefix(
        "error: cannot open the database '/nowhere/\(shown)'"))
  }

  @Test func `that are not UTF-8 are refused where the bad byte is`() {
    check(
      Array("let a = 1\nlet ".utf8) + [0xFF, 0x0A], status: 2,
      notices: "a.swift:2:5: error: invalid UTF-8 found in source file\n")
  }

  @Test func `that are empty run, with a warning`() {
    check([], status: 0, notices: "a.swift:1:1: warning: the file is empty\n")
  }

  @Test func `run until nothing is pending, though only a view hears of it`() {
    let text = """
      import UIKit
      class Board: UIView {
        override func layoutSubviews() { print("laid out") }
      }
      class Home: UIViewController {
        override func loadView() { view = Board() }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Home()
      window.makeKeyAndVisible()
      print("the last statement")
      """
    #expect(
      vdl("run", "a.swift", files: ["a.swift": Array(text.utf8)])
        == Said(status: 0, output: "the last statement\nlaid out\n", notices: ""))
  }

  @Test func `that are huge are refused`() {
    check(
      [UInt8](repeating: 0x20, count: SourceInput.limit + 1), status: 2,
      notices: "a.swift:1:1: error: the file is larger than 1 MB, the limit for a scenario\n")
  }

  @Test func `that are missing are a JSON value too`() throws {
    let said = vdl("trace", "--json", "a.swift")
    #expect(said.status == 74)
    try expectGolden(said.output, "trace-missing.json")
  }
}
