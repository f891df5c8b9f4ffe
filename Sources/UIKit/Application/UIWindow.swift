/// The top of a view hierarchy, which puts a root view controller on screen.
open class UIWindow: UIView {
  private var rootStorage: UIViewController?
  weak var sceneStorage: UIWindowScene?
  private var windowIsHidden = true
  /// The window's first responder.
  weak var focus: UIResponder?
  private var undoStorage: UndoManager?
  /// Contains the root view from iOS 13 on.
  private weak var rootHolder: UIView?
  /// Whether the window was the last one to become key.
  private var hasKey = false
  /// The alerts that are shown in the window.
  var alertCount = 0
  /// The number of the turn in which it was put in front.
  var turnToFront = 0

  /// The window's distance to the front.
  open var windowLevel: UIWindow.Level = UIWindow.Level.normal

  /// The distance of a window to the front.
  public struct Level: Hashable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of the app.
    public static let normal = Level(rawValue: 0)
    /// The level above the app.
    public static let statusBar = Level(rawValue: 1000)
    /// The level above everything.
    public static let alert = Level(rawValue: 2000)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A window as large as the screen.
  public convenience init() {
    self.init(frame: UIWindow.defaultFrame)
  }

  private static var defaultFrame: CGRect {
    return because(.newWindowFillsScreen) ? UIScreen.main.bounds : CGRect.zero
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a window of a scene, as large as the screen, and hidden still.
  @available(iOS 13.0, *)
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    sceneStorage = windowScene
    windowScene.add(self)
  }

  deinit {
    if hasKey { passKeyOnAtEnd() }
  }

  /// The window is gone, so that nobody is key.
  private func passKeyOnAtEnd() {
    if let next = Simulation.current.frontWindow(besides: nil), because(.dyingWindowPassesKeyOn) {
      next.makeKey()
    }
  }

  override func commonInit() {
    super.commonInit()
    if !isOfSystem { Simulation.current.register(window: self) }
  }

  /// Whether the window is not the app's.
  var isOfSystem: Bool { return false }

  /// The scene that shows the window.
  @available(iOS 13.0, *)
  open weak var windowScene: UIWindowScene? {
    get {
      if sceneStorage == nil && !windowIsHidden { UIApplication.shared.connectImplicitSceneLate() }
      return sceneStorage
    }
    set {
      sceneStorage = newValue
      newValue?.add(self)
    }
  }

  open override var window: UIWindow? { return self }

  /// The window whose first responder a view in this one may be.
  var windowOfFocus: UIWindow? { return self }

  /// Whether key events of its scene go here; before iOS 15, those of the app.
  open var isKeyWindow: Bool {
    if Simulation.current.keyWindow === self { return true }
    guard let scene = sceneStorage, scene.keyStorage === self else { return false }
    return because(.keyWindowPerScene)
  }

  /// Whether the window may get key events.
  @available(iOS 15.0, *)
  open var canBecomeKey: Bool { return true }

  /// The screen the window is on.
  open var screen: UIScreen { return UIScreen.main }

  /// The controller whose view fills the window. A hidden window only remembers it.
  open var rootViewController: UIViewController? {
    get { return rootStorage }
    set { setRootViewController(newValue) }
  }

  open override var isHidden: Bool {
    get { return windowIsHidden }
    set { setHidden(newValue) }
  }

  /// Shows the window and makes it the one that gets key events.
  open func makeKeyAndVisible() {
    Simulation.current.step("-[UIWindow makeKeyAndVisible]")
    setHidden(false)
    comeToFront()
    makeKey()
  }

  /// Takes the key events from the window that has them.
  open func makeKey() {
    if refusesKey { return }
    let old = formerKey
    if old === self { return }
    Simulation.current.keyWindow = self
    sceneStorage?.keyStorage = self
    old?.hasKey = false
    hasKey = true
    guard because(.windowBecomesKey) else { return }
    old?.resignKey()
    old?.post(UIWindow.didResignKeyNotification)
    becomeKey()
    post(UIWindow.didBecomeKeyNotification)
    Keyboard.followKeyWindow()
  }

  private var refusesKey: Bool {
    guard Simulation.current.isAtLeast(15), !canBecomeKey else { return false }
    return because(.windowMayRefuseKey)
  }

  /// The window that stops being key: that of the scene, or before iOS 15 that of the app.
  private var formerKey: UIWindow? {
    let key = Simulation.current.keyWindow
    guard let scene = sceneStorage, key?.sceneStorage !== scene, because(.keyWindowPerScene) else {
      return key
    }
    return scene.keyStorage
  }

  /// Posted after the window was shown.
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after the window was hidden.
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after `becomeKey()`.
  public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after `resignKey()`.
  public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// Sent after the window became the one that gets key events.
  @_semantics("vdl.callback")
  open func becomeKey() {}

  /// Sent after another window became key.
  @_semantics("vdl.callback")
  open func resignKey() {}

  /// Hands an event to the recognisers and views that it is for.
  open func sendEvent(_ event: UIEvent) {
    Simulation.current.touchSession?.deliver(event, in: self)
  }

  /// The window's own.
  // MARK: Other windows and the screen

  /// A point in the coordinates of another window; nil means the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let here = frame.origin
    let there = window?.frame.origin ?? CGPoint.zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let here = frame.origin
    let there = window?.frame.origin ?? CGPoint.zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    return CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    return CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }

  open override var undoManager: UndoManager? {
    guard because(.undoManagerOfWindow) else { return nil }
    if let manager = undoStorage { return manager }
    undoStorage = UndoManager()
    return undoStorage
  }

  open override var next: UIResponder? {
    guard because(.responderNext) else { return nil }
    if let scene = sceneStorage { return scene }
    return Simulation.current.application
  }

  // MARK: Steps

  /// `-[UIWindow _setHidden:forced:]`
  private func setHidden(_ hidden: Bool) {
    if windowIsHidden == hidden { return }
    windowIsHidden = hidden
    if hidden {
      hideRootView()
      passKeyOn()
      post(UIWindow.didBecomeHiddenNotification)
    } else {
      comeToFront()
      if sceneStorage == nil { UIApplication.shared.adopt(self) }
      updateTraits()
      showRootView()
      post(UIWindow.didBecomeVisibleNotification)
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func showRootView() {
    guard let root = rootStorage, because(.rootLoadsWhenWindowIsShown) else { return }
    if !isCovered(root) {
      addRootViewControllerViewIfPossible()
    }
    showPresented(by: root)
  }

  /// Whether a presentation took the controller's view out of the window.
  private func isCovered(_ controller: UIViewController) -> Bool {
    return controller.presentedStorage?.presentationControllerStorage?.presenterWasRemoved ?? false
  }

  /// Lets the controllers that disappeared with the hidden window appear again.
  private func showPresented(by root: UIViewController) {
    for controller in root.presentedChain {
      if controller.viewStorage?.window === self, !isCovered(controller),
        because(.hiddenWindowDisappears)
      {
        controller.__viewWillAppear(false)
        RunLoop.main.runAfterCommit { [weak controller] in
          because(.hiddenWindowDisappears)
          controller?.__viewDidAppear()
        }
      }
    }
  }

  /// A hidden window does not get key events: the front one of the others does.
  private func passKeyOn() {
    guard isKeyWindow, let next = Simulation.current.frontWindow(besides: self),
      because(.hiddenWindowPassesKeyOn)
    else { return }
    next.makeKey()
  }

  /// The controllers that are shown disappear; their views stay where they are.
  private func hideRootView() {
    guard because(.hiddenWindowDisappears) else { return }
    let shown = shownControllers
    sendWillDisappear(shown)
    sendDidDisappear(shown)
  }

  private func sendWillDisappear(_ leaving: [UIViewController]) {
    for controller in leaving {
      controller.__viewWillDisappear(false)
    }
  }

  private func sendDidDisappear(_ leaving: [UIViewController]) {
    for controller in leaving {
      controller.__viewDidDisappear()
    }
  }

  /// The root and the controllers it presents.
  var shownControllers: [UIViewController] {
    var found: [UIViewController] = []
    var next = rootStorage
    while let controller = next {
      found.append(controller)
      next = controller.presentedStorage
    }
    return found
  }

  func setRootViewController(_ controller: UIViewController?) {
    let old = rootStorage
    if old === controller { return }
    rootStorage = controller
    if let controller = controller { askForOrientations(controller) }
    if windowIsHidden {
      if !because(.rootOfHiddenWindowIsStored) {
        controller?.loadViewIfRequired()
      }
    } else {
      replaceRoot(old)
    }
  }

  /// Which way up the window is to be depends on the root.
  private func askForOrientations(_ controller: UIViewController) {
    guard Simulation.current.isAtLeast(8) else { return }
    if because(.rootIsAskedForOrientations) { _ = controller.orientations }
  }

  private func replaceRoot(_ old: UIViewController?) {
    let oldView = old?.viewStorage
    let isShown = isInPlace(oldView)
    guard because(.rootReplacement) else {
      addRootOfVisibleWindow()
      if isShown { oldView?.removeFromSuperview() }
      return
    }
    let gone = leaving(with: old, isShown: isShown)
    sendWillDisappear(gone)
    addRootOfVisibleWindow()
    if isShown { oldView?.removeFromSuperview() }
    sendDidDisappear(gone)
  }

  /// The former root, unless it is covered, and the controllers it presents.
  private func leaving(with old: UIViewController?, isShown: Bool) -> [UIViewController] {
    guard let old = old else { return [] }
    return isShown ? [old] + old.presentedChain : old.presentedChain
  }

  private func addRootOfVisibleWindow() {
    guard rootStorage != nil else { return }
    if because(.rootOfVisibleWindowLoadsNow) {
      addRootViewControllerViewIfPossible()
    } else {
      RunLoop.main.enqueue(after: 0) { [weak self] in
        self?.addRootViewControllerViewIfPossible()
      }
    }
  }

  /// `-[UIWindow addRootViewControllerViewIfPossible]`: loads the root view, notifies its
  /// controller and puts it into the window, all before the call returns.
  @_semantics("vdl.step.addRootViewControllerViewIfPossible")
  func addRootViewControllerViewIfPossible() {
    Simulation.current.step("-[UIWindow addRootViewControllerViewIfPossible]")
    guard let root = rootStorage else { return }
    guard let rootView = root.view else {
      if root.hasLoadedNothing, because(.viewNeverSetIsAskedAgain) {
        addRootViewControllerViewIfPossible()
      }
      return
    }
    if isInPlace(rootView) && root.appearState != .disappeared { return }
    sendWillAppear(root)
    if rootStorage !== root { return }
    insert(root.viewStorage ?? rootView)
    finishAppearance(of: root)
  }

  private func sendWillAppear(_ root: UIViewController) {
    if because(.rootAppearsWithWindow) {
      root.__viewWillAppear(false)
    }
  }

  private func insert(_ shownView: UIView) {
    if because(.rootViewFillsWindow) {
      place(root: shownView)
    }
    if let holder = rootHolder ?? makeRootHolder() {
      holder.addSubview(shownView, at: 0)
    } else {
      addSubview(shownView, at: 0)
    }
  }

  /// Whether the view is where the window puts a root view.
  private func isInPlace(_ view: UIView?) -> Bool {
    guard let around = view?.superviewStorage else { return false }
    return around === self || around === rootHolder
  }

  /// The root is shown as if it were presented: in views of its presentation.
  private func makeRootHolder() -> UIView? {
    guard because(.rootIsContained) else { return nil }
    let transitions = contain(UITransitionView(frame: frameStorage), at: 0)
    let holder = transitions.contain(UIDropShadowView(frame: frameStorage), at: 0)
    rootHolder = holder
    holder.link(filling: self)
    return holder
  }

  private func finishAppearance(of root: UIViewController) {
    guard because(.rootDidAppearAfterCommit) else {
      root.__viewDidAppear()
      return
    }
    RunLoop.main.runAfterCommit { [weak self, weak root] in
      because(.rootDidAppearAfterCommit)
      if let window = self, let root = root { UIApplication.shared.turnForRoot(root, in: window) }
      root?.__viewDidAppear()
    }
  }
}
