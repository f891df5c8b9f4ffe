/// The system's memory of a scene.
@available(iOS 13.0, *)
open class UISceneSession: NSObject {

  /// The purpose of a scene.
  public struct Role: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var persistentIdentifier: String { return "scene" }

  open var role: UISceneSession.Role { return UISceneSession.Role.windowApplication }
}

/// The classes of a scene's objects; the model takes those that `Simulator.launch` got.
@available(iOS 13.0, *)
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
