// title: An update during which the data source's number of sections changed unannounced raises with both numbers
// ios: 12
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/Stan-Ost/ReloadableTableView/issues/1 (StackHelp, 2019-03-14)
// confidence: high
// note: The log has other numbers; dennisreimann/ioctocat#260 of 2013 has the same text. Double spaces become one.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
final class Source: NSObject, UITableViewDataSource {
    var sections = 2
    func numberOfSections(in t: UITableView) -> Int { return sections }
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 1 }
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
source.sections = 1
let e = Simulator.catchException {
    table.beginUpdates()
    table.endUpdates()
}
print("name \(e?.name.rawValue ?? "none")")
print("reason " + hide(e?.reason ?? "none"))

// prints:
// name NSInternalInconsistencyException
// reason Invalid update: invalid number of sections. The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (2), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
