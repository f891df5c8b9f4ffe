// title: An app that opens a URL of its own scheme resigns active and becomes active again
// ios: 9
// device: iphone
// watch: app will | app did become
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/9430 (rdar 21710499, 2015-07, iOS 7 to 9)
// confidence: high
// note: The place of open url among them is not told. The scheme test is the app's own. NEWACT: ownsScheme(_:): the Info.plist lists this URL scheme
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
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { return true }
}
Simulator.ownsScheme("test")
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
if let url = URL(string: "test://a") { _ = UIApplication.shared.openURL(url) }
Simulator.settle()

// prints:
// app will resign active
// app did become active
