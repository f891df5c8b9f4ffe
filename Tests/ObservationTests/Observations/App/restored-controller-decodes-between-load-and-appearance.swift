// title: A restored controller: made by its restoration class, viewDidLoad, decode, viewWillAppear, viewDidAppear
// ios: 9
// device: iphone
// watch: step
// normalize:
// source: https://newbe.dev/uiviewcontroller-lifecycle-calls-in-combination-with-state-restoration (quotes Programming iOS 9 and a log)
// confidence: high
// note: The exact log of the first answer, without awakeFromNib since no storyboard is used. The pushed controller is the restored one. NEWACT: relaunch(app:scene:): the system ended the app in the background, the user opens it again with a new delegate; saved state is kept
import UIKit
final class Detail: UIViewController, UIViewControllerRestoration {
    static func make() -> Detail {
        let d = Detail()
        d.restorationIdentifier = "detail"
        d.restorationClass = Detail.self
        return d
    }
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { print("step make"); return make() }
    override func viewDidLoad() { super.viewDidLoad(); print("step did load") }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder); print("step decode") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("step will appear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("step did appear") }
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
// step make
// step did load
// step decode
// step will appear
// step did appear
