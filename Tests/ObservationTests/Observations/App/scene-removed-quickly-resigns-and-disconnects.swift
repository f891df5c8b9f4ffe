// title: iOS 17: the app removed in the switcher right away: sceneWillResignActive, then sceneDidDisconnect
// ios: 17
// device: iphone
// watch: scene
// normalize:
// source: https://forums.developer.apple.com/forums/profile/mmatiush (mmatiush, Apple developer forums, 2023)
// confidence: medium
// note: His second, standard sequence; no sceneDidEnterBackground came for that scene. The release is inferred from the date. iOS 15 was different (scene-app-removed-from-switcher-on-iphone). NEWACT: openSwitcher(), closeInSwitcher(): the user opens the app switcher from the app and removes the app
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
    func sceneWillResignActive(_ scene: UIScene) { print("scene will resign active") }
    func sceneDidEnterBackground(_ scene: UIScene) { print("scene did enter background") }
    func sceneDidDisconnect(_ scene: UIScene) { print("scene did disconnect") }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
print("# reset")
Simulator.openSwitcher()
Simulator.settle()
Simulator.closeInSwitcher()
Simulator.settle()

// prints:
// scene will resign active
// scene did disconnect
