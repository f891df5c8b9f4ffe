// device: ipad
import UIKit

final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
Simulator.openNewWindow()
Simulator.settle()
for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
  print("has a key window:", scene.windows.contains { $0.isKeyWindow })
}
