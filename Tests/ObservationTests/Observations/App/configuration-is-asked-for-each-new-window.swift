// title: configurationForConnecting is called for each new window on iPad
// ios: 14
// device: ipad
// watch: app
// normalize:
// source: https://luxmentis.org/on-ios-scenes-and-why-your (2021)
// confidence: high
// note: Case 2. NEWACT: openNewWindow(): the user opens one more window
import UIKit
final class Scene: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        print("app configuration")
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
Simulator.openNewWindow()
Simulator.settle()
Simulator.openNewWindow()
Simulator.settle()

// prints:
// app configuration
// app configuration
