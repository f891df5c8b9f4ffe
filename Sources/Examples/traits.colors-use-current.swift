import UIKit

let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
print(color.cgColor.components ?? [])
UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
  print(color.cgColor.components ?? [])
}
