// title: A controller without a restoration identifier is not asked to encode
// ios: 8
// device: iphone
// watch: encode
// normalize:
// source: http://troutdev.blogspot.com/2014/12/uistaterestoring-in-swift.html (2014-12)
// confidence: high
// note: The post: every controller down the chain needs an identifier, a gap makes the rest fail.
import UIKit
final class Root: UIViewController { override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder); print("encode root") } }
final class Page: UIViewController { override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder); print("encode page") } }
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
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
app.root.modalPresentationStyle = .fullScreen
let page = Page()
app.root.present(page, animated: false)
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()

// prints:
// encode root
