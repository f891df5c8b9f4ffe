// title: iOS 9: a window without root view controller at the end of the launch raises
// ios: 9
// device: iphone
// watch: raised | reason
// normalize:
// source: https://github.com/LukasCZ/GSTouchesShowingWindow/issues/7 (mhartington, 2015-09)
// confidence: high
// note: The report has the assertion of UIApplication and its text; many others have the same.
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.makeKeyAndVisible()
        window = w
        return true
    }
}
let app = App()
let raised = Simulator.catchException {
    Simulator.launch(app: app, scene: nil)
    Simulator.settle()
}
print("raised \(raised?.name.rawValue ?? "nothing")")
print("reason \(raised?.reason ?? "none")")

// prints:
// raised NSInternalInconsistencyException
// reason Application windows are expected to have a root view controller at the end of application launch
