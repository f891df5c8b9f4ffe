import UIKit

final class Rows: NSObject, UITableViewDataSource {
  var count = 3
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
}

let rows = Rows()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
table.dataSource = rows
table.reloadData()
let failure = Simulator.catchException {
  let first = [IndexPath(row: 0, section: 0)]
  table.beginUpdates()
  rows.count = 2
  table.reloadRows(at: first, with: .none)
  table.deleteRows(at: first, with: .none)
  table.endUpdates()
}
print(failure?.reason?.hasPrefix("attempt to delete and reload") ?? false)
