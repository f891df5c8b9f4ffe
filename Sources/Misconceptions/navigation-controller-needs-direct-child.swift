// belief: `navigationController` is nil in the child of a pushed controller.
// from: S003-20: "thinks only direct children of the navigation controller count"
// against: navigation.found-above
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:navigationController)
  var navigationControllerAsParent: UINavigationController? {
    return parentStorage as? UINavigationController
  }
}
