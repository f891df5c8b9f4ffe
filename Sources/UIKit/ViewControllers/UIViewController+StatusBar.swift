/// A wish about the screen, for which one of the controllers on it is asked.
enum ScreenWish {
  case statusBarHidden
  case statusBarStyle
  case homeIndicatorHidden
  case deferredEdges
  case lockedOrientation
}

/// The status bar from iOS 7 on: the controllers on screen decide, and one of them is asked.
extension UIViewController {

  /// Asks anew, as UIKit does when a controller appears or says that its wishes changed.
  func updateStatusBar() {
    guard Simulation.current.isAtLeast(7), viewStorage?.window != nil else { return }
    UIApplication.shared.askForStatusBar()
  }

  /// The controller that decides: a presented one that covers the screen, or the child that its container
  /// names. `-[UIViewController _effectiveStatusBarStyleViewController]` and its kin.
  func decides(_ wish: ScreenWish) -> UIViewController {
    var current = self
    // An override may name a parent.
    for _ in 0..<32 {
      if current.presentedStorage != nil, let presented = current.presentedForStatusBar {
        current = presented
        continue
      }
      guard let next = current.child(for: wish) else { break }
      current = next
    }
    return current
  }

  /// The child that the controller names for a wish.
  private func child(for wish: ScreenWish) -> UIViewController? {
    switch wish {
    case .statusBarHidden:
      guard let child = childForStatusBarHidden, because(.statusBarChildIsAsked) else { return nil }
      return child
    case .statusBarStyle:
      guard let child = childForStatusBarStyle, because(.statusBarChildIsAsked) else { return nil }
      return child
    case .homeIndicatorHidden: return childForHomeIndicatorAutoHidden
    case .deferredEdges: return childForScreenEdgesDeferringSystemGestures
    case .lockedOrientation: return childForInterfaceOrientationLock
    }
  }

  /// The shown controller is asked whether the home indicator may hide.
  func askForHomeIndicator() {
    _ = decides(.homeIndicatorHidden).prefersHomeIndicatorAutoHidden
  }

  /// The shown controller is asked for the edges where its own gestures come first.
  func askForDeferringEdges() {
    _ = decides(.deferredEdges).preferredScreenEdgesDeferringSystemGestures
  }

  /// The presented controller, if it covers the screen or captures the status bar.
  private var presentedForStatusBar: UIViewController? {
    guard let presented = presentedStorage, !presented.isBeingHiddenModally,
      presented.viewStorage?.window != nil
    else { return nil }
    let isFullScreen = presented.presentationControllerStorage?.adaptedStyle == .fullScreen
    guard isFullScreen || presented.modalPresentationCapturesStatusBarAppearance,
      because(.statusBarFollowsFullScreen)
    else { return nil }
    return presented
  }
}

extension UIApplication {

  /// `-[UIApplication _updateCurrentStatusBarViewControllerAppearance]`
  func askForStatusBar() {
    guard let root = windowForStatusBar?.rootViewController else { return }
    let hides = root.decides(.statusBarHidden)
    statusBarIsHidden = hides.prefersStatusBarHidden
    let styles = root.decides(.statusBarStyle)
    statusBarStyleStorage = styles.preferredStatusBarStyle
    if because(.homeIndicatorIsAsked) {
      root.askForHomeIndicator()
      root.askForDeferringEdges()
    }
  }

  /// The shown controller said that one of its wishes about the screen's edges changed.
  func askAgain(_ ask: (UIViewController) -> Void) {
    if let root = windowForStatusBar?.rootViewController, because(.homeIndicatorIsAsked) {
      ask(root)
    }
  }

  private var windowForStatusBar: UIWindow? {
    if let key = Simulation.current.keyWindow, !key.isHidden { return key }
    return Simulation.current.visibleWindows.first
  }

  /// The look of the status bar. Since iOS 7 the controllers decide, so that setting it changes
  /// nothing.
  public var statusBarStyle: UIStatusBarStyle {
    get { return statusBarStyleStorage }
    set { if appDecidesStatusBar { statusBarStyleStorage = newValue } }
  }

  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool {
    get { return statusBarIsHidden }
    set { if appDecidesStatusBar { statusBarIsHidden = newValue } }
  }

  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {
    statusBarStyle = style
  }

  @available(iOS 3.2, *)
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// The rectangle of the status bar; none while it is hidden.
  public var statusBarFrame: CGRect {
    if statusBarIsHidden { return CGRect.zero }
    let screen = UIScreen.main.bounds
    let height = Simulation.current.isAtLeast(11) ? UIWindow.deviceInsets.top : 20
    if Simulation.current.orientation.isLandscape && !Simulation.current.isAtLeast(8) {
      // The coordinates of the screen stay those of the upright phone.
      let isAtRight = Simulation.current.orientation == .landscapeRight
      return CGRect(
        x: isAtRight ? screen.width - height : 0, y: 0, width: height, height: screen.height)
    }
    return CGRect(x: 0, y: 0, width: screen.width, height: height)
  }

  private var appDecidesStatusBar: Bool { return !because(.statusBarIsTheControllers) }
}

/// The status bar of a scene.
@available(iOS 13.0, *)
open class UIStatusBarManager: NSObject {
  override init() {
    super.init()
  }

  /// The look of the status bar.
  open var statusBarStyle: UIStatusBarStyle { return UIApplication.shared.statusBarStyle }

  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { return UIApplication.shared.isStatusBarHidden }

  /// The look that `UIStatusBarStyle.default` stands for: light text in the dark.
  @available(iOS 13.0, *)
  open var defaultStatusBarStyle: UIStatusBarStyle {
    return UITraitCollection.forWindow.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// The rectangle of the status bar; none while it is hidden.
  open var statusBarFrame: CGRect { return UIApplication.shared.statusBarFrame }
}
