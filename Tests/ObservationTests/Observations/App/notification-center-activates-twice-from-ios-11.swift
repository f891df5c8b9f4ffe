// title: iOS 11 and 12: pulling notification center down fully activates and deactivates the app once more on the way
// ios: 12
// device: iphone
// watch: app
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/21113 (rdar 49216830, 2019-03-25, iOS 12.1.4)
// confidence: high
// note: The radar counts didBecomeActive twice for pull and dismiss; ArtSabintsev/Siren#347 gives the log resign, active, resign. Not on iOS 10. NEWACT: pullDownNotificationCenter() all the way, dismissNotificationCenter()
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
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.pullDownNotificationCenter()
Simulator.settle()
Simulator.dismissNotificationCenter()
Simulator.settle()

// prints:
// app will resign active
// app did become active
// app will resign active
// app did become active
