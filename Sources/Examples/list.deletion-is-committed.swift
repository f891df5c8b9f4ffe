import UIKit

final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    return tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  var count = 3
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) {
    print("commit deletion:", editingStyle == .delete)
    count -= 1
    tableView.deleteRows(at: [path], with: .automatic)
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.setEditing(true, animated: false)
Simulator.delete(row: IndexPath(row: 0, section: 0), in: list.tableView)
Simulator.settle()
print("rows:", list.tableView.visibleCells.count)
