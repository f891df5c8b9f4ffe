/// The edit menu above a selection.
///
/// It asks the first responder which of the standard actions and of the app's items apply, and shows
/// only if there are some.
@available(iOS 3.0, *)
open class UIMenuController: NSObject {
  /// Items of the app, shown after the standard ones.
  @available(iOS 3.2, *)
  open var menuItems: [UIMenuItem]?
  /// The side of the target that the arrow is on.
  @available(iOS 3.2, *)
  open var arrowDirection: UIMenuController.ArrowDirection = .default
  private var visible = false
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  /// The actions that the menu shows.
  private(set) var actions: [Selector] = []

  public enum ArrowDirection: Int {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  public static var shared: UIMenuController {
    if let menu = Simulation.current.editMenu { return menu }
    let made = UIMenuController()
    Simulation.current.editMenu = made
    return made
  }

  open var isMenuVisible: Bool {
    get { return visible }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The place of the menu, in the window.
  open var menuFrame: CGRect {
    return targetView.map { $0.convert(targetRect, to: nil) } ?? CGRect.zero
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible {
      show()
    } else {
      hide()
    }
  }

  @available(iOS 13.0, *)
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  @available(iOS 13.0, *)
  open func hideMenu() {
    hide()
  }

  @available(iOS 13.0, *)
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hide() }
  }

  /// Asks again which actions apply.
  open func update() {
    if visible { actions = applicableActions }
  }

  private func show() {
    if visible { return }
    if Simulation.current.keyFocus == nil && because(.menuNeedsFocus) { return }
    actions = applicableActions
    if actions.isEmpty && because(.menuAsksWhatApplies) { return }
    post(UIMenuController.willShowMenuNotification)
    visible = true
    post(UIMenuController.didShowMenuNotification)
  }

  private var applicableActions: [Selector] {
    guard let responder = Simulation.current.keyFocus ?? targetView,
      because(.menuAsksWhatApplies)
    else { return [] }
    let wanted = EditAction.all + (menuItems ?? []).map { $0.action }
    return wanted.filter { responder.finds($0, from: self) }
  }

  private func hide() {
    guard visible else { return }
    post(UIMenuController.willHideMenuNotification)
    visible = false
    post(UIMenuController.didHideMenuNotification)
  }

  /// A person taps an item: the menu goes, and the first responder gets the action.
  func choose(_ action: Selector) {
    guard visible, actions.contains(action) || !because(.menuAsksWhatApplies) else { return }
    hide()
    UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// An item of the app in the edit menu.
@available(iOS 3.2, *)
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
