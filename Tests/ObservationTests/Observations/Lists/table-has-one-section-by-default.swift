// title: A table whose data source does not implement numberOfSections has one section
// ios: 16
// device: iphone
// watch: table.
// normalize:
// source: UITableView.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment of numberOfSectionsInTableView. The table is never on screen.
import UIKit
final class Source: NSObject, UITableViewDataSource {
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 4 }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell(style: .default, reuseIdentifier: nil) }
}
let source = Source()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
table.dataSource = source
print("table.sections \(table.numberOfSections)")
print("table.rows \(table.numberOfRows(inSection: 0))")

// prints:
// table.sections 1
// table.rows 4
