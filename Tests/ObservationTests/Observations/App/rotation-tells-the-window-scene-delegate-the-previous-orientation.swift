// title: On rotation the window scene delegate gets didUpdate with the previous orientation
// ios: 16
// device: iphone
// watch: scene
// normalize: collapse-repeats
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIWindowScene.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: The parameters are named previous...; the scene itself then has the new value. Several calls would be collapsed.
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
    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        print("scene updated from portrait \(previousInterfaceOrientation == .portrait) now landscape \(windowScene.interfaceOrientation.isLandscape)")
    }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
print("# reset")
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()

// prints:
// scene updated from portrait true now landscape true
