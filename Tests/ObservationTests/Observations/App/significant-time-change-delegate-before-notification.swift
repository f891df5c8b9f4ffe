// title: applicationSignificantTimeChange runs before its notification
// ios: 12
// device: iphone
// watch: app | note
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment above the notification names. NEWACT: significantTimeChange(): midnight passes or the clock changes
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
    func applicationSignificantTimeChange(_ application: UIApplication) { print("app time change") }
}
let app = App()
let tokenTimeChange = NotificationCenter.default.addObserver(forName: UIApplication.significantTimeChangeNotification, object: nil, queue: nil) { _ in print("note time change") }
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.significantTimeChange()
Simulator.settle()

// prints:
// app time change
// note time change
