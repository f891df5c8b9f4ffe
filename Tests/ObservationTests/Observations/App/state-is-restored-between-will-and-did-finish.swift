// title: State restoration runs after willFinishLaunching and before didFinishLaunching
// ios: 12
// device: iphone
// watch: app
// normalize:
// source: https://apple-docs.everest.mt/docs/uikit/about-the-app-launch-sequence/ (Apple reference)
// confidence: high
// note: regularberry/AppLaunchSequence shows shouldRestore and didDecode between the two. The program makes its window in willFinish, as restoration needs. NEWACT: relaunch(app:scene:): the system ended the app in the background and the user opens it again with a new delegate; saved state is kept
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish")
        return true
    }
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { print("app should save"); return true }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { print("app should restore"); return true }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { print("app did decode") }
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app will finish")
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.restorationIdentifier = "window"
        let root = UIViewController()
        root.restorationIdentifier = "root"
        w.rootViewController = root
        w.makeKeyAndVisible()
        window = w
        return true
    }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
let again = App()
Simulator.relaunch(app: again, scene: nil)
Simulator.settle()

// prints:
// app will finish
// app should restore
// app did decode
// app did finish
