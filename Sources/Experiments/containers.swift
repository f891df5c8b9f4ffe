// Does a container call its child inside its own callbacks, and whom does it load, ask and tell?
// settles: navigation.forwards-inside, tabs.forward-inside, navigation.only-the-top-loads, tabs.delegate-on-tap, navigation.will-show
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

/// Prints where the call of super begins and ends.
final class Navigation: UINavigationController {
  override func viewWillAppear(_ animated: Bool) {
    print("navigation calls super")
    super.viewWillAppear(animated)
    print("navigation called super")
  }
}

/// Prints where the call of super begins and ends.
final class Tabs: UITabBarController {
  override func viewWillAppear(_ animated: Bool) {
    print("tabs call super")
    super.viewWillAppear(animated)
    print("tabs called super")
  }
}

final class Listener: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  func navigationController(
    _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) { print("willShow") }

  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    print("didSelect")
  }
}

@main
final class Experiment: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    navigation.delegate = listener
    navigation.viewControllers = [Page("bottom"), Page("top")]
    tabs.delegate = listener
    tabs.viewControllers = [navigation, Page("other")]

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.selectOther() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.push() }
    return true
  }

  let listener = Listener()
  let navigation = Navigation()
  let tabs = Tabs()

  func selectOther() {
    print("# another tab")
    tabs.selectedIndex = 1
  }

  func push() {
    print("# the first tab, and a push")
    tabs.selectedIndex = 0
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.navigation.pushViewController(Page("pushed"), animated: true)
    }
  }
}
