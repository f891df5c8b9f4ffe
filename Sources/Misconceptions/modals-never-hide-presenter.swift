// belief: No modal presentation makes its presenter disappear, full screen or not.
// from: M-01, M-02: the sheet's behaviour taken for every style
// against: present.full-screen-removes-presenter
@testable import UIKit

extension UIPresentationController {
  @_dynamicReplacement(for:removesPresenterByStyle)
  var removesNoPresenter: Bool { return false }
}
