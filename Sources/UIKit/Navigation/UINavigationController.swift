/// A stack of controllers of which the top one is shown.
///
/// A push or pop changes the stack at once (`UINavigationController+Stack.swift`). The transition
/// itself starts later, when the navigation controller's view lays out
/// (`UINavigationController+Transition.swift`): only then is a new view loaded. The effect of a
/// finger on the left edge is in `UINavigationController+SwipeBack.swift`, the appearance of the
/// top along with its container in `UINavigationController+Appearance.swift`.
open class UINavigationController: UIViewController {
  var stack: [UIViewController] = []
  /// The controller whose view is in the container now.
  var displayed: UIViewController?
  /// Requested transitions that have not started.
  var requests: [NavigationRequest] = []
  /// Changes of the stack that are still to come.
  var lateChanges: [() -> Void] = []
  /// Popped controllers that are still to be notified, or to be released.
  var departing: [UIViewController] = []
  /// Controllers that came in and have not received `didMove(toParent:)`.
  var arriving: [UIViewController] = []
  /// The controllers of the running transition: later ones wait for the next transition.
  var leaving: [UIViewController] = []
  var entering: [UIViewController] = []
  /// Whether the delegate, when it was asked for an animator last, had no method for it.
  var delegateHasNoAnimators = true
  /// Popped controllers that `viewControllers` still shows first.
  var shownBeforeStack: [UIViewController] = []
  /// Whether the delegate heard `willShow` of a top that appears along with this controller.
  var owesDidShow = false
  var barIsHidden = false
  /// Contains the top's view; nil before the view is loaded.
  weak var wrapper: UIViewControllerWrapperView?
  var toolbarIsHidden = true
  let popRecognizer = UIGestureRecognizer()
  var contentPopRecognizer: UIGestureRecognizer?
  private var swipeJudge: BackSwipeJudge?

  /// Hears which controller is about to show, and which one shows; not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar(frame: CGRect.zero)
  @available(iOS 8.0, *)
  open var hidesBarsOnSwipe = false
  @available(iOS 8.0, *)
  open var hidesBarsOnTap = false
  @available(iOS 8.0, *)
  open var hidesBarsWhenKeyboardAppears = false
  @available(iOS 8.0, *)
  open var hidesBarsWhenVerticallyCompact = false
  /// The recognizers that hide the bars; nobody moves them in the model.
  @available(iOS 8.0, *)
  public let barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  @available(iOS 8.0, *)
  public let barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  open var isToolbarHidden: Bool {
    get { return toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// The bar at the bottom, filled from the top controller's `toolbarItems`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public let toolbar: UIToolbar! = UIToolbar(frame: CGRect.zero)

  /// The direction in which the stack changes.
  @available(iOS 7.0, *)
  public enum Operation: Int {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// Pushes the root without animation: it is in the stack, and has heard so, before this returns.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    prepareForUse()
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    prepareForUse()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareForUse()
  }

  @available(iOS 5.0, *)
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    prepareForUse()
  }

  /// The tab of a navigation controller without a title or an item of its own is its root's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get {
      if tabBarItemStorage == nil, title == nil, let root = stack.first, because(.tabItemOfRoot) {
        return root.tabBarItem
      }
      return super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// The last controller of the stack, shown or about to be.
  open var topViewController: UIViewController? { return stack.last }

  /// The controller a person sees: the one presented over the top, else the top.
  open var visibleViewController: UIViewController? {
    return presentedViewController ?? stack.last
  }

  /// The stack, root first. A push or pop shows in it at once.
  open var viewControllers: [UIViewController] {
    get { return shownBeforeStack.isEmpty ? stack : shownBeforeStack + stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var isNavigationBarHidden: Bool {
    get { return barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  private func prepareForUse() {
    navigationBar.manager = self
    let judge = BackSwipeJudge(self)
    swipeJudge = judge
    popRecognizer.delegate = judge
    definesPresentationContext = because(.navigationDefinesContext)
  }

  /// The recogniser of the swipe from the left edge. Its delegate refuses where there is no back
  /// button; apps that hide the bar put another in its place.
  @available(iOS 7.0, *)
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { return popRecognizer }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    if barIsHidden == hidden { return }
    barIsHidden = hidden
    navigationBar.isHidden = hidden
    barsChanged()
  }

  override func adapt(to traits: UITraitCollection, after changed: [UITrait]) {
    if hidesBarsWhenVerticallyCompact { hideBarsInCompactHeight(traits, changed) }
  }

  /// The seconds that a bar needs to come or go.
  public class var hideShowBarDuration: CGFloat { return 0.2 }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    if toolbarIsHidden == hidden { return }
    toolbarIsHidden = hidden
    toolbar.isHidden = hidden
    barsChanged()
  }

  private func barsChanged() {
    viewStorage?.setNeedsLayout()
    layoutBars()
    displayed?.updateSafeArea()
  }

  // MARK: Changing the stack

  /// Puts a controller on top of the stack. The stack has it when this returns; its view is loaded
  /// only later (from iOS 7).
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    checkPush(of: controller)
    record(push: controller, animated: animated)
  }

  /// Takes the top off the stack and returns it; nil at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    return recordPop(animated: animated)
  }

  /// Takes off all above a controller and returns them.
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    return record(popTo: controller, animated: animated)
  }

  /// Takes off all but the root and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    return recordPopToRoot(animated: animated)
  }

  /// Replaces the stack. One transition leads from the old top to the new one.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    checkAreDistinct(controllers)
    record(stack: controllers, animated: animated)
  }

  /// Pushes: this is how `show` of a controller in the stack becomes a push.
  @available(iOS 8.0, *)
  open override func show(_ controller: UIViewController, sender: Any?) {
    if because(.showPushes) {
      pushViewController(controller, animated: true)
    } else {
      super.show(controller, sender: sender)
    }
  }

  /// Pushes the secondary of a split view that collapses.
  @available(iOS 8.0, *)
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    guard because(.splitPushesSecondary) else { return }
    write(push: secondaryViewController, animated: false)
  }

  /// The stack below the controller that an unwind segue comes from, the nearest first.
  @available(iOS 9.0, *)
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let origin = childContaining(source)
    var found: [UIViewController] = []
    for member in stack {
      if member === origin { break }
      found.insert(member, at: 0)
    }
    return found
  }

  /// Pops to the child. Below a presentation that goes, nobody sees it.
  @available(iOS 9.0, *)
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if stack.last === subsequentVC { return }
    popToViewController(subsequentVC, animated: presentedViewController == nil)
  }

  // MARK: Layout

  /// A transition that ended within the layout may leave another one to start.
  override func layoutBars() {
    placeBars()
    if let tabs = parentStorage as? UITabBarController { tabs.placeBar() }
    if currentTransition != nil { return }
    if let top = displayed, let wrapper = wrapper { fitAgain(top, in: wrapper) }
    if !requests.isEmpty { viewStorage?.markNeedsLayout() }
  }

  override func roomTaken(from child: UIViewController) -> UIEdgeInsets {
    return roomTakenByBars(from: child)
  }

  override func makeRootView(_ frame: CGRect) -> UIView {
    if because(.navigationWrapsTop) { return makeContainerView(frame) }
    return super.makeRootView(frame)
  }

  /// The deferred transition starts here: stack traces in public issues from iOS 7 on read
  /// `__viewWillLayoutSubviews`, `_startDeferredTransitionIfNeeded:`, `_startCustomTransition:`.
  @_semantics("vdl.step.__viewWillLayoutSubviews")
  override func __viewWillLayoutSubviews() {
    startInLayout()
    super.__viewWillLayoutSubviews()
  }

  // MARK: Appearance

  /// The top hears of appearance from inside these implementations, while a subclass waits for
  /// `super` to return.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if because(.navigationForwardsInside) { forward(.appearing) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if because(.navigationForwardsInside) { forward(.appeared) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if because(.navigationForwardsInside) { forward(.disappearing) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if because(.navigationForwardsInside) { forward(.disappeared) }
  }

  override func forwardOutside(_ step: AppearState) {
    if because(.navigationForwardsInside) { return }
    forward(step)
  }

  override var childrenForAppearance: [UIViewController] {
    if hasSentViewIsAppearing && appearState == .appearing, let top = displayed { return [top] }
    return []
  }

  /// The delegate may answer in the navigation controller's place.
  @available(iOS 6.0, *)
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    if let delegate = delegate,
      let answer = Simulation.current.orientations({
        delegate.navigationControllerSupportedInterfaceOrientations(self)
      })
    {
      return answer
    }
    return super.supportedInterfaceOrientations
  }

  override var childForOrientation: UIViewController? { return stack.last }

  /// None, unless the bar is hidden: the bar decides.
  @available(iOS 7.0, *)
  open override var childForStatusBarStyle: UIViewController? {
    guard !barIsHidden, because(.statusBarStyleOfBar) else { return stack.last }
    return nil
  }

  @available(iOS 7.0, *)
  open override var childForStatusBarHidden: UIViewController? {
    return because(.statusBarHiddenByTop) ? stack.last : nil
  }

  /// Light over a black bar.
  @available(iOS 7.0, *)
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    return navigationBar.barStyle == .black ? .lightContent : .default
  }

  /// A push that was asked for has its coordinator already: `push; transitionCoordinator?.animate` is
  /// how completion blocks are commonly added, in Apple's own frameworks too.
  override var nextTransition: TransitionCoordinator? {
    guard let request = requests.first, request.isAnimated, appearState == .appeared,
      because(.coordinatorIsThereAtOnce)
    else { return nil }
    return coordinator(for: request)
  }

  /// The bars cover the top and bottom of a child's view.
  override func barInsets(for child: UIViewController) -> UIEdgeInsets? {
    let top = !barIsHidden && barIsInSafeArea ? barHeight : 0
    let bottom =
      !toolbarIsHidden && toolbarIsInSafeArea ? UINavigationController.toolbarHeight : 0
    if top == 0 && bottom == 0 { return nil }
    return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private var barIsInSafeArea: Bool { return because(.navigationBarInSafeArea) }

  private var toolbarIsInSafeArea: Bool { return because(.toolbarInSafeArea) }
}

extension UIViewController {
  /// The nearest navigation controller around this controller.
  public var navigationController: UINavigationController? {
    guard because(.navigationControllerIsFoundAbove) else { return nil }
    return enclosingNavigationController
  }

  /// The nearest navigation controller among the parents, of any controller.
  var enclosingNavigationController: UINavigationController? {
    var current = parentStorage
    while let candidate = current {
      if let navigation = candidate as? UINavigationController { return navigation }
      current = candidate.parentStorage
    }
    return nil
  }
}
