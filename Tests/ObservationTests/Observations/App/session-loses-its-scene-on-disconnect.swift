// title: A session has its scene while connected and none after the disconnection, but stays open
// ios: 16
// device: iphone
// watch: session
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISceneSession.h (Apple, header comments, iOS 16.5 SDK)
// confidence: medium
// note: Comment: the scene if instantiated. UIApplication.h: openSessions also has those only persisted by the system. disconnectScene is the system reclaiming memory.
import UIKit
final class App: UIResponder, UIApplicationDelegate {
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
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
let session = UIApplication.shared.openSessions.first
print("session has scene \(session?.scene != nil)")
Simulator.enterBackground()
Simulator.settle()
Simulator.disconnectScene()
Simulator.settle()
print("session has scene \(session?.scene != nil)")
print("session connected \(UIApplication.shared.connectedScenes.count) open \(UIApplication.shared.openSessions.count)")

// prints:
// session has scene true
// session has scene false
// session connected 0 open 1
