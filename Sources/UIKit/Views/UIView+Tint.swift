/// The tint: a colour and a mode that views get from their superviews, and the news of a change.
extension UIView {

  /// The colour in force, from the view or the nearest one above that has one.
  var effectiveTint: UIColor {
    let color = nearestTint
    if tintAdjustmentMode == .dimmed, because(.tintIsDimmed) { return color.dimmedTint }
    return color
  }

  private var nearestTint: UIColor {
    if let own = tintStorage { return own }
    guard let parent = superviewStorage, because(.tintIsInherited) else { return .systemBlue }
    return parent.nearestTint
  }

  /// The mode in force: `automatic` asks the superview, and a window dims under an alert.
  var effectiveTintMode: UIView.TintAdjustmentMode {
    if tintModeStorage != .automatic || !because(.tintModeIsInherited) { return tintModeStorage }
    if let parent = superviewStorage { return parent.effectiveTintMode }
    return dimsBelowAlert ? .dimmed : .normal
  }

  private var dimsBelowAlert: Bool {
    guard let window = self as? UIWindow, window.alertCount > 0 else { return false }
    return because(.tintIsDimmedBelowAlert)
  }

  func setTint(_ color: UIColor?) {
    if tintStorage == color { return }
    tintStorage = color
    Simulation.current.hasTints = true
    sendTintChange(color: true, mode: false)
  }

  func setTintMode(_ mode: UIView.TintAdjustmentMode) {
    let old = tintAdjustmentMode
    tintModeStorage = mode
    Simulation.current.hasTints = true
    if old != tintAdjustmentMode { sendTintChange(color: false, mode: true) }
  }

  /// `-[UIView _dispatchTintColorVisitorWithReasons:]`: the view, then all below that follow it.
  func sendTintChange(color: Bool, mode: Bool) {
    if because(.tintChangeIsTold) {
      tellTintChange(color: color, mode: mode)
    } else {
      tintColorDidChange()
    }
  }

  private func tellTintChange(color: Bool, mode: Bool) {
    tintColorDidChange()
    let children = subviewStorage
    for child in children {
      let followsColor = color && child.tintStorage == nil
      let followsMode = mode && child.tintModeStorage == .automatic
      if followsColor || followsMode {
        Host.branch()
        child.tellTintChange(color: followsColor, mode: followsMode)
      }
    }
  }

  // MARK: Moves

  /// The tint before a move; nil while no view has one of its own, so that none can change.
  var tintBeforeMove: InheritedTint? {
    guard Simulation.current.hasTints else { return nil }
    return InheritedTint(color: nearestTint, mode: effectiveTintMode)
  }

  /// Another superview may mean another colour.
  func tellTint(changedFrom old: InheritedTint?) {
    guard let old = old else { return }
    let changesColor = nearestTint != old.color
    let changesMode = effectiveTintMode != old.mode
    if changesColor || changesMode {
      sendTintChange(color: changesColor, mode: changesMode)
    }
  }

  /// The first colour is news for a view that enters a window, whatever it is.
  func tellTint(changedFrom old: InheritedTint?, inWindow: Bool) {
    if inWindow, tintStorage == nil, because(.tintIsToldInWindow) {
      tellTintChange(color: true, mode: true)
    } else {
      tellTint(changedFrom: old)
    }
  }
}

/// The values that a view has from its superviews before it moves.
struct InheritedTint {
  let color: UIColor
  let mode: UIView.TintAdjustmentMode

  init(color: UIColor, mode: UIView.TintAdjustmentMode) {
    self.color = color
    self.mode = mode
  }
}

extension UIWindow {
  /// An alert came over the window, or left it again.
  func countAlerts(_ change: Int) {
    let old = tintBeforeAlert
    alertCount += change
    Simulation.current.hasTints = true
    tellTint(changedFrom: old)
  }

  private var tintBeforeAlert: InheritedTint {
    return InheritedTint(color: tintStorage ?? .systemBlue, mode: effectiveTintMode)
  }
}
