import UIKit

final class List: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 1
  }
}

let list = List()
list.tableView.layoutIfNeeded()
print("rows that nobody can see:", list.tableView.visibleCells.count)
