// title: The status bar manager has a zero frame while the status bar is hidden
// ios: 16
// device: iphone
// watch: bar
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIStatusBarManager.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment: returns CGRectZero if hidden. The root controller hides it.
import UIKit
final class Root: UIViewController {
    var hides = false
    override var prefersStatusBarHidden: Bool { return hides }
}
let root = Root()
final class App: UIResponder, UIApplicationDelegate {
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = root
        w.makeKeyAndVisible()
        window = w
    }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
let manager = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.statusBarManager
print("bar hidden \(manager?.isStatusBarHidden == true) zero \(manager?.statusBarFrame == .zero)")
root.hides = true
root.setNeedsStatusBarAppearanceUpdate()
Simulator.settle()
print("bar hidden \(manager?.isStatusBarHidden == true) zero \(manager?.statusBarFrame == .zero)")

// prints:
// bar hidden false zero false
// bar hidden true zero true
