// title: A plain launch has no applicationWillEnterForeground before didBecomeActive
// ios: 10
// device: iphone
// watch: app
// normalize:
// source: https://medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf (Jigar M, tests of iOS 10)
// confidence: high
// note: tristanhimmelman/HidingNavigationBar#31 (2016) says the same of the notification.
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish")
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()

// prints:
// app did finish
// app did become active
