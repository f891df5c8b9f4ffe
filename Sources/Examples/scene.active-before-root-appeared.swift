import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = Home()
    window?.makeKeyAndVisible()
  }
}
final class Home: UIViewController {}

Simulator.launch(sceneDelegate: SceneDelegate.self)
Simulator.settle()
