import UIKit

let page = UIViewController()
page.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
  (page: UIViewController, previous: UITraitCollection) in
  print("regular now:", page.traitCollection.horizontalSizeClass == .regular)
}
print("set")
page.traitOverrides.horizontalSizeClass = .regular
print("remove")
page.traitOverrides.remove(UITraitHorizontalSizeClass.self)
print("regular still:", page.traitCollection.horizontalSizeClass == .regular)
