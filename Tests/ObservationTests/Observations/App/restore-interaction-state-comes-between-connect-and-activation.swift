// title: restoreInteractionStateWith comes after willConnect and before didBecomeActive
// ios: 16
// device: iphone
// watch: scene
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScene.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment at the method. The session already has the activity at connection. NEWACT: relaunch(app:scene:): the system ended the app in the background, the user opens it again with new delegates; sessions and saved activities are kept
import UIKit
final class App: UIResponder, UIApplicationDelegate {
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("scene will connect \(session.stateRestorationActivity?.activityType ?? "none")")
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
    func sceneDidBecomeActive(_ scene: UIScene) { print("scene did become active") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { return NSUserActivity(activityType: "restoration") }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) { print("scene restore \(stateRestorationActivity.activityType)") }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
let app2 = App()
let delegate2 = Scene()
Simulator.relaunch(app: app2, scene: delegate2)
Simulator.settle()

// prints:
// scene will connect restoration
// scene restore restoration
// scene did become active
