// title: First launch with scenes: didFinish, configurationForConnecting, willConnect
// ios: 13
// device: iphone
// watch: app | scene
// normalize:
// source: https://mackuba.eu/notes/wwdc19/architecting-your-app-for-multiple-windows/ (notes of WWDC19 session 258)
// confidence: high
// note: The launch flow of the session.
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("app did finish")
        return true
    }
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { print("app configuration"); return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
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
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()

// prints:
// app did finish
// app configuration
// scene will connect
