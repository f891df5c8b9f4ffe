/// The system's window for input views that code supplies. The app does not see it among its own.
final class UITextEffectsWindow: UIWindow {
  private var shown: [UIView] = []

  override var isOfSystem: Bool { return true }

  /// A field in an accessory view takes the focus from a responder of the app's window.
  override var windowOfFocus: UIWindow? {
    return Simulation.current.keyboard?.responder?.windowOfResponder
      ?? Simulation.current.keyWindow
  }

  /// Shows these views, the accessory above, and removes others.
  func show(_ inputs: InputViews) {
    isHidden = false
    let views = [inputs.accessory, inputs.view].compactMap { $0 }
    let gone = shown.filter { old in !views.contains { $0 === old } }
    shown = views
    for view in gone where view.superview === self { view.removeFromSuperview() }
    frame = CGRect(origin: CGPoint.zero, size: Keyboard.screenSize)
    var y = bounds.height - inputs.height
    for view in views {
      let height = InputViews.height(of: view)
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
      if view.superview !== self { addSubview(view) }
    }
  }

  /// Removes the views after the keyboard went down.
  func clear() {
    let gone = shown
    shown = []
    for view in gone where view.superview === self { view.removeFromSuperview() }
  }
}

extension UIResponder {
  /// The window of the responder's view, which may be the system's.
  fileprivate var windowOfResponder: UIWindow? {
    guard let window = viewOfFocus?.window else { return nil }
    return window.isOfSystem ? nil : window
  }
}
