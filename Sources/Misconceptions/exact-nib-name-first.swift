// belief: Of `MyViewController` and `MyView`, the nib named exactly like the class wins.
// expect: You may expect that UIKit prefers the nib `MyViewController` to the nib `MyView`, since
// it is named like the class.
// truth: It is not so: `MyView` wins.
// why: If you give no name, a class that ends in "Controller" first tries the nib named without
// that ending.
// from: S004-08, S004-10: "thinks the exact name is the better match"
// against: nib.short-name-first
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:nibNameFromClass())
  func nibNameFromExactClass() -> String? {
    let name = Host.className(self)
    if Nib.find(name) != nil, because(.classNibName) { return name }
    return nibNameFromClass()
  }
}
