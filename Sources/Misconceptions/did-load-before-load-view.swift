// belief: `viewDidLoad` runs before `loadView` has built the hierarchy.
// expect: You may expect that `viewDidLoad` runs before `loadView` has built the view.
// truth: It is not so: `viewDidLoad` runs after `loadView` has finished.
// why: The first read of `view` calls `loadView` to create the view, and then `viewDidLoad` to say
// that it exists.
// from: S000-01, S000-16, S000-23, S004-03, S004-15: orders with `viewDidLoad` first
// against: view.did-load-follows-load-view
@testable import UIKit

extension UIViewController {
  /// Sends `viewDidLoad` with an empty view, which `loadView` then replaces.
  @_dynamicReplacement(for:sendLoadView())
  func sendViewDidLoadFirst() {
    viewStorage = UIView(frame: UIScreen.main.bounds)
    if because(.viewDidLoadFollowsLoadView) {
      viewDidLoad()
    }
    viewStorage = nil
    sendLoadView()
  }

  @_dynamicReplacement(for:sendViewDidLoad())
  func sendViewDidLoadNoMore() {}
}
