// title: From iOS 5 locking and unlocking go through the background like the home button
// ios: 5
// device: iphone
// watch: app
// normalize:
// source: https://manongdao.com/q-1173273.html (Stack Overflow 7755240, 2011-10)
// confidence: high
// note: The question lists the logs; on iOS 4 locking only resigned active. NEWACT: lockDevice(), unlockDevice(): the user presses the lock button and later unlocks into the app
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
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active") }
    func applicationWillResignActive(_ application: UIApplication) { print("app will resign active") }
    func applicationDidEnterBackground(_ application: UIApplication) { print("app did enter background") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.lockDevice()
Simulator.settle()
Simulator.unlockDevice()
Simulator.settle()

// prints:
// app will resign active
// app did enter background
// app will enter foreground
// app did become active
