// title: Setting a cell's contentConfiguration replaces its content view; setting a compatible one keeps the new view; nil makes another
// ios: 14
// device: iphone
// watch: view
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITableViewCell.rs (header comments of UITableViewCell.h, Apple, 2025)
// confidence: high
// note: Comment at contentConfiguration.
import UIKit
let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
let first = cell.contentView
print("view configuration nil \(cell.contentConfiguration == nil)")
var content = UIListContentConfiguration.cell()
content.text = "one"
cell.contentConfiguration = content
let second = cell.contentView
print("view replaced \(second !== first)")
content.text = "two"
cell.contentConfiguration = content
print("view kept \(cell.contentView === second)")
cell.contentConfiguration = nil
print("view replaced \(cell.contentView !== second)")

// prints:
// view configuration nil true
// view replaced true
// view kept true
// view replaced true
