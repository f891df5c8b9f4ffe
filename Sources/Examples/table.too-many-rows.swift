import UIKit

final class Source: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 1 << 45
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

let source = Source()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
let failure = Simulator.catchException {
  table.dataSource = source
  table.reloadData()
}
print(failure?.reason ?? "nothing")
