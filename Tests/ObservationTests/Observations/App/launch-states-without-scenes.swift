// title: Launch without scenes: inactive in both finish-launching methods, active in didBecomeActive
// ios: 11
// device: iphone
// watch: app
// normalize:
// source: https://github.com/regularberry/AppLaunchSequence README.md (Sean Berry, 2017-11, log of iOS 11.0.3)
// confidence: high
// note: The log prints applicationState in each callback. Orientation and status bar calls are not printed here.
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
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()

// prints:
// app will finish inactive
// app did finish inactive
// app did become active active
