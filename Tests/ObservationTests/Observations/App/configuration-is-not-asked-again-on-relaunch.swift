// title: configurationForConnecting is called at the first launch, not when the app is opened again
// ios: 14
// device: iphone
// watch: app | scene
// normalize:
// source: https://luxmentis.org/on-ios-scenes-and-why-your (2021)
// confidence: high
// note: Cases 1 and 3: the saved configuration of the session is used; also on iPhone. NEWACT: relaunch(app:scene:): the app ended in the background and the user opens it again; sessions are kept
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
Simulator.enterBackground()
Simulator.settle()
let app2 = App()
let delegate2 = Scene()
Simulator.relaunch(app: app2, scene: delegate2)
Simulator.settle()

// prints:
// app did finish
// app configuration
// scene will connect
// app did finish
// scene will connect
