// title: A URL while in the background: willEnterForeground, open url, didBecomeActive
// ios: 12
// device: iphone
// watch: app
// normalize:
// source: https://recoursive.com/2019/03/14/guide_uiapplicationdelegate_method_invocation_order (2019-03, iOS 12.1)
// confidence: high
// note: regularberry/AppLaunchSequence shows the same on iOS 11. NEWACT: open(url:): another app opens a URL of the running app
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish")
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground") }
    func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { print("app open url"); return true }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
if let url = URL(string: "test://test.com") { Simulator.open(url: url) }
Simulator.settle()

// prints:
// app will enter foreground
// app open url
// app did become active
