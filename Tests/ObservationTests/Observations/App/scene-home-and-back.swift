// title: Home and back with scenes: resign, background; foreground, active
// ios: 13
// device: iphone
// watch: scene
// normalize:
// source: https://ebookreading.net/view/book/iOS+Programming++The+Big+Nerd+Ranch+Guide++7th+Edition-EB9780135264843_119.html (Big Nerd Ranch Guide, 7th edition, 2020)
// confidence: high
// note: The book tells what its log shows for the home screen and the tap on the icon.
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
    func sceneDidBecomeActive(_ scene: UIScene) { print("scene did become active") }
    func sceneWillResignActive(_ scene: UIScene) { print("scene will resign active") }
    func sceneDidEnterBackground(_ scene: UIScene) { print("scene did enter background") }
    func sceneWillEnterForeground(_ scene: UIScene) { print("scene will enter foreground") }
    func sceneDidDisconnect(_ scene: UIScene) { print("scene did disconnect") }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()
Simulator.enterForeground()
Simulator.settle()

// prints:
// scene will resign active
// scene did enter background
// scene will enter foreground
// scene did become active
