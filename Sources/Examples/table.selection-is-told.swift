import UIKit

final class Row: UITableViewCell {}
final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Row.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 400
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 2
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    return tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    print("told of row", path.row)
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.tableView.selectRow(
  at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
print("selected by code")
Simulator.select(row: IndexPath(row: 1, section: 0), in: list.tableView)
Simulator.settle()
