// title: Scene disconnection and discarding come before UIApplication.willTerminateNotification
// ios: 15
// device: ipad
// watch: scene | app | note
// normalize:
// source: https://github.com/mozilla-mobile/firefox-ios/issues/12622 (Nishant Patel, 2022-12)
// confidence: medium
// note: His finding: always before. On the iPad, where all three come in that case (isolution.pro so71570813). NEWACT: openSwitcher(), closeInSwitcher(): the user opens the app switcher from the app and removes the app
// open: the model has no openSwitcher
import UIKit
final class App: UIResponder, UIApplicationDelegate {
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
    func sceneDidDisconnect(_ scene: UIScene) { print("scene did disconnect") }
}
let token = NotificationCenter.default.addObserver(forName: UIApplication.willTerminateNotification, object: nil, queue: nil) { _ in print("note will terminate") }
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
// note will terminate
