// title: At launch a scene hears willConnect, willEnterForeground and didBecomeActive
// ios: 14
// device: iphone
// watch: scene
// normalize:
// source: https://vikaskore.medium.com/life-cycle-of-ios-ipados-application-129964d38033 (Vikas Kore, 2021-03)
// confidence: high
// note: The article lists them in the order of the calls. Unlike an app without scenes, the foreground method comes at launch too.
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
    func sceneDidBecomeActive(_ scene: UIScene) { print("scene did become active") }
    func sceneWillResignActive(_ scene: UIScene) { print("scene will resign active") }
    func sceneDidEnterBackground(_ scene: UIScene) { print("scene did enter background") }
    func sceneWillEnterForeground(_ scene: UIScene) { print("scene will enter foreground") }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()

// prints:
// scene will connect
// scene will enter foreground
// scene did become active
