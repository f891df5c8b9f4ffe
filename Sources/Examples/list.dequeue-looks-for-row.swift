// ios: 9
import UIKit

class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

let rows = Rows()
let table = UITableView(frame: UIScreen.main.bounds)
table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
table.dataSource = rows
let page = UIViewController()
page.view.addSubview(table)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let error = Simulator.catchException {
  _ = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 7, section: 0))
}
print("eighth row:", error?.reason ?? "has a cell")
