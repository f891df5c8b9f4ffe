// title: selectRow and deselectRow call none of the delegate's four selection methods
// ios: 16
// device: iphone
// watch: delegate | selected
// normalize:
// source: UITableView.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment above selectRowAtIndexPath.
import UIKit
final class Ear: NSObject, UITableViewDelegate {
    func tableView(_ t: UITableView, willSelectRowAt p: IndexPath) -> IndexPath? { print("delegate willSelect"); return p }
    func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { print("delegate didSelect") }
    func tableView(_ t: UITableView, willDeselectRowAt p: IndexPath) -> IndexPath? { print("delegate willDeselect"); return p }
    func tableView(_ t: UITableView, didDeselectRowAt p: IndexPath) { print("delegate didDeselect") }
}
let ear = Ear()
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.delegate = ear; tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 3 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
print("selected \(list.tableView.indexPathForSelectedRow?.row ?? -1)")
list.tableView.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
print("selected \(list.tableView.indexPathForSelectedRow?.row ?? -1)")
Simulator.settle()

// prints:
// selected 1
// selected -1
