// ios: 17
import UIKit

let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.rootViewController?.view.addSubview(table)
window.makeKeyAndVisible()
let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
  print("cell of", item)
  return table.dequeueReusableCell(withIdentifier: "row", for: path)
}
var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
snapshot.appendSections([0])
snapshot.appendItems(["a", "b"])
source.apply(snapshot)
Simulator.settle()
snapshot.appendItems(["c"])
print("one more")
source.apply(snapshot, animatingDifferences: false)
Simulator.settle()
