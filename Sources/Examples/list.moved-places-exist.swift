import UIKit

final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
}

let rows = Rows()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
table.dataSource = rows
table.reloadData()
let failure = Simulator.catchException {
  table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
}
print("raised:", failure != nil)
