// title: applicationWillEnterForeground runs before the notification of the same name
// ios: 12
// device: iphone
// watch: app | note
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/21180 (rdar 49817144, 2019-04-11)
// confidence: high
// note: The radar: the documentation said before, the log says after. UIApplication.h agrees: notifications go out after the delegate message.
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground") }
}
let app = App()
let token = NotificationCenter.default.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) { _ in print("note will enter foreground") }
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
Simulator.enterForeground()
Simulator.settle()

// prints:
// app will enter foreground
// note will enter foreground
