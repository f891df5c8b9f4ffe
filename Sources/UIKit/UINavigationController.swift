/// A stack of controllers of which the top one is shown.
///
/// A push or pop changes the stack at once. The transition itself starts later, when the
/// navigation controller's view lays out (`_startDeferredTransitionIfNeeded`): only then is a new
/// view loaded. Evidence: stack traces in public issues from iOS 7 on.
open class UINavigationController: UIViewController {
  var stack: [UIViewController] = []
  /// The controller whose view is in the container now.
  var displayed: UIViewController?
  private var needsTransition = false
  private var nextIsAnimated = false
  private var operation: UINavigationController.Operation = UINavigationController.Operation.none
  /// Popped controllers that are still to be told, or to be let go.
  var departing: [UIViewController] = []
  /// Controllers that were taken in and have not been sent `didMove(toParent:)`.
  var arriving: [UIViewController] = []
  /// The same for the transition under way: what comes later waits for the next one.
  private var leaving: [UIViewController] = []
  private var entering: [UIViewController] = []
  /// The delegate heard `willShow` of a top that appears along with this controller.
  private var owesDidShow = false
  private var barIsHidden = false

  open weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar(frame: CGRect.zero)
  open var hidesBarsOnSwipe = false
  open var isToolbarHidden = true
  private let popRecognizer = UIGestureRecognizer()

  /// Which way the stack changes.
  public enum Operation: Int {
    case none = 0
    case push = 1
    case pop = 2
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @available(iOS 5.0, *)
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  open var topViewController: UIViewController? { return stack.last }

  open var visibleViewController: UIViewController? {
    return presentedViewController ?? stack.last
  }

  open var viewControllers: [UIViewController] {
    get { return stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var isNavigationBarHidden: Bool {
    get { return barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  @available(iOS 7.0, *)
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { return popRecognizer }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    if barIsHidden == hidden { return }
    barIsHidden = hidden
    viewStorage?.setNeedsLayout()
    displayed?.updateSafeArea()
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  // MARK: Changing the stack

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController {
      because(.pushOfNavigationController)
      Host.raise(
        NSException(
          name: .invalidArgumentException,
          reason: "Pushing a navigation controller is not supported"))
    }
    if contains(controller) {
      because(.pushOfSameInstance)
      Host.raise(
        NSException(
          name: .invalidArgumentException,
          reason: "Pushing the same view controller instance more than once is not supported "
            + "(\(controller))"))
    }
    because(.pushRecordsAtOnce)
    stack.append(controller)
    adopt(controller)
    arriving.append(controller)
    requestTransition(.push, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else {
      because(.popAtRootDoesNothing)
      return nil
    }
    let popped = stack.removeLast()
    because(.popTellsOnlyTheTop)
    depart([popped], leaving: popped)
    requestTransition(.pop, animated: animated)
    return popped
  }

  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard contains(controller) else {
      because(.popToStranger)
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Tried to pop to a view controller that doesn't exist."))
    }
    var kept: [UIViewController] = []
    var popped: [UIViewController] = []
    var found = false
    for member in stack {
      if found {
        popped.append(member)
      } else {
        kept.append(member)
      }
      if member === controller { found = true }
    }
    if popped.isEmpty { return [] }
    because(.popTellsOnlyTheTop)
    stack = kept
    depart(popped, leaving: popped.last)
    requestTransition(.pop, animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1, let root = stack.first else {
      because(.popAtRootDoesNothing)
      return nil
    }
    return popToViewController(root, animated: animated)
  }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let old = stack
    let oldTop = old.last
    let newTop = controllers.last
    var gone: [UIViewController] = []
    for member in old {
      if !UINavigationController.list(controllers, has: member) { gone.append(member) }
    }
    because(.setStackMovesTopOnly)
    stack = controllers
    let oldTopLeaves = oldTop != nil && UINavigationController.list(gone, has: oldTop)
    depart(gone, leaving: oldTopLeaves && toldWhenReplaced ? oldTop : nil)
    for member in controllers {
      if member.parentStorage !== self {
        adopt(member)
        arriving.append(member)
      }
    }
    if oldTop !== newTop {
      let comesBack = UINavigationController.list(old, has: newTop)
      requestTransition(comesBack ? .pop : .push, animated: animated)
    } else {
      finishWithoutTransition()
    }
  }

  /// On iOS 7 and 8 a replaced top was not told that it left.
  private var toldWhenReplaced: Bool {
    if Simulation.current.isAtLeast(7) && !Simulation.current.isAtLeast(9) {
      because(.replacedTopIsNotTold)
      return false
    }
    return true
  }

  private func contains(_ controller: UIViewController) -> Bool {
    return UINavigationController.list(stack, has: controller)
  }

  static func list(_ list: [UIViewController], has controller: UIViewController?) -> Bool {
    for member in list {
      if member === controller { return true }
    }
    return false
  }

  /// Notes controllers that left the stack; the one that was on top is told before it goes.
  private func depart(_ controllers: [UIViewController], leaving top: UIViewController?) {
    for controller in controllers {
      departing.append(controller)
      if controller === top {
        sendWillMove(controller, to: nil)
      }
    }
  }

  // MARK: The deferred transition

  private func requestTransition(
    _ operation: UINavigationController.Operation, animated: Bool
  ) {
    needsTransition = true
    nextIsAnimated = animated
    self.operation = operation
    guard let own = viewStorage else {
      finishWithoutTransition()
      return
    }
    if own.window == nil {
      releaseOffScreen()
    }
    if !Simulation.current.isAtLeast(7) && own.window != nil && currentTransition == nil {
      because(.pushLoadsAtOnce)
      startDeferredTransitionIfNeeded()
      return
    }
    because(.pushIsDeferred)
    own.setNeedsLayout()
  }

  override func __viewWillLayoutSubviews() {
    startDeferredTransitionIfNeeded()
    super.__viewWillLayoutSubviews()
  }

  /// `-[UINavigationController _startDeferredTransitionIfNeeded:]`
  func startDeferredTransitionIfNeeded() {
    guard needsTransition, currentTransition == nil, let own = viewStorage, let top = stack.last
    else { return }
    Simulation.current.step("-[UINavigationController _startDeferredTransitionIfNeeded:]")
    needsTransition = false
    if displayed === top {
      finishWithoutTransition()
      return
    }
    if appearState == .appeared && own.window != nil {
      because(.deferredTransitionStartsInLayout)
      startTransition(to: top, animated: nextIsAnimated && displayed != nil, interactive: false)
    } else {
      showWithoutTransition(top)
    }
  }

  /// Puts the top in place while the navigation controller itself is on its way, or off screen.
  private func showWithoutTransition(_ top: UIViewController) {
    let old = displayed
    takeMoves()
    top.loadViewIfRequired()
    if appearState == .appearing {
      because(.topAppearsWithNavigation)
      old?.__viewWillDisappear(false)
      top.__viewWillAppear(appearanceIsAnimated)
      sendWillShow(top, animated: appearanceIsAnimated)
      owesDidShow = true
    }
    displayed = top
    place(top)
    top.viewIsAppearingIfNeeded()
    if let old = old {
      old.viewStorage?.removeFromSuperview()
      old.__viewDidDisappear()
    }
    let gone = leaving
    leaving = []
    for controller in gone {
      release(controller)
    }
  }

  /// From here on the moves so far belong to the transition that starts.
  private func takeMoves() {
    leaving += departing
    departing = []
    entering += arriving
    arriving = []
  }

  /// Off screen a popped controller goes at once.
  private func releaseOffScreen() {
    let gone = departing
    departing = []
    for controller in gone {
      if displayed === controller {
        controller.viewStorage?.removeFromSuperview()
        displayed = nil
      }
      release(controller)
    }
  }

  private func place(_ controller: UIViewController) {
    guard let own = viewStorage, let content = controller.viewStorage else { return }
    content.frame = own.bounds
    own.addSubview(content, at: 0)
  }

  private func startTransition(to incoming: UIViewController, animated: Bool, interactive: Bool) {
    guard let own = viewStorage else { return }
    let outgoing = displayed
    takeMoves()
    incoming.loadViewIfRequired()
    let coordinator = TransitionCoordinator(
      from: outgoing, to: incoming, container: own, isAnimated: animated,
      isInteractive: interactive, duration: 0.35)
    currentTransition = coordinator
    because(.outgoingWillFirst)
    outgoing?.__viewWillDisappear(animated)
    because(.outgoingWillFirst)
    incoming.__viewWillAppear(animated)
    sendWillShow(incoming, animated: animated)
    place(incoming)
    incoming.viewIsAppearingIfNeeded()
    dropSkipped(except: outgoing)
    if interactive {
      coordinator.start()
      return
    }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if let outgoing = outgoing, animated {
      animator = delegate?.navigationController(
        self, animationControllerFor: operation, from: outgoing, to: incoming)
    }
    coordinator.run(animator: animator) {
      self.finishTransition(from: outgoing, to: incoming, animated: animated)
    }
  }

  /// Controllers between the old and the new top go without a word of appearance.
  private func dropSkipped(except top: UIViewController?) {
    let all = leaving
    leaving = []
    for controller in all {
      if controller === top {
        leaving.append(controller)
      } else {
        because(.skippedControllersGoSilently)
        unlink(controller)
        controller.isBeingRemovedFromParent = false
      }
    }
  }

  /// The end of a push or pop: the leaving controller finishes first.
  private func finishTransition(
    from outgoing: UIViewController?, to incoming: UIViewController, animated: Bool
  ) {
    let coordinator = currentTransition
    currentTransition = nil
    displayed = incoming
    outgoing?.viewStorage?.removeFromSuperview()
    because(.leavingFinishesFirst)
    outgoing?.__viewDidDisappear()
    because(.leavingFinishesFirst)
    incoming.__viewDidAppear()
    finishMoves()
    sendDidShow(incoming, animated: animated)
    coordinator?.end()
    if needsTransition {
      viewStorage?.setNeedsLayout()
    }
  }

  private func finishMoves() {
    let gone = leaving
    leaving = []
    for controller in gone {
      release(controller)
    }
    let new = entering
    entering = []
    for controller in new {
      if controller.parentStorage === self {
        sendDidMove(controller, to: self)
      }
    }
  }

  private func finishWithoutTransition() {
    guard viewStorage == nil || displayed === stack.last else { return }
    let gone = departing
    departing = []
    for controller in gone {
      release(controller)
    }
  }

  /// Lets go of a popped controller; the one that was shown hears that it has no parent now.
  private func release(_ controller: UIViewController) {
    let wasTold = controller.isBeingRemovedFromParent
    unlink(controller)
    if wasTold {
      because(.removeFromParentSendsDidMove)
      if Simulation.current.isAtLeast(5) {
        controller.didMove(toParent: nil)
      }
    }
    controller.isBeingRemovedFromParent = false
    controller.isBeingAddedToParent = false
  }

  // MARK: The swipe from the edge

  func beginSwipeBack() {
    guard Simulation.current.isAtLeast(7), stack.count > 1, currentTransition == nil,
      appearState == .appeared, popRecognizer.isEnabled
    else { return }
    because(.swipeBackIsAPop)
    let popped = stack.removeLast()
    depart([popped], leaving: popped)
    operation = .pop
    if let below = stack.last {
      startTransition(to: below, animated: true, interactive: true)
    }
  }

  func finishSwipeBack() {
    guard let coordinator = currentTransition, coordinator.isInteractive,
      let incoming = coordinator.to
    else { return }
    coordinator.isInteractive = false
    let outgoing = coordinator.from
    RunLoop.main.enqueue(after: 0.2, phase: 3) {
      self.finishTransition(from: outgoing, to: incoming, animated: true)
    }
  }

  func cancelSwipeBack() {
    guard let coordinator = currentTransition, coordinator.isInteractive else { return }
    coordinator.isInteractive = false
    coordinator.isCancelled = true
    RunLoop.main.enqueue(after: 0.2, phase: 3) {
      self.undoTransition(coordinator)
    }
  }

  /// A swipe that was taken back: both controllers turn round.
  private func undoTransition(_ coordinator: TransitionCoordinator) {
    guard let top = coordinator.from, let below = coordinator.to else { return }
    currentTransition = nil
    let held = leaving
    leaving = []
    stack.append(top)
    top.isBeingRemovedFromParent = false
    because(.cancelledSwipeTurnsRound)
    below.__viewWillDisappear(true)
    below.viewStorage?.removeFromSuperview()
    because(.cancelledSwipeTurnsRound)
    below.__viewDidDisappear()
    because(.cancelledSwipeTurnsRound)
    top.__viewWillAppear(true)
    top.__viewDidAppear()
    coordinator.end()
    _ = held
  }

  // MARK: Appearance

  /// The top hears of appearance from inside these implementations, while a subclass waits for
  /// `super` to return.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    because(.navigationForwardsInside)
    appearTop(animated)
  }

  private func appearTop(_ animated: Bool) {
    guard let top = stack.last else { return }
    if displayed === top {
      top.__viewWillAppear(animated)
      return
    }
    if displayed != nil || !Simulation.current.isAtLeast(7) {
      needsTransition = false
      showWithoutTransition(top)
      return
    }
    because(.firstTopLoadsInLayout)
    needsTransition = true
    viewStorage?.setNeedsLayout()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    because(.navigationForwardsInside)
    guard let top = displayed else { return }
    top.__viewDidAppear()
    finishMoves()
    if owesDidShow {
      owesDidShow = false
      sendDidShow(top, animated: animated)
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    because(.navigationForwardsInside)
    displayed?.__viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    because(.navigationForwardsInside)
    displayed?.__viewDidDisappear()
  }

  override var childrenForAppearance: [UIViewController] {
    if hasSentViewIsAppearing && appearState == .appearing, let top = displayed { return [top] }
    return []
  }

  override var childForOrientation: UIViewController? { return stack.last }

  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    return UIEdgeInsets(top: barIsHidden ? 0 : 44, left: 0, bottom: 0, right: 0)
  }

  private func sendWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate = delegate else { return }
    because(.willShowAfterWillAppear)
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  private func sendDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate = delegate else { return }
    because(.didShowAfterDidAppear)
    delegate.navigationController(self, didShow: controller, animated: animated)
  }
}

extension UIViewController {
  /// The nearest navigation controller around this controller.
  public var navigationController: UINavigationController? {
    because(.navigationControllerIsFoundAbove)
    var current = parentStorage
    while let candidate = current {
      if let navigation = candidate as? UINavigationController { return navigation }
      current = candidate.parentStorage
    }
    return nil
  }
}
