// belief: An alert makes the controller below disappear.
// expect: You may expect that an alert makes the controller below it disappear.
// truth: It is not so: the controller below gets no appearance callbacks.
// why: An alert is shown above its presenter, whose view stays in the window all the time.
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
