// belief: A popped controller stays in memory, so that it can be pushed again quickly.
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
