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
  func windowScene(
    _ scene: UIWindowScene, didUpdate space: UICoordinateSpace,
    interfaceOrientation old: UIInterfaceOrientation, traitCollection: UITraitCollection
  ) { print("was portrait:", old == .portrait) }
}

Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
