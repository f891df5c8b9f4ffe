import Diagnostics
import Playground
import Releases
import Scenarios
import TestedEngine
import Testing

@Suite struct `What an entry changes` {
  /// What the last of some entries does: `+` new (with what it comes before), `~` changed, `m` moved, `-`
  /// gone.
  private func check(
    _ entries: String..., expecting expected: [String],
    _ sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var playground = Playground()
    var lines: [String] = []
    for entry in entries {
      let answer =
        entry == ":undo"
        ? playground.undo(run) : playground.apply(playground.edit(by: entry), run)
      #expect(answer?.status == .accepted, sourceLocation: sourceLocation)
      lines = answer?.difference.map(Self.lines) ?? []
    }
    #expect(lines == expected, sourceLocation: sourceLocation)
  }

  private func run(_ scenario: Scenario) -> Run? { testedEngine.run(scenario) }

  private static func lines(_ difference: Difference) -> [String] {
    let output = difference.output
    return lines(difference.events) { event in
      "\(event.object).\(event.callback)"
        + event.arguments.map { " \($0.label): \($0.value)" }.joined()
    }
      + output.added.enumerated().map { index, line in
        "+ \(line.text)" + (output.followers[index].map { " before \($0.text)" } ?? "")
      } + output.changed.map { "~ \($0.was.text) \($0.now.text)" }
      + output.moved.map { "m \($0.text)" } + output.removed.map { "- \($0.text)" }
      + difference.leaks.added.map { "! \($0.objects.joined())" }
      + difference.warnings.map { "w \($0.message)" }
  }

  private static func lines<Part>(
    _ parts: Difference.Parts<Part>, _ text: (Part) -> String
  ) -> [String] {
    parts.added.map { "+ " + text($0) } + parts.changed.map { "~ \(text($0.was)) \(text($0.now))" }
      + parts.moved.map { "m " + text($0) } + parts.removed.map { "- " + text($0) }
  }

  @Test func `compares one by one what runs as often as before`() {
    check(
      "var n = 0", "func f() { n += 1; print(n) }", "f()", "f()", "func f() { n += 2; print(n) }",
      expecting: ["~ 1 2", "~ 2 4"])
  }

  @Test func `finds the same among what runs more often`() {
    check(
      "var all = [1, 2, 3]", "for one in all { print(one) }", "var all = [0, 1, 2, 3]",
      expecting: ["+ 0 before 1"])
    check("print(\"x\")", "print(\"x\")", "print(\"x\")", ":undo", expecting: ["- x"])
  }

  @Test func `says where a new line comes between old ones`() {
    check(
      "DispatchQueue.main.async { print(\"later\") }", "print(\"now\")",
      expecting: ["+ now"])
    var playground = Playground()
    playground = unsettled(playground)
    _ = playground.apply(
      playground.edit(by: "DispatchQueue.main.async { print(\"later\") }"), run)
    let answer = playground.apply(playground.edit(by: "print(\"now\")"), run)
    #expect(answer?.difference.map(Self.lines) == ["+ now before later"])
  }

  private func unsettled(_ playground: Playground) -> Playground {
    var (playground, setting) = (playground, playground.setting)
    setting.settles = false
    _ = playground.set(setting, step: ":settle off", run)
    return playground
  }

  @Test func `tells another order from another line`() {
    check(
      "var first = \"a\"", "func f() { print(first) }", "func g() { print(\"b\") }",
      "func both() { f(); g() }", "both()", "func both() { g(); f() }", expecting: ["m a"])
  }

  @Test func `takes no number of an object for a change`() {
    check(
      "class A: UIViewController {}", "func make() { A().loadViewIfNeeded() }", "make()", "make()",
      expecting: ["+ A#2.loadView()", "+ A#2.viewDidLoad()"])
  }

  @Test func `pairs callbacks of one object and name`() {
    check(
      "class A: UIViewController { override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) } }",
      "let a = A()",
      "func go(_ animated: Bool) { a.beginAppearanceTransition(true, animated: animated) }",
      "func start() { go(true) }", "start()", "func start() { go(false) }",
      expecting: [
        "~ A.viewWillAppear(_:) animated: true A.viewWillAppear(_:) animated: false"
      ])
  }

  @Test func `tells of what stays alive`() {
    check(
      "class L { var f: (() -> Void)? }", "var l: L? = L()", "l!.f = { [l] in print(l as Any) }",
      "l = nil", expecting: ["! L"])
  }

  @Test func `repeats no warning`() {
    let page = """
      class Page: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          print("will appear")
        }
      }
      """
    var playground = Playground()
    let first = playground.apply(playground.edit(by: page), run)
    #expect(first?.difference?.warnings.count == 1)
    let second = playground.apply(playground.edit(by: "print(1)"), run)
    #expect(second?.difference?.warnings.isEmpty == true)
    #expect(second?.run?.diagnostics.count == 1)
  }

  @Test func `tells the value of an expression`() {
    func value(_ entries: String...) -> String? {
      var playground = Playground()
      var value: String?
      for entry in entries { value = playground.apply(playground.edit(by: entry), run)?.value }
      return value
    }
    #expect(value("let a = 1", "a + 2") == "3")
    #expect(value("\"a\\nb\"") == "\"a\\nb\"")
    #expect(value("[1, 2].map { $0 * 2 } // doubled") == "[2, 4]")
    #expect(value("var a: Int?", "a") == "nil")
    #expect(value("print(1)") == nil)
    #expect(value("var a = 1", "a = 2") == nil)
    #expect(value("var a = 1", "a += 2") == nil)
    #expect(value("let a = 1") == nil)
    // What the value tells is no part of the program.
    var playground = Playground()
    let answer = playground.apply(playground.edit(by: "1 + 1"), run)
    #expect(playground.program.text == "import UIKit\n1 + 1\n")
    #expect(answer?.difference?.isEmpty == true)
  }

  @Test func `keeps the lifetime of a value`() {
    check(
      "class D { deinit { print(\"gone\") } }", "D()", "print(\"end\")",
      expecting: ["+ end"])
  }

  @Test func `says only what ran of an entry that fails`() {
    var playground = Playground()
    for entry in ["func f() { print(1) }", "f()", "print(2)"] {
      _ = playground.apply(playground.edit(by: entry), run)
    }
    let answer = playground.apply(
      playground.edit(by: "func f() { print(3); fatalError() }"), run)
    #expect(answer?.status == .trapped)
    #expect(answer?.effects.isEmpty == true)
    #expect(answer?.difference.map(Self.lines) == ["~ 1 3"])
  }

  @Test func `undoes a setting too`() {
    var playground = Playground()
    _ = playground.apply(playground.edit(by: "print(1)"), run)
    var setting = playground.setting
    setting.ios = IOSVersion("12")!
    _ = playground.set(setting, step: ":ios 12", run)
    #expect(playground.undoable == ":ios 12")
    _ = playground.undo(run)
    #expect(playground.setting.ios == .newest)
    #expect(playground.undoable == "print(1)")
    #expect(playground.redoable == ":ios 12")
  }

  @Test func `says where a limit stopped the program`() {
    var playground = Playground()
    let answer = playground.apply(
      playground.edit(by: "var i = 0\nwhile true {\n  i += 1\n}"), run)
    #expect(answer?.status == .limit)
    #expect([3, 4].contains(answer?.run?.stoppedAt?.line))
  }
}
