// title: A registered object that a controller encodes is itself encoded, decoded and told of the end
// ios: 12
// device: iphone
// watch: thing
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch06p356saveAndRestoreArbitraryObject (Matt Neuburg, 2019)
// confidence: medium
// note: His comment: the controller must show the object to the archiver. The thing prints its encode and decode and the finish. MISSING: UIApplication.registerObject(forStateRestoration:restorationIdentifier:), UIStateRestoring. NEWACT: relaunch(app:scene:): the system ended the app in the background, the user opens it again with a new delegate; saved state is kept
// open: the model has no UIStateRestoring
import UIKit
final class Thing: NSObject, UIStateRestoring {
    func encodeRestorableState(with coder: NSCoder) { print("thing encode") }
    func decodeRestorableState(with coder: NSCoder) { print("thing decode") }
    func applicationFinishedRestoringState() { print("thing finished") }
}
final class Root: UIViewController {
    let thing = Thing()
    override func viewDidLoad() {
        super.viewDidLoad()
        UIApplication.registerObject(forStateRestoration: thing, restorationIdentifier: "thing")
    }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder); coder.encode(thing, forKey: "thing") }
}
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
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { return true }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()
let again = App()
Simulator.relaunch(app: again, scene: nil)
Simulator.settle()

// prints:
// thing encode
// thing decode
// thing finished
