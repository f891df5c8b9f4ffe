// title: In a scene app a window that has no scene is not in UIApplication.windows
// ios: 26
// device: iphone
// watch: listed | scene
// normalize:
// source: https://github.com/slint-ui/slint/pull/13450 (tronical, 2026-09)
// confidence: high
// note: The list has only windows that belong to a connected scene, and such a window is never on screen. The window is made before the scene connects.
// open: the model does something else
import UIKit
var early: UIWindow?
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.isHidden = false
        early = w
        return true
    }
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
if let w = early {
    print("listed \(UIApplication.shared.windows.contains(w))")
    print("scene \(w.windowScene != nil)")
}
if let w = delegate.window { print("listed \(UIApplication.shared.windows.contains(w))") }

// prints:
// listed false
// scene false
// listed true
