// title: An orientation that the app delegate does not allow is not taken, whatever the root allows
// ios: 8
// device: iphone
// watch: landscape
// normalize:
// source: https://rodhos.hatenadiary.jp/entry/2014/10/01/133106 (rodhos, 2014-10)
// confidence: high
// note: The masks are intersected. rotate(to:) stands for turning the device.
import UIKit
final class Root: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .all } }
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = Root()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { return .portrait }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
let bounds = app.window?.bounds ?? .zero
print("landscape \(bounds.width > bounds.height)")

// prints:
// landscape false
