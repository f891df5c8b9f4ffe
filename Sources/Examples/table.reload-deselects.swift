import UIKit

final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 100
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 3
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    return tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(row: IndexPath(row: 1, section: 0), in: list.tableView)
list.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
print("still selected:", list.tableView.indexPathForSelectedRow != nil)
