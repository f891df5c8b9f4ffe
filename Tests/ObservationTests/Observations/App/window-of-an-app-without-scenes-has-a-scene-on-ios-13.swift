// title: iOS 13: a window shown by an app without scene delegate belongs to a window scene all the same
// ios: 13
// device: iphone
// watch: scene
// normalize:
// source: https://github.com/mixpanel/mixpanel-swift/pull/338 (zihejia, 2020-01)
// confidence: medium
// note: The answer in the review: the top level is a window scene whether you use a scene delegate or not.
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
print("scene of window \(app.window?.windowScene != nil)")
print("scene count \(UIApplication.shared.connectedScenes.count)")

// prints:
// scene of window true
// scene count 1
