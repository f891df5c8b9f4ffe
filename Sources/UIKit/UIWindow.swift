/// The top of a view hierarchy, and what puts a root view controller on screen.
open class UIWindow: UIView {
  private var rootStorage: UIViewController?
  weak var sceneStorage: UIWindowScene?
  private var windowIsHidden = true

  open var windowLevel: UIWindow.Level = UIWindow.Level.normal

  /// How far in front a window lies.
  public struct Level: Equatable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @available(iOS 13.0, *)
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    sceneStorage = windowScene
    windowScene.add(self)
  }

  override func commonInit() {
    Simulation.current.register(window: self)
  }

  @available(iOS 13.0, *)
  open weak var windowScene: UIWindowScene? {
    get { return sceneStorage }
    set {
      sceneStorage = newValue
      newValue?.add(self)
    }
  }

  open override var window: UIWindow? { return self }

  open var isKeyWindow: Bool { return Simulation.current.keyWindow === self }

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
    makeKey()
  }

  open func makeKey() {
    let old = Simulation.current.keyWindow
    if old === self { return }
    Simulation.current.keyWindow = self
    because(.windowBecomesKey)
    old?.resignKey()
    because(.windowBecomesKey)
    becomeKey()
  }

  @_semantics("vdl.callback")
  open func becomeKey() {}

  @_semantics("vdl.callback")
  open func resignKey() {}

  open override var next: UIResponder? {
    because(.responderNext)
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
    } else {
      showRootView()
    }
  }

  private func showRootView() {
    guard rootStorage != nil, because(.rootLoadsWhenWindowIsShown) else { return }
    addRootViewControllerViewIfPossible()
  }

  private func hideRootView() {
    guard let root = rootStorage, because(.hiddenWindowDisappears) else { return }
    root.__viewWillDisappear(false)
    root.__viewDidDisappear()
  }

  func setRootViewController(_ controller: UIViewController?) {
    let old = rootStorage
    if old === controller { return }
    rootStorage = controller
    if windowIsHidden {
      because(.rootOfHiddenWindowIsStored)
      return
    }
    because(.rootReplacement)
    let oldView = old?.viewStorage
    let wasShown = oldView?.superviewStorage === self
    if wasShown {
      old?.__viewWillDisappear(false)
    }
    if rootStorage != nil {
      addRootViewControllerViewIfPossible()
    }
    if wasShown {
      oldView?.removeFromSuperview()
      old?.__viewDidDisappear()
    }
  }

  /// `-[UIWindow addRootViewControllerViewIfPossible]`: loads the root view, tells its controller
  /// and puts it into the window, all before the caller goes on.
  func addRootViewControllerViewIfPossible() {
    Simulation.current.step("-[UIWindow addRootViewControllerViewIfPossible]")
    guard let root = rootStorage else { return }
    because(.rootViewFillsWindow)
    guard let rootView = root.view else {
      if root.hasLoadedNothing, because(.viewNeverSetIsAskedAgain) {
        addRootViewControllerViewIfPossible()
      }
      return
    }
    if rootView.superviewStorage === self && root.appearState != .disappeared { return }
    because(.rootAppearsWithWindow)
    root.__viewWillAppear(false)
    if rootStorage !== root { return }
    let shownView = root.viewStorage ?? rootView
    shownView.frame = bounds
    addSubview(shownView, at: 0)
    RunLoop.main.runAfterCommit { [weak root] in
      because(.rootDidAppearAfterCommit)
      root?.__viewDidAppear()
    }
  }
}
