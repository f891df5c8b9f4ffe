import UIKit

final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 100
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    print("cell", path.row)
    return tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  var count = 2
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.count = 3
list.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
print("inserted")
Simulator.settle()
