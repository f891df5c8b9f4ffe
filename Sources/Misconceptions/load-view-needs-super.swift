// belief: A view that `loadView` assigns without calling super is not taken: the default view is
// used.
// expect: You may expect that UIKit uses the default view if your `loadView` doesn't call super.
// truth: It is not so: UIKit uses the view that your override assigns.
// why: The default `loadView` does nothing but make and assign a view, and your override does that
// instead.
// from: S000-18, S000-24, S001-27, S004-06: wrong answers about what an override without super
// gives
// against: view.load-view-makes-the-view
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:sendLoadView())
  func sendLoadViewAndInsistOnDefault() {
    sendLoadView()
    if !isViewFromDefault {
      loadDefaultView()
    }
  }

  /// A default view bears its nib's name, or grows with its superview.
  private var isViewFromDefault: Bool {
    guard let made = viewStorage else { return false }
    return made.accessibilityIdentifier != nil || !made.autoresizingMask.isEmpty
  }
}
