// title: A cell with a content configuration answers nil for textLabel
// ios: 14
// device: iphone
// watch: label
// normalize:
// source: UITableViewCell.h of the iOS 14.5/16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment: these properties always return nil when a content configuration is set.
import UIKit
let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
print("label nil: \(cell.textLabel == nil)")
var content = cell.defaultContentConfiguration()
content.text = "text"
cell.contentConfiguration = content
print("label nil: \(cell.textLabel == nil)")

// prints:
// label nil: false
// label nil: true
