import Diagnostics
import Releases
import Scenarios
import Testing

@Suite struct `Code that asks for its release` {
  private func output(_ source: String, ios: IOSVersion) -> [String] {
    engine.run(Scenario("import UIKit\n" + source, ios: ios)).output
  }

  @Test func `takes the branch of the release that is run`() {
    let source = """
      if #available(iOS 9, *) { print("nine") } else { print("older") }
      if #unavailable(iOS 9.3) { print("not yet 9.3") }
      if #available(macOS 12, *) { print("not about iOS") }
      func late() {
        guard #available(iOS 13.4, *), 1 < 2 else { return }
        print("late")
      }
      late()
      """
    #expect(output(source, ios: IOSVersion(8)) == ["older", "not yet 9.3", "not about iOS"])
    #expect(output(source, ios: IOSVersion(9)) == ["nine", "not yet 9.3", "not about iOS"])
    #expect(output(source, ios: IOSVersion(9, 3)) == ["nine", "not about iOS"])
    #expect(output(source, ios: IOSVersion(13, 4)) == ["nine", "not about iOS", "late"])
    #expect(output("if #available(iOS 99, *) { print(1) }", ios: IOSVersion(26)) == [])
  }

  @Test func `can catch what a release does not understand`() {
    let source = """
      class A: UIViewController {}
      let a = A()
      let exception = Simulator.catchException {
        a.loadViewIfNeeded()
        print("loaded")
      }
      print(exception?.name.rawValue ?? "none", exception?.reason ?? "")
      print("on")
      """
    #expect(output(source, ios: IOSVersion(9)) == ["loaded", "none ", "on"])
    #expect(
      output(source, ios: IOSVersion(8)) == [
        "NSInvalidArgumentException -[UIViewController loadViewIfNeeded]: unrecognized selector sent"
          + " to instance", "on",
      ])
  }

  /// `find(_:)` is a responder's own from iOS 16 on.
  @Test func `has methods of its own whose names came to UIKit later`() {
    let source = """
      class A: UIViewController {
        @objc func find(_ sender: Any?) { print("own") }
      }
      let responder: UIResponder = A()
      responder.perform(#selector(A.find(_:)), with: nil)
      """
    #expect(output(source, ios: IOSVersion(15)) == ["own"])
    let run = engine.run(Scenario("import UIKit\n" + source, ios: IOSVersion(16)))
    #expect(run.outcome == .refused)
    #expect(
      run.diagnostics.map(\.message) == ["overriding declaration requires an 'override' keyword"])
  }
}

@Suite struct `A check that says which time it means` {
  private func checks(_ checks: [String]) -> [CheckResult] {
    engine.run(
      Scenario(
        """
        import UIKit
        class A: UIViewController {
          var reads = 0
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            reads += 1
          }
        }
        let a = A()
        for _ in 1...3 {
          a.beginAppearanceTransition(true, animated: false)
          a.endAppearanceTransition()
          a.beginAppearanceTransition(false, animated: false)
          a.endAppearanceTransition()
        }
        """, checks: checks)
    ).checks
  }

  @Test func `sees that one`() {
    #expect(
      checks([
        "trace.at(\"A.viewWillAppear (2)\") { a.reads == 1 }",
        "trace.at(\"A.viewWillAppear(_:) (3)\") { a.reads == 2 }",
        "trace.at(\"A.viewWillAppear (2)\") { a.reads == 0 }",
        "trace.at(\"A.viewWillAppear (4)\") { true }",
        "trace.count(\"A.viewWillAppear (2)\") == 1 && trace.count(\"A.viewWillAppear (9)\") == 0",
        "trace.comes(\"A.viewDidAppear\", before: \"A.viewWillAppear (2)\")",
        "trace.comes(\"A.viewWillAppear (3)\", before: \"A.viewDidAppear (2)\")",
      ]) == [.holds, .holds, .fails, .fails, .holds, .holds, .fails])
  }
}
