// title: After the user removed the app in the switcher, the next launch does not offer to restore
// ios: 8
// device: iphone
// watch: asked
// normalize:
// source: https://github.com/wordpress-mobile/WordPress-iOS/pull/3742 (oguzkocer, 2015-05)
// confidence: medium
// note: He quotes that the system deletes the preserved state on a force quit. The last line shows that the launch was reached. NEWACT: closeInSwitcher(), then relaunch(app:scene:)
import UIKit
final class Root: UIViewController {}
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let root = Root()
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.restorationIdentifier = "window"
        root.restorationIdentifier = "root"
        w.rootViewController = root
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { print("asked restore"); return true }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { print("asked nothing more"); return true }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.closeInSwitcher()
print("# reset")
let again = App()
Simulator.relaunch(app: again, scene: nil)
Simulator.settle()

// prints:
// asked nothing more
