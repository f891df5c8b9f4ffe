import UIKit

class Rows: NSObject, UITableViewDataSource {
  var count = 2

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
}

let rows = Rows()
let table = UITableView(frame: UIScreen.main.bounds)
table.dataSource = rows
let page = UIViewController()
page.view.addSubview(table)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let error = Simulator.catchException {
  table.beginUpdates()
  rows.count = 3
  table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
  table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  table.endUpdates()
}
print("refused:", error?.reason?.contains("an insert and a move") ?? false)
