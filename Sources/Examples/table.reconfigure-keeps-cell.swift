// ios: 17
import UIKit

final class Row: UITableViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    print("reused")
  }
}
final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Row.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 100
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 3
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    print("row \(path.row), the cell it had: \(cell === tableView.cellForRow(at: path))")
    return cell
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.tableView.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
Simulator.settle()
