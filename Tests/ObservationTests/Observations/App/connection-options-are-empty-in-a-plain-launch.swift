// title: A plain launch has no URL, activity, shortcut or notification in its connection options
// ios: 26
// device: iphone
// watch: urls | activities | shortcut | source
// normalize:
// source: https://github.com/tauri-apps/tao/pull/1257 (velocitysystems, 2026-08, iOS 26.5)
// confidence: high
// note: The reviewer found even nil behind URLContexts; Swift shows an empty set. The other three are inferred from the header.
import UIKit
final class App: UIResponder, UIApplicationDelegate {
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("urls \(connectionOptions.urlContexts.count)")
        print("activities \(connectionOptions.userActivities.count)")
        print("shortcut \(connectionOptions.shortcutItem != nil)")
        print("source \(connectionOptions.sourceApplication ?? "none")")
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

// prints:
// urls 0
// activities 0
// shortcut false
// source none
