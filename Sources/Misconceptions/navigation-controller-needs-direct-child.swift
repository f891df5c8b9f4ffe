// belief: `navigationController` is nil in the child of a pushed controller.
// expect: You may expect that `navigationController` is nil in a child of a pushed controller.
// truth: It is not so: the child finds the navigation controller too.
// why: The property walks up from parent to parent until it finds a navigation controller.
// from: S003-20: "thinks only direct children of the navigation controller count"
// against: navigation.found-above
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:navigationController)
  var navigationControllerAsParent: UINavigationController? {
    return parentStorage as? UINavigationController
  }
}
