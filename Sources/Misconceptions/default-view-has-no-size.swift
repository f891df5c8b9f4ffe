// belief: The view made without a nib has a zero frame until somebody sets it.
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
