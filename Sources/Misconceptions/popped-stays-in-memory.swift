// belief: A popped controller stays in memory, so that it can be pushed again quickly.
// expect: You may expect that a popped controller stays in memory, so that you can push it again
// quickly.
// truth: It is not so: the navigation controller lets it go after the pop.
// why: An object lives only while something holds it strongly, and the stack no longer holds this
// one.
// from: S003-50, S001-13: "deinit is not called for view controllers"
// against: navigation.popped-goes-last
@testable import UIKit

extension UINavigationController {
  /// Keeps the released controller.
  @_dynamicReplacement(for:release(_:))
  func releaseIntoStore(_ controller: UIViewController) {
    release(controller)
    childStorage.append(controller)
  }
}
