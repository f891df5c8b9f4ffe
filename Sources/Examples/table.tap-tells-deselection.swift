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
  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    print("selected", path.row)
  }
  override func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath?
  {
    print("will deselect", path.row)
    return path
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    print("deselected", path.row)
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(row: IndexPath(row: 0, section: 0), in: list.tableView)
Simulator.select(row: IndexPath(row: 2, section: 0), in: list.tableView)
