// belief: `navigationController` is nil until the pushed controller appears.
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
