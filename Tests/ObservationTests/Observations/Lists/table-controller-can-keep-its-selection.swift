// title: With clearsSelectionOnViewWillAppear false the row stays selected on return
// ios: 12
// device: iphone
// watch: selected
// normalize:
// source: UITableViewController.h of the iOS 12.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: The header's comments on viewWillAppear and the property.
import UIKit
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 3 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
}
let list = List()
print("selected cleared by default \(list.clearsSelectionOnViewWillAppear)")
list.clearsSelectionOnViewWillAppear = false
let nav = UINavigationController(rootViewController: list)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(row: IndexPath(row: 2, section: 0), in: list.tableView)
nav.pushViewController(UIViewController(), animated: true)
Simulator.settle()
nav.popViewController(animated: true)
Simulator.settle()
print("selected \(list.tableView.indexPathForSelectedRow?.row ?? -1)")

// prints:
// selected cleared by default true
// selected 2
