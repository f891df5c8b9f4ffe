// ios: 17
import UIKit

let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
cell.backgroundView = UIView()
cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
print("still has the view:", cell.backgroundView != nil)
