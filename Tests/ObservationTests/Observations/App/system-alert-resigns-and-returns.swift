// title: A system permission alert: willResignActive and, when it goes, didBecomeActive; no background
// ios: 11
// device: iphone
// watch: app
// normalize:
// source: https://github.com/regularberry/AppLaunchSequence README.md (Sean Berry, 2017-11, log of iOS 11.0.3)
// confidence: high
// note: nickoneill/PermissionScope#34 says the same. NEWACT: showSystemAlert(), dismissSystemAlert(): a permission question of the system
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
    func applicationWillResignActive(_ application: UIApplication) { print("app will resign active \(stateName(application.applicationState))") }
    func applicationDidEnterBackground(_ application: UIApplication) { print("app did enter background \(stateName(application.applicationState))") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground \(stateName(application.applicationState))") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.showSystemAlert()
Simulator.settle()
Simulator.dismissSystemAlert()
Simulator.settle()

// prints:
// app will resign active active
// app did become active active
