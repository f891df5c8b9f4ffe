// belief: The safe area is known in `viewDidLoad`.
// from: common question "safeAreaInsets is zero in viewDidLoad"; S003-15
// against: safe-area.zero-outside-window, safe-area.in-window
@testable import UIKit

extension UIView {
  @_dynamicReplacement(for:safeAreaInsets)
  var safeAreaInsetsAnywhere: UIEdgeInsets {
    if window == nil {
      return Simulation.current.visibleWindows.first?.safeAreaInsets ?? UIEdgeInsets.zero
    }
    return safeAreaInsets
  }
}
