// title: With scenes a universal link for the running app goes to scene(_:continue:), not to the app delegate
// ios: 18
// device: iphone
// watch: scene | app
// normalize:
// source: https://github.com/AvaloniaUI/Avalonia/pull/21394 (koblavi, 2026-05)
// confidence: high
// note: The warm path of the pull request. NEWACT: continueActivity(_:)
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { print("app will continue"); return true }
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { print("app continue"); return true }
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
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print("scene continue \(userActivity.activityType)") }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
let activity = NSUserActivity(activityType: "browse")
Simulator.continueActivity(activity)
Simulator.settle()

// prints:
// scene continue browse
