// title: State restoration: app asked, views loaded, controllers decode, app decodes, controllers finish
// ios: 9
// device: iphone
// watch: step
// normalize:
// source: https://newbe.dev/uiviewcontroller-lifecycle-calls-in-combination-with-state-restoration (quotes Programming iOS 9 and a log)
// confidence: high
// note: The book gives this as the known order; where willAppear falls is not known and not printed. NEWACT: relaunch(app:scene:): the system ended the app in the background, the user opens it again with a new delegate; saved state is kept
import UIKit
final class Root: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); print("step controller did load") }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder); print("step controller decode") }
    override func applicationFinishedRestoringState() { print("step controller finished") }
}
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let root = Root()
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.restorationIdentifier = "window"
        root.restorationIdentifier = "root"
        w.rootViewController = root

        window = w
        return true
    }
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { window?.makeKeyAndVisible(); return true }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { print("step app should restore"); return true }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { print("step app did decode") }
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
// step app should restore
// step controller did load
// step controller decode
// step app did decode
// step controller finished
