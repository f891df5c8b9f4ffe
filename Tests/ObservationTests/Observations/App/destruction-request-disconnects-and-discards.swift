// title: requestSceneSessionDestruction disconnects the scene and tells the app delegate of the discarded session
// ios: 15
// device: ipad
// watch: heard | open
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comment: closed, disconnecting the scene if connected, and calling didDiscardSceneSessions. Their order is not insisted on.
import UIKit
var heard: Set<String> = []
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
    func sceneDidDisconnect(_ scene: UIScene) { heard.insert("disconnect") }
}
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = Scene.self
        return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { heard.insert("discard") }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: nil)
Simulator.settle()
print("# reset")
print("open \(UIApplication.shared.openSessions.count)")
if let scene = UIApplication.shared.connectedScenes.first { UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil, errorHandler: nil) }
Simulator.settle()
print("heard \(heard.sorted())")
print("open \(UIApplication.shared.openSessions.count)")

// prints:
// open 2
// heard ["discard", "disconnect"]
// open 1
