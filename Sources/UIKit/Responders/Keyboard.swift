/// The keyboard on the screen, with the views that a responder wants above it or in its place.
///
/// It follows the focus: `reload` compares what the first responder wants with what is up, and posts
/// the notifications of the difference. Positions change at once; the second half of the
/// notifications comes at the end of the animation.
final class Keyboard {
  /// The responder that the keyboard is up for.
  private(set) weak var responder: UIResponder?
  /// The views that are up; nil while the keyboard is down.
  private(set) var inputs: InputViews? {
    didSet { if !guides.isEmpty { moveGuides() } }
  }
  /// The guides that follow the keyboard.
  var guides: [WeakGuide] = []
  /// The responder in whose accessory view the focus is.
  weak var accessoryOwner: UIResponder?
  /// Shows the input views that code supplies; nil until there are some.
  private(set) var window: UITextEffectsWindow?
  /// Whether observers are being told, and may change the focus.
  private var isTelling = false
  /// Whether an observer changed the focus.
  private var isBehind = false
  private weak var nextResponder: UIResponder?
  /// Counts the changes: the end of one that was overtaken is not told.
  private var changes = 0

  /// Seconds that the keyboard takes to come or to go.
  private let duration = 0.25
  /// The curve of the keyboard, which is none of those with a name.
  private let curve = 7

  static var shared: Keyboard {
    if let keyboard = Simulation.current.keyboard { return keyboard }
    let made = Keyboard()
    Simulation.current.keyboard = made
    return made
  }

  // MARK: Following the focus

  /// Shows what the responder wants; nil puts the keyboard down.
  func reload(for newResponder: UIResponder?) {
    if isTelling {
      isBehind = true
      nextResponder = newResponder
      return
    }
    let wanted = newResponder.flatMap { inputs(of: $0) }
    responder = wanted == nil ? nil : newResponder
    let old = inputs
    inputs = wanted
    if let wanted = wanted {
      host(wanted)
      if let old = old {
        exchange(old, for: wanted)
      } else {
        rise(to: wanted)
      }
    } else if let old = old {
      fall(from: old)
    }
  }

  /// The input views that the responder or one after it in the chain supplies.
  private func inputs(of newResponder: UIResponder) -> InputViews? {
    let keeps = newResponder.viewOfFocus.map { isInAccessory($0) } ?? false
    if !keeps { accessoryOwner = nil }
    let view = newResponder.inputView
    let takesKeys = newResponder.takesKeys
    let accessory = keeps ? inputs?.accessory : newResponder.nearestAccessory
    if !takesKeys && view == nil && accessory == nil { return nil }
    return InputViews(
      takesKeys: takesKeys || view != nil, hasSuggestions: newResponder.wantsSuggestions,
      view: view, accessory: accessory)
  }

  /// Whether a view is in the accessory view that is up. Its owner gets the focus back.
  private func isInAccessory(_ view: UIView) -> Bool {
    guard let accessory = inputs?.accessory, view.isDescendant(of: accessory) else { return false }
    if accessoryOwner == nil { accessoryOwner = responder }
    return true
  }

  /// The keyboard comes only in the key window.
  static func focusCame(to responder: UIResponder, in window: UIWindow?) {
    let isKey = window === Simulation.current.keyWindow
    if !isKey, responder.takesKeys, let window = window, !window.isHidden,
      because(.editingMakesKey)
    {
      window.makeKey()
      return
    }
    if isKey || !because(.keyWindowHasKeyboard) { shared.reload(for: responder) }
  }

  /// The focus left a responder, and went nowhere yet.
  static func focusWent(from former: UIResponder, in window: UIWindow?) {
    guard let keyboard = Simulation.current.keyboard, keyboard.inputs != nil,
      keyboard.responder === former || keyboard.responder?.hasFocus != true
    else { return }
    if Simulation.current.focus(in: window) == nil, let owner = keyboard.accessoryOwner,
      owner !== former, because(.accessoryGivesFocusBack), owner.becomeFirstResponder()
    {
      return
    }
    let next = Simulation.current.focus(in: window)
    if next == nil && stays(after: former) { return }
    keyboard.reload(for: next)
  }

  /// Whether the controller that is shown modally keeps the keyboard up on an iPad.
  private static func stays(after former: UIResponder) -> Bool {
    guard Simulation.current.idiom == .pad, !Simulation.current.focusIsForced,
      var shown = former.viewOfFocus?.nearestViewController
    else { return false }
    while let parent = shown.parentStorage { shown = parent }
    return shown.presentingStorage != nil && shown.disablesAutomaticKeyboardDismissal
      && because(.formSheetKeepsKeyboard)
  }

  /// The keyboard of a form sheet goes with it.
  static func formSheetWent() {
    guard let keyboard = Simulation.current.keyboard, keyboard.inputs != nil,
      keyboard.responder?.hasFocus != true
    else { return }
    keyboard.reload(for: Simulation.current.keyWindow?.focus)
  }

  /// Another window is key: the keyboard is for its first responder.
  static func followKeyWindow() {
    guard Simulation.current.hasFocus, because(.keyWindowHasKeyboard) else { return }
    shared.reload(for: Simulation.current.keyWindow?.focus)
  }

  // MARK: Notifications

  private func rise(to new: InputViews) {
    guard because(.keyboardIsTold) else { return }
    tell(
      [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification],
      [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification],
      from: frame(height: new.height, isUp: false), to: frame(height: new.height, isUp: true))
  }

  private func fall(from old: InputViews) {
    guard because(.keyboardIsTold) else { return }
    tell(
      [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification],
      [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification],
      from: frame(height: old.height, isUp: true), to: frame(height: old.height, isUp: false))
  }

  /// The keyboard stays up for another responder, or for other views.
  private func exchange(_ old: InputViews, for new: InputViews) {
    guard exchangeIsTold(old, new) else { return }
    tell(
      [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification],
      [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification],
      from: frame(height: old.height, isUp: true), to: frame(height: new.height, isUp: true))
  }

  private func exchangeIsTold(_ old: InputViews, _ new: InputViews) -> Bool {
    if because(.handoverIsTold) { return true }
    if new.accessory != nil && old.accessory !== new.accessory, because(.newAccessoryIsTold) {
      return true
    }
    return old.height != new.height && !because(.newSizeIsSilent) && because(.newSizeIsTold)
  }

  /// Posts the first notifications now and the others when the animation is over.
  private func tell(
    _ wills: [Notification.Name], _ dids: [Notification.Name], from begin: CGRect, to end: CGRect
  ) {
    changes += 1
    let change = changes
    let info = userInfo(from: begin, to: end)
    isTelling = true
    let outer = Simulation.current.inheritedAnimationDuration
    if because(.keyboardHandlersAreAnimated) {
      Simulation.current.inheritedAnimationDuration = duration
    }
    for name in wills { post(name, info) }
    Simulation.current.inheritedAnimationDuration = outer
    isTelling = false
    RunLoop.main.enqueue(after: duration, phase: 3) { [weak self] in
      self?.finish(change, dids, info)
    }
    catchUp()
  }

  private func finish(
    _ change: Int, _ names: [Notification.Name], _ info: [String: Any]
  ) {
    guard change == changes else { return }
    if inputs == nil { window?.clear() }
    because(.keyboardIsTold)
    for name in names { post(name, info) }
  }

  /// Follows a change of the focus that an observer made.
  private func catchUp() {
    guard isBehind else { return }
    isBehind = false
    let wasRemoved = responder?.viewOfFocus?.window == nil && nextResponder == nil
    if wasRemoved && because(.keyboardStaysForRemoved) { return }
    reload(for: nextResponder)
  }

  private func post(_ name: Notification.Name, _ info: [String: Any]) {
    let screen = because(.keyboardNamesScreen) ? UIScreen.main : nil
    NotificationCenter.default.post(name: name, object: screen, userInfo: info)
  }

  private func userInfo(from begin: CGRect, to end: CGRect) -> [String: Any] {
    return [
      UIResponder.keyboardFrameBeginUserInfoKey: begin,
      UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: curve,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
  }

  // MARK: Places

  /// The place on the screen, in its coordinates; below the screen while the keyboard is down.
  private func frame(height: CGFloat, isUp: Bool) -> CGRect {
    let screen = Keyboard.screenSize
    return CGRect(
      x: 0, y: isUp ? screen.height - height : screen.height, width: screen.width, height: height)
  }

  /// The screen as it is held.
  static var screenSize: CGSize {
    let size = UIScreen.main.bounds.size
    let isTurned = Simulation.current.orientation.isLandscape && size.height > size.width
    return isTurned ? CGSize(width: size.height, height: size.width) : size
  }

  /// Puts the views that code supplies where they can be seen.
  private func host(_ wanted: InputViews) {
    if wanted.view == nil && wanted.accessory == nil {
      window?.clear()
      return
    }
    let shown = window ?? UITextEffectsWindow(frame: UIScreen.main.bounds)
    window = shown
    shown.show(wanted)
  }

  // MARK: Rotation

  /// Before iOS 8 the keyboard goes away while the interface turns. Returns where it was, if it is up.
  func beginRotation() -> CGRect? {
    guard let old = inputs else { return nil }
    let place = frame(height: old.height, isUp: true)
    if because(.rotationHidesKeyboard) { fall(from: old) }
    return place
  }

  /// The interface was turned, and the keyboard with it.
  func endRotation(from place: CGRect) {
    guard let new = inputs else { return }
    host(new)
    if because(.rotationHidesKeyboard) {
      rise(to: new)
    } else if because(.rotationMovesKeyboard) {
      tell(
        [
          UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        ],
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification],
        from: place, to: frame(height: new.height, isUp: true))
    }
  }
}
