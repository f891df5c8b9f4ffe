// title: Locking the device tells the app delegate that protected data becomes unavailable; the property is false then
// ios: 16
// device: iphone
// watch: app | available
// normalize:
// source: https://github.com/deltachat/deltachat-ios/issues/1984 (Simon-Laux, 2023-11)
// confidence: medium
// note: The log has the delegate method on locking while a background task keeps the app running; evgenyneu/keychain-swift#78 quotes Apple on the property. The device has a passcode. NEWACT: lockDevice(), unlockDevice(): the user presses the lock button and later unlocks into the app
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
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { print("app protected data will become unavailable") }
}
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("available \(UIApplication.shared.isProtectedDataAvailable)")
let id = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
Simulator.lockDevice()
Simulator.settle()
print("available \(UIApplication.shared.isProtectedDataAvailable)")

// prints:
// available true
// app protected data will become unavailable
// available false
