// title: A universal link while in the background: willEnterForeground, willContinue, continue, active
// ios: 11
// device: iphone
// watch: app
// normalize:
// source: https://github.com/regularberry/AppLaunchSequence README.md (Sean Berry, 2017-11, log of iOS 11.0.3)
// confidence: high
// note: Two sources (recoursive.com too). NEWACT: continueActivity(_:): the system hands the running app a user activity, bringing it to the foreground
import UIKit
func stateName(_ s: UIApplication.State) -> String { return s == .active ? "active" : (s == .inactive ? "inactive" : "background") }
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active \(stateName(application.applicationState))") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground \(stateName(application.applicationState))") }
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { print("app will continue \(stateName(application.applicationState))"); return true }
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { print("app continue \(stateName(application.applicationState))"); return true }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
activity.webpageURL = URL(string: "https://example.com/a")
Simulator.continueActivity(activity)
Simulator.settle()

// prints:
// app will enter foreground background
// app will continue inactive
// app continue inactive
// app did become active active
