// What do several changes of a navigation stack in one turn, or during a transition, come to?
// settles: navigation.changes-coalesce, navigation.second-animated-waits, navigation.change-during-transition, navigation.off-screen-pop, navigation.coordinator-at-once
import UIKit

/// Prints its appearance callbacks.
class Page: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    print(name, "viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(name, "viewWillAppear", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(name, "viewDidAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print(name, "viewWillDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print(name, "viewDidDisappear", animated)
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
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.pushTwo() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.pushTwoAnimated() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 6) { self.popDuringPush() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 8) { self.popOffScreen() }
    return true
  }

  let navigation = UINavigationController(rootViewController: Page("root"))

  private var names: [String] {
    navigation.viewControllers.map { ($0 as? Page)?.name ?? "?" }
  }

  func pushTwo() {
    print("# two pushes without animation")
    navigation.pushViewController(Page("a"), animated: false)
    navigation.pushViewController(Page("b"), animated: false)
  }

  func pushTwoAnimated() {
    print("# two pushes with animation")
    navigation.pushViewController(Page("c"), animated: true)
    print("there is a coordinator:", navigation.transitionCoordinator != nil)
    navigation.pushViewController(Page("d"), animated: true)
  }

  func popDuringPush() {
    print("# a pop in the middle of a push")
    navigation.pushViewController(Page("e"), animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      _ = self.navigation.popViewController(animated: true)
      print(self.names.joined(separator: " "))
    }
  }

  func popOffScreen() {
    print("# a pop outside a window")
    window?.rootViewController = UIViewController()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      weak var popped = self.navigation.topViewController
      _ = self.navigation.popViewController(animated: false)
      DispatchQueue.main.async { print("it is gone:", popped == nil) }
    }
  }
}
