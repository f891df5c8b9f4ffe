import UIKit

final class Titled: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return "Fruits"
  }
}

let titled = Titled()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
table.dataSource = titled
let window = UIWindow(frame: UIScreen.main.bounds)
window.addSubview(table)
window.isHidden = false
Simulator.settle()
print(table.headerView(forSection: 0)?.textLabel?.text ?? "")
