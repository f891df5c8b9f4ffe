// title: Return from the background without scenes: still background in willEnterForeground, active in didBecomeActive
// ios: 11
// device: iphone
// watch: app
// normalize:
// source: https://github.com/regularberry/AppLaunchSequence README.md (Sean Berry, 2017-11, log of iOS 11.0.3)
// confidence: high
// note: enterForeground stands for the user opening the app again, all the way to active.
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
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground \(stateName(application.applicationState))") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
Simulator.enterForeground()
Simulator.settle()

// prints:
// app will enter foreground background
// app did become active active
