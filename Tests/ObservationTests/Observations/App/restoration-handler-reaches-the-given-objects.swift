// title: The objects given to the restoration handler get restoreUserActivityState with the activity
// ios: 12
// device: iphone
// watch: restore
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS12.4.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 12.4 SDK)
// confidence: high
// note: Comment at continueUserActivity. NEWACT: continueActivity(_:)
import UIKit
final class Root: UIViewController {
    override func restoreUserActivityState(_ activity: NSUserActivity) { super.restoreUserActivityState(activity); print("restore \(activity.activityType)") }
}
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = Root()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        if let root = window?.rootViewController { restorationHandler([root]) }
        return true
    }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
Simulator.continueActivity(NSUserActivity(activityType: "edit"))
Simulator.settle()

// prints:
// restore edit
