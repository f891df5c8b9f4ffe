// title: Inserting a row into a section that does not exist says how many sections there are after the update
// ios: 11
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/gsdios/SDAutoLayout/issues/261 (topjx, 2018-01-04)
// confidence: high
// note: The report has the exception's name and text; zoho/react-native-zohodesk-portal-sdk#18 shows the same on iOS 17.4. That one reached it by reloading rows; here by inserting.
import UIKit
final class Source: NSObject, UITableViewDataSource {
    func numberOfSections(in t: UITableView) -> Int { return 2 }
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
let e = Simulator.catchException { table.insertRows(at: [IndexPath(row: 0, section: 2)], with: .none) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none"))

// prints:
// name NSInternalInconsistencyException
// reason attempt to insert row 0 into section 2, but there are only 2 sections after the update
