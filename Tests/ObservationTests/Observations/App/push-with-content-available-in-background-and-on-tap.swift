// title: A content-available push is delivered in the background, and once more when its banner is tapped
// ios: 10
// device: iphone
// watch: app
// normalize:
// source: https://medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf (Jigar M, tests of iOS 10)
// confidence: high
// note: The list: delivered in state background; on the tap willEnterForeground, delivered in state inactive, active. NEWACT: receive(remoteNotification:): a content-available push arrives; tap(remoteNotification:): the user taps its banner
import UIKit
func stateName(_ s: UIApplication.State) -> String { return s == .active ? "active" : (s == .inactive ? "inactive" : "background") }
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active \(stateName(application.applicationState))") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground \(stateName(application.applicationState))") }
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { print("app remote notification \(stateName(application.applicationState))"); completionHandler(.noData) }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
let payload: [AnyHashable: Any] = ["aps": ["alert": "Hi", "content-available": 1]]
Simulator.receive(remoteNotification: payload)
Simulator.settle()
Simulator.tap(remoteNotification: payload)
Simulator.settle()

// prints:
// app remote notification background
// app will enter foreground background
// app remote notification inactive
// app did become active active
