// title: applicationFinishedRestoringState comes after all decoding, the app delegate included
// ios: 12
// device: iphone
// watch: decode | app | finished
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIStateRestoration.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment at the method. MISSING: UIViewController.applicationFinishedRestoringState. NEWACT: relaunch(app:scene:): the system ended the app in the background, the user opens it again with a new delegate; saved state is kept
import UIKit
final class Root: UIViewController {
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder); print("decode root") }
    override func applicationFinishedRestoringState() { print("finished root") }
}
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { print("app did decode") }
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
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { return true }
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
// decode root
// app did decode
// finished root
