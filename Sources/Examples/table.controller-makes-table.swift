import UIKit

final class List: UITableViewController {}

let list = List()
list.loadViewIfNeeded()
print("a table:", list.view is UITableView, "filled by:", list.tableView?.dataSource === list)
