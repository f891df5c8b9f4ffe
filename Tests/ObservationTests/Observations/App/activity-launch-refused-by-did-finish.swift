// title: If didFinishLaunching returns false, the launching user activity is not continued
// ios: 12
// device: iphone
// watch: app
// normalize:
// source: https://recoursive.com/2019/03/14/guide_uiapplicationdelegate_method_invocation_order (2019-03, iOS 12.1)
// confidence: high
// note: The guide: willContinue and continue only if true came back. NEWACT: launch(app:scene:activity:)
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish")
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return false
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active") }
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { print("app will continue"); return true }
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { print("app continue"); return true }
}
let app = App()
let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
activity.webpageURL = URL(string: "https://example.com/a")
Simulator.launch(app: app, scene: nil, activity: activity)
Simulator.settle()

// prints:
// app did finish
// app did become active
