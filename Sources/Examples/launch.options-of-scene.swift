import UIKit

final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    print("connects with", options.urlContexts.count, "URL")
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    print("opens", contexts.count)
  }
}

if let url = URL(string: "notes://today") {
  Simulator.launch(app: App(), scene: SceneDelegate(), url: url)
}
Simulator.settle()
