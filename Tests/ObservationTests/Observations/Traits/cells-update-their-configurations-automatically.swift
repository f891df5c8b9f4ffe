// title: automaticallyUpdatesContentConfiguration and the one for the background are true by default, and the background configuration is nil
// ios: 14
// device: iphone
// watch: automatic
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITableViewCell.rs (header comments of UITableViewCell.h, Apple, 2025)
// confidence: medium
// note: Defaults in the comments for a cell of its own. MISSING: UITableViewCell.automaticallyUpdatesBackgroundConfiguration
import UIKit
let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
print("automatic content \(cell.automaticallyUpdatesContentConfiguration) background \(cell.automaticallyUpdatesBackgroundConfiguration)")
print("automatic nil \(cell.contentConfiguration == nil) \(cell.backgroundConfiguration == nil)")

// prints:
// automatic content true background true
// automatic nil true true
