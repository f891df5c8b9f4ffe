import UIKit

final class List: UITableViewController, UITableViewDataSourcePrefetching {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.prefetchDataSource = self
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 200
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    return tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
    print("prefetch from row", paths.first?.row ?? -1)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
    print("no longer from row", paths.first?.row ?? -1)
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.tableView.contentOffset = CGPoint(x: 0, y: 200)
Simulator.settle()
list.tableView.contentOffset = CGPoint(x: 0, y: 0)
Simulator.settle()
