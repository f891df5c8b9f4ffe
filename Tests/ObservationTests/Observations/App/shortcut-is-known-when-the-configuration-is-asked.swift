// title: A quick action that launches a scene app is in the options of configurationForConnecting and of willConnect
// ios: 26
// device: iphone
// watch: configuration | connect
// normalize:
// source: https://github.com/krelltunez/dayGLANCE/pull/1436 (krelltunez, 2026-08)
// confidence: high
// note: The fix reads it in configurationForConnecting, which always runs before the scene connects; willConnect has it as well. NEWACT: launch(app:scene:shortcut:)
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        print("configuration \(options.shortcutItem?.type ?? "none")")
        return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("connect \(connectionOptions.shortcutItem?.type ?? "none")")
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate, shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
Simulator.settle()

// prints:
// configuration new
// connect new
