// title: From iOS 13 an app without scene delegate still posts the notifications of scenes
// ios: 14
// device: iphone
// watch: note
// normalize:
// source: https://github.com/forcedotcom/SalesforceMobileSDK-iOS/pull/3330 (bbirman, 2021-01)
// confidence: high
// note: Her answer in the review: posted even if an app is not using a scene delegate.
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
print("# reset")
let token = NotificationCenter.default.addObserver(forName: UIScene.didActivateNotification, object: nil, queue: nil) { n in print("note scene \(n.object is UIScene)") }
Simulator.enterBackground()
Simulator.settle()
Simulator.enterForeground()
Simulator.settle()

// prints:
// note scene true
