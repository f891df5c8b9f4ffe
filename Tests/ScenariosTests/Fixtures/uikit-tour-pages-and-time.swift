// ios: 17. A tour: pages-and-time.
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
final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let all: [L] = [A(), B(), C()]
  func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController)
    -> UIViewController?
  { let i = all.firstIndex { $0 === v }!; return i > 0 ? all[i - 1] : nil }
  func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController)
    -> UIViewController?
  { let i = all.firstIndex { $0 === v }!; return i < 2 ? all[i + 1] : nil }
}
final class Anim: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
  func animateTransition(using c: UIViewControllerContextTransitioning) {
    rec("animate to \(c.viewController(forKey: .to)!)".prefix(14) + "");
    if let v = c.view(forKey: .to) { c.containerView.addSubview(v) }
    UIView.animate(withDuration: 0.5, animations: {}) { _ in c.completeTransition(true) }
  }
}
final class PC: UIPresentationController {
  override func presentationTransitionWillBegin() { rec("PC.willBegin") }
  override func presentationTransitionDidEnd(_ c: Bool) { rec("PC.didEnd \(c)") }
  override func dismissalTransitionWillBegin() { rec("PC.dismissWillBegin") }
  override func dismissalTransitionDidEnd(_ c: Bool) { rec("PC.dismissDidEnd \(c)") }
}
final class TD: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented a: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Anim() }
  func presentationController(
    forPresented p: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { PC(presentedViewController: p, presenting: presenting) }
}
do {
  let src = Pages();
  let p = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal);
  p.dataSource = src
  p.setViewControllers([src.all[0]], direction: .forward, animated: false)
  let w = show(p)
  print("# swipe"); Simulator.beginPageSwipe(p); Simulator.finishPageSwipe(p); Simulator.settle()
  print("# cancelled"); Simulator.beginPageSwipe(p); Simulator.cancelPageSwipe(p);
  Simulator.settle()
  print("# set"); p.setViewControllers([src.all[0]], direction: .reverse, animated: true);
  Simulator.settle()
  _ = w
}
do {
  print("=== custom"); let w = show(A()); let td = TD(); let b = B();
  b.modalPresentationStyle = .custom; b.transitioningDelegate = td
  w.rootViewController!.present(b, animated: true); Simulator.settle(); print("# dismiss");
  b.dismiss(animated: true); Simulator.settle()
  print("# rotate"); Simulator.rotate(to: .landscapeLeft); Simulator.settle();
  print(w.bounds, UIScreen.main.bounds, w.rootViewController!.view.frame)
  Simulator.rotate(to: .portrait); Simulator.settle()
  print("# bg"); Simulator.enterBackground(); Simulator.settle(); Simulator.enterForeground();
  Simulator.settle()
  print("# memory"); Simulator.sendMemoryWarning()
  print("# timers"); var n = 0;
  let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { t in
    n += 1; print("tick \(n)"); if n == 3 { t.invalidate() }
  }; Simulator.advance(by: 2.5); print("adv"); Simulator.settle(); Simulator.advance(by: 5); _ = t
  DispatchQueue.main.async { print("async") };
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("after") }; print("sync");
  Simulator.settle()
  UIView.animate(withDuration: 0.3) {
    print("anim")
  } completion: { _ in
    print("anim done")
  }; Simulator.settle()
  print("# alert"); let al = UIAlertController(title: "x", message: nil, preferredStyle: .alert);
  al.addAction(UIAlertAction(title: "OK", style: .default));
  w.rootViewController!.present(al, animated: true); Simulator.settle();
  print(w.rootViewController!.presentedViewController != nil)
}
