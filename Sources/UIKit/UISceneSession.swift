/// What the system remembers of a scene.
@available(iOS 13.0, *)
open class UISceneSession: NSObject {
  open var persistentIdentifier: String { return "scene" }
}
