// title: Saving a scene asks for the activity, then tells its delegate and the responders that hold it
// ios: 16
// device: iphone
// watch: asked | told
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScene.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment at stateRestorationActivityForScene: userActivityWillSave and updateUserActivityState follow synchronously. Their mutual order is not told, so they are sorted. The act that saves is going to the background. MISSING: NSUserActivityDelegate
import UIKit
var told: Set<String> = []
final class Root: UIViewController {
    override func updateUserActivityState(_ activity: NSUserActivity) { super.updateUserActivityState(activity); told.insert("responder") }
}
final class Keeper: NSObject, NSUserActivityDelegate {
    func userActivityWillSave(_ userActivity: NSUserActivity) { told.insert("delegate") }
}
let keeper = Keeper()
let activity = NSUserActivity(activityType: "restoration")
activity.delegate = keeper
let root = Root()
root.userActivity = activity
final class App: UIResponder, UIApplicationDelegate {
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = root
        w.makeKeyAndVisible()
        window = w
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { print("asked"); told = []; return activity }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()
print("told \(told.sorted())")

// prints:
// asked
// told ["delegate", "responder"]
