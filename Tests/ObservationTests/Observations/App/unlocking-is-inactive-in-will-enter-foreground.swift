// title: iOS 5: on unlocking, applicationState is inactive in willEnterForeground, on a tap on the icon it is background
// ios: 5
// device: iphone
// watch: app
// normalize:
// source: https://e-com-net.com/article/253833.htm (2012, table for iOS 4.3 and 5.0)
// confidence: medium
// note: The table: lock screen inactive, home button background. NEWACT: lockDevice(), unlockDevice(): the user presses the lock button and later unlocks into the app
// open: the model has no lockDevice
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
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground \(stateName(application.applicationState))") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.lockDevice()
Simulator.settle()
Simulator.unlockDevice()
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.enterForeground()
Simulator.settle()

// prints:
// app will enter foreground inactive
// app will enter foreground background
