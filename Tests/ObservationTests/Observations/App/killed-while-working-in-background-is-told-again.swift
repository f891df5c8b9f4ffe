// title: iOS 6: an app killed in the switcher while still at work in the background gets didEnterBackground again
// ios: 6
// device: iphone
// watch: note
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/13719 (rdar 14075101, 2013-06-05, iOS 6.1.3)
// confidence: medium
// note: A background task keeps the app running. Whether willTerminate follows is another fact. NEWACT: closeInSwitcher(): the user removes the app in the app switcher
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
let id = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
Simulator.enterBackground()
Simulator.settle()
print("# reset")
let tokenBackground = NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in print("note background") }
Simulator.closeInSwitcher()
Simulator.settle()

// prints:
// note background
