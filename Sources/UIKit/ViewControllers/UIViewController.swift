/// Manages a view hierarchy: loads it when it is needed, and hears when it appears, lays out and
/// goes away.
///
/// Loading is in `UIViewController+View.swift`, appearance in `UIViewController+Appearance.swift`,
/// children in `UIViewController+Containment.swift`, modal presentation in
/// `UIViewController+Presentation.swift`.
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  // The view
  var viewStorage: UIView?
  let nibNameStorage: String?
  let nibBundleStorage: Bundle?
  /// The storyboard's scene, which contains the view.
  var storyboardScene: StoryboardScene?
  /// Whether `loadView()` is under way, so that an assignment to `view` is its result.
  var isLoadingView = false
  /// Whether the last `loadView()` left `view` nil.
  var hasLoadedNothing = false
  /// Whether `updateProperties` is to come.
  var needsProperties = false

  // Appearance
  var appearState: AppearState = AppearState.disappeared
  var appearanceIsAnimated = false
  var hasSentViewIsAppearing = false
  /// Whether a transition was begun with `beginAppearanceTransition` and has not ended yet.
  var isInManualTransition = false
  /// Further begins of that transition: each needs an end of its own.
  var furtherBegins = 0
  /// Whether the "did" that answers a view-driven "will" is on its way.
  var awaitsViewDidAppear = false
  var leavesWithView = false
  /// The number of appearance callbacks that UIKit is sending; at zero, a call is the app's own.
  var callbacksUnderWay = 0
  var isBeingAddedToParent = false
  var isBeingRemovedFromParent = false
  /// Whether it passes `viewWillDisappear` on to its children right now.
  var isTellingChildrenToGo = false
  /// Whether its container has sent `willMove(toParent: nil)`; an override need not call `super`.
  var isToldToLeave = false
  var isBeingShownModally = false
  var isBeingHiddenModally = false

  // Hierarchy of controllers
  weak var parentStorage: UIViewController?
  /// Set only in a run without the rule that references back do not own.
  var parentHeldWithoutRule: UIViewController?
  var childStorage: [UIViewController] = []
  var presentedStorage: UIViewController?
  weak var presentingStorage: UIViewController?
  /// Presentations and dismissals that wait for the end of the one under way.
  var waitingPresentations: [() -> Void] = []
  var presentationControllerStorage: UIPresentationController?
  var presentationStyleStorage: UIModalPresentationStyle?
  var navigationItemStorage: UINavigationItem?
  var tabBarItemStorage: UITabBarItem?
  /// The tab whose closure made the controller.
  weak var ownTab: UITab?
  var editingStorage = false
  var editButtonStorage: EditButton?
  var respectsMinimumMargins = true
  var additionalSafeAreaStorage: UIEdgeInsets?
  var traitStorage: UITraitCollection?
  /// The overrides and registrations of traits, if there are any.
  var traitDetails: TraitDetails?
  /// Content to show in place of the controller's own and the like, if there ever was any.
  var rareDetails: RareDetails?
  var preferredContentSizeStorage: CGSize = CGSize.zero
  /// The transition this controller runs as a container, or the change of size under way.
  var currentTransition: TransitionCoordinator?

  /// Raised when the hierarchy of controllers does not agree with that of their views.
  @available(iOS 5.0, *)
  public static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistency")

  /// The text of bars for this controller. An item that is there already gets it too.
  open var title: String? {
    didSet {
      navigationItemStorage?.title = title
      tabBarItemStorage?.title = title
    }
  }
  /// The movement of a full-screen presentation.
  open var modalTransitionStyle: UIModalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a context style presents over this controller rather than an outer one.
  @available(iOS 5.0, *)
  open var definesPresentationContext = false
  /// Whether a context presentation over this controller moves as this controller says.
  @available(iOS 5.0, *)
  open var providesPresentationContextTransitionStyle = false
  /// Whether a presentation that is not full screen decides about the status bar all the same.
  @available(iOS 7.0, *)
  open var modalPresentationCapturesStatusBarAppearance = false
  var contentScrollViews = ContentScrollViews()
  /// The name under which interactions are tracked.
  @available(iOS 16.0, *)
  open var interactionActivityTrackingBaseName: String?
  /// The edges whose gestures come to the app first.
  @available(iOS 11.0, *)
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { return [] }
  @available(iOS 11.0, *)
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { return nil }
  /// Whether the interface should stay as it is when the device turns.
  @available(iOS 26.0, *)
  open var prefersInterfaceOrientationLocked: Bool { return false }
  /// The child that is asked for that in the controller's place.
  @available(iOS 26.0, *)
  open var childForInterfaceOrientationLock: UIViewController? { return nil }
  /// Whether the pointer should stay where it is.
  @available(iOS 14.0, *)
  open var prefersPointerLocked: Bool { return false }
  @available(iOS 14.0, *)
  open var childViewControllerForPointerLock: UIViewController? { return nil }
  /// Whether the focus goes back to the item that had it.
  @available(iOS 10.0, *)
  open var restoresFocusAfterTransition = true
  /// Whether a person cannot swipe the sheet away.
  @available(iOS 13.0, *)
  open var isModalInPresentation = false
  /// Creates the animators and the presentation controller of this controller's presentation.
  @available(iOS 7.0, *)
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a push of this controller takes the tab bar away.
  open var hidesBottomBarWhenPushed = false
  /// The edges where the view may lie under bars.
  @available(iOS 7.0, *)
  open var edgesForExtendedLayout: UIRectEdge = UIRectEdge.all
  /// Up to iOS 6: whether the view lies under the status bar.
  open var wantsFullScreenLayout = false
  /// Whether the view lies under bars that are opaque, too.
  @available(iOS 7.0, *)
  open var extendedLayoutIncludesOpaqueBars = false
  /// Up to iOS 10: whether a scroll view is moved out from under the bars.
  @available(iOS 7.0, *)
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the root view keeps the margins that the system asks for at least.
  @available(iOS 11.0, *)
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { return respectsMinimumMargins }
    set {
      respectsMinimumMargins = newValue
      viewStorage?.sendLayoutMarginsDidChange()
      viewStorage?.setNeedsLayout()
    }
  }
  /// The name under which state is kept. Without it the controller keeps none.
  @available(iOS 6.0, *)
  open var restorationIdentifier: String?
  /// The class that makes the controller again.
  @available(iOS 6.0, *)
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Keeps state, when the app has gone to the background.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Takes the state back, when the app is launched again.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Sent when all controllers have their state back.
  @available(iOS 7.0, *)
  @_semantics("vdl.callback")
  open func applicationFinishedRestoringState() {}
  /// The items of a navigation controller's toolbar for this controller.
  open var toolbarItems: [UIBarButtonItem]?

  /// Sets the buttons of the toolbar; nothing of it moves here.
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    toolbarItems = items
  }

  @available(iOS 13.0, *)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { traitsWereOverridden() }
  }

  /// The designated initialiser. The nib is not loaded before the view is needed.
  public init(nibName: String?, bundle: Bundle?) {
    nibNameStorage = nibName
    nibBundleStorage = bundle
    super.init()
    commonInit()
  }

  /// The designated initialiser for controllers from a storyboard or nib.
  public required init?(coder: NSCoder) {
    nibNameStorage = nil
    nibBundleStorage = nil
    super.init()
    commonInit()
  }

  /// `init(nibName: nil, bundle: nil)`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  private func commonInit() {
    Simulation.current.register(self)
    askForFirstUpdateOfProperties()
  }

  private func askForFirstUpdateOfProperties() {
    needsProperties = because(.newNeedsProperties)
  }

  deinit {
    if !because(.viewOutlivesController) {
      viewStorage?.removeFromSuperview()
    }
  }

  // MARK: View

  /// The root view. The first read loads it; `isViewLoaded` asks without loading.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      Simulation.current.step("-[UIViewController view]")
      loadViewIfRequired()
      return viewStorage
    }
    set {
      setView(newValue)
    }
  }

  /// Loads the view as reading `view` would. UIKit calls it as well, when the view is about to
  /// appear, which an override can tell.
  @available(iOS 9.0, *)
  open func loadViewIfNeeded() {
    if viewStorage == nil {
      loadViewIfRequired()
    }
  }

  /// The nib's name from the initialiser. An override names the nib as well.
  open var nibName: String? {
    if nibNameStorage == nil && !because(.nibNameStaysNil) { return nibNameFromClass() }
    return nibNameStorage
  }

  /// The bundle of the nib; nil stands for the main bundle.
  open var nibBundle: Bundle? { return nibBundleStorage }

  /// The storyboard the controller came from, or nil.
  @available(iOS 5.0, *)
  open var storyboard: UIStoryboard? { return storyboardScene?.storyboard }

  /// Creates the view and assigns it to `view`. UIKit calls it; code never does.
  ///
  /// An override assigns `view`, does not read it before, and does not call super.
  @_semantics("vdl.callback")
  open func loadView() {
    loadDefaultView()
  }

  /// Sent once the view is loaded, from any source.
  @_semantics("vdl.callback")
  open func viewDidLoad() {}

  /// Sent on iOS 5 before a memory warning drops the view.
  @available(iOS 5.0, *)
  @_semantics("vdl.callback")
  open func viewWillUnload() {}

  /// Sent up to iOS 5 after a memory warning dropped the view.
  @_semantics("vdl.callback")
  open func viewDidUnload() {}

  /// Sent when memory is low. Up to iOS 5 this implementation drops a view that is not on screen.
  @_semantics("vdl.callback")
  open func didReceiveMemoryWarning() {
    unloadViewIfReloadable()
  }

  // MARK: Appearance

  /// Sent before the view is put into its window.
  @_semantics("vdl.callback")
  open func viewWillAppear(_ animated: Bool) {
    noteDirectCall("viewWillAppear")
  }

  /// Sent once the view is in its window and has its traits and size.
  @available(iOS 13.0, *)
  @_semantics("vdl.callback")
  open func viewIsAppearing(_ animated: Bool) {
    noteDirectCall("viewIsAppearing")
  }

  /// Sent once the view is on screen and its transition is over.
  @_semantics("vdl.callback")
  open func viewDidAppear(_ animated: Bool) {
    noteDirectCall("viewDidAppear")
  }

  /// Sent while the view is still in its window. A swipe that is cancelled may bring it back.
  @_semantics("vdl.callback")
  open func viewWillDisappear(_ animated: Bool) {
    noteDirectCall("viewWillDisappear")
  }

  /// Sent once the view has left the screen.
  @_semantics("vdl.callback")
  open func viewDidDisappear(_ animated: Bool) {
    noteDirectCall("viewDidDisappear")
  }

  /// Whether UIKit passes this container's appearance on to its children.
  @available(iOS 6.0, *)
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { return true }

  /// The question as iOS 5 asked it; deprecated in iOS 6.
  @available(iOS 5.0, *)
  open func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool {
    return true
  }

  /// Tells a child that it is about to appear or disappear. Only a container may call it.
  @available(iOS 5.0, *)
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Ends a transition of `beginAppearanceTransition`, with the "did" that answers its "will".
  @available(iOS 5.0, *)
  open func endAppearanceTransition() {
    endTransition()
  }

  // MARK: Layout

  /// Sent before the view lays out its subviews.
  @available(iOS 5.0, *)
  @_semantics("vdl.callback")
  open func viewWillLayoutSubviews() {}

  /// Sent after the view laid out its subviews; theirs may follow.
  @available(iOS 5.0, *)
  @_semantics("vdl.callback")
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view. Call super last.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  open func updateViewConstraints() {
    guard let view = viewStorage, because(.constraintsThroughController) else { return }
    view.updateConstraints()
  }

  /// Asks for `updateProperties` with the next commit, and not for layout.
  @available(iOS 26.0, *)
  open func setNeedsUpdateProperties() {
    needsProperties = true
    viewStorage?.propertiesWereMarked()
  }

  /// Updates the stale properties of the controller, its view and all in it at once.
  @available(iOS 26.0, *)
  open func updatePropertiesIfNeeded() {
    viewStorage?.updatePropertiesIfNeeded()
  }

  /// Sets what the views show, from data and traits. Sent by the layout pass, before the layout of the
  /// view; ask for it with `setNeedsUpdateProperties()`.
  @available(iOS 26.0, *)
  @_semantics("vdl.callback")
  open func updateProperties() {}

  /// Sets `contentUnavailableConfiguration`; ask for it with
  /// `setNeedsUpdateContentUnavailableConfiguration()`.
  @available(iOS 17.0, *)
  @_semantics("vdl.callback")
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Sent when bars, notch or home indicator cover another part of the view than before.
  @available(iOS 11.0, *)
  @_semantics("vdl.callback")
  open func viewSafeAreaInsetsDidChange() {}

  /// Sent when the margins of the view changed.
  @available(iOS 11.0, *)
  @_semantics("vdl.callback")
  open func viewLayoutMarginsDidChange() {}

  // MARK: Containment

  /// Sent before the parent changes; nil means removal.
  @available(iOS 5.0, *)
  @_semantics("vdl.callback")
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil {
      isBeingRemovedFromParent = true
    }
  }

  /// Sent after the parent changed. A container that adds a child sends it itself.
  @available(iOS 5.0, *)
  @_semantics("vdl.callback")
  open func didMove(toParent parent: UIViewController?) {
    finishMoveToParent()
  }

  /// Adds the controller as a child and sends it `willMove(toParent:)`. The caller must add its
  /// view and send `didMove(toParent:)`.
  @available(iOS 5.0, *)
  open func addChild(_ child: UIViewController) {
    adopt(child)
    if !because(.addChildLeavesViewsAlone), let childView = child.view {
      view?.addSubview(childView)
    }
  }

  /// Takes the controller out of its parent and sends it `didMove(toParent: nil)`. The caller has
  /// sent `willMove(toParent: nil)` before.
  @available(iOS 5.0, *)
  open func removeFromParent() {
    leaveParent()
  }

  // MARK: Presentation

  /// Shows a controller over this one. Before iOS 5 it was `presentModalViewController:animated:`.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentViewController(controller, animated: animated, completion: completion)
  }

  /// Dismisses the controller that this one presents, or, if there is none, this controller.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissViewController(animated: animated, completion: completion)
  }

  /// The wanted style of presentation. Reading it gives a concrete style.
  @available(iOS 3.2, *)
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { return readPresentationStyle }
    set {
      presentationStyleStorage = newValue
      let old = presentationControllerStorage
      if presentingStorage == nil {
        presentationControllerStorage = nil
        old?.isOwnedByPresented(false)
      }
      _ = old
    }
  }

  // MARK: Segues

  /// Follows a segue of the scene this controller came from.
  @available(iOS 5.0, *)
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(identifier, sender: sender)
  }

  /// Asked before a person's tap follows a segue; `performSegue` does not ask.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    return true
  }

  /// Sent to the source of a segue. The destination exists, its view does not.
  @available(iOS 5.0, *)
  @_semantics("vdl.callback")
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Pushes the controller where there is a navigation controller, else presents it.
  @available(iOS 8.0, *)
  open func show(_ controller: UIViewController, sender: Any?) {
    showViewController(controller, sender: sender)
  }

  /// Shows the controller as the detail of a split view, else as `show(_:sender:)` does.
  @available(iOS 8.0, *)
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let container = parentStorage, because(.showGoesUp) {
      container.showDetailViewController(controller, sender: sender)
    } else if let split = splitViewController {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true, completion: nil)
    }
  }

  /// The receiver or the nearest container above it that has its own way to perform an action, as a
  /// navigation controller has for `show`.
  @available(iOS 8.0, *)
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    if overrides(action) && (accepts(action, from: sender) || !because(.targetMayRefuse)) {
      return self
    }
    return parentStorage?.targetViewController(forAction: action, sender: sender)
  }

  /// Whether the action of an unwind segue may come here. The answer counts for a controller that has
  /// the action; others are passed over.
  @available(iOS 13.0, *)
  @_semantics("vdl.callback")
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    return canPerformUnwindSegueAction(
      action, from: fromViewController, withSender: sender ?? NSObject())
  }

  /// The same question, as it was asked up to iOS 12.
  @available(iOS 6.0, *)
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    return true
  }

  /// The children to search for the destination of an unwind segue, in this order: all but the one it
  /// comes from.
  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let origin = childContaining(source)
    return childStorage.filter { $0 !== origin }
  }

  /// The child that an unwind segue comes from, itself or inside.
  @available(iOS 9.0, *)
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    return child(holding: source.source)
  }

  /// Brings a child into sight on the way to the destination of an unwind segue. A navigation
  /// controller pops to it; this implementation does nothing.
  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// Takes in the secondary of a split view that collapses. A navigation controller pushes it; this
  /// implementation leaves it out.
  @available(iOS 8.0, *)
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives the secondary back when the split view expands, which the model's never does.
  @available(iOS 8.0, *)
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    return nil
  }

  // MARK: Rotation and size

  /// The orientations this controller allows: on a phone all but upside down.
  @available(iOS 6.0, *)
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    if !Simulation.current.system.asksInPassing {
      Simulation.current.step("-[UIViewController supportedInterfaceOrientations]")
    }
    return Simulation.current.idiom == .pad ? .all : .allButUpsideDown
  }

  /// The orientation a full-screen presentation starts in.
  @available(iOS 6.0, *)
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    if !Simulation.current.system.asksInPassing {
      Simulation.current.step("-[UIViewController preferredInterfaceOrientationForPresentation]")
    }
    Simulation.current.system.leavesOrientationOpen = true
    return .portrait
  }

  /// Whether the interface may turn at all. Not asked any more from iOS 16 on.
  @available(iOS 6.0, *)
  open var shouldAutorotate: Bool {
    Simulation.current.step("-[UIViewController shouldAutorotate]")
    return true
  }

  /// Up to iOS 5: whether the interface may turn. Unless overridden, only upright.
  open func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
    return orientation == .portrait
  }

  /// Sent up to iOS 7 before the interface turns.
  @_semantics("vdl.callback")
  open func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}

  /// Sent up to iOS 7 within the animation that turns the interface.
  @_semantics("vdl.callback")
  open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}

  /// Sent up to iOS 7 after the interface turned.
  @_semantics("vdl.callback")
  open func didRotate(from orientation: UIInterfaceOrientation) {}

  /// Sent before the view changes size; call super, which tells the children.
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// The size that a child will have in the container of the size; all of it, if no override says less.
  @available(iOS 8.0, *)
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    return parentSize
  }

  /// Sent before the traits change; call super, which tells the children.
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }

  /// Sent after the traits changed.
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Size classes, idiom and style as this controller has them from its parent.
  @available(iOS 8.0, *)
  open var traitCollection: UITraitCollection {
    return traitStorage ?? predictedTraits
  }

  /// The size the content would like to have; a change is reported to the parent.
  @available(iOS 7.0, *)
  open var preferredContentSize: CGSize {
    get { return preferredContentSizeStorage }
    set { setPreferredContentSize(newValue) }
  }

  /// Sent to the parent of a child with a new preferred size.
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Bars and editing

  /// Whether the content can be edited now.
  open var isEditing: Bool {
    get { return editingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Changes `isEditing`; override it to change the content with it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingStorage = editing
    editButtonStorage?.show(editing)
  }

  /// The content of a navigation bar for this controller; created on first use.
  open var navigationItem: UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = UINavigationItem()
    item.title = title
    navigationItemStorage = item
    return item
  }

  /// The content of a tab bar for this controller; created on first use.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = tabBarItemStorage { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemStorage = item
      return item
    }
    set { tabBarItemStorage = newValue }
  }

  /// Whether the status bar should be hidden: on a phone held sideways it should.
  @available(iOS 7.0, *)
  open var prefersStatusBarHidden: Bool {
    guard because(.statusBarGoesInCompactHeight) else { return false }
    return traitCollection.isCompactHigh
  }
  /// The wanted look of the status bar.
  @available(iOS 7.0, *)
  open var preferredStatusBarStyle: UIStatusBarStyle { return .default }
  /// The way the status bar comes and goes.
  @available(iOS 7.0, *)
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { return .fade }
  /// Whether the home indicator may hide.
  @available(iOS 11.0, *)
  open var prefersHomeIndicatorAutoHidden: Bool { return false }
  /// Whether the keyboard stays when the focus moves to a view without a keyboard.
  @available(iOS 4.3, *)
  open var disablesAutomaticKeyboardDismissal: Bool { return modalPresentationStyle == .formSheet }
  /// The child whose wish about the status bar's style counts; nil for this controller itself.
  @available(iOS 7.0, *)
  open var childForStatusBarStyle: UIViewController? { return nil }
  /// The child whose wish counts about hiding the status bar.
  @available(iOS 7.0, *)
  open var childForStatusBarHidden: UIViewController? { return nil }
  /// The child whose wish counts about hiding the home indicator.
  @available(iOS 11.0, *)
  open var childForHomeIndicatorAutoHidden: UIViewController? { return nil }
  /// Says that the wishes about the status bar changed, so that UIKit asks for them again.
  @available(iOS 7.0, *)
  open func setNeedsStatusBarAppearanceUpdate() {
    if because(.statusBarIsAskedOnRequest) {
      updateStatusBar()
    } else {
      Simulation.current.statusBarIsStale = true
    }
  }

  // MARK: Responder chain

  private lazy var keyCommandStorage: [UIKeyCommand] = []

  /// The presenting controller for a presented one, else the superview of the root view.
  open override var next: UIResponder? {
    if let presenting = presentingStorage, parentStorage == nil, because(.presentedToPresenter) {
      return presenting
    }
    guard because(.controllerToSuperview) else { return nil }
    return viewStorage?.superviewStorage
  }

  override var responderWindow: UIWindow? { return viewStorage?.responderWindow }

  /// The commands that were added; an override replaces them.
  @available(iOS 7.0, *)
  open override var keyCommands: [UIKeyCommand]? {
    return keyCommandStorage.isEmpty ? nil : keyCommandStorage
  }

  @available(iOS 9.0, *)
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    keyCommandStorage.append(keyCommand)
  }

  @available(iOS 9.0, *)
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    keyCommandStorage = keyCommandStorage.filter { $0 !== keyCommand }
  }

  // MARK: Steps a container replaces

  /// Whether the container gives a child so little room that its width is compact.
  func narrowsWidth(of child: UIViewController) -> Bool { return false }

  /// Traits that a container gives to all of its children, if there are any.
  var traitsForChildren: TraitValues? { return nil }

  /// The traits changed: a container may show its bars in another way.
  func adapt(to traits: UITraitCollection, after changed: [UITrait]) {}

  /// `-[UIViewController __viewWillLayoutSubviews]`
  func __viewWillLayoutSubviews() {
    if because(.layoutControllerBracket) {
      viewWillLayoutSubviews()
    }
  }

  /// `-[UIViewController __viewDidLayoutSubviews]`
  func __viewDidLayoutSubviews() {
    if because(.layoutControllerBracket) {
      viewDidLayoutSubviews()
    }
  }

  /// The children that hear of this controller's appearance from UIKit, in order.
  var childrenForAppearance: [UIViewController] {
    guard shouldForwardAppearance else { return [] }
    var found: [UIViewController] = []
    for child in childStorage {
      if let childView = child.viewStorage, let own = viewStorage,
        childView.isDescendant(of: own)
      {
        found.append(child)
      }
    }
    return found
  }

  /// Where the focus of keys goes first: into the view.
  @available(iOS 9.0, *)
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    return viewStorage.map { [$0] } ?? []
  }

  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { return true }

  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Whether the class has its own way to perform an action that every controller has.
  func overrides(_ action: Selector) -> Bool {
    return Host.hasOwn(self, action, below: "UIViewController")
  }

  /// The transition this container was asked for and has not started.
  var nextTransition: TransitionCoordinator? { return nil }

  /// The place for a container that leaves its own callback before it notifies its child.
  func forwardOutside(_ step: AppearState) {}

  /// The part of this child's safe area that a navigation or tab bar takes.
  func barInsets(for child: UIViewController) -> UIEdgeInsets? { return nil }

  /// The root view that the class has without a nib.
  func makeRootView(_ frame: CGRect) -> UIView { return UIView(frame: frame) }

  /// The part at the bottom that the child's guide counts for a bar that isn't there.
  func bottomOfHiddenBar(for child: UIViewController) -> CGFloat { return 0 }

  /// The edges of this container's view that its bars take from the child's view.
  func roomTaken(from child: UIViewController) -> UIEdgeInsets { return UIEdgeInsets.zero }

  /// Gives the bars of a container their places.
  func layoutBars() {}

  /// The style of a controller that does not let others choose it, as an alert.
  var ownPresentationStyle: UIModalPresentationStyle? { return nil }

  /// The style that `.automatic` means.
  var automaticStyle: UIModalPresentationStyle { return .pageSheet }

  /// The child whose wishes about orientation and status bar count.
  var childForOrientation: UIViewController? { return nil }
}

/// The place of a controller's view on its way to and from the screen.
enum AppearState {
  case disappeared
  case appearing
  case appeared
  case disappearing
}
