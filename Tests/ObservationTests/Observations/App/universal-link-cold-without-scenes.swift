// title: A universal link that launches the app: both finish-launching methods, willContinue, continue, then active
// ios: 11
// device: iphone
// watch: app
// normalize:
// source: https://github.com/regularberry/AppLaunchSequence README.md (Sean Berry, 2017-11, log of iOS 11.0.3)
// confidence: high
// note: recoursive.com (iOS 12.1) has the same order. NEWACT: launch(app:scene:activity:): a launch caused by a user activity
import UIKit
func stateName(_ s: UIApplication.State) -> String { return s == .active ? "active" : (s == .inactive ? "inactive" : "background") }
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { print("app will finish \(stateName(application.applicationState))"); return true }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish \(stateName(application.applicationState))")
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active \(stateName(application.applicationState))") }
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { print("app will continue \(stateName(application.applicationState))"); return true }
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { print("app continue \(stateName(application.applicationState))"); return true }
}
let app = App()
let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
activity.webpageURL = URL(string: "https://example.com/a")
Simulator.launch(app: app, scene: nil, activity: activity)
Simulator.settle()

// prints:
// app will finish inactive
// app did finish inactive
// app will continue inactive
// app continue inactive
// app did become active active
