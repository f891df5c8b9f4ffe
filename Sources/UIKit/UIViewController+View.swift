/// Loading the view: on first need, from a nib, a storyboard, code, or nothing.
extension UIViewController {

  /// Whether the view is in memory. Asking does not load it.
  public var isViewLoaded: Bool {
    because(.askingDoesNotLoad)
    return viewStorage != nil
  }

  /// The view, or nil when it is not loaded. Asking does not load it.
  @available(iOS 9.0, *)
  public var viewIfLoaded: UIView? {
    because(.askingDoesNotLoad)
    return viewStorage
  }

  /// Loads the view as reading `view` would.
  @available(iOS 9.0, *)
  public func loadViewIfNeeded() {
    loadViewIfRequired()
  }

  public var nibName: String? { return nibNameStorage }

  public var nibBundle: Bundle? { return nibBundleStorage }

  @available(iOS 5.0, *)
  public var storyboard: UIStoryboard? { return storyboardScene?.storyboard }

  /// `-[UIViewController loadViewIfRequired]`: loads at most once, until the view is dropped.
  func loadViewIfRequired() {
    Simulation.current.step("-[UIViewController loadViewIfRequired]")
    guard viewStorage == nil, because(.loadsOnFirstAccess) else { return }
    sendLoadView()
    queryOrientations()
    embedSegues()
    sendViewDidLoad()
  }

  private func sendLoadView() {
    because(.loadViewMakesTheView)
    loadView()
  }

  private func sendViewDidLoad() {
    if viewStorage == nil {
      because(.viewDidLoadWithoutView)
    }
    because(.viewDidLoadFollowsLoadView)
    viewDidLoad()
  }

  /// UIKit asks where the view is to go before it says that it is loaded.
  private func queryOrientations() {
    guard Simulation.current.isAtLeast(6), because(.orientationsAreAsked) else { return }
    Simulation.current.step("-[UIViewController _window]")
    _ = supportedInterfaceOrientations
    _ = preferredInterfaceOrientationForPresentation
    _ = shouldAutorotate
  }

  func setView(_ newView: UIView?) {
    if let newView = newView, let owner = newView.viewDelegate, owner !== self {
      because(.oneControllerPerView)
      Host.raise(
        NSException(
          name: NSExceptionName("UIViewControllerHierarchyInconsistency"),
          reason: "A view can only be associated with at most one view controller at a time! View "
            + "\(newView) is associated with \(owner). Clear this association before associating "
            + "this view with \(self)."))
    }
    because(.settingViewOnlyStores)
    let old = viewStorage
    viewStorage = newView
    if let old = old, old !== newView {
      old.viewDelegate = nil
    }
    newView?.viewDelegate = self
  }

  /// The default of `loadView`: a nib if there is one, else a plain view.
  func loadDefaultView() {
    if let scene = storyboardScene {
      because(.storyboardSceneViewIsANib)
      loadView(from: scene)
      return
    }
    if let name = nibNameStorage {
      because(.namedNibIsLoaded)
      loadViewFromNib(named: name, mustExist: true)
      return
    }
    if let name = nibNameFromClass() {
      loadViewFromNib(named: name, mustExist: true)
      return
    }
    because(.plainViewWithoutNib)
    view = makePlainView()
  }

  private func makePlainView() -> UIView {
    let usesBounds = Simulation.current.isAtLeast(7)
    let frame = usesBounds ? UIScreen.main.bounds : UIScreen.main.applicationFrame
    let plain = UIView(frame: frame)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return plain
  }

  /// Without a name: the class name less "Controller", then the class name.
  private func nibNameFromClass() -> String? {
    let name = Host.className(self)
    if name.hasSuffix("Controller") {
      let short = String(name.dropLast(10))
      if !short.isEmpty && Nib.find(short) != nil {
        because(.shortNibNameFirst)
        return short
      }
    }
    if Nib.find(name) != nil {
      because(.classNibName)
      return name
    }
    return nil
  }

  /// `-[UIViewController _loadViewFromNibNamed:bundle:]`
  private func loadViewFromNib(named name: String, mustExist: Bool) {
    Simulation.current.step("-[UIViewController _loadViewFromNibNamed:bundle:]")
    guard let nib = Nib.find(name) else {
      because(.missingNibRaises)
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Could not load NIB in bundle: 'NSBundle </Scenario.app> (loaded)' with name "
            + "'\(name)'"))
    }
    let root = nib.instantiate(owner: self)
    guard nib.connectsView else {
      because(.unconnectedViewRaises)
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib "
            + "but the view outlet was not set."))
    }
    if viewStorage == nil {
      view = root
    }
    nib.awaken(root, owner: nil)
  }

  private func loadView(from scene: StoryboardScene) {
    Simulation.current.step("-[UIViewController _loadViewFromNibNamed:bundle:]")
    let root = scene.nib.instantiate(owner: self)
    view = root
    scene.nib.awaken(root, owner: nil)
  }

  // MARK: Memory

  /// Up to iOS 5 a memory warning drops the view of a controller that is not on screen.
  func unloadViewIfAllowed() {
    if viewStorage == nil { return }
    if Simulation.current.isAtLeast(6) {
      because(.memoryWarningKeepsViews)
      return
    }
    guard viewStorage?.superviewStorage == nil, canReloadView else { return }
    because(.memoryWarningUnloads)
    if Simulation.current.isAtLeast(5) {
      viewWillUnload()
    }
    self.view = nil
    because(.memoryWarningUnloads)
    viewDidUnload()
  }

  /// A bare `UIViewController` could not make again what others put into its view.
  private var canReloadView: Bool {
    if Host.className(self) != "UIViewController" { return true }
    return nibNameStorage != nil || storyboardScene != nil
  }
}
