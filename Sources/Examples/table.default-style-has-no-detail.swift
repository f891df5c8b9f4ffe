import UIKit

let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
let detailed = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
print(plain.detailTextLabel == nil, detailed.detailTextLabel == nil)
