// title: A tap whose willSelectRow returns nil highlights and unhighlights the row but selects nothing
// ios: 9
// device: iphone
// watch: did | selected
// normalize:
// source: https://github.com/BrianSlick/Book-UITableViewGuide 09.HandlingRowTaps/HandlingRowTaps.md (Brian Slick, 2016-02)
// confidence: high
// note: The book: the highlight comes first and goes away faster, no didSelect is logged. The highlight is told here by the delegate's methods.
import UIKit
final class Ear: NSObject, UITableViewDelegate {
    func tableView(_ t: UITableView, didHighlightRowAt p: IndexPath) { print("did highlight") }
    func tableView(_ t: UITableView, didUnhighlightRowAt p: IndexPath) { print("did unhighlight") }
    func tableView(_ t: UITableView, willSelectRowAt p: IndexPath) -> IndexPath? { return nil }
    func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { print("did select") }
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
// did highlight
// did unhighlight
// selected nil: true
