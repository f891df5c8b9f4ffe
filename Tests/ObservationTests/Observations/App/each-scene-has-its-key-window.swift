// title: From iOS 15 each scene has a key window of its own
// ios: 15
// device: ipad
// watch: key windows
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIWindowScene.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: keyWindow is declared for each window scene; UIWindow.h: keyWindow means key in its scene. NEWACT: openNewWindow()
import UIKit
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
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = Scene.self
        return configuration
    }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
Simulator.openNewWindow()
Simulator.settle()
var count = 0
for case let windowScene as UIWindowScene in UIApplication.shared.connectedScenes {
    if windowScene.keyWindow != nil && windowScene.keyWindow?.isKeyWindow == true { count += 1 }
}
print("key windows \(count)")

// prints:
// key windows 2
