// ios: 17. How the values of UIKit print and compare.
import UIKit
class Mine: UIViewController {}
class Tile: UIView {}
print(type(of: Mine()), type(of: UIView()), UIView.self, Mine.self)
print(UIColor.red, [UIColor.blue], Optional(UIColor.green) as Any)
print(
  CGRect(x: 1, y: 2, width: 3, height: 4), CGPoint.zero, CGSize(width: 1, height: 2),
  UIEdgeInsets.zero, [CGRect.zero])
print(CGFloat(1.5), CGFloat(3) / 2, Int(CGFloat(7.9)), IndexPath(row: 1, section: 2))
print(
  UIModalPresentationStyle.fullScreen.rawValue,
  UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]).rawValue,
  UIModalPresentationStyle.pageSheet == .pageSheet)
print(
  UIInterfaceOrientation.portrait.rawValue, UIInterfaceOrientation.portrait.isPortrait,
  UIControl.State.normal.rawValue)
let mask: UIView.AutoresizingMask = [.flexibleWidth]
print(
  mask.contains(.flexibleWidth), mask.union(.flexibleHeight).contains(.flexibleHeight), mask.isEmpty
)
print("\(CGRect.zero)", String(describing: CGPoint(x: 1, y: 2)), "\(Optional(CGSize.zero) as Any)")
print(Notification.Name("n"), Notification.Name("n").rawValue, NSObject() == NSObject())
let v = Tile(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
print(v.frame, v.bounds.midX, v.isUserInteractionEnabled, v.clipsToBounds, v.contentMode.rawValue)
print(
  Date(timeIntervalSinceReferenceDate: 0) < Date(), UserDefaults.standard.string(forKey: "x") as Any
)
v.transform = .identity
print(v.transform == .identity, v.layer.cornerRadius, v.alpha, v.tag)
print(
  UIApplication.shared.applicationState == .active, UIDevice.current.systemVersion,
  UIScreen.main.scale)
