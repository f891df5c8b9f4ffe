// ios: 17
import UIKit

final class Row: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    print("selected:", state.isSelected)
  }
}
final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Row.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 100
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 1
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.configurationUpdateHandler = { _, _ in print("handler") }
    return cell
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
