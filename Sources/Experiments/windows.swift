// What happens to the old root when a window gets another, and to a root whose window is hidden?
// settles: window.root-replacement, window.hidden-root-disappears, window.hidden-passes-key-on
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
    window.rootViewController = Page("first")
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.replaceRoot() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.hideWindow() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 6) { self.showWindow() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 8) { self.showAnotherWindow() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) { self.hideKeyWindow() }
    return true
  }

  func replaceRoot() {
    print("# another root")
    window?.rootViewController = Page("second")
  }

  func hideWindow() {
    print("# hidden")
    window?.isHidden = true
  }

  func showWindow() {
    print("# shown again")
    window?.isHidden = false
  }

  var another: UIWindow?

  func showAnotherWindow() {
    print("# another window")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    another = window
  }

  func hideKeyWindow() {
    print("# the key window hidden")
    another?.isHidden = true
    print("the first is key:", window?.isKeyWindow ?? false)
  }
}
