// title: A geometry request for the orientation that the scene already has sends no viewWillTransition
// ios: 16
// device: iphone
// watch: size | done
// normalize:
// source: https://developer.apple.com/forums/thread/716583 (Apple developer forums, 2022)
// confidence: high
// note: First case of the question. MISSING: UIWindowScene.requestGeometryUpdate(_:errorHandler:), UIWindowScene.GeometryPreferences.iOS
import UIKit
final class Root: UIViewController {
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
print("# reset")
if let windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
    windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in }
}
Simulator.settle()
print("done")

// prints:
// done
