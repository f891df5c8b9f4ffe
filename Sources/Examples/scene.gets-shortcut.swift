import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    print("does", item.type)
    completionHandler(true)
  }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    print("the scene does", item.type)
    completionHandler(true)
  }
}

Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.choose(shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
Simulator.settle()
