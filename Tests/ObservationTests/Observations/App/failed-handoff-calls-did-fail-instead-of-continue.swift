// title: A handoff that cannot be fetched: willContinue, then didFailToContinue instead of continue
// ios: 12
// device: iphone
// watch: app
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS12.4.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 12.4 SDK)
// confidence: high
// note: Comment: for each willContinue exactly one of the two. NEWACT: failActivity(type:): the user continues an activity of this type of another device and it cannot be fetched
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
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { print("app will continue"); return true }
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { print("app continue"); return true }
    func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: Error) { print("app did fail \(userActivityType)") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
Simulator.failActivity(type: "edit")
Simulator.settle()

// prints:
// app will continue
// app did fail edit
