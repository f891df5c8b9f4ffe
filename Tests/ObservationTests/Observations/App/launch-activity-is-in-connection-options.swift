// title: With scenes a universal link that launches the app is in the connection options and continue is not called
// ios: 18
// device: iphone
// watch: scene | connect
// normalize:
// source: https://github.com/AvaloniaUI/Avalonia/pull/21394 (koblavi, 2026-05)
// confidence: high
// note: tauri-apps/tao#1257 says the same. NEWACT: launch(app:scene:activity:)
import UIKit
final class App: UIResponder, UIApplicationDelegate {
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("connect activity \(connectionOptions.userActivities.first?.activityType == NSUserActivityTypeBrowsingWeb)")
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print("scene continue \(userActivity.activityType)") }
}
let app = App()
let delegate = Scene()
let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
activity.webpageURL = URL(string: "https://example.com/a")
Simulator.launch(app: app, scene: delegate, activity: activity)
Simulator.settle()

// prints:
// connect activity true
