// belief: Asking `isViewLoaded` loads the view, as asking for `view` does.
// expect: You may expect that reading `isViewLoaded` loads the view, as reading `view` does.
// truth: It is not so: it answers without loading anything.
// why: `isViewLoaded` only looks whether there is a view; the getter of `view` is the one that
// creates it.
// from: S000-15, S003-39, S003-43, M-09: answers that do not tell the question from the getter
// against: view.asking-does-not-load
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:isViewLoaded)
  var isViewLoadedByNow: Bool {
    if !isLoadingView { loadViewIfRequired() }
    return isViewLoaded
  }

  @_dynamicReplacement(for:viewIfLoaded)
  var viewLoadedByNow: UIView? {
    if !isLoadingView { loadViewIfRequired() }
    return viewIfLoaded
  }
}
