// title: With scenes applicationState is background in didFinishLaunching even when the user opens the app
// ios: 18
// device: iphone
// watch: app
// normalize:
// source: https://github.com/DataDog/dd-sdk-ios Datadog/IntegrationUnitTests/AppRunner/AppRunner.swift (Datadog, 2025)
// confidence: high
// note: The comment contrasts it with apps without scenes, which are inactive there (launch-states-without-scenes).
import UIKit
func stateName(_ s: UIApplication.State) -> String { return s == .active ? "active" : (s == .inactive ? "inactive" : "background") }
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish \(stateName(application.applicationState))")
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

// prints:
// app did finish background
