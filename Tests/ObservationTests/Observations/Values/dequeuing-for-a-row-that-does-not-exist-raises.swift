// title: iOS 8: dequeuing a registered cell for an index path that the table does not have raises: request for rect at invalid index path
// ios: 8
// device: iphone
// watch: name | reason
// normalize:
// source: public source file 5905028734 of the code index (a city list with search, 2014)
// confidence: medium
// note: The comment explains that the search table asks for rows that self.tableView does not have, and quotes name and text.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
final class Source: NSObject, UITableViewDataSource {
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 1 }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
}
let source = Source()
let a = UIViewController()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
table.dataSource = source
a.view.addSubview(table)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { _ = table.dequeueReusableCell(withIdentifier: "c", for: IndexPath(row: 1, section: 0)) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + hide(e?.reason ?? "none"))

// prints:
// name NSInternalInconsistencyException
// reason request for rect at invalid index path (<NSIndexPath: 0x> {length = 2, path = 0 - 1})
