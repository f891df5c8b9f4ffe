// title: Without scenes a launch posts didBecomeActive but not willEnterForeground
// ios: 9
// device: iphone
// watch: note
// normalize:
// source: https://github.com/tristanhimmelman/HidingNavigationBar/pull/31 (RyanInman, 2016-04)
// confidence: high
// note: The pull request moves to willEnterForeground for this reason.
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
let tokenForeground = NotificationCenter.default.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) { _ in print("note foreground") }
let tokenActive = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in print("note active") }
Simulator.launch(app: app, scene: nil)
Simulator.settle()

// prints:
// note active
