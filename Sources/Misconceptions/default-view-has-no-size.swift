// belief: The view made without a nib has a zero frame until somebody sets it.
// expect: You may expect that the view of a controller without a nib has a zero frame until
// something sets it.
// truth: It is not so: the view is as large as the screen.
// why: The default `loadView` creates a plain `UIView` and gives it the size of the screen.
// from: S000-13, S001-26, S003-09: "a UIView with a zero frame"
// against: nib.plain-view-without-nib
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:makePlainView())
  func makePlainViewWithoutSize() -> UIView {
    let plain = makePlainView()
    plain.frame = CGRect.zero
    return plain
  }
}
