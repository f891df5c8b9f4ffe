// title: A quick action that launches the app is not performed again if didFinish returned false
// ios: 9
// device: iphone
// watch: app
// normalize:
// source: https://coderapp.vercel.app/answer/35713894 (Stack Overflow 35713894, 2016-03, iOS 9)
// confidence: high
// note: flutter-team-archive/plugins#3811 quotes the same from Apple. NEWACT: launch(app:scene:shortcut:): the user chooses a home screen quick action while the app is not running
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish")
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return false
    }
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { print("app shortcut"); completionHandler(true) }
}
let app = App()
Simulator.launch(app: app, scene: nil, shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
Simulator.settle()

// prints:
// app did finish
