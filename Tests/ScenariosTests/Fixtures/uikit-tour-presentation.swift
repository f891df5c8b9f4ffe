// ios: 17. A tour: presentation.
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
  print("=== modal")
  let w = show(A()); let a = w.rootViewController!
  print("# present"); var b: UIViewController? = B(); b!.modalPresentationStyle = .fullScreen;
  a.present(b!, animated: true) { print("completion") }; print("returned"); Simulator.settle()
  print("# dismiss"); b!.dismiss(animated: true) { print("completion") }; b = nil;
  Simulator.settle()
  print("# sheet"); a.present(B(), animated: true) { print("completion") }; Simulator.settle()
  print("# sheet on sheet"); a.presentedViewController!.present(C(), animated: true);
  Simulator.settle()
  print("# dismiss all"); a.dismiss(animated: true) { print("completion") }; Simulator.settle()
  print("# sheet swipe cancel"); a.present(B(), animated: true); Simulator.settle();
  let s = a.presentedViewController!; Simulator.beginSwipeDown(s); print("# cancel");
  Simulator.cancelSwipeDown(s); Simulator.settle()
  print("# swipe"); Simulator.beginSwipeDown(s); Simulator.finishSwipeDown(s); Simulator.settle()
  print("# nav full"); let n = UINavigationController(rootViewController: C());
  n.modalPresentationStyle = .fullScreen; a.present(n, animated: true); Simulator.settle()
  print("# dismiss"); a.dismiss(animated: true); Simulator.settle()
  _ = w
}
