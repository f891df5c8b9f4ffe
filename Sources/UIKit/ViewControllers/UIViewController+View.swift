/// Loading the view: on first need, from a nib, a storyboard, code, or nothing.
///
/// `view` → `loadViewIfRequired` → `loadView()` → `viewDidLoad()`. The order was read off the
/// getter with breakpoints and a disassembler more than once (Roopesh Chander, 2015) and is in Apple's
/// reference of `loadView()`.
extension UIViewController {

  /// Whether the view is in memory. Asking does not load it.
  public var isViewLoaded: Bool {
    guard because(.askingDoesNotLoad) else { return view != nil }
    return viewStorage != nil
  }

  /// The view, or nil when it is not loaded. Asking does not load it.
  @available(iOS 9.0, *)
  public var viewIfLoaded: UIView? {
    guard because(.askingDoesNotLoad) else { return view }
    return viewStorage
  }

  /// `-[UIViewController loadViewIfRequired]`: loads at most once, until the view is dropped.
  @_semantics("vdl.step.loadViewIfRequired")
  func loadViewIfRequired() {
    Simulation.current.step("-[UIViewController loadViewIfRequired]")
    guard viewStorage == nil, because(.loadsOnFirstAccess) else { return }
    sendLoadView()
    hasLoadedNothing = viewStorage == nil
    queryOrientations()
    followEmbedSegues(beforeViewDidLoad: true)
    sendViewDidLoad()
    followEmbedSegues(beforeViewDidLoad: false)
  }

  func sendLoadView() {
    isLoadingView = true
    if because(.loadViewMakesTheView) {
      loadView()
    } else {
      loadDefaultView()
    }
    isLoadingView = false
  }

  func sendViewDidLoad() {
    if viewStorage == nil && !because(.viewDidLoadWithoutView) { return }
    if because(.viewDidLoadFollowsLoadView) {
      viewDidLoad()
    }
  }

  /// UIKit asks where the view is to go before it says that it is loaded.
  private func queryOrientations() {
    guard because(.orientationsAreAsked) else { return }
    Simulation.current.step("-[UIViewController _window]")
    _ = supportedInterfaceOrientations
    _ = preferredInterfaceOrientationForPresentation
    _ = shouldAutorotate
  }

  /// `-[UIViewController setView:]`: stores. `loadView` ends here, and so does code that replaces or
  /// drops the view by hand.
  func setView(_ newView: UIView?) {
    refuseViewOfAnother(newView)
    if newView == nil && !because(.droppedViewIsLoadedAgain) { return }
    let isAssignedByHand = viewStorage == nil && newView != nil && !isLoadingView
    storeView(newView)
    if isAssignedByHand && !because(.settingViewOnlyStores) {
      sendViewDidLoad()
    }
  }

  private func storeView(_ newView: UIView?) {
    let old = viewStorage
    viewStorage = newView
    if let old = old, old !== newView {
      old.viewDelegate = nil
      old.heldWithoutRule = nil
    }
    newView?.viewDelegate = self
    if needsProperties { newView?.markSubtreeNeedsProperties() }
    if newView != nil && !because(.backReferencesDoNotOwn) {
      newView?.heldWithoutRule = self
    }
  }

  /// `-[UIView(Internal) _setViewDelegate:]` raises; seen since the SDK of iOS 6.
  private func refuseViewOfAnother(_ newView: UIView?) {
    guard Simulation.current.isAtLeast(6), let newView = newView,
      let owner = newView.viewDelegate, owner !== self, because(.oneControllerPerView)
    else { return }
    Host.raise(
      NSException(
        name: UIViewController.hierarchyInconsistencyException,
        reason: "A view can only be associated with at most one view controller at a time! View "
          + "\(newView) is associated with \(owner). Clear this association before associating "
          + "this view with \(self)."))
  }

  // MARK: Where the view comes from

  /// The default of `loadView`: a nib if there is one, else a plain view.
  func loadDefaultView() {
    if let scene = storyboardScene, because(.storyboardSceneViewIsANib) {
      loadView(from: scene)
    } else if let name = nibName, because(.namedNibIsLoaded) {
      loadViewFromNib(named: name)
    } else if let name = nibNameFromClass() {
      loadViewFromNib(named: name)
    } else {
      view = makePlainView()
    }
  }

  func makePlainView() -> UIView {
    let plain = makeRootView(frameOfPlainView)
    if because(.plainViewWithoutNib) {
      plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    return plain
  }

  private var frameOfPlainView: CGRect {
    guard because(.plainViewWithoutNib) else { return CGRect.zero }
    if because(.plainViewBelowStatusBar) {
      return UIScreen.main.applicationFrame
    }
    return UIScreen.main.bounds
  }

  /// Without a name: the class name less "Controller", then the class name.
  func nibNameFromClass() -> String? {
    let name = classNameForNibs
    if name.hasSuffix("Controller"), because(.shortNibNameFirst) {
      let short = String(name.dropLast(10))
      if !short.isEmpty && Nib.find(short) != nil { return short }
    }
    if Nib.find(name) != nil, because(.classNibName) { return name }
    return nil
  }

  /// The runtime calls a Swift class `Module.Class`; only iOS 8, the first release with Swift,
  /// looked for nibs of such a name.
  private var classNameForNibs: String {
    let name = Host.className(self)
    if Simulation.current.isAtLeast(9) {
      return because(.moduleNameIsIgnored) ? name : "Scenario.\(name)"
    }
    if because(.moduleNameCounted) {
      return "Scenario.\(name)"
    }
    return name
  }

  /// `-[UIViewController _loadViewFromNibNamed:bundle:]`
  @_semantics("vdl.step._loadViewFromNibNamed:bundle:")
  private func loadViewFromNib(named name: String) {
    Simulation.current.step("-[UIViewController _loadViewFromNibNamed:bundle:]")
    guard let nib = Nib.find(name) else {
      if because(.missingNibRaises) {
        Nib.raiseMissing(name)
      }
      view = makePlainView()
      return
    }
    let root = nib.instantiate(owner: self)
    if !nib.connectsView, because(.unconnectedViewRaises) {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib "
            + "but the view outlet was not set."))
    }
    if viewStorage == nil {
      view = root
    }
    nib.awaken(root)
  }

  @_semantics("vdl.step._loadViewFromNibNamed:bundle:")
  private func loadView(from scene: StoryboardScene) {
    Simulation.current.step("-[UIViewController _loadViewFromNibNamed:bundle:]")
    let root = scene.nib.instantiate(owner: self)
    view = root
    scene.nib.awaken(root)
  }

  // MARK: Memory

  /// `-[UIViewController unloadViewIfReloadable]`: up to iOS 5 a memory warning drops the view of a
  /// controller that is not on screen.
  func unloadViewIfReloadable() {
    guard viewStorage != nil, viewsMayBeUnloaded, viewStorage?.superviewStorage == nil,
      canReloadView, because(.memoryWarningUnloads)
    else { return }
    sendViewWillUnload()
    self.view = nil
    sendViewDidUnload()
  }

  private var viewsMayBeUnloaded: Bool {
    guard Simulation.current.isAtLeast(6) else { return true }
    return !because(.memoryWarningKeepsViews)
  }

  private func sendViewWillUnload() {
    guard because(.willUnloadBeforeDropping) else { return }
    viewWillUnload()
  }

  private func sendViewDidUnload() {
    guard because(.didUnloadAfterDropping) else { return }
    viewDidUnload()
  }

  /// Whether it can load its view again: a bare `UIViewController` cannot restore its content.
  private var canReloadView: Bool {
    if Host.className(self) != "UIViewController" || nibName != nil { return true }
    return storyboardScene != nil || !because(.bareControllerKeepsItsView)
  }
}
