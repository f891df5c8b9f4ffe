// ios: 17
import UIKit

let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
cell.contentConfiguration = cell.defaultContentConfiguration()
cell.textLabel?.text = "Hello"
print("has a label:", cell.textLabel != nil)
