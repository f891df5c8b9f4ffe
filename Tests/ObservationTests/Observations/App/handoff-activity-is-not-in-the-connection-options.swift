// title: A handoff that launches the app gives its type at connection and the activity later
// ios: 16
// device: iphone
// watch: type | activities | continued
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISceneOptions.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comments at handoffUserActivityType and userActivities. NEWACT: launch(app:scene:handoff:): the user continues an activity of another device while the app is not running; the activity comes after connection
import UIKit
final class App: UIResponder, UIApplicationDelegate {
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("type \(connectionOptions.handoffUserActivityType ?? "none")")
        print("activities \(connectionOptions.userActivities.count)")
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print("continued \(userActivity.activityType)") }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate, handoff: NSUserActivity(activityType: "edit"))
Simulator.settle()

// prints:
// type edit
// activities 0
// continued edit
