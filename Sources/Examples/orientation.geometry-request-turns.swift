import UIKit

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

let delegate = SceneDelegate()
Simulator.launch(app: nil, scene: delegate)
Simulator.settle()
delegate.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
Simulator.settle()
print("landscape:", delegate.window?.windowScene?.interfaceOrientation.isLandscape == true)
