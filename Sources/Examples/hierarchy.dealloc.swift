import UIKit

final class Tray: UIView {
  override func willRemoveSubview(_ subview: UIView) { print("one less") }
  deinit { print("the tray goes") }
}

var tray: Tray? = Tray()
tray?.addSubview(UIView())
tray = nil
