// title: Views inside a table have a listEnvironment trait of its style
// ios: 18
// device: iphone
// watch: list
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITraitListEnvironment.rs (header comments of UITraitListEnvironment.h, Apple, 2025)
// confidence: high
// note: Comments: set on views inside UITableViews and list sections; unspecified when there is no information. MISSING: UITraitCollection.listEnvironment
// open: the model has no listEnvironment
import UIKit
print("list empty \(UITraitCollection().listEnvironment == .unspecified)")
func cell(_ style: UITableView.Style) -> UITableViewCell {
    final class Source: NSObject, UITableViewDataSource {
        func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 1 }
        func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell() }
    }
    let source = Source()
    let a = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: style)
    table.dataSource = source
    a.view.addSubview(table)
    let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
    return table.cellForRow(at: IndexPath(row: 0, section: 0)) ?? UITableViewCell()
}
print("list plain \(cell(.plain).traitCollection.listEnvironment == .plain)")
print("list inset \(cell(.insetGrouped).traitCollection.listEnvironment == .insetGrouped)")

// prints:
// list empty true
// list plain true
// list inset true
