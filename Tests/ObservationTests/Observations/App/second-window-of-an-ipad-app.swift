// title: A second window on iPad: configuration, willConnect, willEnterForeground, didBecomeActive
// ios: 14
// device: ipad
// watch: app | scene
// normalize:
// source: https://github.com/Youngminah/TIL/issues/97 (Youngminah, 2021-12)
// confidence: high
// note: The list for opening split view. Only the new scene is printed. NEWACT: openNewWindow(): the user opens one more window of the app
import UIKit
var quiet = true
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { if !quiet { print("scene will connect") } }
    func sceneWillEnterForeground(_ scene: UIScene) { if !quiet && self !== delegate { print("scene will enter foreground") } }
    func sceneDidBecomeActive(_ scene: UIScene) { if !quiet && self !== delegate { print("scene did become active") } }
}
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if !quiet { print("app configuration") }
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = Scene.self
        return configuration
    }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
print("# reset")
quiet = false
Simulator.openNewWindow()
Simulator.settle()

// prints:
// app configuration
// scene will connect
// scene will enter foreground
// scene did become active
