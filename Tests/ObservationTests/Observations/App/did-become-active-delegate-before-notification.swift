// title: applicationDidBecomeActive runs before didBecomeActiveNotification
// ios: 12
// device: iphone
// watch: app | note
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment above the notification names. Run without scenes.
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
}
let app = App()
let tokenDidBecomeActive = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in print("note did become active") }
Simulator.launch(app: app, scene: nil)
Simulator.settle()

// prints:
// app did become active
// note did become active
