// title: A tapped push that launches the app: launch options hold it, then didReceiveRemoteNotification before active
// ios: 11
// device: iphone
// watch: app | options
// normalize:
// source: https://github.com/regularberry/AppLaunchSequence README.md (Sean Berry, 2017-11, log of iOS 11.0.3)
// confidence: high
// note: The log shows the payload under the remote notification key and the delegate method (no notification center delegate is set) in the inactive state. NEWACT: launch(app:scene:remoteNotification:): the user taps a push while the app is not running
import UIKit
func stateName(_ s: UIApplication.State) -> String { return s == .active ? "active" : (s == .inactive ? "inactive" : "background") }
final class App: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active \(stateName(application.applicationState))") }
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { print("app remote notification \(stateName(application.applicationState))"); completionHandler(.noData) }
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("options \(launchOptions?[.remoteNotification] != nil)")
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
}
let app = App()
Simulator.launch(app: app, scene: nil, remoteNotification: ["aps": ["alert": "Hi"]])
Simulator.settle()

// prints:
// options true
// app remote notification inactive
// app did become active active
