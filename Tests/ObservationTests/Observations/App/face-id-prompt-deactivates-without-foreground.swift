// title: A Face ID prompt takes the active state away and gives it back, without willEnterForeground
// ios: 11
// device: iphone
// watch: app
// normalize:
// source: https://github.com/tiny2n/JKLLockScreenViewController/issues/8 (stevemoser, 2017-11)
// confidence: medium
// note: He got a second didBecomeActive after the prompt and moved his code to willEnterForeground, which came once. LedgerHQ/ledger-live#2838 says that the prompt makes the app inactive only. NEWACT: showSystemAlert(), dismissSystemAlert() stand for the prompt
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("app did become active") }
    func applicationDidEnterBackground(_ application: UIApplication) { print("app did enter background") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app will enter foreground") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
Simulator.enterForeground()
Simulator.settle()
Simulator.showSystemAlert()
Simulator.settle()
Simulator.dismissSystemAlert()
Simulator.settle()

// prints:
// app will enter foreground
// app did become active
// app did become active
