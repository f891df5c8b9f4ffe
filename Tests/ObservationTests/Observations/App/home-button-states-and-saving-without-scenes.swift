// title: Going to the background: resign while active, then background, then the state saving questions
// ios: 11
// device: iphone
// watch: app
// normalize:
// source: https://github.com/regularberry/AppLaunchSequence README.md (Sean Berry, 2017-11, log of iOS 11.0.3)
// confidence: high
// note: enterBackground stands for the home gesture. The log shows shouldSaveApplicationState and willEncodeRestorableState after didEnterBackground, all in the background state. On 13.2 and later the secure variant is asked instead.
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
    func applicationWillResignActive(_ application: UIApplication) { print("app will resign active \(stateName(application.applicationState))") }
    func applicationDidEnterBackground(_ application: UIApplication) { print("app did enter background \(stateName(application.applicationState))") }
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { print("app should save \(stateName(application.applicationState))"); return true }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { print("app will encode \(stateName(application.applicationState))") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()

// prints:
// app will resign active active
// app did enter background background
// app should save background
// app will encode background
