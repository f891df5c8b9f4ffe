// title: A URL that launches the app is in the launch options and then goes to open url before active
// ios: 12
// device: iphone
// watch: app | options
// normalize:
// source: https://recoursive.com/2019/03/14/guide_uiapplicationdelegate_method_invocation_order (2019-03, iOS 12.1)
// confidence: high
// note: Both finish-launching methods return true. regularberry/AppLaunchSequence shows the same on iOS 11. NEWACT: launch(app:scene:url:): another app opens a URL while this one is not running
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { print("app will finish"); return true }
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active") }
    func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { print("app open url"); return true }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("options url \((launchOptions?[.url] as? URL)?.absoluteString ?? "none")")
        return true
    }
}
let app = App()
if let url = URL(string: "test://test.com") { Simulator.launch(app: app, scene: nil, url: url) }
Simulator.settle()

// prints:
// app will finish
// options url test://test.com
// app open url
// app did become active
