// title: If didFinishLaunching returns false, the launch URL does not reach open url
// ios: 12
// device: iphone
// watch: app
// normalize:
// source: https://recoursive.com/2019/03/14/guide_uiapplicationdelegate_method_invocation_order (2019-03, iOS 12.1)
// confidence: high
// note: The guide: open is called only if true came back from both. NEWACT: launch(app:scene:url:): another app opens a URL while this one is not running
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish")
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return false
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active") }
    func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { print("app open url"); return true }
}
let app = App()
if let url = URL(string: "test://test.com") { Simulator.launch(app: app, scene: nil, url: url) }
Simulator.settle()

// prints:
// app did finish
// app did become active
