// title: Setting a background configuration makes backgroundView and selectedBackgroundView nil
// ios: 14
// device: iphone
// watch: background | selected
// normalize:
// source: UITableViewCell.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment: always nil when a background configuration is set.
import UIKit
let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
cell.backgroundView = UIView()
cell.selectedBackgroundView = UIView()
print("background nil: \(cell.backgroundView == nil)")
cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
print("background nil: \(cell.backgroundView == nil)")
print("selected nil: \(cell.selectedBackgroundView == nil)")

// prints:
// background nil: false
// background nil: true
// selected nil: true
