import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    print("opens", url.absoluteString)
    return true
  }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    print("the scene opens", contexts.count)
  }
}

Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
if let url = URL(string: "notes://today") {
  Simulator.open(url: url)
}
Simulator.settle()
