// title: A launch into the background posts no foreground, background or active notification
// ios: 7
// device: iphone
// watch: note | app
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/13584 (rdar 14295449, 2013-06, iOS 7)
// confidence: high
// note: The reporter tested device and simulator: state background in didFinish, no life-cycle notification and none of the three delegate methods. NEWACT: launchForFetch(app:scene:)
import UIKit
func stateName(_ s: UIApplication.State) -> String { return s == .active ? "active" : (s == .inactive ? "inactive" : "background") }
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish \(stateName(application.applicationState))")
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active \(stateName(application.applicationState))") }
    func applicationDidEnterBackground(_ application: UIApplication) { print("app did enter background \(stateName(application.applicationState))") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground \(stateName(application.applicationState))") }
}
let app = App()
let tokenBackground = NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in print("note background") }
let tokenForeground = NotificationCenter.default.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) { _ in print("note foreground") }
let tokenActive = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in print("note active") }
Simulator.launchForFetch(app: app, scene: nil)
Simulator.settle()

// prints:
// app did finish background
