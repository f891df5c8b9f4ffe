// title: A quick action while the app runs calls only performActionFor, not the launch methods
// ios: 9
// device: iphone
// watch: app
// normalize:
// source: https://coderapp.vercel.app/answer/35713894 (Stack Overflow 35713894, 2016-03, iOS 9)
// confidence: high
// note: choose(shortcut:) brings the app to the foreground. NEWACT: choose(shortcut:): the user chooses a quick action of the running app
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { print("app will finish"); return true }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish")
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { print("app shortcut"); completionHandler(true) }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
Simulator.choose(shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
Simulator.settle()

// prints:
// app shortcut
