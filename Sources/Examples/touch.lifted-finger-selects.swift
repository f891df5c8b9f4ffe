import UIKit

final class Inbox: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 3
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("selected", indexPath.row)
  }
}

let inbox = Inbox()

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = inbox
window.makeKeyAndVisible()
Simulator.settle()
if let cell = inbox.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) {
  Simulator.tap(at: CGPoint(x: 20, y: 20), in: cell)
}
Simulator.settle()
