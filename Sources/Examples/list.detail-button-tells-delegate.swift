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
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.accessoryType = .detailButton
    return cell
  }
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath
  ) {
    print("details of row", path.row)
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tapAccessory(row: IndexPath(row: 0, section: 0), in: list.tableView)
print("selected:", list.tableView.indexPathForSelectedRow != nil)
