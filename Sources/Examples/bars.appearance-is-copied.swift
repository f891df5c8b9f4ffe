import UIKit

let bar = UINavigationBar()
let appearance = UINavigationBarAppearance()
bar.standardAppearance = appearance
appearance.backgroundColor = .red
print("color is nil: \(bar.standardAppearance.backgroundColor == nil)")
