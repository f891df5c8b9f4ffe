// title: applicationDidReceiveMemoryWarning runs before didReceiveMemoryWarningNotification
// ios: 12
// device: iphone
// watch: app | note
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment above the notification names. The place of the controllers is not part of this one.
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
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { print("app memory warning") }
}
let app = App()
let tokenMemoryWarning = NotificationCenter.default.addObserver(forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil) { _ in print("note memory warning") }
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.sendMemoryWarning()
Simulator.settle()

// prints:
// app memory warning
// note memory warning
