// title: A quick action that launches a scene app does not call performActionFor of the window scene delegate
// ios: 26
// device: iphone
// watch: scene
// normalize:
// source: https://github.com/dotnet/maui/pull/38601 (review of PureWeen, 2026-09)
// confidence: medium
// note: MAUI keeps the item of the connection options and replays it itself; the header says that the method is for a scene already connected. NEWACT: launch(app:scene:shortcut:)
import UIKit
final class App: UIResponder, UIApplicationDelegate {
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("scene will connect")
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
    func sceneDidBecomeActive(_ scene: UIScene) { print("scene did become active") }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { print("scene shortcut \(shortcutItem.type)"); completionHandler(true) }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate, shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
Simulator.settle()

// prints:
// scene will connect
// scene did become active
