// title: Setting a cell's isEditing calls setEditing(_:animated:) with animated false
// ios: 12
// device: iphone
// watch: cell
// normalize:
// source: UITableViewCell.h of the iOS 12.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment of the editing property.
import UIKit
final class Row: UITableViewCell {
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        print("cell setEditing \(editing) \(animated)")
    }
}
let row = Row(style: .default, reuseIdentifier: nil)
row.isEditing = true

// prints:
// cell setEditing true false
