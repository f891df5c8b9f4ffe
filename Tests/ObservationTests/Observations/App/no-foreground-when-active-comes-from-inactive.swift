// title: From inactive to active there is no willEnterForeground notification
// ios: 18
// device: iphone
// watch: note
// normalize:
// source: https://github.com/DataDog/dd-sdk-ios Datadog/IntegrationUnitTests/AppRunner/AppRunner.swift (Datadog, 2025)
// confidence: high
// note: Comment in transitionToActive: apps do not send it when inactive.
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
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
print("# reset")
let t1 = NotificationCenter.default.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) { _ in print("note will enter foreground") }
let t2 = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in print("note did become active") }
Simulator.resignActive()
Simulator.settle()
Simulator.becomeActive()
Simulator.settle()

// prints:
// note did become active
