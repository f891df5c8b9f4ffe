import UIKit

final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 100
    tableView.allowsMultipleSelection = true
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
window.rootViewController = UINavigationController(rootViewController: list)
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(row: IndexPath(row: 0, section: 0), in: list.tableView)
Simulator.select(row: IndexPath(row: 2, section: 0), in: list.tableView)
list.navigationController?.pushViewController(UIViewController(), animated: true)
Simulator.settle()
list.navigationController?.popViewController(animated: true)
Simulator.settle()
print(list.tableView.indexPathsForSelectedRows?.map { $0.row } ?? [])
