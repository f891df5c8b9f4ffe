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
  override func numberOfSections(in tableView: UITableView) -> Int { return 2 }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
let failure = Simulator.catchException {
  list.tableView.beginUpdates()
  list.tableView.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .none)
  list.tableView.moveSection(1, toSection: 0)
  list.tableView.endUpdates()
}
print(failure == nil ? "accepted" : "refused")
