import Scenarios
import Testing

/// Observers with a selector, which Linux has not natively.
@Suite struct `Observers with a selector` {
  private func check(
    _ parameter: String, _ body: String, prints expected: [String],
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let run = engine.run(
      Scenario(
        """
        import UIKit
        extension Notification.Name { static let saved = Notification.Name("saved") }
        class Page: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              self, selector: #selector(changed), name: .saved, object: nil)
          }
          @objc func changed(\(parameter)) { \(body) }
        }
        let page = Page()
        page.loadViewIfNeeded()
        NotificationCenter.default.post(
          name: .saved, object: page, userInfo: ["count": 3])
        """))
    #expect(run.output == expected, sourceLocation: sourceLocation)
    #expect(run.outcome == .completed, sourceLocation: sourceLocation)
  }

  @Test func `may be of a class of plain Swift`() {
    let run = engine.run(
      Scenario(
        """
        import UIKit
        class Counter { @objc func add() { print("heard") } }
        let (counter, centre) = (Counter(), NotificationCenter.default)
        let name = Notification.Name("saved")
        centre.addObserver(counter, selector: #selector(Counter.add), name: name, object: nil)
        centre.post(name: name, object: nil)
        centre.removeObserver(counter)
        centre.post(name: name, object: nil)
        let button = UIButton()
        button.addTarget(counter, action: #selector(Counter.add), for: .touchUpInside)
        button.addTarget(counter, action: #selector(Counter.add), for: .touchDown)
        button.removeTarget(counter, action: nil, for: .touchDown)
        button.removeTarget(button, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        """))
    #expect(run.output == ["heard", "heard"])
    #expect(run.outcome == .completed)
  }

  @Test func `get the notification if they take it`() {
    check("", "print(\"heard\")", prints: ["heard"])
    check(
      "_ note: Notification",
      "print(note.name.rawValue, note.object as AnyObject === self, note.userInfo ?? [:])",
      prints: [#"saved true ["count": 3]"#])
    check("_ note: NSNotification", "print(note.name == .saved)", prints: ["true"])
    check("_ sender: Any", "print(sender is Notification)", prints: ["true"])
  }
}
