import UIKit

final class Keeper: NSObject, NSUserActivityDelegate {
  func userActivityWillSave(_ activity: NSUserActivity) { print("the activity will be saved") }
}
final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let activity = NSUserActivity(activityType: "reading")
  let keeper = Keeper()
  override init() {
    super.init()
    activity.delegate = keeper
    userActivity = activity
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { return activity }
  override func updateUserActivityState(_ activity: NSUserActivity) {
    print("a responder writes its data")
  }
}

Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
