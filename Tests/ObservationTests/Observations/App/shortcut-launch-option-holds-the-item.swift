// title: A quick action that launches the app is in the launch options
// ios: 9
// device: iphone
// watch: type
// normalize:
// source: https://github.com/signalapp/Signal-iOS/pull/4447 (johnnyw, 2020-05, iOS 13.3)
// confidence: high
// note: At a cold start the item must be taken from the launch options of will or didFinish. App without scenes. NEWACT: launch(app:scene:shortcut:): the user chooses a home screen quick action while the app is not running
import UIKit
final class App: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("type \((launchOptions?[.shortcutItem] as? UIApplicationShortcutItem)?.type ?? "none")")
        return false
    }
}
let app = App()
Simulator.launch(app: app, scene: nil, shortcut: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
Simulator.settle()

// prints:
// type new
