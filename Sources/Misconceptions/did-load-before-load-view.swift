// belief: `viewDidLoad` runs before `loadView` has built the hierarchy.
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
