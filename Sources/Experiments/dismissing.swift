// When does a dismissal begin, what are the controllers in between told, and is a dismissal of nothing completed?
// settles: dismiss.all-go-animated, dismiss.nothing, dismiss.starts-after-commit, dismiss.waits-for-presentation, dismiss.presenter-is-free
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

/// Presents again as soon as it is back.
final class Root: Page {
  var isFree = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isFree else { return }
    isFree = false
    print("it still presents:", presentedViewController != nil)
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
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.dismissNothing() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.presentTwo() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 6) { self.dismissBoth() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 8) { self.dismissTooEarly() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) { self.presentAgain() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 12) { self.dismissAgain() }
    return true
  }

  let root = Root("root")

  private func fullScreen(_ name: String) -> Page {
    let page = Page(name)
    page.modalPresentationStyle = .fullScreen
    return page
  }

  func dismissNothing() {
    print("# nothing to dismiss")
    root.dismiss(animated: true) { print("completion of nothing") }
  }

  func presentTwo() {
    print("# two controllers")
    let below = fullScreen("below")
    let above = Page("above")
    above.modalPresentationStyle = .overFullScreen
    root.present(below, animated: false) { below.present(above, animated: false) }
  }

  func dismissBoth() {
    print("# both dismissed")
    root.dismiss(animated: true)
    print("dismiss returns")
  }

  func dismissTooEarly() {
    print("# dismissed during its presentation")
    root.present(fullScreen("early"), animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.root.dismiss(animated: true) }
  }

  func presentAgain() {
    print("# presented")
    if root.presentedViewController == nil { root.present(fullScreen("last"), animated: false) }
  }

  func dismissAgain() {
    print("# dismissed")
    root.isFree = true
    root.dismiss(animated: true)
  }
}
