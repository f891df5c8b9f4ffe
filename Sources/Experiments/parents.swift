// When does parent change, and what is a child told that is added twice, or taken from another parent?
// settles: child.parent-set-before-will-move, child.taken-from-other-parent, child.added-again
import UIKit

/// Prints what it is told of its parents.
final class Child: UIViewController {
  private func say(_ callback: String, _ parent: UIViewController?) {
    print(callback, parent?.title ?? "nil", "while the parent is", self.parent?.title ?? "nil")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    say("willMove", parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    say("didMove", parent)
  }
}

@main
final class Experiment: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.addToFirst() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.addAgain() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 6) { self.addToSecond() }
    return true
  }

  let first = UIViewController()
  let second = UIViewController()
  let child = Child()

  func addToFirst() {
    first.title = "first"
    second.title = "second"
    first.addChild(UIViewController())
    print("# added to the first")
    first.addChild(child)
    child.didMove(toParent: first)
    first.addChild(UIViewController())
  }

  func addAgain() {
    print("# added to the first again")
    first.addChild(child)
    print("it is at", first.children.firstIndex { $0 === child } ?? -1)
  }

  func addToSecond() {
    print("# added to the second")
    second.addChild(child)
    print("the first has", first.children.count)
  }
}
