/// Acts of the system and of a person. None of them settles by itself.
extension Simulator {

  /// Launches the app with delegates of these classes; either may be left out.
  public static func launch(
    appDelegate: UIResponder.Type? = nil, sceneDelegate: UIResponder.Type? = nil
  ) {
    var app: UIResponder?
    var scene: UIResponder?
    if let type = appDelegate { app = Host.make(type) as? UIResponder }
    if let type = sceneDelegate { scene = Host.make(type) as? UIResponder }
    UIApplication.shared.launch(appDelegate: app, sceneDelegate: scene)
  }

  /// The same with delegates that exist: native Swift cannot make an object of a class it does not
  /// know.
  public static func launch(app: UIResponder?, scene: UIResponder?) {
    UIApplication.shared.launch(appDelegate: app, sceneDelegate: scene)
  }

  public static func enterBackground() {
    UIApplication.shared.enterBackground()
  }

  public static func enterForeground() {
    UIApplication.shared.enterForeground()
  }

  public static func resignActive() {
    UIApplication.shared.resignActive()
  }

  public static func becomeActive() {
    UIApplication.shared.becomeActive()
  }

  public static func disconnectScene() {
    UIApplication.shared.disconnectScene()
  }

  public static func rotate(to orientation: UIInterfaceOrientation) {
    UIApplication.shared.rotate(to: orientation)
  }

  // MARK: A person

  public static func tap(_ control: UIControl) {
    if control.isEnabled && control.isUserInteractionEnabled {
      control.sendActions(for: UIControl.Event.touchUpInside)
    }
  }

  /// Taps a row of a table.
  public static func select(row indexPath: IndexPath, in table: UITableView) {
    table.tap(indexPath)
  }

  public static func tapBack(_ navigation: UINavigationController) {
    navigation.popViewController(animated: true)
  }

  public static func select(tab index: Int, in tabs: UITabBarController) {
    tabs.tap(index)
  }

  public static func beginSwipeBack(_ navigation: UINavigationController) {
    navigation.beginSwipeBack()
  }

  public static func finishSwipeBack(_ navigation: UINavigationController) {
    navigation.finishSwipeBack()
  }

  public static func cancelSwipeBack(_ navigation: UINavigationController) {
    navigation.cancelSwipeBack()
  }

  public static func beginSwipeDown(_ controller: UIViewController) {
    controller.beginSwipeDown()
  }

  public static func finishSwipeDown(_ controller: UIViewController) {
    controller.finishSwipeDown()
  }

  public static func cancelSwipeDown(_ controller: UIViewController) {
    controller.cancelSwipeDown()
  }

  public static func beginPageSwipe(_ pages: UIPageViewController) {
    pages.beginSwipe()
  }

  public static func finishPageSwipe(_ pages: UIPageViewController) {
    pages.finishSwipe()
  }

  public static func cancelPageSwipe(_ pages: UIPageViewController) {
    pages.cancelSwipe()
  }
}
