// title: requestSceneSessionActivation for a connected session dispatches the activity to its scene
// ios: 15
// device: ipad
// watch: scene
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 15.6 SDK)
// confidence: medium
// note: Comment: the activity is dispatched to the scene of the session. That this is scene(_:continue:) is inferred, as for other activities of a connected scene.
import UIKit
final class App: UIResponder, UIApplicationDelegate {
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("scene will connect")
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print("scene continue \(userActivity.activityType)") }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
print("# reset")
let session = UIApplication.shared.openSessions.first
UIApplication.shared.requestSceneSessionActivation(session, userActivity: NSUserActivity(activityType: "detail"), options: nil, errorHandler: nil)
Simulator.settle()

// prints:
// scene continue detail
