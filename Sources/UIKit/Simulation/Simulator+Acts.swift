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
    UIApplication.shared.turnDevice(to: orientation)
  }

  /// The lines that UIKit wrote to the console since the last call, without date and process.
  public static func consoleLines() -> [String] {
    let lines = FoundationState.current.consoleLines
    FoundationState.current.consoleLines = []
    return lines
  }

  // MARK: The settings

  /// Switches to light or dark, as a person does in the settings.
  public static func setInterfaceStyle(_ style: UIUserInterfaceStyle) {
    if Simulation.current.deviceTraits.style == style { return }
    Simulation.current.changeSettings { $0.style = style }
  }

  /// Picks a size of text, as a person does in the settings.
  public static func setContentSize(_ category: UIContentSizeCategory) {
    if Simulation.current.deviceTraits.contentSize == category { return }
    Simulation.current.changeSettings { $0.contentSize = category }
    Simulation.current.postContentSize()
  }

  // MARK: A person

  /// Taps a control that is enabled.
  public static func tap(_ control: UIControl) {
    if control.isEnabled && control.isUserInteractionEnabled {
      control.tap()
    }
  }

  /// Taps the plus half of a stepper.
  public static func tapIncrement(_ stepper: UIStepper) {
    if stepper.isEnabled { stepper.step(up: true) }
  }

  /// Taps the minus half of a stepper.
  public static func tapDecrement(_ stepper: UIStepper) {
    if stepper.isEnabled { stepper.step(up: false) }
  }

  /// Taps a segment.
  public static func select(segment index: Int, in control: UISegmentedControl) {
    if control.isEnabled { control.choose(index) }
  }

  /// Moves the thumb of a slider and lets it go.
  public static func slide(_ slider: UISlider, to value: Float) {
    if slider.isEnabled { slider.slide(to: value, isLast: true) }
  }

  /// Turns a wheel of a picker to a row.
  public static func pick(row: Int, component: Int = 0, in picker: UIPickerView) {
    picker.pick(row: row, component: component)
  }

  /// Turns a date picker to a date.
  public static func pick(date: Date, in picker: UIDatePicker) {
    if picker.isEnabled { picker.pick(date) }
  }

  /// Turns a date picker to a duration, in seconds.
  public static func pick(countDown: TimeInterval, in picker: UIDatePicker) {
    if picker.isEnabled { picker.pick(countDown: countDown) }
  }

  // MARK: Keys

  /// Types a text, one character after the other; a line feed is the return key.
  public static func type(_ text: String) {
    for character in text {
      guard let responder = Simulation.current.keyFocus else { return }
      if character == "\n" || character == "\r" || character == "\r\n" {
        responder.keyReturned()
      } else {
        responder.keyTyped("\(character)")
      }
    }
  }

  /// Presses the return key.
  public static func pressReturn() {
    Simulation.current.keyFocus?.keyReturned()
  }

  /// Presses the delete key.
  public static func pressDelete() {
    Simulation.current.keyFocus?.keyDeleted()
  }

  /// Taps the clear button of a field.
  public static func tapClear(_ field: UITextField) {
    if field.isEnabled { field.tapClear() }
  }

  /// Taps a search bar: editing begins.
  public static func tap(_ bar: UISearchBar) {
    bar.searchTextField.tap()
  }

  /// Taps the cancel button of a search bar.
  public static func tapCancel(_ bar: UISearchBar) {
    bar.tapCancel()
  }

  /// Taps the button in a search bar that empties it.
  public static func tapClear(_ bar: UISearchBar) {
    bar.searchTextField.tapClear()
  }

  /// Taps a scope button of a search bar.
  public static func select(scope index: Int, in bar: UISearchBar) {
    bar.tapScope(index)
  }

  /// Taps an item of the edit menu, if it shows.
  public static func tapEditMenu(_ action: Selector) {
    UIMenuController.shared.choose(action)
  }

  /// Presses a key of a hardware keyboard and lets it go.
  public static func pressKey(_ input: String, modifiers: UIKeyModifierFlags = []) {
    UIApplication.shared.pressKey(input, modifiers)
  }

  /// Shakes the device.
  public static func shake() {
    UIApplication.shared.shake()
  }

  /// Presses a button of a headset or of the lock screen.
  public static func pressRemoteControl(_ button: UIEvent.EventSubtype) {
    UIApplication.shared.receiveRemoteControl(button)
  }

  // MARK: A finger

  /// Puts a finger on the screen, at a point of a view in a window.
  public static func touchDown(at point: CGPoint, in view: UIView, finger: Int = 1) {
    TouchSession.shared.down(at: point, in: view, finger: finger)
  }

  /// Moves a finger that is on the screen.
  public static func touchMove(to point: CGPoint, in view: UIView, finger: Int = 1) {
    TouchSession.shared.move(to: point, in: view, finger: finger)
  }

  /// Lifts a finger.
  public static func touchUp(finger: Int = 1) {
    TouchSession.shared.up(finger: finger)
  }

  /// Lets the system take a finger away, as an incoming call does.
  public static func touchCancel(finger: Int = 1) {
    TouchSession.shared.cancel(finger: finger)
  }

  /// Touches a point of a view and lifts the finger at once.
  public static func tap(at point: CGPoint, in view: UIView) {
    touchDown(at: point, in: view)
    touchUp()
  }

  /// Taps a row of a table.
  public static func select(row indexPath: IndexPath, in table: UITableView) {
    table.tap(indexPath)
  }

  /// Taps the detail button of a row.
  public static func tapAccessory(row indexPath: IndexPath, in table: UITableView) {
    table.tapAccessory(indexPath)
  }

  /// Pulls the content of a scroll view down, which starts its refresh control.
  public static func pullToRefresh(_ scroll: UIScrollView) {
    scroll.pullToRefresh()
  }

  /// Turns a wheel of a picker.
  public static func select(
    row: Int, inComponent component: Int = 0, of picker: UIPickerView
  ) {
    picker.pick(row: row, component: component)
  }

  /// Swipes a row to the left, which uncovers its buttons; from the leading edge to the right.
  public static func swipe(
    row indexPath: IndexPath, in table: UITableView, fromLeadingEdge: Bool = false
  ) {
    table.swipe(indexPath, fromLeadingEdge: fromLeadingEdge)
  }

  /// Taps one of the buttons that a swipe has uncovered.
  public static func tap(action index: Int, ofRow indexPath: IndexPath, in table: UITableView) {
    table.tapAction(index, of: indexPath)
  }

  /// Deletes a row with the button that a swipe or editing shows; inserts one where editing offers
  /// that.
  public static func delete(row indexPath: IndexPath, in table: UITableView) {
    table.commitEditing(indexPath)
  }

  /// Drags a row of a table that is being edited to another place.
  public static func move(
    row indexPath: IndexPath, to target: IndexPath, in table: UITableView
  ) {
    table.moveByPerson(indexPath, to: target)
  }

  /// Taps a letter at the side of a table.
  public static func select(sectionIndex index: Int, in table: UITableView) {
    table.tapIndex(index)
  }

  /// Taps a control that is connected to an exit: the unwind segue goes back to a controller with the
  /// action.
  public static func unwind(
    _ action: Selector, from source: UIViewController, sender: Any? = nil
  ) {
    source.unwindByTap(action, sender: sender)
  }

  /// Taps an item of a collection view.
  public static func select(item indexPath: IndexPath, in collection: UICollectionView) {
    collection.tap(indexPath)
  }

  /// Drags the content of a scroll view and lets go of it at a speed, in points per second.
  public static func drag(
    _ scroll: UIScrollView, by movement: CGPoint, velocity: CGPoint = CGPoint.zero
  ) {
    scroll.drag(by: movement, velocity: velocity)
    scroll.minimizeTabBar(after: movement)
  }

  /// Taps the back button.
  public static func tapBack(_ navigation: UINavigationController) {
    BarTaps.tapBack(navigation)
  }

  /// Taps a button of a navigation bar or toolbar.
  public static func tap(_ item: UIBarButtonItem) {
    BarTaps.tap(item)
  }

  /// Taps the status bar: the one scroll view that scrolls to the top does so.
  public static func tapStatusBar() {
    ScrollsToTop.tap()
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

  /// Taps beside a popover or a sheet: it is dismissed, if it may be.
  public static func tapOutside(_ controller: UIViewController) {
    controller.tapOutside()
  }

  /// Drags a sheet to another of its heights.
  public static func drag(
    _ controller: UIViewController,
    to detent: UISheetPresentationController.Detent.Identifier
  ) {
    controller.dragSheet(to: detent)
  }

  /// Drags a sheet to another of its heights: `drag(_:to:)` by another name.
  public static func dragSheet(
    _ controller: UIViewController,
    to detent: UISheetPresentationController.Detent.Identifier
  ) {
    controller.dragSheet(to: detent)
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
