// title: iOS 5 and 6: on locking, applicationState is inactive in didEnterBackground, with the home button it is background
// ios: 6
// device: iphone
// watch: app
// normalize:
// source: https://geek-qa.imtqy.com/questions/150534/index.html (Stack Overflow 7755240)
// confidence: high
// note: e-com-net.com/article/253833.htm has the same table for iOS 5. NEWACT: lockDevice(), unlockDevice(): the user presses the lock button and later unlocks into the app
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
    func applicationDidEnterBackground(_ application: UIApplication) { print("app did enter background \(stateName(application.applicationState))") }
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

// prints:
// app did enter background inactive
// app did enter background background
