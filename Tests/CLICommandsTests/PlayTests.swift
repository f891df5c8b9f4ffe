import Foundation
import Playground
import Releases
import ReviewLog
import Scenarios
import TerminalUI
import TestedEngine
import Testing

@testable import CLICommands

@Suite struct `The playground in a terminal` {
  private func check(
    _ typed: [String], _ words: [String] = [], files: [String: [UInt8]] = [:], shows: String,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let said = vdl(["play"] + words, files: files, typed: typed)
    #expect(said.output == shows, sourceLocation: sourceLocation)
    #expect(said.notices == "", sourceLocation: sourceLocation)
    #expect(said.status == 0, sourceLocation: sourceLocation)
  }

  private static let page = [
    "class Page: UIViewController {",
    "  override func viewDidLoad() {",
    "    super.viewDidLoad()",
    "    print(\"loaded\")",
    "  }",
    "}",
  ]

  @Test func `shows what UIKit calls, and why`() {
    check(
      Self.page + ["let page = Page()", "page.loadViewIfNeeded()", ":why 2"],
      shows: """
        2 Page.viewDidLoad(), called by loadViewIfRequired, called by loadViewIfNeeded,
              called by line 9
        1 more callback that your classes don't override; see ':trace'.
        loaded
        Page.viewDidLoad(): called by loadViewIfRequired, called by loadViewIfNeeded,
        called by line 9.
        Rule view.did-load-follows-load-view: UIKit calls `viewDidLoad()` once per load,
          after `loadView()` has finished and `view` is set.
        Rule view.loads-on-first-access: The first read of `view` loads it: UIKit calls
          `loadView()`, then `viewDidLoad()`. Later reads return the loaded view.

        """)
  }

  @Test func `says what a new declaration changes`() {
    check(
      ["func f() -> Int { 2 }", "print(f())", "func f() -> Int { 3 }", ":list"],
      shows: """
        2
        Replaced f(), which was in line 2.
        ~ line 3 now prints 3, was 2
         1  import UIKit
         2  func f() -> Int { 3 }
         3  print(f())

        """)
  }

  @Test func `knows types and values`() {
    check(
      [
        "let a = [1, 2]", "var b: String? = nil", ":type a.map { \"\\($0)\" }", ":type b + 1",
        ":vars",
      ],
      shows: """
        [String]
        value of optional type 'String?' must be unwrapped to a value of type 'String'
        a: [Int] = [1, 2]
        b: String? = nil

        """)
  }

  @Test func `takes commands by their beginnings`() {
    check(
      [
        ":u", ":un", ":re", ":nothing", ":del 1", ":ios 99", ":settle", ":type", ":type let a = 1",
        ":type [1].map", ":believe no", "var i = 0; while true { i += 1 }", "1 + 2", "\"a\"", ":u",
      ],
      shows: """
        There is nothing to undo.
        There is nothing to undo.
        Which one: :redo, :reset?
        ':nothing' is no command; ':help' lists them.
        The program has 1 line; ':list' shows them.
        ':ios' takes a version such as 17 or 5.1; this is iOS 26.
        Write ':settle on' or ':settle off'; it is on.
        ':type EXPRESSION' takes an expression.
        ':type' takes an expression, and this is none.
        It is generic: without arguments, nothing tells its type.
        There is no misconception 'no'. 'vdl help misconceptions' lists them.
        Stopped in line 2: the program ran for too many steps.
        This is what ran. The entry is not kept; ':edit' opens it again.
        = 3
        = "a"
        Undone: "a"

        """)
  }

  @Test func `reads on behind an empty line where more is there`() {
    let page = [
      "class A {", "", "  var x = 1", "", "  func f() {}", "}", "A().x", "class B {", "", ":list",
    ]
    let said = vdl(["play"], typed: page, hasMore: true)
    #expect(
      said.output == """
        = 1
        scenario.swift:9:10: error: expected '}' to end class
        class B {
                 ^
        scenario.swift:9:9: note: to match this opening '{'
        The entry is not kept; ':edit' opens it again.
         1  import UIKit
         2  class A {
         3
         4    var x = 1
         5
         6    func f() {}
         7  }
         8  A().x

        """)
  }

  @Test func `completes members of what stands before a point`() {
    #expect(CodeWord(endOf: "print(a.b[1].c(2, 3)?.de").receiver == "a.b[1].c(2, 3)?")
    #expect(CodeWord(endOf: "print(a.b[1].c(2, 3)?.de").text == "de")
    #expect(CodeWord(endOf: "x + na").receiver == nil)
    let scenario = Scenario(
      "class A: UIViewController { var own = 1 }\nlet a = A()\nlet s: String? = nil\n")
    func names(_ receiver: String, _ beginning: String) -> [String] {
      liveModel.memberNames(receiver, beginning, scenario)
    }
    #expect(names("a", "ow") == ["own"])
    #expect(names("a", "viewDidL") == ["viewDidLayoutSubviews", "viewDidLoad"])
    #expect(names("a.view", "addSub") == ["addSubview"])
    #expect(names("s?", "upper") == ["uppercased"])
    #expect(names("s", "upper") == ["uppercased"])
    #expect(names("[1, 2]", "sorte") == ["sorted"])
    #expect(names("UIView", "anim").contains("animate"))
    #expect(names("nothing", "a") == [])
  }

  @Test func `goes on with a file`() {
    check(
      ["print(a + 1)", ":q"], ["a.swift"], files: ["a.swift": Array("let a = 1\nprint(a)\n".utf8)],
      shows: """
        1
        2

        """)
  }

  @Test func `answers programs in objects`() {
    let said = vdl(
      ["play", "--json"],
      typed: [
        "print(1)", "\"func f() {\\n  print(2)\\n}\"", "class A {", "print(b)", ":undo", ":why 1",
      ])
    let statuses = said.output.split(separator: "\n").map { line in
      line.split(separator: "\"").dropFirst(7).first.map(String.init) ?? ""
    }
    #expect(
      statuses == [
        "accepted", "accepted", "incomplete", "refused", "accepted", "':why' is for people",
      ])
    #expect(
      said.output.split(separator: "\n").first == """
        {"type": "entry", "status": "accepted", "replaced": [], "output": {"added": [{"text": "1", "line": 2}], \
        "changed": [], "removed": []}, "events": {"added": [], "changed": [], "removed": []}, "diagnostics": [], \
        "value": null, "outcome": {"kind": "completed", "message": null, "location": null}}
        """)
    #expect(said.status == 0)
  }

  @Test func `tells programs why an entry failed`() {
    let said = vdl(
      ["play", "--json"], typed: ["fatalError(\"end\")", "while true {}", "class A {"])
    let outcomes = said.output.split(separator: "\n").map { line in
      String(line[(line.firstRange(of: "\"outcome\": ")?.upperBound ?? line.endIndex)...])
    }
    #expect(
      outcomes == [
        """
        {"kind": "trapped", "message": "Fatal error: end", "location": {"file": "scenario.swift", \
        "line": 2, "column": 1}}}
        """,
        #"{"kind": "limit", "message": "steps", "location": null}}"#, "null}",
      ])
  }

  @Test func `shows on one output what is wrong, and keeps nothing of it`() {
    check(
      ["print(nothingAtAll)", "fatalError(\"end\")", "class A {", "", ":list"],
      shows: """
        scenario.swift:2:7: error: cannot find 'nothingAtAll' in scope
        print(nothingAtAll)
              ^~~~~~~~~~~~
        The entry is not kept; ':edit' opens it again.
        scenario.swift:2:1: trap: Fatal error: end
          at top-level code (scenario.swift:2)
        This is what ran. The entry is not kept; ':edit' opens it again.
        scenario.swift:2:10: error: expected '}' to end class
        class A {
                 ^
        scenario.swift:2:9: note: to match this opening '{'
        The entry is not kept; ':edit' opens it again.
         1  import UIKit

        """)
  }

  /// What the playground is for, as somebody reads it.
  @Test(arguments: [45, 80]) func `is a session to read`(columns: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let said = vdl(
      ["play"], files: ["b.swift": Array("// From elsewhere.\nprint(\"b\")\n".utf8)],
      columns: columns, environment: ["HOME": folder.path],
      typed: [
        "class Menu: UIViewController {", "  override func viewDidLoad() {",
        "    super.viewDidLoad()", "    print(\"loaded\")", "  }", "}",
        "let window = UIWindow()", "let nav = UINavigationController(rootViewController: Menu())",
        "window.rootViewController = nav", "window.makeKeyAndVisible()",
        "class Page: UIViewController {}",
        "extension Page { override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print(\"page\") } }",
        "nav.pushViewController(Page(), animated: true)", "nav.viewControllers.count",
        ":why 2",
        "extension Menu { override func viewDidLoad() { super.viewDidLoad(); print(\"redefined\") } }",
        ":undo", "let none: UIView? = nil", "none!.isHidden", "var n = 0", "while true { n += 1 }",
        "func deep(_ n: Int) -> Int { deep(n + 1) + 1 }", "deep(0)",
        "print(n", "", "if #available(iOS 13, *) { print(\"new\") } else { print(\"old\") }",
        ":fork modern", ":ios 12", ":diff modern", ":undo",
        "class Child: UIViewController { override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent); print(\"moved\") } }",
        "nav.topViewController!.addChild(Child())", ":believe add-child-sends-did-move",
        ":believe nothing", ":del 3", ":del 4", ":type nav", ":vars", ":save ~/saved.swift",
        ":list", ":load b.swift", ":list", ":undo", ":reset", ":quit",
      ], echoes: true)
    #expect(said.status == 0)
    try expectTranscript(said.output, "play", columns, false)
    let saved = try String(contentsOf: folder.appending(path: "saved.swift"), encoding: .utf8)
    let run = testedEngine.run(Scenario(saved))
    #expect(run.output.first == "page")
    #expect(run.outcome == .completed)
  }

  @Test func `guesses a command that lacks its colon`() {
    let said = vdl(["play"], typed: ["help", "let list = 1", "list", ":quit"])
    #expect(said.output.contains("If you meant the command, type ':help'."))
    #expect(!said.output.contains("':list'"), "a variable of that name is one")
  }

  @Test func `keeps its circumstances with its program until it ends`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let console = Console(
      write: { _ in }, notify: { _ in }, flush: { true },
      terminal: Terminal(
        inputIsTerminal: true, outputIsTerminal: true, errorIsTerminal: true, columns: 80),
      style: .plain)
    let context = Context(
      console: console, environment: ["XDG_DATA_HOME": folder.path],
      read: { (_) throws(Failure) in [] }, loadModel: { liveModel },
      now: { Moment(time: UTCTime(milliseconds: 0), zone: .utc) }, random: { 4 })
    for isUnusual in [true, false] {
      var setting = Playground.Setting()
      if isUnusual {
        setting.ios = IOSVersion(12)
        setting.believing = "add-child-sends-did-move"
        setting.settles = false
      }
      var playground = Playground()
      _ = playground.open(ProgramText(of: "print(1)\n"), under: setting, step: ":load") {
        testedEngine.run($0)
      }
      var draft = PlayDraft(in: context)
      draft?.keep(playground)
      draft = nil
      let next = try #require(PlayDraft(in: context))
      let left = try #require(next.findLeft())
      #expect(left.text == playground.program.text)
      #expect(
        left.setting(
          from: Playground.Setting(), misconceptions: ["add-child-sends-did-move"]) == setting)
      next.remove(left)
      #expect(next.findLeft() == nil)
    }
  }

  @Test func `opens from a session and comes back`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var seed: UInt64 = 0
    let said = vdl(
      ["--database", folder.path + "/a.sqlite"],
      typed: ["", "dk", "play", "print(1)", ":q", "quit"],
      random: {
        seed += 1
        return seed
      })
    #expect(
      said.output.contains("\n1\n(before 'on screen')\n\nYou are back where you were."), "\(said)")
  }
}
