// title: requestSceneSessionActivation without a session makes a scene; its activity is in the connection options
// ios: 15
// device: ipad
// watch: configuration | connect
// normalize:
// source: https://apple-docs.everest.mt/docs/uikit/uiscenedelegate/scene(_:willconnectto:options:)/ (Apple reference)
// confidence: high
// note: The reference names the userActivities set; forums.developer.apple.com/forums/thread/702040 shows it in configurationForConnecting too.
import UIKit
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("connect \(connectionOptions.userActivities.first?.activityType ?? "none")")
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
}
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        print("configuration \(options.userActivities.first?.activityType ?? "none")")
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
UIApplication.shared.requestSceneSessionActivation(nil, userActivity: NSUserActivity(activityType: "detail"), options: nil, errorHandler: nil)
Simulator.settle()

// prints:
// configuration detail
// connect detail
