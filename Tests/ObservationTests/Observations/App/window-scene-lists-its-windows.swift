// title: A window scene lists the windows that belong to it and names its key window
// ios: 16
// device: iphone
// watch: windows
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIWindowScene.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comments at windows and keyWindow. A hidden second window belongs to the scene as well, but only two that are shown are compared.
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
if let windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
    let second = UIWindow(windowScene: windowScene)
    second.rootViewController = UIViewController()
    second.isHidden = false
    Simulator.settle()
    print("windows have second \(windowScene.windows.contains(second))")
    print("windows key is first \(windowScene.keyWindow === delegate.window)")
}

// prints:
// windows have second true
// windows key is first true
