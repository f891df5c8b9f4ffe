// title: iOS 8: a window without root view controller at the end of the launch is only warned about
// ios: 8
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/Sumi-Interactive/SIAlertView/pull/115 (Bigood, 2015-11)
// confidence: high
// note: The pull request: it worked without in prior versions. asafkorem/COSTouchVisualizer#10 has the warning of iOS 7 and 8.
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

// prints:
// raised nothing
