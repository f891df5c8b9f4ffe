// title: The restoration class gets the identifiers from the root down to the controller
// ios: 9
// device: iphone
// watch: path
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch06p347SimplestRestorationExample2 (Matt Neuburg, 2019)
// confidence: medium
// note: The sample prints the path and switches on its last component; the chain is navigation controller and pushed controller. NEWACT: relaunch(app:scene:): the system ended the app in the background, the user opens it again with a new delegate; saved state is kept
import UIKit
final class Detail: UIViewController, UIViewControllerRestoration {
    static func make() -> Detail {
        let d = Detail()
        d.restorationIdentifier = "detail"
        d.restorationClass = Detail.self
        return d
    }
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        print("path \(identifierComponents.joined(separator: "/"))")
        return make()
    }
}
final class Root: UINavigationController {
    init() {
        super.init(nibName: nil, bundle: nil)
        let first = UIViewController()
        first.restorationIdentifier = "first"
        viewControllers = [first]
    }
    required init?(coder: NSCoder) { return nil }
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
app.root.pushViewController(Detail.make(), animated: false)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
let again = App()
Simulator.relaunch(app: again, scene: nil)
Simulator.settle()

// prints:
// path root/detail
