// title: The scene of an external display enters the foreground but does not become active
// ios: 17
// device: ipad
// watch: foreground | active
// normalize:
// source: https://github.com/forcedotcom/SalesforceMobileSDK-iOS/pull/3679 (bbirman, 2024-02)
// confidence: medium
// note: For the AirPlay scene willEnterForeground is posted and didActivate is not. Only scenes of the external role are printed. NEWACT: connectExternalDisplay(scene:): a non-interactive display is connected and UIKit makes a scene for it
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
final class Display: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func sceneWillEnterForeground(_ scene: UIScene) { print("foreground external \(scene.session.role == .windowExternalDisplayNonInteractive)") }
    func sceneDidBecomeActive(_ scene: UIScene) { print("active external \(scene.session.role == .windowExternalDisplayNonInteractive)") }
}
let app = App()
let delegate = Scene()
Simulator.launch(app: app, scene: delegate)
Simulator.settle()
let display = Display()
Simulator.connectExternalDisplay(scene: display)
Simulator.settle()

// prints:
// foreground external true
