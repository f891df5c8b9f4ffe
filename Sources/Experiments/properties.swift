// When do a view and its controller update their properties, beside constraints and layout?
// settles: properties.after-constraints, properties.after-is-appearing, properties.controller-first, properties.view-by-view, properties.with-layout-now
import UIKit

/// Prints its updates.
@available(iOS 26, *)
final class Box: UIView {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { return nil }

  override func updateProperties() {
    super.updateProperties()
    print(name, "updateProperties")
  }

  override func updateConstraints() {
    super.updateConstraints()
    print(name, "updateConstraints")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print(name, "layoutSubviews")
  }
}

@available(iOS 26, *)
final class Root: UIViewController {
  let inner = Box("inner")

  override func loadView() {
    let outer = Box("outer")
    outer.addSubview(inner)
    view = outer
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    print("controller viewIsAppearing")
  }

  override func updateProperties() {
    super.updateProperties()
    print("controller updateProperties")
  }
}

@main
final class Experiment: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard #available(iOS 26, *) else { return false }

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Root()
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.updateBoth() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.layOutNow() }
    return true
  }

  func updateBoth() {
    guard #available(iOS 26, *), let root = window?.rootViewController as? Root else { return }
    print("# constraints and properties")
    root.view.setNeedsUpdateProperties()
    root.setNeedsUpdateProperties()
    root.inner.setNeedsUpdateProperties()
    root.inner.setNeedsUpdateConstraints()
    root.view.setNeedsLayout()
    root.inner.setNeedsLayout()
  }

  func layOutNow() {
    guard #available(iOS 26, *), let root = window?.rootViewController as? Root else { return }
    print("# layout now")
    root.inner.setNeedsUpdateProperties()
    root.inner.setNeedsLayout()
    root.view.layoutIfNeeded()
    print("# after layoutIfNeeded")
  }
}
