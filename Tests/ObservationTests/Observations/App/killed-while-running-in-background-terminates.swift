// title: Removed in the switcher while running in the background: applicationWillTerminate is called
// ios: 13
// device: iphone
// watch: app
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch14p653backgroundPlayerAndInterrupter (Matt Neuburg, 2019)
// confidence: medium
// note: His comment: killing the player from the switcher while it plays in the background does deliver it. A background task stands for the audio that keeps it running. NEWACT: closeInSwitcher()
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
    func applicationWillTerminate(_ application: UIApplication) { print("app will terminate") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
let id = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
Simulator.enterBackground()
Simulator.settle()
print("# reset")
Simulator.closeInSwitcher()
Simulator.settle()

// prints:
// app will terminate
