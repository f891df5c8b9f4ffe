// title: With scenes the launch URL is in the connection options, not in the launch options
// ios: 18
// device: iphone
// watch: options | connect
// normalize:
// source: https://github.com/tauri-apps/tao/issues/1248 (bgrundmann, 2026-06)
// confidence: high
// note: The issue says both; hpoul/file_picker_writable#53 too. NEWACT: launch(app:scene:url:)
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("options url \(launchOptions?[.url] != nil)")
        return true
    }
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("connect url \(connectionOptions.urlContexts.first?.url.absoluteString ?? "none")")
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
}
let app = App()
let delegate = Scene()
if let url = URL(string: "test://a") { Simulator.launch(app: app, scene: delegate, url: url) }
Simulator.settle()

// prints:
// options url false
// connect url test://a
