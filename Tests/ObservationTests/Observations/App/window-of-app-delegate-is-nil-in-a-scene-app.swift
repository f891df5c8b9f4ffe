// title: In a scene app the window of the app delegate stays nil
// ios: 15
// device: iphone
// watch: app window | scene window
// normalize:
// source: https://github.com/darwin-morocho/flutter-facebook-auth/pull/181 (marcotta, 2021-10)
// confidence: high
// note: The object window remains nil on the app delegate; it is found through the connected scenes.
import UIKit
final class App: UIResponder, UIApplicationDelegate { var window: UIWindow? }
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
print("app window \(app.window != nil)")
print("scene window \((UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.isEmpty == false)")

// prints:
// app window false
// scene window true
