/// Manages a view hierarchy: loads it when it is needed, and hears when it appears, lays out and
/// goes away.
///
/// Loading is in `UIViewController+View.swift`, appearance in `UIViewController+Appearance.swift`,
/// children in `UIViewController+Containment.swift`, modal presentation in
/// `UIViewController+Presentation.swift`.
open class UIViewController: UIResponder, UITraitEnvironment {
  // The view
  var viewStorage: UIView?
  let nibNameStorage: String?
  let nibBundleStorage: Bundle?
  /// Where a storyboard keeps the view of this scene.
  var storyboardScene: StoryboardScene?

  // Appearance
  var appearState: AppearState = AppearState.disappeared
  var appearanceIsAnimated = false
  var hasSentViewIsAppearing = false
  /// A transition begun with `beginAppearanceTransition` and not ended yet.
  var manualTransition = false
  /// The "did" that answers a view-driven "will" is on its way.
  var awaitsViewDidAppear = false
  var leavesWithView = false
  /// UIKit is calling an appearance callback right now, so the call is not the app's own.
  var isSendingAppearance = false
  var isBeingAddedToParent = false
  var isBeingRemovedFromParent = false
  var isBeingShownModally = false
  var isBeingHiddenModally = false

  // Hierarchy of controllers
  weak var parentStorage: UIViewController?
  var childStorage: [UIViewController] = []
  var presentedStorage: UIViewController?
  weak var presentingStorage: UIViewController?
  /// Presentations and dismissals that wait for the end of the one under way.
  var waitingPresentations: [() -> Void] = []
  var presentationControllerStorage: UIPresentationController?
  var presentationStyleStorage: UIModalPresentationStyle?
  var navigationItemStorage: UINavigationItem?
  var tabBarItemStorage: UITabBarItem?
  var editingStorage = false
  var safeAreaStorage: UIEdgeInsets = UIEdgeInsets.zero
  var additionalSafeAreaStorage: UIEdgeInsets = UIEdgeInsets.zero
  var traitStorage: UITraitCollection?
  var traitRegistrations: [UITraitChangeRegistration] = []
  var preferredContentSizeStorage: CGSize = CGSize.zero
  /// The transition this controller runs as a container, or the change of size under way.
  var currentTransition: TransitionCoordinator?

  open var title: String?
  open var modalTransitionStyle: UIModalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a context style presents over this controller rather than an outer one.
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationCapturesStatusBarAppearance = false
  /// A sheet that may not be swiped away.
  @available(iOS 13.0, *)
  open var isModalInPresentation = false
  @available(iOS 7.0, *)
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout: UIRectEdge = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var restorationIdentifier: String?
  open var toolbarItems: [UIBarButtonItem]?
  @available(iOS 13.0, *)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewStorage?.traitsWereOverridden() }
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

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  private func commonInit() {
    Simulation.current.register(self)
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

  /// Makes the view and assigns it to `view`. UIKit calls it; code never does.
  ///
  /// An override assigns `view`, does not read it before, and does not call super.
  @_semantics("vdl.callback")
  open func loadView() {
    loadDefaultView()
  }

  /// Sent once the view is loaded, whatever it was loaded from.
  @_semantics("vdl.callback")
  open func viewDidLoad() {}

  /// Sent on iOS 5 before a memory warning drops the view.
  @_semantics("vdl.callback")
  open func viewWillUnload() {}

  /// Sent up to iOS 5 after a memory warning dropped the view.
  @_semantics("vdl.callback")
  open func viewDidUnload() {}

  @_semantics("vdl.callback")
  open func didReceiveMemoryWarning() {
    unloadViewIfAllowed()
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

  @_semantics("vdl.callback")
  open func viewDidAppear(_ animated: Bool) {
    noteDirectCall("viewDidAppear")
  }

  @_semantics("vdl.callback")
  open func viewWillDisappear(_ animated: Bool) {
    noteDirectCall("viewWillDisappear")
  }

  @_semantics("vdl.callback")
  open func viewDidDisappear(_ animated: Bool) {
    noteDirectCall("viewDidDisappear")
  }

  /// Whether UIKit passes this container's appearance on to its children.
  @available(iOS 6.0, *)
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { return true }

  /// Tells a child that it is about to appear or disappear. Only a container may call it.
  @available(iOS 5.0, *)
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  @available(iOS 5.0, *)
  open func endAppearanceTransition() {
    endTransition()
  }

  // MARK: Layout

  @available(iOS 5.0, *)
  @_semantics("vdl.callback")
  open func viewWillLayoutSubviews() {}

  @available(iOS 5.0, *)
  @_semantics("vdl.callback")
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view. Call super last.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  open func updateViewConstraints() {
    viewStorage?.updateConstraints()
  }

  @available(iOS 11.0, *)
  @_semantics("vdl.callback")
  open func viewSafeAreaInsetsDidChange() {}

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
    isBeingAddedToParent = false
  }

  @available(iOS 5.0, *)
  open func addChild(_ child: UIViewController) {
    adopt(child)
  }

  @available(iOS 5.0, *)
  open func removeFromParent() {
    leaveParent()
  }

  // MARK: Presentation

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentViewController(controller, animated: animated, completion: completion)
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissViewController(animated: animated, completion: completion)
  }

  /// How the controller wants to be presented. Reading it gives a concrete style.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { return concretePresentationStyle }
    set {
      presentationStyleStorage = newValue
      let old = presentationControllerStorage
      if presentingStorage == nil {
        presentationControllerStorage = nil
      }
      _ = old
    }
  }

  // MARK: Segues

  @available(iOS 5.0, *)
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(identifier, sender: sender)
  }

  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    return true
  }

  @available(iOS 5.0, *)
  @_semantics("vdl.callback")
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  @available(iOS 8.0, *)
  open func show(_ controller: UIViewController, sender: Any?) {
    showViewController(controller)
  }

  @available(iOS 8.0, *)
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    showViewController(controller)
  }

  // MARK: Rotation and size

  @available(iOS 6.0, *)
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Simulation.current.step("-[UIViewController supportedInterfaceOrientations]")
    return Simulation.current.idiom == .pad ? .all : .allButUpsideDown
  }

  @available(iOS 6.0, *)
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Simulation.current.step("-[UIViewController preferredInterfaceOrientationForPresentation]")
    return .portrait
  }

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

  @_semantics("vdl.callback")
  open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}

  @_semantics("vdl.callback")
  open func didRotate(from orientation: UIInterfaceOrientation) {}

  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }

  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var traitCollection: UITraitCollection {
    return traitStorage ?? parentStorage?.traitCollection ?? UITraitCollection.forDevice
  }

  @available(iOS 7.0, *)
  open var preferredContentSize: CGSize {
    get { return preferredContentSizeStorage }
    set { setPreferredContentSize(newValue) }
  }

  @_semantics("vdl.callback")
  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}

  // MARK: Bars and editing

  open var isEditing: Bool {
    get { return editingStorage }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    editingStorage = editing
  }

  open var navigationItem: UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = UINavigationItem(title: title ?? "")
    navigationItemStorage = item
    return item
  }

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

  open var prefersStatusBarHidden: Bool { return false }
  open var preferredStatusBarStyle: UIStatusBarStyle { return .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { return .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { return false }
  open var disablesAutomaticKeyboardDismissal: Bool { return modalPresentationStyle == .formSheet }
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Responder chain

  /// The presenting controller for a presented one, else the superview of the root view.
  open override var next: UIResponder? {
    guard because(.responderNext) else { return nil }
    if let presenting = presentingStorage, parentStorage == nil { return presenting }
    return viewStorage?.superviewStorage?.responderForRootView
  }

  override var isInWindow: Bool { return viewStorage?.window != nil }

  // MARK: Steps a container replaces

  /// `-[UIViewController __viewWillLayoutSubviews]`
  func __viewWillLayoutSubviews() {
    if Simulation.current.isAtLeast(5) && because(.layoutControllerBracket) {
      viewWillLayoutSubviews()
    }
  }

  func __viewDidLayoutSubviews() {
    if Simulation.current.isAtLeast(5) && because(.layoutControllerBracket) {
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

  /// What a navigation or tab bar takes from the safe area of this child.
  func barInsets(for child: UIViewController) -> UIEdgeInsets {
    return UIEdgeInsets.zero
  }

  /// Whether this controller's presentation takes the presenter's view out of the window.
  var coversPresenter: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext:
      because(.fullScreenRemovesPresenter)
      return true
    case .pageSheet, .formSheet, .popover, .automatic:
      if Simulation.current.isAtLeast(13) || Simulation.current.idiom == .pad {
        because(.sheetKeepsPresenter)
        return false
      }
      if let presentation = presentationControllerStorage, let delegate = presentation.delegate {
        because(.sheetAdaptsToFullScreen)
        return delegate.adaptivePresentationStyle(for: presentation) != .none
      }
      because(.sheetAdaptsToFullScreen)
      return true
    case .overFullScreen, .overCurrentContext, .custom, .none:
      because(.overlayKeepsPresenter)
      return false
    }
  }

  /// What `.automatic` stands for.
  var automaticStyle: UIModalPresentationStyle { return .pageSheet }

  /// The child whose wishes about orientation and status bar count.
  var childForOrientation: UIViewController? { return nil }
}

/// Where a controller's view is on its way to and from the screen.
enum AppearState {
  case disappeared
  case appearing
  case appeared
  case disappearing
}
