// title: If shouldSaveApplicationState returns false, no controller is asked to encode
// ios: 8
// device: iphone
// watch: asked | encode
// normalize:
// source: http://troutdev.blogspot.com/2014/12/uistaterestoring-in-swift.html (2014-12)
// confidence: medium
// note: The post: controllers in the chain get the message on save if the app says yes; it is triggered by going to the background.
import UIKit
final class Root: UIViewController { override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder); print("encode root") } }
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
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { print("asked"); return false }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()

// prints:
// asked
