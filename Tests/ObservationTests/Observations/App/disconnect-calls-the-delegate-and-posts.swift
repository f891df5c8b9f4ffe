// title: Disconnecting a scene calls sceneDidDisconnect and posts didDisconnectNotification with the scene
// ios: 15
// device: iphone
// watch: heard
// normalize:
// source: https://apple-docs.everest.mt/docs/uikit/uiscenedelegate/scenediddisconnect(_:)/ (Apple reference)
// confidence: high
// note: UIKit also posts; the order is not told, so it is sorted.
import UIKit
var heard: Set<String> = []
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
    func sceneDidDisconnect(_ scene: UIScene) { heard.insert("delegate") }
}
let token = NotificationCenter.default.addObserver(forName: UIScene.didDisconnectNotification, object: nil, queue: nil) { n in if n.object is UIScene { heard.insert("notification") } }
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.disconnectScene()
Simulator.settle()
print("heard \(heard.sorted())")

// prints:
// heard ["delegate", "notification"]
