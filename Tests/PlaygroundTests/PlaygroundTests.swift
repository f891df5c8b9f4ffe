import Playground
import Releases
import Scenarios
import TestedEngine
import Testing

@Suite struct `A playground` {
  /// What entries do, one line each: `>` the status, `+` new, `~` changed, `-` gone.
  private func check(
    _ entries: [String], _ expected: [String], _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var playground = Playground()
    var lines: [String] = []
    for entry in entries {
      guard let answer = playground.enter(entry, run) else { continue }
      lines.append("> \(answer.status.rawValue)")
      lines += answer.difference.map(Self.lines) ?? []
    }
    #expect(lines == expected, sourceLocation: sourceLocation)
  }

  private func run(_ scenario: Scenario) -> Run? { testedEngine.run(scenario) }

  private static func lines(_ difference: Difference) -> [String] {
    difference.events.added.map { "+ \($0.name)" }
      + difference.events.changed.map { "~ \($0.was.name) \($0.now.name)" }
      + difference.events.removed.map { "- \($0.name)" }
      + difference.output.added.map { "+ " + $0.text }
      + difference.output.changed.map { "~ \($0.was.text) \($0.now.text)" }
      + difference.output.moved.map { "m " + $0.text }
      + difference.output.removed.map { "- " + $0.text }
  }

  @Test func `shows only what is new`() {
    check(
      ["var a = 1", "print(a)", "a += 1; print(a)"],
      ["> accepted", "> accepted", "+ 1", "> accepted", "+ 2"])
  }

  @Test func `shows what a new declaration changes before`() {
    check(
      ["func f() -> Int { 2 }", "print(f())", "print(\"end\")", "func f() -> Int { 3 }"],
      ["> accepted", "> accepted", "+ 2", "> accepted", "+ end", "> accepted", "~ 2 3"])
  }

  @Test func `says all that another program does, in its own circumstances`() {
    var playground = Playground()
    _ = playground.enter("print(1)", run)
    var setting = playground.setting
    setting.ios = IOSVersion(12)
    let other = ProgramText(of: "print(1)\nprint(2)\n")
    let answer = playground.open(other, under: setting, step: ":load", run)
    #expect(answer?.difference.map(Self.lines) == ["+ 1", "+ 2"])
    #expect(playground.setting.ios == IOSVersion(12))
    let broken = playground.open(ProgramText(of: "print(x)"), step: ":load", run)
    #expect(broken?.status == .refused)
    #expect(playground.program == other)
    _ = playground.undo(run)
    #expect(playground.setting.ios == .newest)
  }

  @Test func `keeps nothing that is refused or fails`() {
    check(
      ["let a = 1", "print(b)", "print(a); fatalError()", "print(a)"],
      ["> accepted", "> refused", "> trapped", "+ 1", "> accepted", "+ 1"])
  }

  @Test func `lets UIKit finish after an entry`() {
    var playground = Playground()
    _ = playground.enter(
      """
      class Page: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          print("appeared")
        }
      }
      """, run)
    #expect(!playground.program.text.contains(ProgramText.settling))
    _ = playground.enter(
      "let window = UIWindow(); window.rootViewController = Page(); window.makeKeyAndVisible()", run
    )
    #expect(playground.program.parts.last == ProgramText.settling)
    #expect(playground.run?.output == ["appeared"])
    _ = playground.enter("DispatchQueue.main.async { print(\"later\") }", run)
    #expect(playground.program.parts.count { $0 == ProgramText.settling } == 2)
    _ = playground.enter("print(1)", run)
    #expect(playground.run?.output == ["appeared", "later", "1"])
    #expect(playground.program.parts.last == "print(1)")
    // What is saved runs exactly so.
    #expect(testedEngine.run(Scenario(playground.program.text)).output == playground.run?.output)
  }

  @Test func `goes back and forth exactly`() {
    var playground = Playground()
    for entry in ["var a = 1", "a = 2", "print(a)"] { _ = playground.enter(entry, run) }
    let text = playground.program.text
    #expect(playground.undo(run).map(\.difference).map { Self.lines($0!) } == ["- 2"])
    #expect(playground.undo(run) != nil)
    #expect(playground.program.text == "import UIKit\nvar a = 1\n")
    #expect(playground.redo(run) != nil)
    #expect(playground.redo(run) != nil)
    #expect(playground.program.text == text)
    #expect(playground.redo(run) == nil)
  }

  @Test func `compares with what was kept aside`() {
    var playground = Playground()
    _ = playground.enter("let a = 1; print(a)", run)
    playground.fork(as: "one")
    _ = playground.enter("let a = 2", run)
    #expect(playground.difference(fromFork: "one", run).map(Self.lines) == ["~ 1 2"])
    #expect(playground.difference(fromFork: "two", run) == nil)
  }

  @Test func `tells what another release changes`() {
    var playground = Playground()
    _ = playground.enter("if #available(iOS 13, *) { print(\"new\") } else { print(\"old\") }", run)
    var setting = playground.setting
    setting.ios = IOSVersion("12")!
    #expect(playground.set(setting, step: ":ios", run)?.difference.map(Self.lines) == ["~ new old"])
    _ = playground.enter("if #unavailable(iOS 12) { fatalError() }", run)
    setting.ios = IOSVersion("11")!
    #expect(playground.set(setting, step: ":ios", run)?.status == .trapped)
    #expect(playground.setting.ios == IOSVersion("12")!)
  }
}

extension Playground {
  fileprivate mutating func enter(_ entry: String, _ runner: Runner) -> Answer? {
    apply(edit(by: entry), runner)
  }
}
