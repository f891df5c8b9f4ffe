// title: A quick action goes to the window scene delegate if the scene is already connected
// ios: 16
// device: iphone
// watch: scene | app
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIWindowScene.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment: called when the scene is already connected. The app delegate method is not called then. NEWACT: choose(shortcut:)
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { print("app shortcut"); completionHandler(true) }
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { print("scene shortcut \(shortcutItem.type)"); completionHandler(true) }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
Simulator.choose(shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
Simulator.settle()

// prints:
// scene shortcut new
