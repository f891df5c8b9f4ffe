import UIKit
func rec(_ s: String) { print(s) }
class L: UIViewController {
  var n: String { "\(type(of: self))" }
  override func loadView() { super.loadView(); rec(n + ".loadView") }
  override func viewDidLoad() { super.viewDidLoad(); rec(n + ".viewDidLoad") }
  override func viewWillAppear(_ a: Bool) {
    super.viewWillAppear(a);
    rec(
      n
        + ".viewWillAppear(\(a)) \(isMovingToParent ? "moving" : "")\(isBeingPresented ? "presented" : "")"
    )
  }
  override func viewIsAppearing(_ a: Bool) { super.viewIsAppearing(a); rec(n + ".viewIsAppearing") }
  override func viewDidAppear(_ a: Bool) {
    super.viewDidAppear(a); rec(n + ".viewDidAppear(\(a)) \(isMovingToParent ? "moving" : "")")
  }
  override func viewWillDisappear(_ a: Bool) {
    super.viewWillDisappear(a);
    rec(
      n
        + ".viewWillDisappear \(isMovingFromParent ? "moving" : "")\(isBeingDismissed ? "dismissed" : "")"
    )
  }
  override func viewDidDisappear(_ a: Bool) {
    super.viewDidDisappear(a);
    rec(
      n
        + ".viewDidDisappear \(isMovingFromParent ? "moving" : "")\(isBeingDismissed ? "dismissed" : "")"
    )
  }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); rec(n + ".willLayout") }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); rec(n + ".didLayout") }
  override func willMove(toParent p: UIViewController?) {
    super.willMove(toParent: p); rec(n + ".willMove \(p == nil ? "nil" : "set")")
  }
  override func didMove(toParent p: UIViewController?) {
    super.didMove(toParent: p); rec(n + ".didMove \(p == nil ? "nil" : "set")")
  }
  deinit { print("\(type(of: self)).deinit") }
}
final class A: L {}
final class B: L {}
final class C: L {}
final class D: L {}
func show(_ r: UIViewController) -> UIWindow {
  let w = UIWindow(frame: UIScreen.main.bounds); w.rootViewController = r; w.makeKeyAndVisible();
  print("# shown"); Simulator.settle(); return w
}
final class S: L {
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange(); rec("S.safeArea \(view.safeAreaInsets.top)")
  }
  override func viewWillTransition(to s: CGSize, with c: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: s, with: c); rec("S.size \(s)");
    c.animate(alongsideTransition: { _ in rec("along") }) { _ in rec("completion") }
  }
  override func willTransition(
    to t: UITraitCollection, with c: UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: t, with: c); rec("S.traits") }
  override func traitCollectionDidChange(_ p: UITraitCollection?) { rec("S.traitsChanged") }
  override func updateViewConstraints() {
    rec("S.updateViewConstraints"); super.updateViewConstraints()
  }
}
final class SD: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ s: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    rec("connect"); window = UIWindow(windowScene: s as! UIWindowScene);
    window!.rootViewController = UINavigationController(rootViewController: S());
    window!.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ s: UIScene) { rec("fg") };
  func sceneDidBecomeActive(_ s: UIScene) { rec("active") }
  func sceneWillResignActive(_ s: UIScene) { rec("resign") };
  func sceneDidEnterBackground(_ s: UIScene) { rec("bg") }
}
Simulator.launch(sceneDelegate: SD.self)
Simulator.settle(); print("# rotate"); Simulator.rotate(to: .landscapeRight); Simulator.settle();
print("# bg"); Simulator.enterBackground(); Simulator.settle(); print("# fg");
Simulator.enterForeground(); Simulator.settle()
