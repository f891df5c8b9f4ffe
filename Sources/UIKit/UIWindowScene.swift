/// A scene that shows windows.
@available(iOS 13.0, *)
open class UIWindowScene: UIScene {
  private var windowList: [UIWindow] = []

  open var windows: [UIWindow] { return windowList }

  open var screen: UIScreen { return UIScreen.main }

  open var interfaceOrientation: UIInterfaceOrientation { return Simulation.current.orientation }

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
