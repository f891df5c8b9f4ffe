// title: A launch for a background fetch: all callbacks in the background state, performFetch last
// ios: 11
// device: iphone
// watch: app
// normalize:
// source: https://github.com/regularberry/AppLaunchSequence README.md (Sean Berry, 2017-11, log of iOS 11.0.3)
// confidence: high
// note: No didBecomeActive and no didEnterBackground in the log. NEWACT: launchForFetch(app:scene:): the system launches the app for a background fetch
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
    func applicationDidEnterBackground(_ application: UIApplication) { print("app did enter background \(stateName(application.applicationState))") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground \(stateName(application.applicationState))") }
    func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { print("app fetch \(stateName(application.applicationState))"); completionHandler(.noData) }
}
let app = App()
Simulator.launchForFetch(app: app, scene: nil)
Simulator.settle()

// prints:
// app will finish background
// app did finish background
// app fetch background
