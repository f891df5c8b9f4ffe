import UIKit

final class Home: UIViewController {}

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
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    print("portrait before:", previousEffectiveGeometry.interfaceOrientation.isPortrait)
    print("portrait now:", windowScene.effectiveGeometry.interfaceOrientation.isPortrait)
  }
}

Simulator.launch(sceneDelegate: SceneDelegate.self)
Simulator.settle()
Simulator.rotate(to: .landscapeRight)
Simulator.settle()
