// title: iOS 18.4 logs that a process does not adopt the scene life cycle
// ios: 18.4
// device: iphone
// watch: CLIENT OF UIKIT
// normalize:
// source: https://github.com/xbmc/Official-Kodi-Remote-iOS/issues/1267 (kambala-decapitator, 2025-05, iOS 18.4.1)
// confidence: high
// note: A console line of UIKit at launch of an app without scenes. defold/defold#11042 has the same text.
// open: the model does something else
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
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()

// prints:
// CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version.
