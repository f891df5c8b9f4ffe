import UIKit

final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func numberOfSections(in tableView: UITableView) -> Int { return 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 50
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    return tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    return "Section \(section)"
  }
}

let list = List(style: .plain)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.tableView.contentInsetAdjustmentBehavior = .never
let path = IndexPath(row: 20, section: 0)
list.tableView.scrollToRow(at: path, at: .top, animated: false)
print(list.tableView.rectForRow(at: path).minY - list.tableView.contentOffset.y)
