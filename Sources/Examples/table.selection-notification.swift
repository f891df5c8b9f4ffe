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
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
let observer = NotificationCenter.default.addObserver(
  forName: UITableView.selectionDidChangeNotification, object: nil, queue: nil
) { _ in print("selection changed") }
list.tableView.selectRow(
  at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
print("selected by code")
Simulator.select(row: IndexPath(row: 1, section: 0), in: list.tableView)
