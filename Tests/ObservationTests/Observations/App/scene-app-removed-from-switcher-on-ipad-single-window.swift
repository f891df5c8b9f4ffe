// title: On iPad without multiple windows, removed while frontmost: disconnect, discard, terminate, and no sceneDidEnterBackground
// ios: 15
// device: ipad
// watch: scene | app
// normalize:
// source: https://isolution.pro/q/so71570813/ios-13-de-wa-yu-za-ga-apurisuitcha-de-apuri-o-ue-ni-suwaipu-suru-to-dono-yona-ibento-ga (Matt Neuburg on Stack Overflow 71570813, 2022-03, iOS 15)
// confidence: high
// note: His table; he calls the missing didEnterBackground incoherent. UIApplicationSupportsMultipleScenes is NO. NEWACT: openSwitcher(), closeInSwitcher(): the user opens the app switcher from the app and removes the app
// open: the model has no openSwitcher
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func applicationWillTerminate(_ application: UIApplication) { print("app will terminate") }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { print("app did discard") }
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
// scene did disconnect
// app did discard
// app will terminate
