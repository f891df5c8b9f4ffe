// title: Inserting a row and moving another to the same index path in one update raises
// ios: 11
// device: iphone
// watch: reason
// normalize:
// source: public source file 16576062788 of the code index (a sample of a list animator, 2018)
// confidence: medium
// note: The comment quotes the text only.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
final class Source: NSObject, UITableViewDataSource {
    var counts = [2, 1]
    func numberOfSections(in t: UITableView) -> Int { return 2 }
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return counts[s] }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell() }
}
let source = Source()
let a = UIViewController()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
table.dataSource = source
a.view.addSubview(table)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException {
    table.beginUpdates()
    source.counts = [1, 3]
    table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1))
    table.endUpdates()
}
print("reason " + hide(e?.reason ?? "none"))

// prints:
// reason attempt to perform an insert and a move to the same index path (<NSIndexPath: 0x> {length = 2, path = 1 - 0})
