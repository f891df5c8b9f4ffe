// title: Removed in the switcher while frontmost, without scenes: didEnterBackground, then willTerminate
// ios: 9
// device: iphone
// watch: app
// normalize:
// source: https://github.com/rolandleth/LTHPasscodeViewController/issues/130 (zentraedi, 2015-10-21)
// confidence: high
// note: The reporter gives the order of the two and says that willEnterForeground does not come. NEWACT: openSwitcher(): the user opens the app switcher from the app; closeInSwitcher()
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
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground") }
    func applicationWillTerminate(_ application: UIApplication) { print("app will terminate") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.openSwitcher()
Simulator.settle()
Simulator.closeInSwitcher()
Simulator.settle()

// prints:
// app did enter background
// app will terminate
