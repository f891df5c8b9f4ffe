// belief: `navigationController` is nil until the pushed controller appears.
// expect: You may expect that `navigationController` is nil until the pushed controller appears.
// truth: It is not so: it is set when `pushViewController` returns.
// why: The property walks up the parents, and the push has already made the navigation controller a
// parent.
// from: S003-18: "thinks the parent is set only after the transition"; S003-17
// against: navigation.found-above
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:navigationController)
  var navigationControllerOnceShown: UINavigationController? {
    if appearState == .disappeared { return nil }
    return navigationController
  }
}
