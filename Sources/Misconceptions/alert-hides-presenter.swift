// belief: An alert makes the controller below disappear.
// from: common question "is viewWillAppear called after an alert?"
// against: alert.keeps-presenter, present.overlay-keeps-presenter
@testable import UIKit

extension UIPresentationController {
  @_dynamicReplacement(for:removesPresenterByStyle)
  var removesPresenterOfAlert: Bool {
    if presentedViewController is UIAlertController { return because(.fullScreenRemovesPresenter) }
    return removesPresenterByStyle
  }
}
