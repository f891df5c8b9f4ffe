// title: shouldHighlightRow returning false stops the selection before willSelect and didSelect
// ios: 16
// device: iphone
// watch: delegate | selected
// normalize: collapse-repeats
// source: UITableView.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment above shouldHighlightRowAtIndexPath; awesome-tips 2019/01 tells the same of didSelect.
import UIKit
final class Ear: NSObject, UITableViewDelegate {
    func tableView(_ t: UITableView, shouldHighlightRowAt p: IndexPath) -> Bool { print("delegate shouldHighlight"); return false }
    func tableView(_ t: UITableView, didHighlightRowAt p: IndexPath) { print("delegate didHighlight") }
    func tableView(_ t: UITableView, willSelectRowAt p: IndexPath) -> IndexPath? { print("delegate willSelect"); return p }
    func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { print("delegate didSelect") }
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
Simulator.select(row: IndexPath(row: 1, section: 0), in: list.tableView)
Simulator.settle()
print("selected nil: \(list.tableView.indexPathForSelectedRow == nil)")

// prints:
// delegate shouldHighlight
// selected nil: true
