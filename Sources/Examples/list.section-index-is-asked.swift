import UIKit

final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 40
  }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
    -> UITableViewCell
  {
    return tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  override func numberOfSections(in tableView: UITableView) -> Int { return 2 }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    print("letters?")
    return ["A", "Z"]
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(sectionIndex: 1, in: list.tableView)
Simulator.settle()
print("offset:", Int(list.tableView.contentOffset.y))
