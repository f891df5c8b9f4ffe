// belief: No modal presentation makes its presenter disappear, full screen or not.
// expect: You may expect that no modal presentation makes its presenter disappear.
// truth: It is not so: a full-screen presentation does.
// why: Full screen takes the presenter's view out of the window; a sheet leaves it there and sends
// nothing.
// from: M-01, M-02: the sheet's behaviour taken for every style
// against: present.full-screen-removes-presenter
@testable import UIKit

extension UIPresentationController {
  @_dynamicReplacement(for:removesPresenterByStyle)
  var removesNoPresenter: Bool { return false }
}
