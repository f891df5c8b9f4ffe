/// A scene that shows windows.
@available(iOS 13.0, *)
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] {
    var found: [UIWindow] = []
    for box in Simulation.current.windows {
      if let window = box.window, window.sceneStorage === self { found.append(window) }
    }
    return found
  }

  /// The overrides of the scene, which its windows inherit.
  var overridesStorage = TraitValues()
  /// The registrations for the traits of the scene, if there are any.
  var traitDetails: TraitDetails?
  /// The traits of which the registrations know.
  var knownTraits: UITraitCollection?

  open var screen: UIScreen { return UIScreen.main }

  open var interfaceOrientation: UIInterfaceOrientation { return Simulation.current.orientation }

  /// The status bar above the scene's windows.
  open var statusBarManager: UIStatusBarManager? { return UIStatusBarManager() }

  @available(iOS 15.0, *)
  open var keyWindow: UIWindow? { return Simulation.current.keyWindow }

  func add(_ window: UIWindow) {
    if window.sceneStorage === self {
      Simulation.current.register(window: window)
    }
  }
}

/// The delegate of a scene with a window.
@available(iOS 13.0, *)
public protocol UIWindowSceneDelegate: UISceneDelegate {}
