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
  override func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    return true
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt path: IndexPath, to target: IndexPath
  ) {
    print("row", path.row, "is now row", target.row)
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.setEditing(true, animated: false)
Simulator.move(
  row: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0), in: list.tableView)
