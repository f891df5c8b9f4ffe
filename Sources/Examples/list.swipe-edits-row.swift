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
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
    print("begins to edit row", path.row)
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
    print("ends")
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
Simulator.swipe(row: IndexPath(row: 1, section: 0), in: list.tableView)
print("shows a button:", list.tableView.visibleCells.filter { $0.showingDeleteConfirmation }.count)
list.setEditing(true, animated: false)
