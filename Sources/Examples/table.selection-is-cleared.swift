import UIKit

final class Row: UITableViewCell {}
final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Row.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 400
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 2
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    return tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("selected:", tableView.indexPathForSelectedRow != nil)
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: list)
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(row: IndexPath(row: 1, section: 0), in: list.tableView)
list.navigationController?.pushViewController(UIViewController(), animated: true)
Simulator.settle()
list.navigationController?.popViewController(animated: true)
Simulator.settle()
