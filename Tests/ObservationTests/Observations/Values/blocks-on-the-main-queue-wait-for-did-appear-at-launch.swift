// title: Blocks that viewDidLoad, viewWillAppear and viewDidAppear of the root controller put on the main queue all come after viewDidAppear
// ios: 11
// device: iphone
// watch: order
// normalize:
// source: https://www.thinbug.com/q/47962261 (Stack Overflow question and answer by matt, 2017-12-24)
// confidence: high
// note: The question prints 1 to 6 in this order; the answer says that it is because of the root controller at launch. xianbinkit.gitbooks.io tells the same of viewDidLoad.
import UIKit
final class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { print("order 4") }
        print("order 1")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        DispatchQueue.main.async { print("order 5") }
        print("order 2")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { print("order 6") }
        print("order 3")
    }
}
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = A()
        window = w
        w.makeKeyAndVisible()
        return true
    }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()

// prints:
// order 1
// order 2
// order 3
// order 4
// order 5
// order 6
