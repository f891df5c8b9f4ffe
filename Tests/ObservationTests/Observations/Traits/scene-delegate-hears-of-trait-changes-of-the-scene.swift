// title: windowScene(_:didUpdate:interfaceOrientation:traitCollection:) is called when the orientation of the scene changes
// ios: 13
// device: iphone
// watch: scene
// normalize: collapse-repeats
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIWindowScene.rs (header comments of UIWindowScene.h, Apple, 2025)
// confidence: medium
// note: Comment: called when coordinate space, interface orientation or trait collection of the scene changes. The arguments are the previous values.
import UIKit
final class App: UIResponder, UIApplicationDelegate {}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let s = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: s)
        w.rootViewController = UIViewController()
        w.makeKeyAndVisible()
        window = w
    }
    func windowScene(_ s: UIWindowScene, didUpdate previous: UICoordinateSpace, interfaceOrientation old: UIInterfaceOrientation, traitCollection: UITraitCollection) {
        print("scene was portrait \(old == .portrait) is \(s.interfaceOrientation == .portrait)")
    }
}
Simulator.launch(app: App(), scene: Scene())
Simulator.settle()
print("# reset")
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()

// prints:
// scene was portrait true is false
