// title: iOS 26 logs that the scene life cycle will soon be required
// ios: 26
// device: iphone
// watch: `UIScene`
// normalize:
// source: https://github.com/openfl/lime/issues/1990 (pozirk, 2025-10)
// confidence: high
// note: A console line of UIKit at launch of an app without scenes. gdombiak/OctoPod#727 has the same text.
// open: the model does something else
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
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()

// prints:
// `UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future.
