// title: With a scene delegate, the app delegate's become-active, resign, background and foreground methods are not called
// ios: 13
// device: iphone
// watch: app | scene
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIApplication.rs (header comments of UIApplication.h, Apple, 2025)
// confidence: high
// note: Notes at the four methods: not called if the UIScene lifecycle has been adopted.
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { print("app active") }
    func applicationWillResignActive(_ application: UIApplication) { print("app resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { print("app background") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app foreground") }
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func sceneDidEnterBackground(_ scene: UIScene) { print("scene background") }
    func sceneWillEnterForeground(_ scene: UIScene) { print("scene foreground") }
}
Simulator.launch(app: App(), scene: Scene())
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()
Simulator.enterForeground()
Simulator.settle()

// prints:
// scene background
// scene foreground
