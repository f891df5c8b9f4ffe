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

  /// Launches the app with existing delegates: native Swift cannot create an object of a class it
  /// does not know.
  public static func launch(app: UIResponder?, scene: UIResponder?) {
    UIApplication.shared.launch(appDelegate: app, sceneDelegate: scene)
  }

  /// Goes to the home screen.
  public static func enterBackground() {
    UIApplication.shared.enterBackground()
  }

  /// Comes back to the app; it is active in a later turn.
  public static func enterForeground() {
    UIApplication.shared.enterForeground()
  }

  /// Interrupts the app, as a phone call does.
  public static func resignActive() {
    UIApplication.shared.resignActive()
  }

  /// Ends the interruption.
  public static func becomeActive() {
    UIApplication.shared.becomeActive()
  }

  /// Lets the system drop the scene, as it may in the background.
  public static func disconnectScene() {
    UIApplication.shared.disconnectScene()
  }

  /// Turns the device. The interface follows if the shown controller allows it.
  public static func rotate(to orientation: UIInterfaceOrientation) {
    UIApplication.shared.rotate(to: orientation)
  }

  // MARK: A person

  /// Taps a control that is enabled.
  public static func tap(_ control: UIControl) {
    if control.isEnabled && control.isUserInteractionEnabled {
      control.sendActions(for: UIControl.Event.touchUpInside)
    }
  }

  /// Taps a row of a table.
  public static func select(row indexPath: IndexPath, in table: UITableView) {
    table.tap(indexPath)
  }

  /// Taps the back button.
  public static func tapBack(_ navigation: UINavigationController) {
    navigation.popViewController(animated: true)
  }

  /// Taps a tab, which asks the delegate first and notifies it afterwards.
  public static func select(tab index: Int, in tabs: UITabBarController) {
    tabs.tap(index)
  }

  /// Begins to swipe back from the left edge.
  public static func beginSwipeBack(_ navigation: UINavigationController) {
    navigation.beginSwipeBack()
  }

  /// Lets go far enough: the top controller is popped.
  public static func finishSwipeBack(_ navigation: UINavigationController) {
    navigation.finishSwipeBack()
  }

  /// Lets go too early: the top controller stays.
  public static func cancelSwipeBack(_ navigation: UINavigationController) {
    navigation.cancelSwipeBack()
  }

  /// Begins to pull a sheet down.
  public static func beginSwipeDown(_ controller: UIViewController) {
    controller.beginSwipeDown()
  }

  /// Lets go far enough: the sheet is dismissed, if it may be.
  public static func finishSwipeDown(_ controller: UIViewController) {
    controller.finishSwipeDown()
  }

  /// Lets go too early: the sheet stays.
  public static func cancelSwipeDown(_ controller: UIViewController) {
    controller.cancelSwipeDown()
  }

  /// Begins to turn a page.
  public static func beginPageSwipe(_ pages: UIPageViewController) {
    pages.beginSwipe()
  }

  /// Lets go far enough: the next page is shown.
  public static func finishPageSwipe(_ pages: UIPageViewController) {
    pages.finishSwipe()
  }

  /// Lets go too early: the page stays.
  public static func cancelPageSwipe(_ pages: UIPageViewController) {
    pages.cancelSwipe()
  }
}
