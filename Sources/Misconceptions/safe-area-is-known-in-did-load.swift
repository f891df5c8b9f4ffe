// belief: The safe area is known in `viewDidLoad`.
// expect: You may expect that the safe area is known in `viewDidLoad`.
// truth: It is not so: `safeAreaInsets` is zero there.
// why: The insets say how much of a view is covered in its window, and outside a window they are
// zero.
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
