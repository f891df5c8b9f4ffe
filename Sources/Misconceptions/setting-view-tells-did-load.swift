// belief: Assigning `view` is what calls `viewDidLoad`, each time.
// expect: You may expect that `viewDidLoad` runs each time you assign `view`.
// truth: It is not so: an assignment only stores the view.
// why: UIKit sends `viewDidLoad` once per load, after `loadView` has finished.
// from: S000-23, S000-24, S000-27: "thinks the setter announces the new view"
// against: view.setting-only-stores, view.did-load-follows-load-view
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:setView(_:))
  func setViewAndTell(_ newView: UIView?) {
    setView(newView)
    if newView != nil, because(.viewDidLoadFollowsLoadView) {
      viewDidLoad()
    }
  }

  /// The setter has sent it already.
  @_dynamicReplacement(for:sendViewDidLoad())
  func sendViewDidLoadUnlessSet() {
    if viewStorage == nil {
      sendViewDidLoad()
    }
  }
}
