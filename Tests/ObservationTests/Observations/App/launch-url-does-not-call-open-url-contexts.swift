// title: With scenes a URL that launches the app does not call openURLContexts; one that comes later does
// ios: 18
// device: iphone
// watch: scene
// normalize:
// source: https://github.com/tauri-apps/tao/issues/1248 (bgrundmann, 2026-06)
// confidence: high
// note: Cold and warm delivery of the issue. The app delegate method is implemented too and stays silent (AvaloniaUI/Avalonia#21394). NEWACT: launch(app:scene:url:), open(url:)
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { print("scene not: app delegate"); return true }
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
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { print("scene open urls \(URLContexts.count)") }
}
let app = App()
let delegate = Scene()
if let url = URL(string: "test://a") { Simulator.launch(app: app, scene: delegate, url: url) }
Simulator.settle()
if let url = URL(string: "test://b") { Simulator.open(url: url) }
Simulator.settle()

// prints:
// scene will connect
// scene open urls 1
