/// The system's memory of a scene. It outlasts the scene, and the process.
@available(iOS 13.0, *)
open class UISceneSession: NSObject {
  private let number: Int
  private let roleStorage: UISceneSession.Role
  /// The scene while it is connected.
  weak var sceneStorage: UIScene?
  /// The classes of the scene's objects, once the app was asked for them.
  var configurationStorage: UISceneConfiguration?
  /// The class of the scene's delegate.
  var delegateClass: UIResponder.Type?

  /// The purpose of a scene.
  public struct Role: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    @available(iOS 16.0, *)
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let carTemplateApplication = Role(
      rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  }

  init(number: Int, role: UISceneSession.Role) {
    self.number = number
    roleStorage = role
    super.init()
  }

  /// The same for the session's whole life.
  open var persistentIdentifier: String { return number == 0 ? "scene" : "scene-\(number)" }

  open var role: UISceneSession.Role { return roleStorage }

  /// The scene, while it is connected.
  open var scene: UIScene? { return sceneStorage }

  /// The classes that the app chose for the scene.
  open var configuration: UISceneConfiguration {
    return configurationStorage ?? UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// The activity from which the scene is to be restored.
  open var stateRestorationActivity: NSUserActivity?

  /// Small data of the app about the scene, which the system keeps.
  open var userInfo: [String: Any]?
}

/// The classes of a scene's objects. The model has no Info.plist, so a name finds none.
@available(iOS 13.0, *)
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
