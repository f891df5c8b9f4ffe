// title: A launch in the background still makes the window and calls viewDidAppear of the root controller
// ios: 12
// device: iphone
// watch: controller
// normalize:
// source: https://github.com/wordpress-mobile/WordPressAuthenticator-iOS/pull/446 (diegoreymendez, 2020-09)
// confidence: medium
// note: He lists two reports (Stack Overflow 53881314 and 30584356) of viewDidAppear in PushKit and location launches without scenes; he could not reproduce it with a simulated push. NEWACT: launchForFetch(app:scene:)
import UIKit
final class Root: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("other") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("controller did appear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("other") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("other") }
}
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = Root()
        w.makeKeyAndVisible()
        window = w
        return true
    }
}
let app = App()
Simulator.launchForFetch(app: app, scene: nil)
Simulator.settle()

// prints:
// controller did appear
