import Diagnostics
import Releases
import Scenarios
import Testing

@Suite struct `The versions of a run` {
  private func versions(_ text: String) -> Versions { engine.runVersions(of: Scenario(text)) }

  @Test func `are one stretch where nothing changes`() {
    let versions = versions("print(1 + 1)\n")
    #expect(versions.stretches.count == 1)
    #expect(versions.stretches.first?.first == IOSVersion.released.first)
    #expect(versions.stretches.first?.last == IOSVersion.released.last)
    #expect(versions.stretches.first?.change == nil)
  }

  @Test func `are one stretch where the text is no Swift`() throws {
    let versions = engine.runVersions(of: Scenario("let a = }"))
    #expect(versions.stretches.count == 1)
    let stretch = try #require(versions.stretches.first)
    #expect(stretch.first == IOSVersion.released.first)
    #expect(stretch.last == IOSVersion.released.last)
    #expect(stretch.run.outcome == .refused)
  }

  @Test func `share the steps of a run that never ends`() throws {
    let scenario = Scenario("var n = 0\nwhile true { n += 1 }")
    let versions = engine.runVersions(of: scenario, limits: Limits(steps: 10_000_000))
    #expect(versions.stretches.count == 1)
    let run = try #require(versions.stretches.first?.run)
    #expect(run.outcome == .limit(.steps))
    #expect((560_000...690_000).contains(run.steps), "\(run.steps)")
  }

  @Test func `are every release once, in order, each as it runs`() {
    let text = ShownRoot.text
    let versions = versions(text)
    var releases = IOSVersion.released[...]
    for stretch in versions.stretches {
      #expect(releases.first == stretch.first)
      releases = releases.drop { $0 <= stretch.last }
      #expect(stretch.run.ios == stretch.first)
      let last = engine.run(Scenario(text, ios: stretch.last))
      #expect(last.output == stretch.run.output)
      #expect(last.events.map(\.callback) == stretch.run.events.map(\.callback))
    }
    #expect(releases.isEmpty)
  }

  @Test func `know their own release and what it has, though many share their code`() {
    let text = """
      import UIKit
      print(UIDevice.current.systemVersion)
      if #available(iOS 11.3, *) { print("new") } else { print("old") }
      """
    let versions = versions(text)
    #expect(versions.stretches.map(\.first) == IOSVersion.released)
    for stretch in versions.stretches {
      let name = "\(stretch.first.major).\(stretch.first.minor)"
      let isNew = stretch.first >= IOSVersion(11, 3)
      #expect(stretch.run.output == [name, isNew ? "new" : "old"])
    }
  }

  @Test func `say what a release does not have yet, and where it is used`() throws {
    let versions = versions(
      """
      import UIKit
      class A: UIViewController {}
      let a = A()
      a.loadViewIfNeeded()
      """)
    let first = try #require(versions.stretches.first)
    let need = try #require(first.need)
    #expect(need.member == "UIViewController.loadViewIfNeeded()")
    #expect(need.since == IOSVersion(9))
    #expect(need.location?.line == 4)
    #expect(first.last == IOSVersion(8, 4))
    #expect(versions.stretches.dropFirst().allSatisfy { $0.need == nil })
  }

  @Test func `say of a property that it is set`() throws {
    let versions = versions(
      """
      import UIKit
      let a = UIViewController()
      a.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
      """)
    let need = try #require(versions.stretches.first?.need)
    #expect(need.member == "UIViewController.additionalSafeAreaInsets")
    #expect(need.since == IOSVersion(11))
  }

  @Test func `do not take a scenario's own mistake for a missing member`() {
    let versions = versions(
      """
      let names: [String] = []
      print(names[3])
      """)
    #expect(versions.stretches.count == 1)
    #expect(versions.stretches.first?.need == nil)
  }

  @Test func `tell what appears, and the rule it comes from`() throws {
    let versions = versions(ShownRoot.text)
    let thirteen = try #require(versions.stretches.first { $0.first == IOSVersion(13) })
    let change = try #require(thirteen.change)
    #expect(
      change.appeared.contains { $0.object == "A" && $0.callback == "viewIsAppearing(_:)" })
    #expect(change.rules.contains("appearance.is-appearing"))
    let eleven = try #require(versions.stretches.first { $0.first == IOSVersion(11) }?.change)
    #expect(eleven.rules == ["safe-area.in-window"])
  }

  @Test func `tell a move apart from coming and going`() throws {
    // iOS 7 and later load a pushed controller when the navigation controller lays out (R50).
    let versions = versions(
      """
      import UIKit
      class A: UIViewController {}
      class B: UIViewController {}
      let window = UIWindow(frame: UIScreen.main.bounds)
      let navigation = UINavigationController(rootViewController: A())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      Simulator.settle()
      navigation.pushViewController(B(), animated: true)
      print("pushed")
      """)
    let seven = try #require(versions.stretches.first { $0.first == IOSVersion(7) }?.change)
    let loads = seven.altered.map(\.after) + seven.moved.map(\.event)
    #expect(loads.contains { $0.object == "B" && $0.callback == "viewDidLoad()" })
    #expect(!(seven.appeared + seven.disappeared).contains { $0.callback == "viewDidLoad()" })
  }
}

private enum ShownRoot {
  static let text = """
    import UIKit
    class A: UIViewController {}
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = A()
    window.makeKeyAndVisible()
    Simulator.settle()
    """
}
