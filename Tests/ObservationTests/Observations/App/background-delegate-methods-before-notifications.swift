// title: Resign and background: each delegate method comes right before its notification
// ios: 12
// device: iphone
// watch: app | note
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment above the notification names: sent out after the equivalent delegate message is called. Run without scenes.
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
    func applicationWillResignActive(_ application: UIApplication) { print("app will resign active") }
    func applicationDidEnterBackground(_ application: UIApplication) { print("app did enter background") }
}
let app = App()
let tokenWillResignActive = NotificationCenter.default.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) { _ in print("note will resign active") }
let tokenDidEnterBackground = NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in print("note did enter background") }
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()

// prints:
// app will resign active
// note will resign active
// app did enter background
// note did enter background
