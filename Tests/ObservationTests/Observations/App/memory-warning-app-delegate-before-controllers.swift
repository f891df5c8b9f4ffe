// title: A memory warning reaches the app delegate first, then the view controllers
// ios: 5
// device: iphone
// watch: warning
// normalize:
// source: https://shuzhiduo.com/R/gGdXqY1Qz4 (2012)
// confidence: medium
// note: The article: application, its delegate, then all controllers.
import UIKit
final class Root: UIViewController { override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning(); print("warning controller") } }
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = Root()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { print("warning app delegate") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.sendMemoryWarning()
Simulator.settle()

// prints:
// warning app delegate
// warning controller
