// What comes first: the presentation controller, the animator, the blocks alongside, or the controllers?
// settles: present.presentation-controller, transition.alongside-after-animator, transition.animation-ended-last, transition.cancelled-does-not-complete
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

final class Presentation: UIPresentationController {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    print("presentationTransitionWillBegin")
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in print("alongside") }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    print("presentationTransitionDidEnd", completed)
  }
}

/// Fades in; says that it was cancelled where it must.
final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  let completes: Bool

  init(completes: Bool) { self.completes = completes }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.2
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    print("animateTransition begins")
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(
      withDuration: 0.2, animations: { print("animations") },
      completion: { _ in context.completeTransition(self.completes) })
    print("animateTransition ends")
  }

  func animationEnded(_ completed: Bool) { print("animationEnded", completed) }
}

final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
  var completes = true

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Presentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(completes: completes) }
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
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.present() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.dismiss() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 6) { self.presentInVain() }
    return true
  }

  let root = Page("root")
  let transitioning = Transitioning()

  private func guest() -> Page {
    let page = Page("guest")
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = transitioning
    return page
  }

  func present() {
    print("# presented")
    root.present(guest(), animated: true) { print("completion") }
  }

  func dismiss() {
    print("# dismissed")
    root.dismiss(animated: false)
  }

  func presentInVain() {
    print("# cancelled")
    transitioning.completes = false
    root.present(guest(), animated: true) { print("completion") }
  }
}
