// What has happened when present returns, and in which order do its ends come?
// settles: present.links-before-loading, present.unanimated-waits, present.loads-navigation-top, present.presenter-did-animated, transition.coordinator-before-completion
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
    print(name, "viewDidLoad, presented:", presentingViewController != nil)
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

/// Prints the end of the transition.
final class Guest: Page {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate(alongsideTransition: nil) { _ in print("the coordinator's end") }
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
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.presentPlain() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.dismissPlain() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 6) { self.presentNavigation() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 8) { self.dismissPlain() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) { self.presentFullScreen() }
    return true
  }

  let root = Page("root")

  func presentPlain() {
    print("# without animation")
    root.present(Page("plain"), animated: false) { print("completion") }
    print("present returns")
  }

  func dismissPlain() {
    print("# dismissed")
    root.dismiss(animated: false)
  }

  func presentNavigation() {
    print("# a navigation controller")
    let navigation = UINavigationController(rootViewController: Page("top"))
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: true)
  }

  func presentFullScreen() {
    print("# full screen")
    let page = Guest("page")
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: true) { print("completion") }
  }
}
