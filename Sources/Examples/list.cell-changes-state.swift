import UIKit

final class Row: UITableViewCell {
  override func willTransition(to state: UITableViewCell.StateMask) {
    print("control comes:", state == .showingEditControl)
  }
  override func didTransition(to state: UITableViewCell.StateMask) {
    print("is editing:", isEditing)
  }
}
final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Row.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 1
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
list.setEditing(true, animated: false)
