// title: Removed in the switcher while suspended: no applicationWillTerminate
// ios: 12
// device: iphone
// watch: app
// normalize:
// source: https://seacode.uk/swift/when-will-applicationwillterminate-be-called (quotes Apple DTS)
// confidence: high
// note: Three cases: running: willTerminate; suspended: just removed from memory; not running: nothing. NEWACT: suspend(): the system suspends the app in the background; closeInSwitcher()
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func applicationDidEnterBackground(_ application: UIApplication) { print("app did enter background") }
    func applicationWillTerminate(_ application: UIApplication) { print("app will terminate") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()
Simulator.suspend()
Simulator.closeInSwitcher()
Simulator.settle()

// prints:
// app did enter background
