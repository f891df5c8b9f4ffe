// ios: 17. A tour: navigation.
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
do {
  print("=== nav push push popToRoot")
  let nav = UINavigationController(rootViewController: A())
  let w = show(nav)
  print("# push B"); nav.pushViewController(B(), animated: true); print("returned");
  Simulator.settle()
  print("# push C"); nav.pushViewController(C(), animated: true); Simulator.settle()
  print("# popToRoot"); nav.popToRootViewController(animated: true); Simulator.settle()
  print("# set [D]"); nav.setViewControllers([D()], animated: true); Simulator.settle()
  print("# swipe"); nav.pushViewController(B(), animated: false); Simulator.settle();
  print("# begin")
  Simulator.beginSwipeBack(nav); Simulator.settle(); print("# cancel");
  Simulator.cancelSwipeBack(nav); Simulator.settle()
  Simulator.beginSwipeBack(nav); print("# finish"); Simulator.finishSwipeBack(nav);
  Simulator.settle()
  print("# two pushes"); nav.pushViewController(B(), animated: false);
  nav.pushViewController(C(), animated: false); Simulator.settle()
  print("# push+pop"); nav.pushViewController(A(), animated: true);
  nav.popViewController(animated: true); Simulator.settle()
  _ = w
}
