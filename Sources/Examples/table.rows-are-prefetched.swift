import UIKit

final class List: UITableViewController, UITableViewDataSourcePrefetching {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 100
    tableView.prefetchDataSource = self
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 30
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    return tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
    print("prefetch from row", paths[0].row)
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
