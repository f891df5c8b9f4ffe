import UIKit

final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 3
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    return tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  override func tableView(_ tableView: UITableView, editActionsForRowAt path: IndexPath)
    -> [UITableViewRowAction]?
  {
    print("asked about row", path.row)
    return [UITableViewRowAction(style: .normal, title: "Pin") { _, path in print("pins", path) }]
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
let path = IndexPath(row: 1, section: 0)
Simulator.swipe(row: path, in: list.tableView)
Simulator.tap(action: 0, ofRow: path, in: list.tableView)
