// title: didFinishLaunchingNotification follows the delegate method and carries the launch URL in userInfo
// ios: 12
// device: iphone
// watch: app | note
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comments: sent after the delegate message; the launch option keys are also the keys of this notification. NEWACT: launch(app:scene:url:): another app opens a URL while this one is not running
// open: the model has not all that this overrides or calls
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish")
        let w = UIWindow(frame: UIScreen.main.bounds)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
        return true
    }
}
let app = App()
let token = NotificationCenter.default.addObserver(forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil) { n in
    print("note did finish url \(n.userInfo?[UIApplication.LaunchOptionsKey.url] != nil)")
}
let app = App()
if let url = URL(string: "test://test.com") { Simulator.launch(app: app, scene: nil, url: url) }
Simulator.settle()

// prints:
// app did finish
// note did finish url true
