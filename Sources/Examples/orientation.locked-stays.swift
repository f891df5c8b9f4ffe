import UIKit

final class Home: UIViewController {
  var isLocked = true
  override var prefersInterfaceOrientationLocked: Bool { return isLocked }
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    print("turn")
  }
}

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

Simulator.launch(sceneDelegate: SceneDelegate.self)
Simulator.settle()
Simulator.rotate(to: .landscapeRight)
Simulator.settle()
print("turned device")
if let home = UIApplication.shared.windows.first?.rootViewController as? Home {
  home.isLocked = false
  home.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
}
Simulator.settle()
