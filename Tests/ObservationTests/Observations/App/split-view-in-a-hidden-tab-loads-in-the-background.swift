// title: iPad, iOS 12: a split view controller in a tab never shown loads its content when the app goes to the background
// ios: 12
// device: ipad
// watch: app | second
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/21279 (rdar 51112884, 2019-05-24, iOS 12.2)
// confidence: medium
// note: The log: didEnterBackground, then viewDidLoad of the controller in the second tab.
// open: the model resizes no split view that was never shown, so the pictures load nothing
import UIKit
final class Second: UIViewController { override func viewDidLoad() { super.viewDidLoad(); print("second did load") } }
func makeTabs() -> UITabBarController {
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(rootViewController: Second()), UIViewController()]
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), split]
    return tabs
}
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = makeTabs()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func applicationDidEnterBackground(_ application: UIApplication) { print("app did enter background") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()

// prints:
// app did enter background
// second did load
