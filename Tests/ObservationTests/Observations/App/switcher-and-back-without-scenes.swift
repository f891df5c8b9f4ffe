// title: Opening the app switcher and coming back: willResignActive and didBecomeActive only
// ios: 12
// device: iphone
// watch: app
// normalize:
// source: https://github.com/microsoft/react-native-code-push/pull/1991 (atrutnev, 2020-12)
// confidence: high
// note: The pull request compares it with the four callbacks of home and back. NEWACT: openSwitcher(), closeSwitcher(): back to the same app
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
Simulator.openSwitcher()
Simulator.settle()
Simulator.closeSwitcher()
Simulator.settle()

// prints:
// app will resign active
// app did become active
