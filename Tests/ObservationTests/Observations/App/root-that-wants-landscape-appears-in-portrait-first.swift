// title: The device is held in portrait, the root allows only landscape: viewWillAppear still sees portrait, viewDidAppear landscape
// ios: 15
// device: iphone
// watch: did load | will appear | did appear | size change
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch06p258launchIntoRotationEvents (Matt Neuburg, 2021, log of iOS 15)
// confidence: high
// note: The log has no viewWillTransition(to:with:) in this launch. The application itself allows all orientations but upside down.
import UIKit
final class Root: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape }
    override func viewDidLoad() { super.viewDidLoad(); print("did load portrait \(view.bounds.width < view.bounds.height)") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will appear portrait \(view.bounds.width < view.bounds.height)") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("did appear portrait \(view.bounds.width < view.bounds.height)") }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator); print("size change") }
}
final class App: UIResponder, UIApplicationDelegate {
}
final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let w = UIWindow(windowScene: windowScene)
        w.rootViewController = Root()
        w.makeKeyAndVisible()
        window = w
    }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()

// prints:
// did load portrait true
// will appear portrait true
// did appear portrait false
