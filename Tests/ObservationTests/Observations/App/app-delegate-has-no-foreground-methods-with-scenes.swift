// title: With scenes the app delegate hears only of the launch, not of foreground, active or background
// ios: 13
// device: iphone
// watch: app
// normalize:
// source: https://mcmap.net/q/259112/-app-delegate-methods-aren-39-t-being-called-in-ios-13 (Stack Overflow, 2019)
// confidence: high
// note: The four methods are not called with a scene manifest; will and did finish launching still are. Apple says the same for each method.
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { print("app will finish"); return true }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active") }
    func applicationWillResignActive(_ application: UIApplication) { print("app will resign active") }
    func applicationDidEnterBackground(_ application: UIApplication) { print("app did enter background") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground") }
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
Simulator.enterForeground()
Simulator.settle()

// prints:
// app will finish
// app did finish
