import UIKit

final class Row: UITableViewCell {
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    print("selected \(selected), animated \(animated)")
  }
}

let row = Row(style: .default, reuseIdentifier: nil)
row.isSelected = true
