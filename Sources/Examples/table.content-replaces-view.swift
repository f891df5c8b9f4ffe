// ios: 17
import UIKit

let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
let old = cell.contentView
cell.contentConfiguration = cell.defaultContentConfiguration()
print("the old view:", cell.contentView === old)
