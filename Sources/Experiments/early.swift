// What is a page or a controller told that is set before its container is on screen?
// settles: pages.set-early
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
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.setPage() }
    return true
  }

  func setPage() {
    print("# a page before its time")
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setViewControllers([Page("page")], direction: .forward, animated: false)
    print("it was set")
    window?.rootViewController = pages
  }
}
