// What does a view that is set, or never set, bring about, and where does a view go beside a stranger?
// settles: view.setting-only-stores, view.did-load-without-view, hierarchy.insert-next-to-stranger, view.orientations-are-asked
import UIKit

final class Plain: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
  }
}

/// Sets no view the first time.
final class Late: UIViewController {
  var tries = 0

  override func loadView() {
    tries += 1
    print("loadView", tries)
    if tries == 2 { view = UIView() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad, view:", isViewLoaded)
  }
}

final class Asked: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    print("asked for orientations, view:", isViewLoaded)
    return .all
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
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
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.setView() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.loadLate() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 6) { self.insertBesideStranger() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 8) { self.loadAsked() }
    return true
  }

  func setView() {
    print("# a view is set")
    let plain = Plain()
    plain.view = UIView()
    print("it was set")
    _ = plain.view
  }

  func loadLate() {
    print("# no view is set")
    let late = Late()
    late.loadViewIfNeeded()
    print("loaded:", late.isViewLoaded)
    late.loadViewIfNeeded()
  }

  func insertBesideStranger() {
    print("# beside a stranger")
    let box = UIView()
    box.addSubview(UIView())
    let view = UIView()
    box.insertSubview(view, aboveSubview: UIView())
    print("it is at", box.subviews.firstIndex(of: view) ?? -1)
  }

  func loadAsked() {
    print("# orientations")
    Asked().loadViewIfNeeded()
  }
}
