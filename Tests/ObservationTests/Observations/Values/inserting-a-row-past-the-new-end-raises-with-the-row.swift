// title: Inserting a row past the end that the data source has after the update names the row and the count
// ios: 10
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/5calls/ios/issues/57 (subdigital, 2017-02-10)
// confidence: high
// note: The report has row 8 of 8. Anything after the count is not compared (trailing space in the report).
import UIKit
final class Source: NSObject, UITableViewDataSource {
    var count = 2
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return count }
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
source.count = 3
let e = Simulator.catchException { table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none").trimmingCharacters(in: .whitespaces))

// prints:
// name NSInternalInconsistencyException
// reason attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after the update
