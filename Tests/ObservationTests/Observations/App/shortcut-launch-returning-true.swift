// title: A quick action that launches the app: didFinish, then performActionFor if true was returned
// ios: 9
// device: iphone
// watch: app
// normalize:
// source: https://coderapp.vercel.app/answer/35713894 (Stack Overflow 35713894, 2016-03, iOS 9)
// confidence: high
// note: UIApplication.h says the same: called except when willFinish or didFinish returns NO. NEWACT: launch(app:scene:shortcut:): the user chooses a home screen quick action while the app is not running
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
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { print("app shortcut"); completionHandler(true) }
}
let app = App()
Simulator.launch(app: app, scene: nil, shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
Simulator.settle()

// prints:
// app did finish
// app shortcut
