import Foundation
import ProjectFiles
import Testing

@testable import CLICommands

/// The course of boxes in `Content/README.md`, which teaches a topic of its own and knows a misconception
/// about it.
@Suite final class `A course with a topic and a misconception of its own` {
  private let folder: URL
  private var path: String { folder.path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    let guide = try ProjectFiles.text("Content/README.md")
    for match in guide.matches(of: /````file boxes\/(\S+)\n((?s:.*?))````/) {
      let file = folder.appending(path: String(match.1))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try String(match.2).write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit {
    for path in [path, path + ".sqlite", path + ".sqlite-wal", path + ".sqlite-shm"] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private func run(_ words: [String], typed: [String] = []) -> Said {
    vdl(
      words + ["--database", path + ".sqlite"], shipped: path, typed: typed,
      random: { UInt64.random(in: .min ... .max) }, model: { liveModel })
  }

  private func edit(_ name: String, _ change: (String) -> String) throws {
    let file = folder.appending(path: name)
    try change(String(contentsOf: file, encoding: .utf8))
      .write(to: file, atomically: true, encoding: .utf8)
  }

  private func check(
    _ words: [String], typed: [String] = [], status: Int32 = 0, has parts: String...,
    lacks others: [String] = [], at place: Testing.SourceLocation = #_sourceLocation
  ) {
    let said = run(words, typed: typed)
    #expect(said.status == status, "\(said.notices)", sourceLocation: place)
    // What was wrapped is one line again.
    let shown = (said.output + said.notices).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    for part in parts { #expect(shown.contains(part), "\(shown)", sourceLocation: place) }
    for other in others { #expect(!shown.contains(other), "\(shown)", sourceLocation: place) }
  }

  // MARK: Topics

  @Test func `is asked and shows its topic like a rule`() {
    check(["content", "check", path], has: "2 questions: no findings")
    check(["content", "list"], has: "boxes/two-things output iOS 17 boxes/box.last-first")
    check(
      ["quiz", "--rule", "box.last-first", "--count", "1", "--question", "two-things"],
      status: 64, has: "can't be combined")
    check(
      ["quiz", "--rule", "box.last-first", "--count", "1"], typed: ["no thing", "", "", "why"],
      has: "Topic boxes/box.last-first: A box gives back first what was put in last.")
    check(["progress", "--json"], has: "\"rule\": \"boxes/box.last-first\"")
    check(["export", "--format", "csv", "--table", "rules"], has: "boxes/box.last-first")
    check(
      ["rules", "boxes/box.last-first"], has: "A box gives back first what was put in last.",
      "topic of boxes")
    check(["rules", "boxes/box"], has: "boxes/box: boxes/box, 1 rule")
    check(["search", "gives", "back", "last"], has: "vdl rules boxes/box.last-first")
    check(
      ["report", "-o", "-"], has: "A box gives back first what was put in last.")
  }

  @Test func `begins a question about its topic`() throws {
    for name in ["box.last-first", "boxes/box.last-first"] {
      check(
        ["content", "new", "question", "output", "--rule", name, path],
        has: "next: put code of yours in it")
    }
    let lesson = try String(contentsOf: folder.appending(path: "L01-boxes.md"), encoding: .utf8)
    #expect(lesson.matches(of: /rules: \[box\.last-first\]/).count == 4)
  }

  @Test func `is found where it was added`() throws {
    let shipped = try GuideCourse()
    func run(_ words: String...) -> Said {
      vdl(words + ["--database", path + ".sqlite"], shipped: shipped.path)
    }
    #expect(run("content", "add", path).output == "vdl now teaches boxes: 1 lesson, 2 questions\n")
    #expect(run("rules", "boxes/box.last-first").output.contains("A box gives back first"))
    #expect(run("content", "add", "--remove", "boxes").status == 0)
    #expect(run("rules", "boxes/box.last-first").status == 1)
  }

  @Test
  func `refuses unknown topics, names of rules and misconceptions, and remarks on idle topics`()
    throws
  {
    try edit("L01-boxes.md") {
      $0.replacing("rules: [box.last-first]", with: "rules: [box.last-frist]")
    }
    check(
      ["content", "check", path], status: 1,
      has: "the rule book has no rule 'box.last-frist'; did you mean 'box.last-first'?",
      "remark: no question is about the topic 'box.last-first'")
    try edit("L01-boxes.md") {
      $0.replacing("[box.last-frist]", with: "[view.loads-on-first-access]")
    }
    try edit("topics.yaml") { $0.replacing("box.last-first", with: "view.loads-on-first-access") }
    try edit("misconceptions/box-is-a-queue.swift") {
      $0.replacing("box.last-first", with: "view.loads-on-first-access")
    }
    try FileManager.default.moveItem(
      at: folder.appending(path: "misconceptions/box-is-a-queue.swift"),
      to: folder.appending(path: "misconceptions/appearance-comes-once.swift"))
    check(
      ["content", "check", path], status: 1,
      has:
        "the rule book has a rule 'view.loads-on-first-access'; give the topic another id, or ask "
        + "about that rule",
      "vdl has a misconception 'appearance-comes-once' already; call the file by another name")
  }

  @Test func `keeps what is known of a topic with another id`() throws {
    check(
      ["quiz", "--rule", "box.last-first", "--count", "1"], typed: ["plate", ""],
      has: "Question 1 of 1"
    )
    for name in ["L01-boxes.md", "misconceptions/box-is-a-queue.swift"] {
      try edit(name) { $0.replacing("box.last-first", with: "box.order") }
    }
    try edit("topics.yaml") { _ in
      """
      box.order:
        sentence: A box gives back first what was put in last.
        formerly: [box.last-first]

      """
    }
    check(
      ["progress", "--json"], has: "\"rule\": \"boxes/box.order\"", lacks: ["box.last-first"])
    check(["export", "--format", "csv", "--table", "rules"], has: "boxes/box.order")
  }

  // MARK: Misconceptions

  @Test func `names its misconception from answers, and runs under it`() {
    let answers = [("two-things", ["cup", ""]), ("three-things", ["fork", "knife", ""])]
    for (question, typed) in answers + answers.prefix(1) {
      check(["quiz", "--question", question], typed: typed, lacks: ["fit a common misconception"])
    }
    check(
      ["quiz", "--question", answers[1].0], typed: answers[1].1,
      has: "You may expect that a box gives back first what was put in first.")
    check(["progress", "--json"], has: "\"belief\": \"boxes/box-is-a-queue\"")
  }

  @Test func `runs a file under its misconception`() throws {
    let text = try String(contentsOf: folder.appending(path: "Box.swift"), encoding: .utf8)
    let main = """
      let box = Box()
      box.put("cup")
      box.put("plate")
      print(box.take() ?? "nothing")

      """
    let files = ["Box.swift": Array(text.utf8), "main.swift": Array(main.utf8)]
    func run(_ words: String...) -> Said {
      vdl(
        words + ["Box.swift", "main.swift", "--database", path + ".sqlite"], files: files,
        shipped: path)
    }
    #expect(run("run").output == "plate\n")
    #expect(run("run", "--believing", "boxes/box-is-a-queue").output == "cup\n")
    let unknown = run("run", "--believing", "boxes/box-is-a-queu")
    #expect(unknown.notices.contains("did you mean 'boxes/box-is-a-queue'?"))
    let alone = vdl(
      ["run", "--believing", "boxes/box-is-a-queue", "main.swift"],
      files: ["main.swift": Array("print(1)\n".utf8)], shipped: path)
    #expect(alone.status == 2)
    #expect(alone.notices.contains("misconceptions/box-is-a-queue.swift:"))
  }

  @Test func `calls the originals of what it replaces in UIKit`() throws {
    try edit("misconceptions/box-is-a-queue.swift") {
      $0.components(separatedBy: "extension Box")[0] + """
        extension UIViewController {
            @_dynamicReplacement(for: viewDidLoad())
            func sayThatItLoaded() {
                viewDidLoad()
                [1].forEach { _ in self.viewDidLoad() }
                print("loaded")
            }
            @_dynamicReplacement(for: isViewLoaded)
            var isViewMissing: Bool { !isViewLoaded }
        }

        """
    }
    let main = """
      import UIKit
      class Home: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              print("home")
          }
      }
      let home = Home()
      _ = home.view
      print(home.isViewLoaded)

      """
    let said = vdl(
      [
        "run", "--believing", "boxes/box-is-a-queue", "main.swift", "--database",
        path + ".sqlite",
      ], files: ["main.swift": Array(main.utf8)], shipped: path)
    #expect(said.output == "loaded\nhome\nfalse\n", "\(said.notices)")
  }

  @Test func `replaces what it calls of other objects, too`() throws {
    try edit("misconceptions/box-is-a-queue.swift") {
      $0.components(separatedBy: "extension Box")[0] + """
        extension UIViewController {
            @_dynamicReplacement(for: isViewLoaded)
            var isViewMissing: Bool {
                if let parent { return parent.isViewLoaded }
                return !isViewLoaded
            }
        }

        """
    }
    let main = """
      import UIKit
      let home = UIViewController()
      let room = UIViewController()
      home.addChild(room)
      print(home.isViewLoaded, room.isViewLoaded)

      """
    let said = vdl(
      [
        "run", "--believing", "boxes/box-is-a-queue", "main.swift", "--database",
        path + ".sqlite",
      ], files: ["main.swift": Array(main.utf8)], shipped: path)
    #expect(said.output == "true true\n", "\(said.notices)")
  }

  @Test func `is told what is wrong with a misconception`() throws {
    let name = "misconceptions/box-is-a-queue.swift"
    let good = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    func check(_ text: String, status: Int32 = 1, _ message: String) throws {
      try edit(name) { _ in text }
      self.check(["content", "check", path], status: status, has: message)
    }
    try check(
      good.replacing("// why:", with: "// reason:"),
      "the head of this file lacks '// why: …'")
    try check(
      good.replacing("// against: box.last-first", with: "// against: box.last"),
      "the rule book has no rule 'box.last'; did you mean 'box.last-first'?")
    try check(
      good.replacing("for: take()", with: "for: tkae()"),
      "\(name):11:10: error: replaced function 'tkae()' could not be found")
    try check(
      good.replacing("    @_dynamicReplacement(for: take())\n", with: ""),
      "this file replaces nothing; mark a function with '@_dynamicReplacement(for: name(labels:))'")
    try check(
      good.replacing("It is not so: ", with: "No: "),
      "'// truth: …' with 'It is not so:', and '// why: …' is the reason")
    try check(
      good.replacing("-> String?", with: "throws -> String?"),
      "the type of this does not match that of the replaced 'take()'")
    try check(
      good.replacing("{ contents", with: "{ let none: String; _ = none; return contents"),
      "constant 'none' used before being initialized")
    try check(
      good.replacing("{ contents", with: "{ Host.branch(); return contents"),
      "'branch' is inaccessible due to 'internal' protection level")
    try check(
      good.replacing("import UIKit\n", with: "import UIKit\nlet first = \"first\"\n")
        .replacing(": contents.removeFirst()", with: ": first"), status: 0,
      "2 questions: no findings")
    try check(good + "print(1)\n", "expressions are not allowed at the top level")
    try check(
      good.replacing("removeFirst", with: "removeLast"), status: 0,
      "every question has the same answer under this misconception; ask one that shows it")
    try check(
      good.replacing("contents.isEmpty ? nil : contents.removeFirst() }", with: "takeAgain() }")
        .replacing("\n}\n", with: "\n    func takeAgain() -> String? { take() }\n}\n"),
      status: 0,
      "no question has another answer under this misconception, and 'two-things' has none: the run "
        + "ends with 'stack overflow'")
    try check(good, status: 0, "2 questions: no findings")
  }
}
