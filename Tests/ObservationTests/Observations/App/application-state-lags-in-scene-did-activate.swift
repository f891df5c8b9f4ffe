// title: When UIScene.didActivateNotification arrives, applicationState is not active yet
// ios: 13
// device: iphone
// watch: state
// normalize:
// source: https://github.com/growingio/growingio-sdk-ios-autotracker/pull/215 (YoloMao, 2022-07)
// confidence: medium
// note: The fix reads the state later because the system has not yet changed it when the scene notification comes. Only the negation is compared.
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
let token = NotificationCenter.default.addObserver(forName: UIScene.didActivateNotification, object: nil, queue: nil) { _ in print("state active \(UIApplication.shared.applicationState == .active)") }
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()

// prints:
// state active false
