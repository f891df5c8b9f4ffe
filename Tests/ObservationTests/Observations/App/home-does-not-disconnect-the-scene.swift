// title: Going to another app does not disconnect the scene
// ios: 15
// device: iphone
// watch: scene | connected
// normalize:
// source: https://apple-docs.everest.mt/docs/uikit/uiscenedelegate/scenediddisconnect(_:)/ (Apple reference)
// confidence: high
// note: The reference: not automatically disconnected when the user switches to another app.
import UIKit
final class App: UIResponder, UIApplicationDelegate {
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
    func sceneDidEnterBackground(_ scene: UIScene) { print("scene did enter background") }
    func sceneDidDisconnect(_ scene: UIScene) { print("scene did disconnect") }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()
print("connected \(UIApplication.shared.connectedScenes.count)")

// prints:
// scene did enter background
// connected 1
