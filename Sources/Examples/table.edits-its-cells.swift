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
  override func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool {
    return path.row == 1
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.tableView.setEditing(true, animated: true)
for cell in list.tableView.visibleCells {
  print(cell.isEditing, cell.editingStyle == .delete)
}
