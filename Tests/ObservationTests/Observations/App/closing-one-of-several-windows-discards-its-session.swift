// title: Closing one of several windows in the switcher discards its session and the app lives on
// ios: 13
// device: ipad
// watch: app | discarded | open
// normalize:
// source: https://douglashill.co/app-termination/ (Douglas Hill, 2019-06-20)
// confidence: high
// note: His steps: three windows, the first two closings send didDiscardSceneSessions; the process stays until the last. Later scenes get their delegate class from the configuration. NEWACT: openNewWindow(): the user opens one more window of the app; closeInSwitcher(session:): the user removes one window
import UIKit
final class Scene: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = Scene.self
        return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { print("discarded \(sceneSessions.count)") }
    func applicationWillTerminate(_ application: UIApplication) { print("app will terminate") }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
Simulator.openNewWindow()
Simulator.settle()
print("# reset")
print("open \(UIApplication.shared.openSessions.count)")
if let session = UIApplication.shared.openSessions.first { Simulator.closeInSwitcher(session: session) }
Simulator.settle()
print("open \(UIApplication.shared.openSessions.count)")

// prints:
// open 2
// discarded 1
// open 1
