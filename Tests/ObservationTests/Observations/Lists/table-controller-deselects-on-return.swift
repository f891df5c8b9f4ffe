// title: A table controller deselects its row when it appears again, without telling the delegate
// ios: 12
// device: iphone
// watch: selected | delegate
// normalize:
// source: UITableViewController.h of the iOS 12.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Header: viewWillAppear deselects if clearsSelectionOnViewWillAppear, which defaults to true; UITableView.h says that deselectRow tells no delegate.
import UIKit
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 3 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
    override func tableView(_ t: UITableView, didDeselectRowAt p: IndexPath) { print("delegate didDeselect") }
}
let list = List()
let nav = UINavigationController(rootViewController: list)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(row: IndexPath(row: 1, section: 0), in: list.tableView)
nav.pushViewController(UIViewController(), animated: true)
Simulator.settle()
print("selected \(list.tableView.indexPathForSelectedRow?.row ?? -1)")
nav.popViewController(animated: true)
Simulator.settle()
print("selected \(list.tableView.indexPathForSelectedRow?.row ?? -1)")

// prints:
// selected 1
// selected -1
