// title: Windows that the user closed while the app was not running are told after didFinishLaunching
// ios: 13
// device: ipad
// watch: app
// normalize:
// source: https://github.com/NativeScript/NativeScript/pull/11376 (edusperoni, 2026-08)
// confidence: high
// note: Xcode template comment and header say the same: shortly after launch. Only the two calls are compared. NEWACT: discardWhileNotRunning(): the system ended the app and the user then removes its window; relaunch(app:scene:) opens it anew
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish")
        return true
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { print("app did discard") }
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
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.discardWhileNotRunning()
print("# reset")
let app2 = App()
let delegate2 = Scene()
Simulator.relaunch(app: app2, scene: delegate2)
Simulator.settle()

// prints:
// app did finish
// app did discard
