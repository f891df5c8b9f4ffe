// title: A notification banner of another app does not deactivate the app
// ios: 8
// device: iphone
// watch: app | end
// normalize:
// source: https://github.com/onmyway133/notes/issues/8 (Khoa, 2015-06)
// confidence: high
// note: His table: popup from other apps: no events; alert from other apps: resign and become active. NEWACT: showBanner(): a notification banner of another app comes and goes
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
Simulator.showBanner()
Simulator.settle()
print("end")

// prints:
// end
