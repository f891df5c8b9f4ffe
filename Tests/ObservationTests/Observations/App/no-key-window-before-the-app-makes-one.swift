// title: Before the app makes its window, in willFinishLaunching, there is no key window
// ios: 8
// device: iphone
// watch: key
// normalize:
// source: https://github.com/hackiftekhar/IQKeyboardManager/issues/122 (ptclarke, 2014-11)
// confidence: medium
// note: The report: initialised before didFinishLaunching, keyWindow is nil.
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { print("key \(application.keyWindow != nil)"); return true }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        print("key \(application.keyWindow === w)")
        return true
    }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()

// prints:
// key false
// key true
