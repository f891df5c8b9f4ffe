import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("in the background:", application.applicationState == .background)
    return true
  }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneWillEnterForeground(_ scene: UIScene) { print("the scene comes") }
}

NotificationCenter.default.addObserver(
  forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
) { _ in print("the app comes to the foreground") }
Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
